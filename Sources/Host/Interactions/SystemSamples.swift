internal import Diagnostics
internal import IntentDefinitions

/// The sample values of SiriKit's classes.
struct SystemSamples: Sendable {
  private let texts: SampleTexts

  init(_ texts: SampleTexts) {
    self.texts = texts
  }

  /// Whether a parameter of SiriKit's holds what no card shows: a name for machines, how tests are
  /// joined, data without a text.
  static func isUnseen(_ parameter: IntentParameter) -> Bool {
    guard parameter.location.file == SystemDefinition.path else { return false }
    switch parameter.type {
    case .enumeration(let name): return name == "INConditionalOperator"
    case .object(let name): return name.map(unseen.contains) ?? false
    case .named(let name):
      let words = parameter.displayName.text.lowercased().split(separator: " ")
      return name.hasPrefix("[") || unseen.contains(name)
        || words.last.map { ["identifier", "identifiers", "reference", "references"].contains($0) }
          ?? false
    }
  }

  /// Whether a value has no such property: a ride that goes on has no completion, and of the people
  /// who match a person no card tells.
  static func isUnset(_ property: ObjectType.Property, inside types: [String]) -> Bool {
    if case .object(let name?) = property.type, types.contains(name) { return true }
    return property.name == "completionStatus"
  }

  /// The case that tells most of a card, where that is not the first one.
  static let usualCases = [
    "INRidePhase": "approachingPickup", "INCarAudioSource": "sourceRadio",
    "INWorkoutGoalUnitType": "mile", "INPersonHandleType": "phoneNumber",
  ]

  /// A response before the person has agreed: a ride that nobody requested has no driver.
  static func beforeItBegins(_ value: IntentValue, of className: String) -> IntentValue {
    guard className == "INRequestRideIntent", case .object(let object) = value else { return value }
    return .object(
      ObjectValue(
        identifier: object.identifier, display: object.display,
        properties: object.properties.filter { name, _ in
          !["driver", "vehicle", "phase"].contains(name)
        }))
  }

  private static let unseen: Set<String> = [
    "INImage", "INSendMessageAttachment", "INRestaurantGuestDisplayPreferences",
    "INCallRecordFilter", "INMediaDestination",
  ]

  /// A value whose text is made of its parts: a span of time, an amount.
  func nameless(_ className: String) -> IntentValue? {
    let part: (name: String, value: IntentValue)? =
      switch className {
      case "INDateComponentsRange":
        SampleValues.moment.map { ("startDateComponents", .date($0)) }
      case "INPaymentAmount": ("amount", texts.words.amount)
      default: nil
      }
    return part.map {
      .object(ObjectValue(identifier: nil, display: "", properties: [$0.name: $0.value]))
    }
  }

  /// The display string of an object of a class.
  func display(_ className: String, label: SampleLabel) -> String? {
    if className == "INPriceRange" {
      return "\(texts.money(times: 0.8))–\(texts.money(times: 1.2))"
    }
    if className == "INFocusStatus" { return texts.yes }
    return text(for: label) ?? Self.names[className]?.text(in: texts.words)
      ?? texts.text(for: label)
  }

  /// The value of a parameter whose name alone decides; nil for most.
  func text(for label: SampleLabel) -> String? {
    Self.byLabel[label.text]?.text(in: texts.words)
  }

  private enum Sample: Sendable {
    case plain(String)
    case word(SampleWords.Key)

    func text(in words: SampleWords) -> String {
      switch self {
      case .plain(let text): text
      case .word(let key): words.text(key)
      }
    }
  }

  private static let byLabel: [String: Sample] = [
    "Ride option name": .plain("Standard"), "Special pricing": .plain("× 1.2"),
    "Station name": .plain("Harbour FM"), "Service name": .plain("Harbour Messages"),
    "Active connector": .plain("Type 2"),
    "Guest provided special request text": .plain("A table by the window"),
    "Localized booking advisement text": .plain("Please come on time"),
    "Localized restaurant description text": .plain("Small plates by the water"),
    "Payment record": .word(.note), "Search terms": .word(.search), "To account": .word(.savings),
    "Media container": .word(.mix), "Created task list": .word(.errands),
    "Target note": .word(.title), "Booking description": .word(.table),
  ]

  private static let names: [String: Sample] = [
    "INPerson": .plain("Ana Silva"), "INRestaurantGuest": .plain("Ana Silva"),
    "INCallRecord": .plain("Ana Silva"), "INRideDriver": .plain("Ben Okafor"),
    "INRideVehicle": .plain("Volta Cargo"), "INRideOption": .plain("Standard"),
    "INRideStatus": .plain("Approaching pickup"), "INMediaItem": .plain("First Light"),
    "INMediaSearch": .plain("Jazz"), "INTask": .word(.task), "INTaskList": .word(.errands),
    "INSpatialEventTrigger": .word(.station), "INTemporalEventTrigger": .plain("9:41"),
    "INNote": .word(.title), "INNoteContent": .word(.idea), "INMessage": .word(.message),
    "INRestaurant": .plain("Corner Bistro"), "INRestaurantOffer": .word(.table),
    "INRestaurantReservationBooking": .word(.table),
    "INRestaurantReservationUserBooking": .word(.table), "INReservation": .word(.table),
    "INTermsAndConditions": .plain("Free until the day before"), "INPaymentMethod": .word(.card),
    "INPaymentAccount": .word(.checking), "INBillPayee": .plain("City Power"),
    "INBillDetails": .plain("City Power"), "INCar": .plain("Volta Cargo"),
    "INPersonHandle": .plain("+1 555 0100"),
  ]
}
