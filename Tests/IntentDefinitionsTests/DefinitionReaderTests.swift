import Diagnostics
import IntentDefinitions
import TestSupport
import Testing

struct DefinitionReaderTests {
  private func reading(_ extra: [(String, PropertyList)]) -> DefinitionReading {
    DefinitionReading(Sample.definition([.dictionary([("INIntentName", "Brew")] + extra)]))
  }

  @Test func readsAnIntentWithAllItsFacts() throws {
    let reading = DefinitionReading(
      Sample.definition([
        Sample.intent(
          "Brew",
          extra: [
            ("INIntentDescription", "Brews tea"), ("INIntentDefaultImageName", "pot"),
            ("INIntentKeyParameter", "tea"), ("INIntentInput", "leaves"),
            ("INIntentUserConfirmationRequired", true), ("INIntentRestrictions", 1),
            ("INIntentConfigurable", true), ("INIntentIneligibleForSuggestions", true),
            ("INIntentEligibleForWidgets", true),
          ])
      ]))
    let intent = try #require(reading.intent)
    #expect(reading.report.isEmpty)
    #expect(intent.name == "Brew" && intent.className == "BrewIntent" && intent.kind == .custom)
    #expect(intent.responseClassName == "BrewIntentResponse")
    #expect(intent.title == LocalizedText("Brew it", id: "Ti0001"))
    #expect(intent.summary.text == "Brews tea")
    #expect(intent.category == "order" && intent.verb == "Order")
    #expect(intent.defaultImageName == "pot" && intent.keyParameter == "tea")
    #expect(intent.inputParameter == "leaves" && intent.requiresUserConfirmation)
    #expect(intent.lockRestriction == .whileLocked && intent.isConfigurable)
    #expect(!intent.isEligibleForSuggestions && intent.isEligibleForWidgets)
  }

  @Test func nearlyEverythingMayBeMissing() throws {
    let intent = try #require(reading([]).intent)
    #expect(reading([]).report.isEmpty)
    #expect(intent.parameters.isEmpty && intent.combinations.isEmpty)
    #expect(intent.response == .none && intent.title.isEmpty && intent.displayTitle == "Brew")
    #expect(intent.category == "generic" && intent.verb == nil && intent.lockRestriction == .none)
    #expect(intent.isEligibleForSuggestions && !intent.requiresUserConfirmation)
  }

  @Test(arguments: [
    ("1.0", true), ("1.1", true), ("1.2", true), ("1.3", false), ("2", false), ("", false),
  ])
  func knowsTheModelVersionsThatXcodeWrote(version: String, isKnown: Bool) {
    let reading = DefinitionReading(
      ["INIntents": [], "INIntentDefinitionModelVersion": .string(version)])
    #expect(reading.definition?.modelVersion == version)
    #expect(reading.diagnostics.map(\.rule) == (isKnown ? [] : [.unknownModelVersion]))
  }

  @Test func aStubWithoutVersionIsRead() {
    let reading = DefinitionReading(["INIntents": [], "INEnums": []])
    #expect(reading.report.isEmpty)
    #expect(reading.definition?.modelVersion == nil)
  }

  @Test func aDictionaryOfSomethingElseIsAFinding() {
    let reading = DefinitionReading(["CFBundleName": "Tea"])
    #expect(reading.diagnostics.map(\.rule) == [.emptyDefinition])
    #expect(reading.definition?.intents.isEmpty == true)
  }

  @Test(arguments: ["<plist version=\"1.0\"><array/></plist>", "<plist><string>x</string></plist>"])
  func whatIsNoDictionaryIsRefused(text: String) {
    let reading = DefinitionReading(text: text)
    #expect(reading.definition == nil && reading.diagnostics.count == 1)
    #expect(reading.diagnostics.first?.fix != nil)
  }

  @Test func conflictMarkersAreOneFinding() {
    let text = Sample.definition([Sample.brewTea]).file
    let conflict = "<<<<<<< HEAD\n" + text + "=======\n>>>>>>> other\n"
    #expect(DefinitionReading(text: conflict).diagnostics.map(\.rule.id) == ["merge-conflict"])
    let inside = text.replacing("<key>INIntents</key>", with: "<<<<<<< HEAD\n<key>INIntents</key>")
    #expect(DefinitionReading(text: inside).diagnostics.map(\.rule.id) == ["merge-conflict"])
  }

  @Test(arguments: [
    ("Brew", "", nil, nil, "BrewIntent"), ("BrewIntent", "", nil, nil, "BrewIntentIntent"),
    ("Brew", "TH", nil, nil, "THBrewIntent"), ("Brew", "TH", nil, "XY", "XYBrewIntent"),
    ("Brew", "TH", "OtherIntent", "XY", "OtherIntent"), ("Brew", "", "", nil, "BrewIntent"),
  ])
  func makesTheClassName(
    name: String, project: String, className: String?, own: String?, expected: String
  ) {
    var keys: [(String, PropertyList)] = [("INIntentName", .string(name))]
    if let className { keys.append(("INIntentClassName", .string(className))) }
    if let own { keys.append(("INIntentClassPrefix", .string(own))) }
    let reading = DefinitionReading(
      Sample.definition([.dictionary(keys)]), classPrefix: project)
    #expect(reading.intent?.className == expected)
  }

  @Test func systemIntentsHaveNoResponse() throws {
    let reading = reading([
      ("INIntentType", "System"), ("INIntentClassName", "INSendMessageIntent"),
      ("INIntentCategory", "system"),
    ])
    let intent = try #require(reading.intent)
    #expect(intent.kind == .system && intent.response == .none)
    #expect(intent.className == "INSendMessageIntent" && reading.report.isEmpty)
  }

  @Test(arguments: [
    (0, Intent.LockRestriction.none), (1, .whileLocked), (2, .whileProtectedDataUnavailable),
  ])
  func readsLockRestrictions(value: Int, restriction: Intent.LockRestriction) {
    let reading = reading([("INIntentRestrictions", .integer(value))])
    #expect(reading.intent?.lockRestriction == restriction)
  }

  @Test(arguments: [("YES", true), ("NO", false)]) func oldFlagsAreStrings(
    text: String, flag: Bool
  ) {
    let reading = reading([("INIntentUserConfirmationRequired", .string(text))])
    #expect(reading.intent?.requiresUserConfirmation == flag && reading.report.isEmpty)
  }

  @Test(arguments: [
    ("INIntentTitle", PropertyList.integer(1), "a string"),
    ("INIntentRestrictions", "1", "an integer"), ("INIntentConfigurable", 1, "true or false"),
    ("INIntentConfigurable", "maybe", "true or false"), ("INIntentParameters", "x", "an array"),
  ])
  func valuesOfAWrongTypeAreFindings(key: String, value: PropertyList, type: String) throws {
    let reading = reading([(key, value)])
    let finding = try #require(reading.diagnostics.first)
    #expect(reading.diagnostics.count == 1 && reading.intent != nil)
    #expect(finding.message.hasPrefix("'\(key)' must be \(type), not"))
    #expect(finding.location.map { $0.line > 1 } == true && finding.fix != nil)
  }

  @Test func namesThatAreMissingLeaveTheirOwnerOut() {
    let reading = DefinitionReading(
      Sample.definition(
        [["INIntentTitle": "x"], ["INIntentName": ""], Sample.intent("Brew")],
        enums: [["INEnumValues": []]], types: [["INTypeName": 1]]))
    #expect(reading.definition?.intents.map(\.name) == ["Brew"])
    #expect(
      reading.diagnostics.map(\.rule.id)
        == ["missing-key", "missing-key", "missing-key", "wrong-type"])
  }

  @Test func placesAreThoseOfTheDictionaries() {
    let sample = MarkedSource(
      """
      <plist version="1.0">
      <dict>
        <key>INIntents</key>
        <array>
          ①<dict>
            <key>INIntentName</key><string>Brew</string>
            <key>INIntentParameters</key>
            <array>②<dict><key>INIntentParameterName</key><string>tea</string></dict></array>
            <key>INIntentParameterCombinations</key>
            <dict>③<key>tea</key><dict/></dict>
            <key>INIntentRestrictions</key>
            ④<string>much</string>
          </dict>
        </array>
      </dict>
      </plist>
      """)
    let reading = DefinitionReading(text: sample.text)
    #expect(reading.intent?.location == sample.places[0])
    #expect(reading.intent?.parameters.first?.location == sample.places[1])
    #expect(reading.intent?.combinations.first?.location == sample.places[2])
    #expect(reading.diagnostics.map(\.location) == [sample.places[3]])
  }

  @Test(.timeLimit(.minutes(30))) func aHundredIntentsWithFiftyParametersAreRead() {
    let parameters = (0..<50).map { Sample.parameter("p\($0)", "String") }
    let reading = DefinitionReading(
      Sample.definition((0..<100).map { Sample.intent("Brew\($0)", parameters: parameters) }))
    #expect(reading.definition?.intents.count == 100)
    #expect(reading.definition?.intents.allSatisfy { $0.parameters.count == 50 } == true)
  }
}
