/// The metadata of a parameter or a property besides its type.
package struct ValueMetadata: Hashable, Sendable {
  /// Xcode's name of the kind of value or of its control, such as `Field`, `Slider` or `DateTime`.
  package let kind: String?
  package let textInput: TextInput
  /// The placeholder of an empty field.
  package let placeholder: LocalizedText
  /// The names of a Boolean's values.
  package let trueName: LocalizedText
  package let falseName: LocalizedText
  package let dateFormat: DateFormat
  package let units: Units
  package let supportsNegativeNumbers: Bool
  /// The uniform type identifiers that a file may have.
  package let typeIdentifiers: [String]

  package static let none = ValueMetadata(
    kind: nil, textInput: .none, placeholder: LocalizedText(""), trueName: LocalizedText(""),
    falseName: LocalizedText(""), dateFormat: .none, units: .none, supportsNegativeNumbers: false,
    typeIdentifiers: [])

  /// Whether a date shows its day, and its time of day: a definition may ask for one of the two
  /// (inferred).
  package var showsDay: Bool { kind != "Time" && dateFormat.dateStyle != "No" }
  package var showsTime: Bool { kind != "Date" && dateFormat.timeStyle != "No" }

  /// How a keyboard behaves for a text.
  package struct TextInput: Hashable, Sendable {
    /// `None`, `Words`, `Sentences` or `AllCharacters`; nil where the file does not say.
    package let capitalization: String?
    package let isMultiline: Bool
    package let disablesAutocorrect: Bool
    package let disablesSmartQuotes: Bool
    package let disablesSmartDashes: Bool

    package static let none = TextInput(
      capitalization: nil, isMultiline: false, disablesAutocorrect: false,
      disablesSmartQuotes: false, disablesSmartDashes: false)
  }

  /// How a date is written, in Xcode's names.
  package struct DateFormat: Hashable, Sendable {
    /// `Style` or `Relative`.
    package let format: String?
    package let dateStyle: String?
    package let timeStyle: String?
    /// A template of the app's own.
    package let template: LocalizedText

    package static let none = DateFormat(
      format: nil, dateStyle: nil, timeStyle: nil, template: LocalizedText(""))
  }

  /// The units of a measurement or a time, in Xcode's names.
  package struct Units: Hashable, Sendable {
    /// The unit of the value; `Multiple` where there are several.
    package let unit: String?
    package let defaultUnit: String?
    package let minimum: String?
    package let maximum: String?

    package static let none = Units(unit: nil, defaultUnit: nil, minimum: nil, maximum: nil)
  }
}
