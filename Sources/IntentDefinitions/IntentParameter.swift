package import Diagnostics

/// A parameter of an intent or of a response.
package struct IntentParameter: Hashable, Sendable {
  package let name: String
  /// The name that people read; the plain name where the file has none (model 1.0).
  package let displayName: LocalizedText
  package let type: ValueType
  package let supportsMultipleValues: Bool
  /// Whether the handler has a method that resolves it.
  package let supportsResolution: Bool
  package let limits: ParameterLimits
  package let relationship: ParameterRelationship?
  package let prompts: [PromptDialog]
  package let location: SourceLocation

  package init(
    name: String, displayName: LocalizedText, type: ValueType, supportsMultipleValues: Bool,
    supportsResolution: Bool, limits: ParameterLimits, relationship: ParameterRelationship?,
    prompts: [PromptDialog], location: SourceLocation
  ) {
    self.name = name
    self.displayName = displayName
    self.type = type
    self.supportsMultipleValues = supportsMultipleValues
    self.supportsResolution = supportsResolution
    self.limits = limits
    self.relationship = relationship
    self.prompts = prompts
    self.location = location
  }
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

  package init(defaultValue: DefaultValue?, minimum: Double?, maximum: Double?, unit: String?) {
    self.defaultValue = defaultValue
    self.minimum = minimum
    self.maximum = maximum
    self.unit = unit
  }
}

/// When a parameter is asked for: only if its parent fulfils the predicate.
package struct ParameterRelationship: Hashable, Sendable {
  package let parent: String
  package let predicate: Predicate

  package enum Predicate: Hashable, Sendable {
    case hasAnyValue
    case isCase(String)
    /// A missing value in the file means false (inferred: Xcode only ever writes true).
    case isBoolean(Bool)
    case other(String)
  }

  package init(parent: String, predicate: Predicate) {
    self.parent = parent
    self.predicate = predicate
  }
}

/// What Siri says when it asks for a parameter.
///
/// Without a text Siri has words of its own.
package struct PromptDialog: Hashable, Sendable {
  /// Xcode's name of the kind, such as `Primary`, `Configuration` or `Confirmation`.
  package let kind: String
  package let dialog: LocalizedText

  package init(kind: String, dialog: LocalizedText) {
    self.kind = kind
    self.dialog = dialog
  }
}
