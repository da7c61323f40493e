import Diagnostics
import IntentDefinitions
import SourceFormats
import TestSupport
import Testing

@testable import HostSimulation
@testable import Interactions

/// What stands on the card of an intent that nobody has written an interaction for.
struct SampleValueTests {
  static let intents = SystemDefinition.standard.intents.map(\.className)

  /// "Workout name: Workout name" tells nothing of how a card looks.
  @Test(arguments: intents) func noValueOfSiriKitsRepeatsItsName(className: String) throws {
    let defined = try #require(SystemDefinition.intent(className))
    let samples = SampleValues(definition: defined.definition, language: "en")
    let writer = ValueText(language: "en")
    for parameters in [defined.intent.parameters, defined.intent.response.parameters] {
      for (name, value) in samples.values(for: parameters) {
        let label = parameters.first { $0.name == name }?.displayName.text
        let text = writer.text(value)
        #expect(!text.isEmpty && text != label, "\(className).\(name)")
      }
    }
  }

  @Test(arguments: [
    ("INStartWorkoutIntent", "workoutName", "Morning Run"),
    ("INSendMessageIntent", "content", "On my way"),
    ("INPlayMediaIntent", "mediaItems", "First Light"),
    ("INPlayMediaIntent", "mediaContainer", "Morning Mix"),
    ("INRequestRideIntent", "pickupLocation", "1 Main Street"),
    ("INRequestRideIntent", "dropOffLocation", "Central Station"),
    ("INTransferMoneyIntent", "toAccount", "Savings"),
    ("INTransferMoneyIntent", "transactionAmount", "$12.50"),
    ("INSetClimateSettingsInCarIntent", "temperature", "20 °C"),
    ("INSetClimateSettingsInCarIntent", "fanSpeedPercentage", "80"),
    ("INSetAudioSourceInCarIntent", "audioSource", "Radio"),
    ("INSearchForBillsIntent", "dueDateRange", "Jun 9, 2025 at 9:41 AM"),
  ])
  func valuesAreOnesThatPeopleWouldSay(className: String, name: String, text: String) throws {
    let defined = try #require(SystemDefinition.intent(className))
    let values = SampleValues(definition: defined.definition, language: "en")
      .values(for: defined.intent.parameters)
    let value = try #require(values[name])
    #expect(
      ValueText(language: "en").text(value).replacing("\u{202F}", with: " ").replacing(
        "\u{A0}", with: " ") == text)
  }

  /// What a definition says of its values: limits, units, and which part of a date there is.
  @Test(
    arguments: [
      ("Decimal", ["MinimumValue": .real(0), "MaximumValue": .real(1)], "0.5"),
      ("Decimal", ["MinimumValue": .real(0), "MaximumValue": .real(2)], "1"),
      ("Decimal", ["MinimumValue": .real(5)], "5.5"), ("Decimal", ["MaximumValue": .real(1)], "1"),
      ("Decimal", [:], "2.5"),
      ("TimeInterval", ["DefaultValue": .real(5), "DefaultUnit": "Minutes"], "5 minutes"),
      ("TimeInterval", ["DefaultValue": .real(5), "Unit": "Hours"], "5 hours"),
      ("TimeInterval", ["DefaultValue": .real(5), "Unit": "Multiple"], "5 seconds"),
      ("DateComponents", ["Type": "DateTime"], "Jun 9, 2025 at 9:41 AM"),
      ("DateComponents", ["Type": "Date"], "Jun 9, 2025"),
      ("DateComponents", ["Type": "DateTime", "TimeStyle": "No"], "Jun 9, 2025"),
      ("DateComponents", ["Type": "Time"], "9:41 AM"),
    ] as [(String, [String: PropertyList], String)])
  func valuesAreAsTheDefinitionWantsThem(
    type: String, metadata: [String: PropertyList], text: String
  ) throws {
    let entries = metadata.sorted { $0.key < $1.key }.map {
      ("INIntentParameterMetadata\($0.key)", $0.value)
    }
    let parameter = Sample.parameter(
      "pot", type, extra: [("INIntentParameterMetadata", .dictionary(entries))])
    let file = Sample.definition([Sample.intent("Brew", parameters: [parameter])]).file
    var diagnostics: [Diagnostic] = []
    let root = try readPropertyList(
      path: "Tea.intentdefinition", bytes: Array(file.utf8), reporting: &diagnostics)
    let definition = try #require(
      DefinitionSource(
        path: "Tea.intentdefinition", root: root, classPrefix: "", reporting: &diagnostics)
    ).definition
    let parameters = try #require(definition.intents.first).parameters
    let value = try #require(
      SampleValues(definition: definition, language: "en").values(for: parameters)["pot"])
    #expect(
      ValueText(language: "en").text(value, metadata: parameters[0].metadata)
        .replacing("\u{202F}", with: " ") == text)
  }

  /// A card in German has no English on it but names.
  @Test(arguments: [
    ("de", "INSendPaymentIntent", "note", "Fürs Mittagessen"),
    ("de", "INSendPaymentIntent", "currencyAmount", "12,50 €"),
    ("ja", "INAddTasksIntent", "taskTitles", "牛乳を買う"),
    ("ja", "INTransferMoneyIntent", "transactionAmount", "¥1,250"),
    ("fr-CH", "INRequestRideIntent", "dropOffLocation", "Gare centrale"),
    ("zh-TW", "INStartWorkoutIntent", "workoutName", "晨跑"),
    ("xx", "INStartWorkoutIntent", "workoutName", "Morning Run"),
  ])
  func valuesAreInTheLanguageOfTheCard(
    language: String, className: String, name: String, text: String
  ) throws {
    let defined = try #require(SystemDefinition.intent(className))
    let values = SampleValues(definition: defined.definition, language: language)
      .values(for: defined.intent.parameters)
    let value = try #require(values[name])
    #expect(
      ValueText(language: language).text(value).replacing("\u{A0}", with: " ") == text)
  }

  /// English stands in for no language whose formats are known.
  @Test func everyLanguageOfTheFormatsHasSampleWords() {
    let english = SampleWords(language: "en")
    for language in LanguageFormats.standard.languages where language != "root" {
      let words = SampleWords(language: language)
      let isEnglish = language == "en" || language.hasPrefix("en-")
      #expect((words.text(.search) == english.text(.search)) == isEnglish, "\(language)")
      #expect(SampleWords.Key.allCases.allSatisfy { !words.text($0).isEmpty }, "\(language)")
    }
  }

  /// The names of code are English in most projects, whatever their labels are.
  @Test func theNameInCodeTellsWhatALabelInAnotherLanguageDoesNot() {
    let texts = SampleTexts(language: "de")
    #expect(texts.text(for: SampleLabel(name: "waitTime", text: "Wartezeit")) == "10 Minuten")
    #expect(texts.text(for: SampleLabel(name: "orderDate", text: "Datum")) == "09.06.2025")
    #expect(texts.text(for: SampleLabel(name: "serviceFee", text: "Gebühr")) == "1,25\u{A0}€")
    #expect(texts.text(for: SampleLabel(name: "blend", text: "Mischung")) == nil)
  }

  /// The last word of a name says what it is; what is not known shows its own name.
  @Test(arguments: [
    ("accountFollowersCount", "Followers count", "42"), ("accountName", "Account Name", nil),
    ("macAddress", "Mac Address", "00:1B:44:11:3A:B7"), ("address", "Address", "1 Main Street"),
    ("phoneNumber", "Phone Number", "+1 555 0100"), ("contactName", "Contact", "Ana Silva"),
    ("numberOfGuests", "Number of guests", "42"), ("latitude", "Latitude", "38.7223"),
    ("paymentAccount", "Account", "Checking"), ("timeZone", "Time Zone", nil),
    ("dateFormat", "Date Format", nil), ("orderTotal", "Total", "$12.50"),
  ])
  func theLastWordOfANameSaysWhatItIs(name: String, label: String, text: String?) {
    let texts = SampleTexts(language: "en")
    #expect(texts.text(for: SampleLabel(name: name, text: label)) == text)
  }

  @Test func whatEndsIsLaterThanWhatBegins() {
    let moments = ["startDate", "endDate"].map {
      SampleTexts.moment(for: SampleLabel(name: $0, text: ""))
    }
    #expect(moments[0] == SampleValues.moment && moments[0] != moments[1])
    #expect(SampleTexts.fileName(for: SampleLabel(name: "image", text: "Image")) == "Photo.jpg")
  }

  /// Names for machines, dictionaries and how tests are joined are on no card.
  @Test(arguments: [
    ("INCancelRideIntent", "rideIdentifier"), ("INSearchForMessagesIntent", "sendersOperator"),
    ("INSearchForMessagesIntent", "identifiers"), ("INSendMessageIntent", "attachments"),
  ])
  func whatNobodyReadsIsLeftOut(className: String, name: String) throws {
    let defined = try #require(SystemDefinition.intent(className))
    #expect(defined.intent.parameters.contains { $0.name == name })
    let values = SampleValues(definition: defined.definition, language: "en")
      .values(for: defined.intent.parameters)
    #expect(values[name] == nil)
  }

  /// A person holds the people who match, who hold such people again: pages of YAML from `init`.
  @Test func aValueHoldsNoneOfItsOwnClass() throws {
    let defined = try #require(SystemDefinition.intent("INRequestPaymentIntent"))
    let values = SampleValues(definition: defined.definition, language: "en")
      .values(for: defined.intent.parameters)
    guard case .object(let payer) = values["payer"] else {
      Issue.record("The payer is no object")
      return
    }
    #expect(payer.properties["displayName"] == .text("Ana Silva"))
    #expect(payer.properties["siriMatches"] == nil)
  }

  @Test func aFailedResponseOfSiriKitsHasNoValues() throws {
    let defined = try #require(SystemDefinition.intent("INCreateNoteIntent"))
    let interaction = Interaction(
      sampling: defined.intent, of: defined.definition, language: "en")
    for stage in interaction.stages {
      let status = stage.status(in: defined.intent.response)
      #expect(stage.responseValues.isEmpty == (status == .failure), "\(status)")
    }
  }
}
