import Diagnostics
import HostSimulation
import Interactions
import IntentDefinitions
import SourceFormats
import TestSupport
import Testing

struct InteractionReaderTests {
  private func read(_ text: String) throws -> Reading<Interaction> {
    try readInteraction("interaction: A\nintent: BrewTeaIntent\n" + text)
  }

  private func value(_ name: String, _ text: String) throws -> IntentValue? {
    let reading = try read("parameters:\n  \(name): \(text)\n")
    #expect(reading.report.isEmpty)
    return reading.value?.parameters[name]
  }

  @Test func readsEveryKey() throws {
    let reading = try readInteraction(
      """
      interaction: A pot of green tea!
      intent: BrewTeaIntent
      parameters: {cups: 2}
      stages:
        - preview
        - confirm: {minutes: 4, locked: true}
        - progress
        - handle: {code: noWater, activity: {id: 7}, sample: {guest: false, extra: x}}
        - update
        - update: {minutes: 2}
      activity: {id: A-17, kept: true}
      sample: {guest: true}
      says: Make tea
      language: ja
      locked: false
      """)
    let interaction = try #require(reading.value)
    #expect(reading.report.isEmpty)
    #expect(interaction.name == "A pot of green tea!")
    #expect(interaction.slug == "a-pot-of-green-tea")
    #expect(interaction.intent.name == "BrewTea" && interaction.language == "ja")
    #expect(interaction.says == "Make tea" && interaction.parameters == ["cups": .integer(2)])
    let stages = interaction.stages
    #expect(
      stages.map(\.slug) == [
        "preview", "confirm", "progress", "handle-noWater", "update", "update-2",
      ])
    #expect(
      stages.map(\.code) == [nil, "ready", "inProgress", "noWater", "success", "success"])
    #expect(stages.map(\.isLocked) == [false, true, false, false, false, false])
    #expect(stages[1].responseValues == ["minutes": .integer(4)])
    #expect(stages[0].activity == ["id": .text("A-17"), "kept": .boolean(true)])
    #expect(stages[3].activity == ["id": .integer(7), "kept": .boolean(true)])
    #expect(stages[3].sample == ["guest": .boolean(false), "extra": .text("x")])
    #expect(stages[0].sample == ["guest": .boolean(true)])
  }

  @Test func readsValuesByTheirTypes() throws {
    #expect(try value("cups", "2") == .integer(2))
    #expect(try value("size", "small") == .enumCase(name: "small", displayName: "Small cup"))
    #expect(try value("size", "unknown") == .enumCase(name: "unknown", displayName: "unknown"))
    #expect(try value("price", "4.5") == .currency(amount: 4.5, code: "USD"))
    #expect(
      try value("price", "{amount: 4, currency: EUR}") == .currency(amount: 4, code: "EUR"))
    #expect(try value("hot", "true") == .boolean(true))
    #expect(try value("strength", "1.5") == .number(1.5))
    #expect(try value("steep", "90") == .duration(90))
    #expect(try value("note", "'5'") == .text("5"))
    #expect(try value("extras", "[milk, 'no sugar']") == .list([.text("milk"), .text("no sugar")]))
    #expect(try value("extras", "[]") == .list([]))
    #expect(try value("tea", "Green") == .object(ObjectValue(identifier: nil, display: "Green")))
    #expect(
      try value("tea", "{identifier: g, display: Green, origin: Uji}")
        == .object(
          ObjectValue(identifier: "g", display: "Green", properties: ["origin": .text("Uji")])))
    #expect(
      try value("tea", "{identifier: g}")
        == .object(ObjectValue(identifier: "g", display: "g")))
    let date = try #require(DateValue(year: 2025, month: 6, day: 9, hour: 9, minute: 41))
    #expect(try value("at", "2025-06-09T09:41") == .date(date))
    #expect(try value("note", "~") == nil)
    #expect(try value("size", "Small cup") == .enumCase(name: "small", displayName: "Small cup"))
    #expect(
      try value("price", "{amount: 4, currency: eur}") == .currency(amount: 4, code: "EUR"))
  }

  @Test func readsPeoplePlacesAndFiles() throws {
    #expect(
      try value("guest", "Mia Berg")
        == .object(
          ObjectValue(
            identifier: nil, display: "Mia Berg", properties: ["displayName": .text("Mia Berg")])))
    let person = try #require(
      try value("guest", "{givenName: Mia, familyName: Berg, handle: '+45 1234'}"))
    #expect(person.property("displayName") == .text("Mia Berg"))
    #expect(person.property("handle") == .text("+45 1234"))
    let place = try #require(
      try value("place", "{street: 4 Quay, city: Ebeltoft, latitude: 56.2, longitude: 10.7}"))
    #expect(place.property("display") == .text("4 Quay, Ebeltoft"))
    #expect(place.property("latitude") == .number(56.2))
    let file = try #require(try value("leaflet", "menu.pdf"))
    #expect(file.property("filename") == .text("menu.pdf"))
  }

  @Test func sampleValuesFitTheirTypes() throws {
    let defined = try #require(try Tea.intents().intent(named: "BrewTeaIntent"))
    let values = SampleValues(definition: defined.definition, language: "en").values(
      for: defined.intent.parameters)
    #expect(values["guest"]?.property("displayName") == .text("Ana Silva"))
    #expect(values["place"]?.property("name") == .text("1 Main Street"))
    #expect(values["leaflet"]?.property("filename") == .text("Document.txt"))
    #expect(values["size"] == .enumCase(name: "small", displayName: "Small cup"))
    #expect(values["extras"]?.property("count") == .integer(1))
    #expect(values["steep"] == .duration(600))
  }

  /// A card is drawn for many states; texts that no card has room for are refused.
  @Test func textsThatAreTooLongAreRefused() throws {
    let long = String(repeating: "a", count: 10_001)
    for text in ["says: \(long)", "parameters: {note: \(long)}", "sample: {a: [\(long)]}"] {
      let reading = try read(text)
      #expect(reading.value == nil)
      #expect(reading.diagnostics.map(\.rule) == [.overLimit])
    }
    #expect(try read("says: \(long.dropLast())").report.isEmpty)
  }

  @Test(arguments: [
    ("parameters: {①cupz: 2}", "unknown-key: The key 'cupz' is unknown here", "Write 'cups'"),
    (
      "parameters: {cups: ①many}", "wrong-type: 'cups' takes a whole number",
      "Write a whole number"
    ),
    ("parameters: {cups: ①2x}", "wrong-type: 'cups' takes a whole number", "Write a whole number"),
    ("parameters: {cups: ①'2 pts'}", "wrong-type: 'cups' takes a whole number", "Write 2"),
    (
      "parameters: {hot: ①yes}", "wrong-type: 'hot' takes true or false",
      "Write true or false"
    ),
    (
      "parameters: {at: '2025-02-①30'}", "wrong-type: Month 2 of 2025 has no day 30",
      "Write a date such as 2025-06-09T09:41"
    ),
    (
      "parameters: {at: 2025-①13-01}", "wrong-type: There is no month 13",
      "Write a date such as 2025-06-09T09:41"
    ),
    (
      "parameters: {at: '2025-06-09T①24:00'}", "wrong-type: A day has no hour 24",
      "Write a date such as 2025-06-09T09:41"
    ),
    (
      "parameters: {at: '2025-06-09 09:①60'}", "wrong-type: An hour has no minute 60",
      "Write a date such as 2025-06-09T09:41"
    ),
    (
      "parameters: {at: ①tomorrow}", "wrong-type: 'at' takes a date such as 2025-06-09T09:41",
      "Write a date such as 2025-06-09T09:41"
    ),
    (
      "parameters: {price: {amount: 4, currency: ①Euro}}",
      "unknown-value: 'EURO' is not a currency code", "Write three letters, such as EUR"
    ),
    (
      "parameters: {guest: {①mail: a@b.c}}", "unknown-key: The key 'mail' is unknown here",
      "Use one of 'display', 'displayName', 'familyName', 'givenName', 'handle', 'identifier', "
        + "'image', 'relationship'"
    ),
    (
      "parameters: {extras: ①milk}", "wrong-type: 'extras' must be a list of values",
      "Write a list: [a, b]"
    ),
    (
      "parameters: {price: {①amuont: 4}}", "unknown-key: The key 'amuont' is unknown here",
      "Write 'amount'"
    ),
    (
      "parameters: {tea: {①colour: green}}", "unknown-key: The key 'colour' is unknown here",
      "Use one of 'display', 'identifier', 'origin'"
    ),
    (
      "parameters: {①minutes: 3}", "unknown-key: The key 'minutes' is unknown here",
      "It belongs to the response; write it into a stage, such as 'handle: {minutes: …}'"
    ),
    (
      "stages: [handle: {①cups: 3}]", "unknown-key: The key 'cups' is unknown here",
      "It belongs to the intent: write it under 'parameters'"
    ),
    (
      "parameters: {cups: ①[1, 2]}", "wrong-type: 'cups' must be one value, not a list",
      "Write the value without brackets"
    ),
    (
      "parameters: {tea: ①[Green]}", "wrong-type: 'tea' must be one value, not a list",
      "Write the value without brackets"
    ),
    (
      "stages: [①success]", "wrong-type: 'success' is not a stage",
      "Write 'handle: {code: success}'"
    ),
    (
      "stages: [①ready: {minutes: 2}]", "wrong-type: 'ready' is not a stage",
      "Write 'confirm: {code: ready}'"
    ),
    ("stages: [①confrim]", "wrong-type: 'confrim' is not a stage", "Write 'confirm'"),
    (
      "stages:\n  - ①handel: {code: success}", "wrong-type: 'handel' is not a stage",
      "Write 'handle'"
    ),
    (
      "stages:\n  - ①{confirm: {}, handle: {}}", "wrong-type: A stage must have one key",
      "Write one of: preview, confirm, progress, handle, update"
    ),
    (
      "stages: [handle: {code: ①noWatr}]",
      "unknown-value: 'noWatr' is not a response code of BrewTeaIntent", "Write 'noWater'"
    ),
    (
      "stages: [handle: {①minuts: 3}]", "unknown-key: The key 'minuts' is unknown here",
      "Write 'minutes'"
    ),
    (
      "stages: [preview: {code: ①success}]",
      "wrong-type: A preview must not have a code, because it has no response",
      "Remove the code, or make it a confirm or handle stage"
    ),
    (
      "activity: ①[a]", "wrong-type: 'activity' must be a mapping",
      "Write names and values: {name: value}"
    ),
    ("①paramters: {}", "unknown-key: The key 'paramters' is unknown here", "Write 'parameters'"),
    (
      "stages: ①handle", "wrong-type: 'stages' must be a list, not 'handle'",
      "Start each item with '- '"
    ),
    (
      "locked: ①on", "wrong-type: 'locked' must be true or false, not 'on'", "Write true"
    ),
  ])
  func saysWhereAMistakeIsAndWhatToWrite(marked: String, message: String, fix: String) throws {
    let sample = MarkedSource("interaction: A\nintent: BrewTeaIntent\n" + marked)
    let reading = try readInteraction(sample.text)
    #expect(reading.report == sample.report(message, fix: fix))
    #expect(reading.value != nil)
  }

  @Test func anUnknownCaseNamesTheEnum() throws {
    let sample = MarkedSource(
      "interaction: A\nintent: BrewTea\nparameters: {size: ①smal}")
    let finding = try #require(try readInteraction(sample.text).diagnostics.first)
    #expect(finding.location == sample.places[0] && finding.fix == "Write 'small'")
    #expect(finding.message == "'smal' is not a case of the enum 'Cup'")
    #expect(finding.notes.first?.location?.file == "Tea.intentdefinition")
  }

  @Test(arguments: [
    ("interaction: A\nintent: ①BrewTeeIntent", "unknown-intent", "Write 'BrewTeaIntent'"),
    (
      "interaction: A\nintent: ①Zzz", "unknown-intent", "Write one of: BrewTeaIntent, PourIntent"
    ),
    (
      "①interaction: A\n", "missing-key",
      "Add its name and the intent's class: intent: OrderSoupIntent"
    ),
    (
      "①intent: BrewTea\n", "missing-key",
      "Add its name and the intent's class: intent: OrderSoupIntent"
    ),
    ("①- a\n", "wrong-type", "Write lines of the form 'key: value'"),
  ])
  func whatNamesNoIntentIsOneFinding(marked: String, rule: String, fix: String) throws {
    let sample = MarkedSource(marked)
    let reading = try readInteraction(sample.text)
    #expect(reading.value == nil)
    #expect(reading.diagnostics.map(\.rule.id) == [rule])
    #expect(reading.diagnostics.map(\.location) == [sample.places[0]])
    #expect(reading.diagnostics.map(\.fix) == [fix])
  }

  @Test(arguments: [
    ("Order clam chowder", "order-clam-chowder"), ("  A  B ", "a-b"), ("../x", "x"),
    ("お茶", "お茶"), ("Ünïcode", "ünïcode"), ("😀", "unnamed"), ("", "unnamed"), ("a/b", "a-b"),
  ])
  func slugsAreSafe(name: String, slug: String) {
    #expect(Interaction.slug(name) == slug)
  }

  /// A misspelt name hides nothing below it: all is said in one run.
  @Test(arguments: ["BrewTaeIntent", "BrewTeaIntent"]) func saysAllMistakesAtOnce(
    intent: String
  ) throws {
    let reading = try readInteraction(
      """
      interaction: A
      intent: \(intent)
      parameters: {cups: many, cupz: 2}
      sages: []
      locked: perhaps
      stages:
        - handel: {minutes: soon}
        - handle: {code: sucess, minuts: 3}
      """)
    for words in [
      "unknown-key: The key 'cupz'", "'cups'", "The key 'sages'", "'locked' must be",
      "'handel' is not a stage", "'minutes'", "'sucess' is not a response code",
      "The key 'minuts'",
    ] {
      #expect(reading.report.contains(words), "\(words): \(reading.report)")
    }
    #expect(reading.report.contains("unknown-intent") == (intent == "BrewTaeIntent"))
    #expect((reading.value == nil) == (intent == "BrewTaeIntent"))
  }

  /// Of an intent that nobody knows only what does not depend on it can be wrong.
  @Test func saysOfAnUnknownIntentWhatDoesNotDependOnIt() throws {
    let reading = try readInteraction(
      """
      interaction: A
      intent: PaintFenceIntent
      parameters: {coats: many}
      sages: []
      stages: [handel, {handle: {colour: red, locked: perhaps}}]
      """)
    for words in ["unknown-intent", "'sages'", "'handel'", "'locked' must be"] {
      #expect(reading.report.contains(words), "\(words): \(reading.report)")
    }
    #expect(!reading.report.contains("coats") && !reading.report.contains("colour"))
    let short = try readInteraction("interaction: A\nintent: INSendMessage\n")
    #expect(short.report.contains("Write the class: 'INSendMessageIntent'"))
  }
}
