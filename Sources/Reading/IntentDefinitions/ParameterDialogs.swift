package import Diagnostics

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

/// The prompt for a parameter.
///
/// Without a text Siri has words of its own.
package struct PromptDialog: Hashable, Sendable {
  /// Xcode's name of the kind, such as `Primary`, `Configuration` or `Confirmation`.
  package let kind: String
  package let dialog: LocalizedText
  /// Whether it was written in the editor; else it is what Xcode suggests.
  package let isCustom: Bool
}

/// Why a handler refuses a value, and what Siri says then.
package struct UnsupportedReason: Hashable, Sendable {
  /// The case of the generated enum, such as `lessThanMinimumValue`.
  package let code: String
  /// Placeholders may be parameters, `displayName`, `minimumValue` and `maximumValue`.
  package let dialog: LocalizedText
  /// Whether it is the app's own reason.
  package let isCustom: Bool
  /// Whether it is one that Xcode makes.
  package let isDefault: Bool
  package let location: SourceLocation
}
