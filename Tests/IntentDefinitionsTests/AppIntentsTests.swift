import Diagnostics
import IntentDefinitions
import TestSupport
import Testing

struct AppIntentsTests {
  private func app(
    _ definitions: [(path: String, names: [String])] = [],
    _ infos: [(path: String, list: PropertyList)] = [], region: String = "en"
  ) throws -> (app: AppIntents, diagnostics: [Diagnostic]) {
    let read = definitions.compactMap { path, names in
      DefinitionReading(Sample.definition(names.map { Sample.intent($0) }), path: path).definition
    }
    let extensions = try infos.compactMap { try readInfo(text: $0.list.file, path: $0.path).info }
    var diagnostics: [Diagnostic] = []
    let app = AppIntents(
      definitions: read, extensions: extensions, developmentRegion: region,
      reporting: &diagnostics)
    return (app, diagnostics)
  }

  @Test(arguments: [
    (["de.lproj", "Base.lproj", "en.lproj"], "en", "Base.lproj"),
    (["de.lproj", "en.lproj", "zh.lproj"], "en", "en.lproj"),
    (["de.lproj", "en.lproj"], "de", "de.lproj"), (["fr.lproj", "de.lproj"], "en", "de.lproj"),
  ])
  func takesOneOfTheLocalisedCopies(folders: [String], region: String, expected: String) throws {
    for order in [folders, folders.reversed()] {
      let (app, diagnostics) = try app(
        order.map { ("App/\($0)/Tea.intentdefinition", ["Brew", "Only\($0.prefix(2))"]) },
        region: region)
      #expect(diagnostics.isEmpty)
      #expect(
        Set(app.intents.map(\.definition.path)) == ["App/\(expected)/Tea.intentdefinition"])
      #expect(app.intents.count == 2)
    }
  }

  @Test func copiesAreOfOneFolderAndOneName() throws {
    let (app, diagnostics) = try app([
      ("A/Base.lproj/Tea.intentdefinition", ["One"]), ("B/en.lproj/Tea.intentdefinition", ["Two"]),
      ("A/en.lproj/Soup.intentdefinition", ["Three"]),
    ])
    #expect(app.intents.map(\.intent.name) == ["One", "Three", "Two"] && diagnostics.isEmpty)
  }

  @Test func anIntentThatIsDefinedTwiceIsAFindingAtTheSecond() throws {
    let (app, diagnostics) = try app([
      ("B/Tea.intentdefinition", ["Brew"]), ("A/Tea.intentdefinition", ["Brew", "Pour"]),
    ])
    #expect(
      app.intents.map(\.definition.path) == ["A/Tea.intentdefinition", "A/Tea.intentdefinition"])
    #expect(diagnostics.map(\.rule) == [.duplicateIntent])
    #expect(diagnostics.first?.location?.file == "B/Tea.intentdefinition")
    #expect(diagnostics.first?.notes.first?.location?.file == "A/Tea.intentdefinition")
  }

  /// A copy for a target of its own lies deeper than the app's.
  @Test func ofTwoDefinitionsTheNearestToTheTopCounts() throws {
    let (app, diagnostics) = try app([
      ("Extensions/Tea/Tea.intentdefinition", ["Brew"]),
      ("Tea/Base.lproj/Tea.intentdefinition", ["Brew"]),
    ])
    #expect(app.intents.map(\.definition.path) == ["Tea/Base.lproj/Tea.intentdefinition"])
    #expect(diagnostics.first?.location?.file == "Extensions/Tea/Tea.intentdefinition")
  }

  @Test func findsIntentsByClassAndByName() throws {
    let app = try app([("a", ["Brew", "BrewIntent"])]).app
    #expect(app.intent(named: "BrewIntent")?.intent.name == "Brew")
    #expect(app.intent(named: "BrewIntentIntent")?.intent.name == "BrewIntent")
    #expect(app.intent(named: "Brew")?.intent.name == "Brew")
    #expect(app.intent(named: "brew") == nil)
  }

  @Test(arguments: [
    ("BrewIntent", nil), ("INSendMessageIntent", nil),
    ("Brew", "Write 'BrewIntent', with the ending"),
    ("BrewIntnet", "Write 'BrewIntent'"), ("GetProject", "Remove the line, or add the definition"),
    ("brewIntent", "Write 'BrewIntent': capitals count"),
  ])
  func checksTheClassesThatExtensionsName(name: String, fix: String?) throws {
    let (_, diagnostics) = try app(
      [("a", ["Brew"])], [("Tea/Info.plist", Sample.info(ui: false, supports: [name]))])
    #expect(diagnostics.map(\.rule) == (fix == nil ? [] : [.unknownIntentClass]))
    #expect(diagnostics.first?.fix == fix)
    if fix != nil { #expect(diagnostics.first?.location?.line ?? 0 > 1) }
  }

  @Test func anInterfaceNeedsAHandler() throws {
    let (_, diagnostics) = try app(
      [("a", ["Brew", "Pour"])],
      [
        ("Tea/Info.plist", Sample.info(ui: false, supports: ["BrewIntent"])),
        ("TeaUI/Info.plist", Sample.info(ui: true, supports: ["BrewIntent", "PourIntent"])),
      ])
    #expect(diagnostics.map(\.rule) == [.interfaceWithoutHandler])
    #expect(diagnostics.first?.message.contains("PourIntent") == true)
  }

  @Test func handlersInTheAppItselfCannotBeSeen() throws {
    let (_, diagnostics) = try app(
      [("a", ["Brew"])], [("TeaUI/Info.plist", Sample.info(ui: true, supports: ["BrewIntent"]))])
    #expect(diagnostics.isEmpty)
  }

  @Test func ofTwoHandlersTheFirstByPathCounts() throws {
    let info = Sample.info(ui: false, supports: ["BrewIntent"])
    let (app, diagnostics) = try app(
      [("a", ["Brew"])], [("B/Info.plist", info), ("A/Info.plist", info)])
    #expect(diagnostics.isEmpty)
    #expect(app.firstExtension(.intents, supporting: "BrewIntent")?.path == "A/Info.plist")
    #expect(app.firstExtension(.intentsUI, supporting: "BrewIntent") == nil)
  }

  @Test func whatIsRestrictedMustBeSupported() throws {
    let (_, diagnostics) = try app(
      [("a", ["Brew", "Pour"])],
      [
        (
          "A/Info.plist",
          Sample.info(ui: false, supports: ["BrewIntent"], restricted: ["PourIntent"])
        )
      ])
    #expect(diagnostics.map(\.rule) == [.restrictedNotSupported])
  }
}
