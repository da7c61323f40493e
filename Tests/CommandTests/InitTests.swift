import Foundation
import ProjectTestSupport
import TestSupport
import Testing

struct InitTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try Sample.teaHouse().write(to: folder, at: "tea")
  }

  private func run(_ words: String...) throws -> CommandLineRun {
    try CommandLineRun(words, in: folder.url.path)
  }

  @Test func writesFilesAndNamesThem() throws {
    let run = try run("init", "tea")
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(
      run.output == """
        wrote  site.yml
        wrote  Cardproof/IntentViewController.controller.yml
        wrote  Cardproof/BrewTea.interaction.yml
        to do  Cardproof/IntentViewController.controller.yml: Fill in what IntentViewController does, \
        and remove 'open' from each case
        Check these files, then see the cards: cardproof build tea

        """)
    #expect(try self.run("check", "tea", "--strict").status == 0)
  }

  /// A configuration for a class that is not there helps nobody, so the name comes first.
  @Test func aWrongNameOfTheClassIsToDo() throws {
    let info = Sample.info(ui: true, supports: ["BrewTeaIntent"]).file
      .replacing("NSExtensionMainStoryboard", with: "NSExtensionPrincipalClass")
      .replacing("MainInterface", with: "$(PRODUCT_MODULE_NAME).OldController")
    try folder.write(info, at: "tea/TeaIntentsUI/Info.plist")
    try folder.write(
      "class TeaController: UIViewController, INUIHostedViewControlling {}\n",
      at: "tea/TeaIntentsUI/TeaController.swift")
    let output = try run("init", "tea").output
    #expect(output.contains("to do  TeaIntentsUI/Info.plist: Write 'TeaController'"), "\(output)")
  }

  /// The command that it names can be pasted.
  @Test func namesAFolderWithASpaceAsOneWord() throws {
    try Sample.teaHouse().write(to: folder, at: "Käse & Brot")
    #expect(try run("init", "Käse & Brot").output.hasSuffix(": cardproof build 'Käse & Brot'\n"))
  }

  @Test func writesNothingTwice() throws {
    _ = try run("init", "tea")
    let before = try folder.tree()
    let second = try run("init", "tea")
    #expect(second.status == 0 && !second.output.contains("wrote"))
    #expect(second.output.contains("kept   Cardproof/BrewTea.interaction.yml\n"))
    #expect(try folder.tree() == before)
  }

  @Test func aFileThatIsThereStaysAsItIs() throws {
    try folder.write("not: [yaml", at: "tea/Cardproof/BrewTea.interaction.yml")
    try folder.write("title: Mine\n", at: "tea/site.yml")
    let run = try run("init", "tea")
    #expect(run.output.contains("kept   Cardproof/BrewTea.interaction.yml\n"))
    #expect(folder.text(at: "tea/Cardproof/BrewTea.interaction.yml") == "not: [yaml")
    #expect(folder.text(at: "tea/site.yml") == "title: Mine\n")
  }

  @Test func dryRunWritesNothingAndShowsTheFiles() throws {
    let before = try folder.tree()
    let run = try run("init", "tea", "--dry-run")
    #expect(run.status == 0 && run.output.contains("== Cardproof/BrewTea.interaction.yml\n"))
    #expect(run.output.contains("intent: BrewTeaIntent\n"))
    #expect(try folder.tree() == before)
  }

  /// What stands in files that are not read is not in what is written; so it is something to do.
  @Test func filesThatAreNotReadAreSomethingToDo() throws {
    let spec = "NSExtensionPointIdentifier: com.apple.intents-ui-service\n"
    try folder.write(spec, at: "tea/project.yml")
    try folder.write("interaction: A\nintent: BrewTeaIntent\n", at: "tea/A.yml")
    try FileManager.default.removeItem(atPath: folder.path("tea/TeaIntentsUI"))
    let run = try run("init", "tea")
    #expect(
      run.output.contains(
        """
        to do  A.yml: Change the ending of its name to .interaction.yml
        to do  project.yml: Run 'xcodegen generate' before this, or add the Info.plist by hand

        """), "\(run.output)")
    try folder.write(spec, at: "empty/project.yml")
    let nothing = try self.run("init", "empty")
    #expect(nothing.status == 66 && nothing.errors.contains("Run 'xcodegen generate'"))
  }

  /// What cannot be read is not in what is written, either.
  @Test func damagedFilesAreSomethingToDo() throws {
    try folder.write("<<<<<<< HEAD\n", at: "tea/Tea.intentdefinition")
    try folder.write("<document>", at: "tea/TeaIntentsUI/MainInterface.storyboard")
    let run = try run("init", "tea")
    #expect(
      run.output.contains(
        """
        to do  Tea.intentdefinition: Resolve the conflict and remove the markers
        to do  TeaIntentsUI/MainInterface.storyboard: Restore the file: its end is missing

        """), "\(run.output)")
    try folder.write("hello", at: "alone/Tea.intentdefinition")
    let nothing = try self.run("init", "alone")
    #expect(nothing.status == 66 && nothing.errors.contains("Tea.intentdefinition: Convert it"))
  }

  /// A configuration with an error is there: no other is written, and nobody is told to write one.
  @Test func aConfigurationWithAnErrorIsMendedFirst() throws {
    for text in ["a: [", "controller: TeaViewController\nconfigureVieww:\n  - refuse: true\n"] {
      try folder.write(text, at: "tea/Own.controller.yml")
      let run = try run("init", "tea", "--dry-run")
      #expect(
        run.output.contains("to do  Own.controller.yml has an error: run cardproof check")
          && run.output.contains("kept   Own.controller.yml\n")
          && !run.output.contains("== Cardproof/TeaViewController"), "\(run.output)")
    }
  }

  @Test func anExtensionAloneLacksItsDefinition() throws {
    try FileManager.default.removeItem(atPath: folder.path("tea/Tea.intentdefinition"))
    let run = try run("init", "tea")
    #expect(
      run.output.contains(
        "to do  TeaIntentsUI/Info.plist: Name the folder that has the definition of BrewTeaIntent"
      ), "\(run.output)")
    try folder.write(
      Sample.info(ui: true, supports: ["INSendMessageIntent"]).file,
      at: "tea/TeaIntentsUI/Info.plist")
    try folder.write(
      Sample.info(ui: false, supports: ["INAddTasksIntent"]).file, at: "tea/TeaIntents/Info.plist")
    let system = try self.run("init", "tea")
    #expect(
      system.output.contains(
        "Info.plist: List the intents that the app handles, in place of INSendMessageIntent"),
      "\(system.output)")
  }

  /// On the Mac a project looks like a file.
  @Test(arguments: ["init", "check", "build"])
  func xcodesProjectIsNotItsFolder(command: String) throws {
    try folder.write("{}", at: "tea/Tea.xcodeproj/project.pbxproj")
    let run = try run(command, "tea/Tea.xcodeproj/")
    #expect(run.status == 66 && run.errors.contains("fix: Name the folder that contains it"))
  }

  @Test func aFolderWithoutAProjectIsSixtySix() throws {
    try folder.write("# Notes\n", at: "notes/a.md")
    for place in ["notes", "nowhere"] {
      let run = try run("init", place)
      #expect(run.status == 66 && run.output.isEmpty)
    }
    #expect(!folder.exists("notes/site.yml"))
  }

  @Test func aFileOrALinkInTheWayIsSeventyThree() throws {
    try folder.write("", at: "tea/Cardproof")
    #expect(try run("init", "tea").status == 73)
    #expect(!folder.exists("tea/site.yml"))
    let other = try TemporaryFolder()
    try Sample.teaHouse().write(to: folder, at: "linked")
    try folder.link("linked/Cardproof", to: other.url.path)
    #expect(try run("init", "linked").status == 73)
    #expect(try other.tree().isEmpty)
  }
}
