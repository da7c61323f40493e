@testable import Interactions
import SiteGeneration
@testable import OutputFolder
import Diagnostics
import Foundation
import HostSimulation
import ProjectReading
import ProjectTestSupport
import ProjectStarter
import TestSupport
import Testing

struct ScaffoldFilesTests {
  /// Nobody asks Siri for what sets up a widget.
  @Test func anIntentForWidgetsOnlyGetsNoInteraction() {
    let project = SampleProject([
      "Tea.intentdefinition": Sample.definition([
        Sample.brewTea,
        Sample.intent(
          "Pot",
          extra: [
            ("INIntentEligibleForWidgets", true), ("INIntentIneligibleForSuggestions", true),
          ]),
      ]).file
    ])
    #expect(
      project.starter.files.map(\.path) == ["site.yml", "Cardproof/BrewTea.interaction.yml"])
  }

  @Test func writesSettingsAConfigurationAndAnInteraction() async throws {
    let project = teaHouse([
      ("titleLabel", "label text=\"Label\""), ("teaLabel", "label text=\"Label\""),
      ("minutesLabel", "label text=\"5 minutes\""), ("priceLabel", "label text=\"$4.50\""),
      ("photoView", "imageView"),
    ])
    #expect(
      project.starter.files.map { "\($0.path)\n\($0.text)" }.joined(separator: "\n") == """
        site.yml
        # The name of the site and its hosts. Every key is optional.
        title: Tea
        app: {name: Tea}
        hosts: [siri, maps]

        Cardproof/TeaViewController.controller.yml
        # What TeaViewController answers. Write what its code does: 'show' with a layout, or 'refuse'.
        # An open case has no effect. Fill it in, then remove 'open'.
        controller: TeaViewController
        extension: TeaIntentsUI
        configureView:
          - when: {intent: BrewTeaIntent}
            show: BrewTea
            open: true
        layouts:
          BrewTea:
            storyboard: MainInterface
            outlets:
              titleLabel: {}  # the file has the text "Label"
              teaLabel: {text: "${intent.tea}"}  # guessed from the name
              minutesLabel: {text: "${response.minutes}", when: {has: response.minutes}}  # guessed from the name
              priceLabel: {}  # the file has the text "$4.50"
              photoView: {}  # the file has no image

        Cardproof/BrewTea.interaction.yml
        # Sample values from the definition. Replace them with what your app says.
        interaction: BrewTea it
        intent: BrewTeaIntent
        parameters:
          tea: Tea
          cups: 2
        stages:
          - confirm: {code: ready, minutes: 2}
          - handle: {code: success, minutes: 2}
          - handle: {code: failure}
          - handle: {code: failureNoWater}

        """)
    let found = try await project.newFindings()
    #expect(found.isEmpty, "\(found)")
  }

  @Test func anExtensionWithoutAStoryboardGetsACaseToFillIn() async throws {
    let project = Sample.teaHouse()
    let text = project.started["Cardproof/IntentViewController.controller.yml"]
    #expect(
      text.hasSuffix("configureView:\n  - when: {intent: BrewTeaIntent}\n    open: true\n"))
    let found = try await project.newFindings()
    #expect(found.isEmpty, "\(found)")
  }

  @Test func theSecondRunWritesNothing() {
    let second = teaHouse([("teaLabel", "label text=\"Label\"")]).started.starter
    #expect(second.files.isEmpty)
    #expect(
      second.missing == ["Cardproof/TeaViewController.controller.yml: Fill in the open cases"])
    #expect(
      second.kept == [
        "site.yml", "Cardproof/TeaViewController.controller.yml",
        "Cardproof/BrewTea.interaction.yml",
      ])
  }

  @Test func aNewIntentGetsAnInteractionAndARemark() {
    var project = teaHouse([("teaLabel", "label text=\"Label\"")]).started
    project["Tea.intentdefinition"] =
      Sample.definition([Sample.brewTea, Sample.intent("PourTea")]).file
    project["TeaIntentsUI/Info.plist"] =
      Sample.info(ui: true, supports: ["BrewTeaIntent", "PourTeaIntent"]).file
    let starter = project.starter
    #expect(starter.files.map(\.path) == ["Cardproof/PourTea.interaction.yml"])
    #expect(
      starter.missing == [
        "Cardproof/TeaViewController.controller.yml: Add a case for PourTeaIntent",
        "Cardproof/TeaViewController.controller.yml: Fill in the open cases",
      ])
  }

  /// Files whose names differ in capitals only are one file on most Macs.
  @Test func namesThatDifferInCapitalsGetFilesOfTheirOwn() async throws {
    var project = SampleProject()
    project["A.intentdefinition"] =
      Sample.definition([
        Sample.intent("pour"), Sample.intent("Pour"), Sample.intent("../../etc/passwd"),
        Sample.intent("🫖"), Sample.intent(String(repeating: "Long", count: 100)),
      ]).file
    project["UI/Info.plist"] = Sample.info(ui: true, supports: ["pourIntent", "PourIntent"]).file
    let paths = project.starter.files.map(\.path)
    #expect(Set(paths.map { $0.lowercased() }).count == paths.count)
    #expect(paths.allSatisfy { $0.utf8.count < 120 && $0.split(separator: "/").count <= 2 })
    // Their pages collide as well, with and without these files.
    #expect(try await project.newFindings().allSatisfy { $0.rule.id == "colliding-address" })
  }

  @Test func extensionsInFoldersOfOneNameAreToldApart() async throws {
    var project = teaHouse([("teaLabel", "label text=\"Label\"")])
    for file in ["Info.plist", "MainInterface.storyboard"] {
      project["Old/TeaIntentsUI/\(file)"] = project["TeaIntentsUI/\(file)"]
    }
    let paths = project.starter.files.map(\.path).filter { $0.hasSuffix(".controller.yml") }
    #expect(
      paths == [
        "Cardproof/TeaViewController-Old-TeaIntentsUI.controller.yml",
        "Cardproof/TeaViewController-TeaIntentsUI.controller.yml",
      ])
    let found = try await project.newFindings()
    #expect(found.isEmpty, "\(found)")
  }

  /// One name in the settings would stand on the cards of all apps.
  @Test func severalAppsKeepTheirNames() {
    var project = SampleProject()
    for (name, intent) in [("Samovar", "BrewTea"), ("Ladle", "ServeSoup")] {
      project["\(name)/App/Info.plist"] = """
        <plist version="1.0"><dict><key>CFBundleName</key><string>\(name)</string>
        <key>NSSiriUsageDescription</key><string>To serve</string></dict></plist>
        """
      project["\(name)/UI/Info.plist"] = Sample.info(ui: true, supports: ["\(intent)Intent"]).file
      project["\(name)/\(intent).intentdefinition"] =
        Sample.definition([Sample.intent(intent)]).file
    }
    let settings = project.starter.files.first?.text ?? ""
    #expect(settings.contains("title: Folder\n") && !settings.contains("app:"), "\(settings)")
    #expect(project.started.project.appNames == project.project.appNames)
  }

  /// In the extension's own folder nothing but a build variable names it.
  @Test(arguments: [
    ("$(PRODUCT_BUNDLE_IDENTIFIER)", nil), ("com.example.tea.ui", "com.example.tea.ui"),
  ])
  func anExtensionAtTheTopHasNoNameThatTheBuildFillsIn(
    identifier: String, name: String?
  ) async throws {
    var project = teaHouse([("teaLabel", "label text=\"Label\"")])
    project["Info.plist"] =
      Sample.info(
        ui: true, supports: ["BrewTeaIntent"], name: identifier
      ).file
    project["MainInterface.storyboard"] = project["TeaIntentsUI/MainInterface.storyboard"]
    for path in project.files.keys where path.hasPrefix("TeaIntentsUI/") {
      project.files[path] = nil
    }
    let lines = try #require(
      project.starter.files.first { $0.path.hasSuffix(".controller.yml") }
    ).text.split(separator: "\n")
    #expect(
      lines.filter { $0.hasPrefix("extension:") } == (name.map { ["extension: \($0)"] } ?? []))
    let found = try await project.newFindings()
    #expect(found.isEmpty, "\(found)")
  }

  /// The file of the first one has the name of the class already.
  @Test(arguments: ["AfterUI", "ZenUI"])
  func anExtensionThatIsAddedLaterGetsAFileOfItsOwn(folder: String) async throws {
    var project = teaHouse([("teaLabel", "label text=\"Label\"")]).started
    for file in ["Info.plist", "MainInterface.storyboard"] {
      project["\(folder)/\(file)"] = project["TeaIntentsUI/\(file)"]
    }
    #expect(
      project.starter.files.map(\.path) == [
        "Cardproof/TeaViewController-\(folder).controller.yml"
      ])
    let found = try await project.newFindings()
    #expect(found.isEmpty, "\(found)")
    #expect(project.started.starter.files.isEmpty)
  }

  /// What is read back are the values that the definition asks for, of every type.
  @Test func valuesOfEveryTypeAreReadBack() async throws {
    let types = [
      "String", "Integer", "Decimal", "Boolean", "TimeInterval", "CurrencyAmount", "DateComponents",
      "Date", "URL", "File", "Placemark", "Person", "PaymentMethod", "Distance", "Temperature",
    ]
    let parameters = types.map { Sample.parameter("the\($0)", $0) }
    let odd = ["code", "response", "sample", "true", "a: b", "5"].map {
      Sample.responseParameter($0, "String")
    }
    var project = SampleProject()
    project["A.intentdefinition"] =
      Sample.definition([
        Sample.intent("Every", parameters: parameters, responseParameters: odd)
      ]).file
    project["UI/Info.plist"] = Sample.info(ui: true, supports: ["EveryIntent"]).file
    let found = try await project.newFindings()
    #expect(found.isEmpty, "\(found)")
    let made = try #require(project.project.interactions.first)
    let read = try #require(project.started.project.interactions.first)
    #expect(read.location != nil && read.parameters == made.parameters)
    let stages = (read.stages.first, made.stages.first)
    #expect(stages.0?.code == stages.1?.code)
    #expect(stages.0?.responseValues == stages.1?.responseValues)
  }

  /// Maps never shows the intent, so its height of 145 points leaves nothing open.
  @Test func aSceneIsNotJudgedByAHostThatDoesNotShowIt() async throws {
    let project = teaHouse([("teaLabel", "label text=\"Tea\""), ("cupsLabel", "label text=\"2\"")])
    let found = await project.started.findings()
    #expect(found.allSatisfy { $0.rule.id != "ambiguous-layout" })
  }

  /// The example of Xcode's template is nobody's intent.
  @Test func leavesTheTemplatesExampleOut() async throws {
    var project = Sample.teaHouse()
    for listed in [["INSendMessageIntent"], ["INSendMessageIntent", "BrewTeaIntent"]] {
      project["TeaIntentsUI/Info.plist"] = Sample.info(ui: true, supports: listed).file
      #expect(
        project.starter.files.map(\.path) == [
          "site.yml", "Cardproof/IntentViewController.controller.yml",
          "Cardproof/BrewTea.interaction.yml",
        ])
      #expect(
        project.started["Cardproof/IntentViewController.controller.yml"].contains(
          "- when: {intent: BrewTeaIntent}"))
      let found = try await project.newFindings()
      #expect(found.isEmpty, "\(found)")
    }
  }

  /// SiriKit's objects have dozens of properties; what a card shows of them are a few.
  @Test func valuesOfSiriKitSayNothingTwice() throws {
    var project = SampleProject()
    project["UI/Info.plist"] = Sample.info(ui: true, supports: ["INSendPaymentIntent"]).file
    let text = project.started["Cardproof/INSendPaymentIntent.interaction.yml"]
    #expect(
      text.contains(
        """
          payee:
            identifier: sample
            display: Ana Silva
            personHandle: {identifier: sample, display: "+1 555 0100", type: phoneNumber}
          currencyAmount: {amount: 12.5, currency: USD}
          note: For lunch

        """), "\(text)")
    #expect(!text.contains(": Value") && !text.contains(": Handle") && !text.contains("isMe"))
  }

  /// Every real project: no error, and no warning but those of the project's own scenes.
  @Test(.needsCorpus, arguments: Corpus.projects)
  func realProjectsBuildWithWhatIsWritten(name: String) async throws {
    let folder = try #require(Corpus.folder).appending(path: name)
    var diagnostics: [Diagnostic] = []
    let listing = try SourceFolder(path: folder.path).files(reporting: &diagnostics)
    var project = SampleProject()
    for file in listing.files { project.files[file.path] = file.bytes }
    let new = try await project.newFindings()
    #expect(!new.contains { $0.severity == .error })
    let ours = new.filter { finding in
      guard let file = finding.location?.file else { return true }
      return !file.hasSuffix(".xib") && !file.hasSuffix(".storyboard")
    }
    #expect(ours.isEmpty, "\(ours.map(\.message))")
    #expect(project.started.starter.files.isEmpty)
    // What a person gets who fills in nothing, and only says that it is done.
    let closed = try await project.started.withClosedCases.generator().site(to: .discard)
    #expect(!closed.diagnostics.contains { $0.severity == .error && !new.contains($0) })
  }
}
