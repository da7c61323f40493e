import Foundation
import ProjectTestSupport
import TestSupport
import Testing

/// `cardproof check --fix` on a project with faults of each format, as a person would run it.
struct FixTests {
  private static let controller =
    "controller: TeaController\r\nextension: TeaUI # the only one\r\n"
    + "configureVeiw:\r\n  - when: {context: siri}\r\n    show: Readi\r\n    size: maximum\r\n"
    + "  - refuse: true\r\n    returns: none\r\nlayouts:\r\n"
    + "  Ready: {stack: vertcal, insets: 20, views: [{label: \"Tea\", lnes: 0}]}"

  private static let info = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>NSExtension</key><dict>
      <key>NSExtensionPointIdentifier</key><string>com.apple.intents-ui-service</string>
      <key>NSExtensionPrincipalClass</key><string>$(PRODUCT_MODULE_NAME).TeaController</string>
      <key>NSExtensionAttributes</key><dict><key>IntentsSupported</key><array>
        <string>BrewTea</string> <!-- ours -->
      </array></dict>
    </dict></dict></plist>
    """

  private func project(at place: String, in folder: TemporaryFolder) throws {
    var tea = Sample.teaHouse(controller: "")
    for path in tea.files.keys where !path.hasSuffix(".intentdefinition") {
      tea.files[path] = nil
    }
    try tea.write(to: folder, at: place)
    try folder.write(Self.controller, at: "\(place)/TeaUI/Tea é.controller.yml")
    try folder.write(Self.info, at: "\(place)/TeaUI/Info.plist")
    try folder.write("# Docs\n\n[tea](Gides/tea.md#how) ", at: "\(place)/index.md")
    try folder.write("# Tea\n\n## How\n", at: "\(place)/Guides/tea.md")
  }

  private static let fixedController =
    controller.replacing("configureVeiw", with: "configureView")
    .replacing("context: siri}", with: "context: siriSnippet}").replacing("Readi", with: "Ready")
    .replacing("\r\n    returns: none", with: "").replacing("vertcal", with: "vertical")
    .replacing("lnes", with: "lines")

  @Test func fixesWhatIsSureAndTouchesNothingElse() throws {
    let folder = try TemporaryFolder()
    try project(at: "App", in: folder)
    let before = try folder.tree(below: "App")
    let run = try CommandLineRun(["check", "App", "--fix"], in: folder.url.path)
    #expect(run.errors.contains("fixed: The key 'configureVeiw' is unknown here [unknown-key]"))
    let after = try folder.tree(below: "App")
    #expect(folder.text(at: "App/TeaUI/Tea é.controller.yml") == Self.fixedController)
    #expect(
      folder.text(at: "App/TeaUI/Info.plist")
        == Self.info.replacing("<string>BrewTea<", with: "<string>BrewTeaIntent<"))
    #expect(folder.text(at: "App/index.md") == "# Docs\n\n[tea](Guides/tea.md#how) ")
    #expect(Set(before.keys) == Set(after.keys))
    let changed = before.filter { after[$0.key] != $0.value }.keys
    #expect(
      Set(changed) == ["TeaUI/Tea é.controller.yml", "TeaUI/Info.plist", "index.md"])

    let again = try CommandLineRun(["check", "App", "--fix"], in: folder.url.path)
    #expect(!again.errors.contains("fixed:"))
    #expect(again.output == run.output)
    #expect(try folder.tree(below: "App") == after)
  }

  @Test func printsAPatchThatGitTakes() throws {
    let folder = try TemporaryFolder()
    try project(at: "My App ü", in: folder)
    try git(["init", "--quiet"], in: folder)
    let before = try folder.tree(below: "My App ü")
    let run = try CommandLineRun(
      ["check", "My App ü", "--fix", "--dry-run"], in: folder.url.path)
    #expect(run.status == 1)
    #expect(run.errors.contains("findings can be fixed in 3 files"))
    #expect(try folder.tree(below: "My App ü") == before)
    try folder.write(run.output, at: "fixes.patch")
    try git(["apply", "fixes.patch"], in: folder)
    let patched = try folder.tree(below: "My App ü")

    let other = try TemporaryFolder()
    try project(at: "My App ü", in: other)
    _ = try CommandLineRun(["check", "My App ü", "--fix"], in: other.url.path)
    _ = try CommandLineRun(["check", "My App ü", "--fix"], in: folder.url.path)
    #expect(patched != before)
    #expect(try folder.tree(below: "My App ü") == other.tree(below: "My App ü"))
  }

  @Test func neverWritesThroughALinkOrOutsideOfTheSource() throws {
    let folder = try TemporaryFolder()
    try project(at: "App", in: folder)
    try folder.write(Self.controller, at: "Other/Far.controller.yml")
    try folder.write("sources: [../Other]\n", at: "App/site.yml")
    try folder.write(Self.controller, at: "App/TeaUI/real.txt")
    try folder.link("App/TeaUI/Linked.controller.yml", to: "real.txt")
    let run = try CommandLineRun(["check", "App", "--fix"], in: folder.url.path)
    #expect(run.status == 73)
    #expect(
      run.errors.contains("'TeaUI/Linked.controller.yml' was not changed: it is a link"))
    #expect(folder.text(at: "App/TeaUI/real.txt") == Self.controller)
    #expect(folder.text(at: "Other/Far.controller.yml") == Self.controller)
  }

  @Test func saysWhatEachFixChangesInJSONAndSARIF() throws {
    let folder = try TemporaryFolder()
    try project(at: "App", in: folder)
    let json = try CommandLineRun(["check", "App", "--format", "json"], in: folder.url.path)
    #expect(
      json.output.contains(
        """
        "edits": [{"file": "TeaUI/Info.plist", "line": 6, "column": 13, "endLine": 6, \
        "endColumn": 20, "old": "BrewTea", "new": "BrewTeaIntent"}]
        """))
    let sarif = try CommandLineRun(["check", "App", "--format", "sarif"], in: folder.url.path)
    #expect(
      sarif.output.contains(
        """
        {"deletedRegion": {"startLine": 6, "startColumn": 13, "endLine": 6, "endColumn": 20}, \
        "insertedContent": {"text": "BrewTeaIntent"}}
        """))
  }

  /// Where nothing can be fixed at once, the status is that of a check.
  @Test(arguments: [("code: nope", 1), ("code: success", 0)])
  func aDryRunWithoutAFixHasTheStatusOfACheck(test: String, status: Int32) throws {
    let folder = try TemporaryFolder()
    let tea = Sample.teaHouse(
      controller: """
        controller: TeaController
        configureView:
          - {when: {\(test)}, show: Tea, size: fitting}
          - refuse: true
        layouts: {Tea: {stack: vertical, insets: 20, views: [{label: "${intent.tea}"}]}}
        """)
    try tea.write(to: folder, at: "App")
    let run = try CommandLineRun(["check", "App", "--fix", "--dry-run"], in: folder.url.path)
    #expect(run.status == status)
    #expect(run.output == "")
    #expect(run.errors.contains("no finding has a certain fix"))
    let check = try CommandLineRun(["check", "App"], in: folder.url.path)
    #expect(check.status == status)
  }

  @Test func dryRunAloneIsWrongUsage() throws {
    let folder = try TemporaryFolder()
    let run = try CommandLineRun(["check", "--dry-run"], in: folder.url.path)
    #expect(run.status == 64)
    #expect(run.errors.contains("'--dry-run' needs '--fix'"))
  }

  private func git(_ words: [String], in folder: TemporaryFolder) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/git")
    process.arguments = words
    process.currentDirectoryURL = folder.url
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
