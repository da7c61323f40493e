internal import Diagnostics
internal import IntentDefinitions

/// What sample values of SiriKit's own classes are.
enum SystemSamples {
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

  /// Properties that a value has only at the end of what it tells of: a ride that goes on has no
  /// completion.
  static let unset: Set<String> = ["completionStatus"]

  private static let unseen: Set<String> = [
    "INImage", "INSendMessageAttachment", "INRestaurantGuestDisplayPreferences",
    "INCallRecordFilter", "INMediaDestination",
  ]

  /// A value whose text is made of its parts: a span of time, an amount.
  static func nameless(_ className: String, moment: IntentValue?) -> IntentValue? {
    let amount = IntentValue.currency(amount: 12.5, code: "USD")
    let part: (name: String, value: IntentValue)? =
      switch className {
      case "INDateComponentsRange": moment.map { ("startDateComponents", $0) }
      case "INPaymentAmount": ("amount", amount)
      default: nil
      }
    return part.map {
      .object(ObjectValue(identifier: nil, display: "", properties: [$0.name: $0.value]))
    }
  }

  /// What an object of a class is called.
  static func display(_ className: String, label: String) -> String? {
    text(for: label) ?? names[className] ?? SampleTexts.text(for: label)
  }

  /// What a parameter holds whose name alone tells; nil for most.
  static func text(for label: String) -> String? { byLabel[label] }

  private static let byLabel = [
    "Ride option name": "Standard", "Special pricing": "1.2 × the usual fare",
    "Station name": "Harbour FM", "Service name": "Harbour Messages",
    "Active connector": "Type 2",
    "Guest provided special request text": "A table by the window",
    "Localized booking advisement text": "Please come on time",
    "Localized restaurant description text": "Small plates by the water",
    "Payment record": "Lunch with Ana",
    "To account": "Savings", "Media container": "Morning Mix",
    "Created task list": "Errands", "Target note": "Ideas",
  ]

  private static let names = [
    "INPerson": "Ana Silva", "INRestaurantGuest": "Ana Silva", "INCallRecord": "Ana Silva",
    "INRideDriver": "Ben Okafor", "INRideVehicle": "Grey hatchback", "INRideOption": "Standard",
    "INRideStatus": "Your ride", "INPriceRange": "$10–$15",
    "INMediaItem": "First Light", "INMediaSearch": "Jazz",
    "INTask": "Buy milk", "INTaskList": "Errands", "INSpatialEventTrigger": "When I get home",
    "INTemporalEventTrigger": "Tomorrow at nine", "INNote": "Ideas",
    "INNoteContent": "A bench with a view of the harbour", "INMessage": "On my way",
    "INRestaurant": "Corner Bistro", "INRestaurantOffer": "Two desserts for one",
    "INRestaurantReservationBooking": "Table for two",
    "INRestaurantReservationUserBooking": "Table for two", "INReservation": "Table for two",
    "INTermsAndConditions": "Free until the day before", "INPaymentMethod": "Card ending in 42",
    "INPaymentAccount": "Checking", "INBillPayee": "City Power", "INBillDetails": "City Power",
    "INCar": "Blue Volta", "INFocusStatus": "On", "INPersonHandle": "+1 555 0100",
  ]
}
