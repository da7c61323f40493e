import IntentDefinitions
import Testing

@Suite struct SystemIntentCatalogTests {
  @Test func embeddedCatalogHoldsEveryIntentOfSiriKit() throws {
    let catalogue = try SystemIntentCatalog(parsing: SystemIntentCatalog.embeddedText)
    let intents = catalogue.intents
    #expect(intents.count == 61)
    #expect(intents.flatMap(\.parameters).count == 234)
    #expect(intents.flatMap(\.codes).count == 448)
    #expect(intents.flatMap(\.responseProperties).count == 79)
    #expect(intents.compactMap(\.handling).count == 60)
    #expect(intents.compactMap(\.handling).flatMap(\.resolveMethods).count == 181)
    #expect(intents.filter { $0.availability.deprecated != nil }.count == 24)
    #expect(intents.flatMap(\.parameters).count { $0.availability.deprecated != nil } == 7)
    #expect(intents.map { $0.parameters.count(where: $0.resolves) }.reduce(0, +) == 173)
    #expect(SystemIntentCatalog.standard.intents == intents)
  }

  @Test func everyIntentHasWhatItsHandlerMustAnswer() {
    for intent in SystemIntentCatalog.standard.intents {
      #expect(intent.codes.contains { $0.rawValue == 0 }, "\(intent.className)")
      #expect(Set(intent.codes.map(\.rawValue)).count == intent.codes.count)
      #expect(intent.availability.introduced != nil, "\(intent.className)")
      guard let handling = intent.handling else { continue }
      #expect(handling.name == "\(intent.className)Handling")
      #expect(handling.handle?.isRequired == true)
      #expect(handling.confirm?.isRequired == false)
    }
  }

  @Test func sendMessageIsAsTheHeaderHasIt() throws {
    let intent = try #require(SystemIntentCatalog.standard.intent("INSendMessageIntent"))
    #expect(intent.title == "Send Message")
    #expect(intent.domain == "messaging")
    #expect(intent.unlock == "no")
    #expect(intent.supportedBy == ["Siri Intents", "Siri Suggestions"])
    #expect(intent.hostContexts == ["siriSnippet"])
    #expect(intent.parameters.first?.type == "[INPerson]?")
    #expect(intent.parameters.first?.isArray == true)
    #expect(
      intent.parameters.last?.availability.note == "deprecated in iOS 11.0, use speakableGroupNames"
    )
    #expect(intent.codes.last?.rawValue == 7)
    #expect(intent.handling?.resolveMethods.count == 6)
    #expect(
      intent.handling?.currentResolveMethods.map(\.name) == [
        "resolveRecipients(for:with:)", "resolveOutgoingMessageType(for:with:)",
        "resolveContent(for:with:)", "resolveSpeakableGroupName(for:with:)",
      ])
  }

  /// Nobody says "Outgoing message type: Outgoing message text".
  @Test(arguments: [
    ("INOutgoingMessageType", "outgoingMessageText", "Text"),
    ("INCarAudioSource", "sourceUSB", "USB"),
    ("INCallAudioRoute", "speakerphoneAudioRoute", "Speakerphone"),
    ("INAmountType", "amountDue", "Amount due"), ("INCallCapability", "audioCall", "Audio call"),
    ("INPhotoAttributeOptions", "photo", "Photo"), ("INRidePhase", "ongoing", "Ongoing"),
  ])
  func casesDoNotRepeatWhatTheirEnumIsCalled(type: String, name: String, title: String) throws {
    let cases = try #require(SystemDefinition.standard.enumeration(named: type)).cases
    #expect(cases.first { $0.name == name }?.displayName.text == title)
  }

  @Test func typesOfAnIntentAreThoseItNames() throws {
    let catalogue = SystemIntentCatalog.standard
    let intent = try #require(catalogue.intent("INSetMessageAttributeIntent"))
    #expect(catalogue.types(of: intent).map(\.name) == ["INMessageAttribute"])
    #expect(catalogue.type("INMessageAttribute")?.cases.first?.name == "unknown")
    #expect(catalogue.type("INPerson")?.kind == .class)
  }

  @Test(
    arguments: [
      ("intent", .unknownEntry(line: 1)), ("intent INFooIntent", .badValue(line: 1)),
      ("wish INFooIntent; x", .noOwner(line: 1)), ("  code 1 ready", .noOwner(line: 1)),
      ("intent INFooIntent; x\n  code one ready", .badValue(line: 2)),
      ("intent INFooIntent; x\n  code - ready", .badValue(line: 2)),
      ("intent INFooIntent; x\n  parameter name", .badValue(line: 2)),
      ("intent INFooIntent; x\n  parameter name:", .badValue(line: 2)),
      ("intent INFooIntent; x\n    handle handle(a:)", .noOwner(line: 2)),
      ("intent INFooIntent; x\n  protocol P\n  wish 1", .unknownEntry(line: 3)),
      ("intent INFooIntent; x\n  protocol P\n  resolve name", .badValue(line: 3)),
      ("class INFoo\n  case 1 x", .noOwner(line: 2)),
      ("enum INFoo\n  property a: B", .noOwner(line: 2)), (";", .unknownEntry(line: 1)),
    ] as [(String, SystemIntentCatalogError)])
  func brokenCatalogIsAnErrorNotATrap(text: String, error: SystemIntentCatalogError) {
    #expect(throws: error) { try SystemIntentCatalog(parsing: text) }
  }

  @Test(arguments: [
    ("INSearchForBillsIntent", "Search for Bills"),
    ("INSetClimateSettingsInCarIntent", "Set Climate Settings in Car"),
    ("INAppendToNoteIntent", "Append to Note"), ("INListRideOptionsIntent", "List Ride Options"),
  ])
  func titlesOfIntentsAreTitles(className: String, title: String) throws {
    #expect(SystemDefinition.intent(className)?.intent.title.text == title)
  }
}
