@testable import OutputFolder
import Diagnostics
import HostSimulation
import ProjectReading
import ProjectTestSupport
import SiteGeneration
import SitePages
import TestSupport
import Testing

/// One slip is one finding: what only follows from it is not told beside it.
struct FollowingFindingTests {
  private func findings(_ project: SampleProject) async throws -> [String] {
    await project.findings().map {
      "\($0.location?.line ?? 0): \($0.message); \($0.fix ?? "")"
    }
  }

  private func tea(_ cases: String, layouts: String) -> SampleProject {
    var project = Sample.teaHouse(
      controller: "controller: TeaViewController\nconfigureView:\n\(cases)\nlayouts:\n\(layouts)\n")
    project["A.interaction.yml"] = """
      interaction: A
      intent: BrewTeaIntent
      parameters: {tea: Green}
      stages: [{handle: {minutes: 3}}]

      """
    project["site.yml"] = "hosts: [siri]\n"
    return project
  }

  /// A value that is refused, however it was meant, is not missed in the layout and in the dialogue.
  @Test(arguments: [
    ("{tea: Green, cups: many}", "{minutes: 3}", "'cups' takes a whole number"),
    ("{tea: Green, cusp: 2}", "{minutes: 3}", "The key 'cusp' is unknown here"),
    ("[Green, 2]", "{minutes: 3}", "The parameters must be a mapping, not a list"),
    ("{tea: Green, cups: 2}", "{minutes: soon}", "'minutes' takes a whole number"),
    ("{tea: Green, cups: 2}", "{minute: 3}", "The key 'minute' is unknown here"),
    ("{tea: Green, cups: 2, minutes: 3}", "{}", "The key 'minutes' is unknown here"),
    ("{tea: Green}", "{minutes: 3, cups: 2}", "The key 'cups' is unknown here"),
  ])
  func aRefusedValueIsNotMissedElsewhere(
    parameters: String, response: String, message: String
  ) async throws {
    var project = tea(
      "  - {show: Tea}",
      layouts: """
          Tea:
            stack: vertical
            insets: 20
            views:
              - {label: "${intent.tea}, ${intent.cups}"}
              - {label: "${response.minutes}", when: {status: success}}
        """)
    project["A.interaction.yml"] = """
      interaction: A
      intent: BrewTeaIntent
      parameters: \(parameters)
      stages: [{handle: \(response)}]

      """
    let found = await project.findings()
    #expect(found.map(\.message) == [message])
  }

  /// What a layout looks like without what is wrong in it is nobody's fault.
  @Test(arguments: [
    ("{stack: vertical, insets: 20px, views: [{label: \"${intent.tea}\"}]}", "Write 20"),
    ("{stack: vertical, insets: 20, views: [{label: \"${intnet.tea}\"}]}", "Write 'intent'"),
    (
      "{stack: vertical, insets: 20, views: [{label: \"${intent.tea}\", font: 4pt}]}",
      "Write {size: 4}"
    ),
  ])
  func aLayoutWithErrorsIsNotJudgedByItsLooks(layout: String, fix: String) async throws {
    let found = try await findings(tea("  - {show: Tea}", layouts: "  Tea: \(layout)"))
    #expect(found.count == 1 && found[0].hasSuffix("; \(fix)"), "\(found)")
  }

  /// A definition or an Info.plist that is cut off or in conflict is the one thing to mend.
  @Test(arguments: ["Tea.intentdefinition", "TeaIntentsUI/Info.plist"])
  func whatCannotBeReadIsNotMissedElsewhere(path: String) async throws {
    var project = tea(
      "  - {when: {intent: BrewTeaIntent}, show: Tea}",
      layouts: "  Tea: {stack: vertical, insets: 20, views: [{label: \"${intent.tea}\"}]}")
    for damaged in [String(project[path].prefix(300)), "<<<<<<< HEAD\n\(project[path])"] {
      project[path] = damaged
      let found = await project.findings().filter { $0.severity != .note }
      #expect(found.count == 1 && found[0].location?.file == path, "\(found)")
    }
  }

  /// What the system refuses to read may have all that is looked for.
  @Test(arguments: ["Tea.intentdefinition", "Shared"])
  func whatTheSystemRefusesIsNotMissedElsewhere(path: String) async throws {
    var project = tea(
      "  - {when: {intent: BrewTeaIntent}, show: Tea}",
      layouts: "  Tea: {stack: vertical, insets: 20, views: [{label: \"${intent.tea}\"}]}")
    project.files["Tea.intentdefinition"] = nil
    let files = project.files.map { SourceFile(path: $0.key, bytes: $0.value) }
      .sorted { $0.path < $1.path }
    let refused = Diagnostic(
      .unreadableFile, "It cannot be read", at: SourceLocation(file: path))
    let read = ProjectReader.read(
      SourceListing(files: files), settings: SiteSettings(), diagnostics: [refused])
    let found = await ProjectAnalysis(read, jobs: 1).findings
    #expect(found == [refused], "\(found.map(\.message))")
  }

  /// A configuration with an error says what it says; no other has to be written.
  @Test(arguments: [
    "controller: [", "controler: TeaViewController\n",
    "controller: TeaViewController\nextension: Nowhere\nconfigureView: [{refuse: true}]\n",
  ])
  func aConfigurationWithAnErrorIsNotMissed(text: String) async throws {
    var project = tea("  - {refuse: true}", layouts: "  Tea: {stack: vertical}")
    project["Tea.controller.yml"] = text
    let found = await project.findings()
    #expect(
      !found.isEmpty && found.allSatisfy { $0.location?.file == "Tea.controller.yml" },
      "\(found.map(\.message))")
  }

  /// Only the extension that a configuration with an error is about has nothing to say beside it.
  @Test(arguments: [
    ("Any.controller.yml", "extension: CoffeeUI\ncontroller: [\n", ["TeaIntentsUI/Info.plist"]),
    ("Any.controller.yml", "extension: TeaIntentsUi # a\ncontroller: [\n", ["CoffeeUI/Info.plist"]),
    ("Any.controller.yml", "controler: \"CoffeeView\"\n", ["TeaIntentsUI/Info.plist"]),
    ("Any.controller.yml", "<<<<<<< HEAD\ncontroller: CoffeeView\n", ["TeaIntentsUI/Info.plist"]),
    ("CoffeeView.controller.yml", "a: [\n", ["TeaIntentsUI/Info.plist"]),
    ("CoffeeUI/Any.controller.yml", "a: [\n", ["TeaIntentsUI/Info.plist"]),
    ("Any.controller.yml", "a: [\n", []),
  ])
  func aConfigurationWithAnErrorHidesItsOwnExtensionOnly(
    path: String, text: String, unknown: [String]
  ) async throws {
    var project = Sample.teaHouse()
    project["CoffeeUI/Info.plist"] = Sample.info(ui: true, supports: ["BrewTeaIntent"]).file
      .replacing("NSExtensionMainStoryboard", with: "NSExtensionPrincipalClass")
      .replacing("MainInterface", with: "Coffee.CoffeeView")
    project[path] = text
    let found = await project.findings()
    #expect(found.contains { $0.location?.file == path })
    #expect(
      found.filter { $0.rule == .unknownView }.compactMap(\.location?.file) == unknown,
      "\(found.map(\.message))")
  }

  /// What an interaction with an error says is missed neither in a configuration nor in a document.
  @Test(arguments: ["interaction: A: B\n", "interaction: A\nintent: Nowhere\n"])
  func anInteractionWithAnErrorIsNotMissedElsewhere(text: String) async throws {
    var project = tea(
      "  - {when: {sample: hot}, refuse: true}\n  - {refuse: true}",
      layouts: "  Tea: {stack: vertical}")
    project["A.interaction.yml"] = text
    project["A.md"] = "# A\n\n```card\nintent: BrewTeaIntent\ninteraction: A\n```\n"
    let found = await project.findings().filter { $0.severity != .note }
    #expect(
      !found.isEmpty && found.allSatisfy { $0.location?.file == "A.interaction.yml" },
      "\(found.map(\.message))")
  }

  /// A key of a definition with one slip is one finding, since it is taken as it is meant.
  @Test func aMisspelledNameOfAParameterIsOneFinding() async throws {
    var project = tea(
      "  - {show: Tea}",
      layouts: "  Tea: {stack: vertical, insets: 20, views: [{label: \"${intent.tea}\"}]}")
    let good = project["Tea.intentdefinition"]
    project["Tea.intentdefinition"] = good.replacing(
      "<key>INIntentParameterName</key>", with: "<key>INIntentParamterName</key>")
    #expect(project["Tea.intentdefinition"] != good)
    let found = Set(try await findings(project).map { $0.split(separator: ":")[1] })
    #expect(found.count == 1 && found.first?.contains("'INIntentParamterName'") == true, "\(found)")
  }

  /// A misspelled key of a definition or an Info.plist is read as it is meant, and said once.
  @Test(arguments: [
    ("Tea.intentdefinition", "INIntentParameters", "INIntentParamters"),
    ("Tea.intentdefinition", "INIntentParameterName", "INIntentParamName"),
    ("Tea.intentdefinition", "INIntentResponseCodes", "INIntentResponsCodes"),
    ("Tea.intentdefinition", "INIntentResponseCodeName", "INIntentResponseCodNam"),
    ("Tea.intentdefinition", "INIntents", "INIntent"),
    ("TeaIntentsUI/Info.plist", "NSExtension", "NSExtenson"),
    ("TeaIntentsUI/Info.plist", "NSExtensionAttributes", "NSExtensionAttribute"),
    ("TeaIntentsUI/Info.plist", "NSExtensionPointIdentifier", "NSExtensionPointIdentifer"),
    ("TeaIntentsUI/Info.plist", "IntentsSupported", "IntentsSuported"),
  ])
  func aMisspelledKeyIsSaidOnce(path: String, key: String, misspelled: String) async throws {
    var project = tea(
      "  - {show: Tea}",
      layouts: "  Tea: {stack: vertical, insets: 20, views: [{label: \"${intent.tea}\"}]}")
    let good = project[path]
    project[path] = good.replacing("<key>\(key)</key>", with: "<key>\(misspelled)</key>")
    #expect(project[path] != good)
    let found = Set(await project.findings().map { "\($0.message); \($0.fix ?? "")" })
    #expect(found == ["The file has '\(misspelled)' in place of '\(key)'; Write '\(key)'"])
  }

  /// An identifier with a slip is read as it is meant, so that its configuration has an extension.
  @Test func aMisspelledExtensionPointIsSaidOnce() async throws {
    var project = tea("  - {refuse: true}", layouts: "  Tea: {label: Tea}")
    project["TeaIntentsUI/Info.plist"] = project["TeaIntentsUI/Info.plist"]
      .replacing("intents-ui-service", with: "intent-ui-service")
    let found = await project.findings().filter { $0.severity != .note }
    #expect(found.map(\.rule.id) == ["unknown-extension-point"], "\(found.map(\.message))")
  }

  /// A wrong name of the class is the one thing to mend: nobody describes a class that is not there.
  @Test func aWrongNameOfTheClassIsSaidOnce() async throws {
    var project = Sample.teaHouse()
    project["TeaIntentsUI/Info.plist"] = project["TeaIntentsUI/Info.plist"]
      .replacing("NSExtensionMainStoryboard", with: "NSExtensionPrincipalClass")
      .replacing("MainInterface", with: "$(PRODUCT_MODULE_NAME).OldController")
    project["TeaIntentsUI/TeaController.swift"] = """
      import IntentsUI
      class TeaController: UIViewController, INUIHostedViewControlling {
        func configureView(for parameters: Set<INParameter>, of interaction: INInteraction,
          interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
          completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void) {
          guard interaction.intent is BrewTeaIntent else { return completion(false, [], .zero) }
          completion(true, parameters, extensionContext!.hostedViewMaximumAllowedSize)
        }
      }

      """
    let found = await project.findings()
    #expect(found.contains { $0.rule.id == "source-unknown-class" })
    #expect(!found.contains { $0.rule == .unknownView }, "\(found.map(\.message))")
  }

  /// A parameter that a combination has and the intent lacks is missed once, not again in the phrase; and before all that
  /// follows from it, whatever the folders are called.
  @Test func aCauseComesBeforeWhatFollows() async throws {
    var project = tea(
      "  - {show: Tea}",
      layouts: "  Tea: {stack: vertical, insets: 20, views: [{label: \"${intent.tea}\"}]}")
    project["Z/Tea.intentdefinition"] = project["Tea.intentdefinition"]
      .replacing("<string>tea</string>", with: "<string>pot</string>")
    project.files["Tea.intentdefinition"] = nil
    project.files["A.controller.yml"] = project.files["Tea.controller.yml"]
    project.files["Tea.controller.yml"] = nil
    let found = await project.findings().filter { $0.severity != .note }
    #expect(
      found.compactMap(\.location?.file)
        == [
          "Z/Tea.intentdefinition", "Z/Tea.intentdefinition", "A.controller.yml",
          "A.interaction.yml",
        ],
      "\(found.map { "\($0.rule.id) \($0.message)" })")
  }

  /// Whatever is looked up in a definition may be in the one that cannot be read.
  @Test func whatADamagedDefinitionMayHaveIsNotMissedElsewhere() async throws {
    var project = tea(
      """
        - {when: {code: failureNoWater}, show: Tea}
        - {when: {intent: BrewTeaIntent, has: intent.cups, sample: hot}, show: Tea}
        - {show: Tea, returns: [intent.tea]}
      """,
      layouts: """
            Tea:
              stack: vertical
              insets: 20
              views: [{label: "${intent.tea}", when: {lacks: response.minutes}}]
        """)
    project["A.interaction.yml"] += "sample: {hot: true}\n"
    project["A.md"] = """
      # [Tea](intent:BrewTeaIntent)

      ```card
      intent: BrewTeaIntent
      ```

      ```card
      interaction: A
      ```

      """
    project["Tea.intentdefinition"] = "<<<<<<< HEAD\n\(project["Tea.intentdefinition"])"
    let found = await project.findings()
    #expect(found.map(\.rule.id) == ["merge-conflict"], "\(found.map(\.message))")
  }

  /// An intent of another file is known all the same.
  @Test func whatAnIntentLacksIsMissedBesideADamagedDefinition() async throws {
    var project = tea(
      "  - {when: {intent: BrewTeaIntent, code: spilled}, show: Tea}\n  - {show: Tea}",
      layouts: "  Tea: {stack: vertical, insets: 20, views: [{label: \"${intent.tea}\"}]}")
    project["Pot.intentdefinition"] = "<<<<<<< HEAD\n"
    let found = await project.findings().filter { $0.severity == .error }
    #expect(Set(found.map(\.rule.id)) == ["merge-conflict", "unknown-value"])
  }

  /// The scenes of a storyboard that is cut off are not missed where layouts name them.
  @Test func aStoryboardThatCannotBeReadIsNotMissedElsewhere() async throws {
    var project = tea(
      "  - {when: {status: success}, show: Tea}\n  - {show: Pot}",
      layouts: "  Tea: {storyboard: MainInterface}\n  Pot: {storyboard: MainInterface, scene: Lid}")
    project["TeaIntentsUI/MainInterface.storyboard"] = "<document><scenes></scene></document>"
    let found = await project.findings()
    #expect(found.map(\.rule.id) == ["malformed-xml"], "\(found.map(\.message))")
  }

  /// Beside a storyboard that cannot be read another one can be missing.
  @Test func aNameOfNoStoryboardIsMissedBesideADamagedOne() async throws {
    var project = tea("  - {show: Tea}", layouts: "  Tea: {storyboard: Kettle}")
    project["TeaIntentsUI/Pot.storyboard"] = "<document><scenes></scene></document>"
    let found = try await findings(project)
    #expect(
      found.contains("5: There is no storyboard or xib 'Kettle'; Write one of: Pot"), "\(found)")
  }

  /// What nobody wrote is missed.
  @Test func aValueThatIsNotGivenIsMissed() async throws {
    let project = tea(
      "  - {show: Tea}",
      layouts:
        "  Tea: {stack: vertical, insets: 20, views: [{label: \"${intent.tea}, ${intent.cups}\"}]}")
    let found = try await findings(project)
    #expect(found.contains { $0.contains("'${intent.cups}' has no value") }, "\(found)")
  }

  /// The case that shows a layout by a wrong name does answer.
  @Test func aCaseWithAMisspelledLayoutIsNotMissedElsewhere() async throws {
    let project = tea(
      "  - {when: {status: failure}, show: Tea}\n  - {show: Te}",
      layouts: "  Tea: {stack: vertical, insets: 20, views: [{label: \"${intent.tea}\"}]}")
    #expect(try await findings(project) == ["4: There is no layout 'Te'; Write 'Tea'"])
  }

  /// Where all cases are read, one is missed.
  @Test func aStatusWithoutACaseIsFound() async throws {
    let project = tea(
      "  - {when: {status: failure}, show: Tea}",
      layouts: "  Tea: {stack: vertical, insets: 20, views: [{label: \"${intent.tea}\"}]}")
    let found = try await findings(project)
    #expect(found.contains { $0.hasPrefix("3: No case answers 'BrewTeaIntent'") }, "\(found)")
  }

  @Test func anOutletWithAMisspelledNameWasMeantToBeSet() async throws {
    var project = tea(
      "  - {show: Tea}", layouts: "  Tea: {storyboard: Pot, outlets: {teaLable: {text: a}}}")
    project["TeaIntentsUI/Pot.storyboard"] = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="vc">
      <scenes><scene sceneID="s"><objects><viewController id="vc" customClass="Pot">
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="377" height="150"/>
      <subviews>
      <label text="Tea" id="tea"><rect key="frame" x="20" y="60" width="300" height="21"/></label>
      <label text="5" id="cups"><rect key="frame" x="20" y="90" width="300" height="21"/></label>
      </subviews></view>
      <connections><outlet property="teaLabel" destination="tea" id="a"/>
      <outlet property="cupsLabel" destination="cups" id="b"/></connections>
      </viewController></objects></scene></scenes>
      </document>
      """
    let found = try await findings(project).filter { $0.hasPrefix("5:") }
    #expect(
      found == [
        "5: The layout never sets 'cupsLabel', so the card shows the text of the file; Set them under 'outlets', as the controller does",
        "5: The scene has no outlet 'teaLable'; Write 'teaLabel'",
      ])
  }

  /// Where no definition is, no spelling helps.
  @Test func anIntentOfNoDefinitionAsksForTheDefinition() async throws {
    let project = SampleProject([
      "TeaIntentsUI/Info.plist": Sample.info(ui: true, supports: ["BrewTeaIntent"]).file,
      "Tea.controller.yml": """
      controller: TeaViewController
      configureView:
        - {when: {intent: BrewTeaIntent}, show: Tea}
      layouts:
        Tea: {stack: vertical, insets: 20, views: [{label: Tea}]}

      """,
    ])
    let found = try await findings(project)
    #expect(
      found.contains(
        "3: There is no intent 'BrewTeaIntent'; Add the intent definition to the source folder"),
      "\(found)")
  }

  /// A remark that names a state leads to its card.
  @Test func theStateThatAFindingNamesIsALink() async throws {
    let project = tea(
      "  - {show: Tea}",
      layouts:
        "  Tea: {stack: vertical, insets: 20, views: [{label: \"It's ${intent.tea}\", color: yellow}]}"
    )
    let page = try await project.site().tree.text(at: "findings/index.html")
    #expect(
      page.contains(
        "first &#39;<a href=\"../intents/BrewTea/a/index.html#handle-siri-launch\">BrewTea/a/handle/siri/launch</a>&#39;"
      ), "\(page)")
  }
}
