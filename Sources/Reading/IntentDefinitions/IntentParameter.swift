package import Diagnostics
internal import TextTools

/// A parameter of an intent or of a response.
package struct IntentParameter: Hashable, Sendable {
  package let name: String
  /// The name that people read; the plain name where the file has none (model 1.0).
  package let displayName: LocalizedText
  package let type: ValueType
  /// The file that an enum or object type belongs to, by its id; `System` is SiriKit.
  package var typeNamespace: String?
  package var supportsMultipleValues = false
  /// How many values a list has in a widget of each size.
  package var arraySizes: [ArraySize] = []
  /// Whether the list has these sizes, not more and not fewer.
  package var hasFixedSizeArray = false
  /// Whether the handler has a method that resolves it.
  package var supportsResolution = false
  package var choices = ParameterChoices.none
  /// Whether it can be set in the Shortcuts editor (inferred).
  package var isConfigurable = false
  package var limits = ParameterLimits.none
  package var metadata = ValueMetadata.none
  package var relationship: ParameterRelationship?
  package var prompts: [PromptDialog] = []
  package var unsupportedReasons: [UnsupportedReason] = []
  /// The number that stays the same when the parameter gets another name.
  package var tag: Int?
  package let location: SourceLocation

  package init(
    name: String, displayName: LocalizedText, type: ValueType, location: SourceLocation
  ) {
    self.name = name
    self.displayName = displayName
    self.type = type
    self.location = location
  }

  /// The name on cards: the one that people read, else the plain name in words (convention).
  package var label: String { displayName.text == name ? name.spelledOut : displayName.text }

  /// How many values a list has in a widget of one size.
  package struct ArraySize: Hashable, Sendable {
    /// Xcode's name of the widget's size, such as `Small` or `AccessoryInline`.
    package let sizeClass: String
    package let size: Int
  }
}

/// Where the values of a parameter come from, and who tells them apart.
package struct ParameterChoices: Hashable, Sendable {
  /// Whether the handler lists the values while it runs.
  package let areDynamic: Bool
  /// Whether that list can be searched.
  package let supportsSearch: Bool
  /// Whether the app has its own words to tell values apart.
  package let hasCustomDisambiguation: Bool

  package static let none = ParameterChoices(
    areDynamic: false, supportsSearch: false, hasCustomDisambiguation: false)
}

/// The default and the range that a definition gives a parameter.
package struct ParameterLimits: Hashable, Sendable {
  package let defaultValue: DefaultValue?
  package let minimum: Double?
  package let maximum: Double?
  package let unit: String?

  package static let none = ParameterLimits(
    defaultValue: nil, minimum: nil, maximum: nil, unit: nil)

  /// A default as the file types it; an enum's is the name of its case.
  package enum DefaultValue: Hashable, Sendable {
    case text(String)
    case integer(Int)
    case number(Double)
    case boolean(Bool)
  }

  /// Whether a number is within the range.
  package func allows(_ number: Double) -> Bool {
    !(number < minimum ?? -.infinity || number > maximum ?? .infinity)
  }

  /// The middle of the range, or its only end; nil without one.
  package var middle: Double? {
    guard let minimum, let maximum else { return minimum ?? maximum }
    return minimum + (maximum - minimum) / 2
  }
}
