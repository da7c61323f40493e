package import Diagnostics

/// An intent of a definition file.
package struct Intent: Hashable, Sendable {
  package let name: String
  package let className: String
  /// The name in addresses: the plain name, or the class name where that follows another rule.
  package var addressName: String
  package let kind: Kind
  package let title: LocalizedText
  package var summary = LocalizedText("")
  package var category = "generic"
  /// The domain of a system intent, in Xcode's name.
  package var domain: String?
  /// The word for what the intent does, such as `Order`; system intents have none.
  package var verb: String?
  package var defaultImageName: String?
  package var keyParameter: String?
  package var inputParameter: String?
  /// Whether Siri shows a confirmation card before it handles the intent.
  package var requiresUserConfirmation = false
  package var lockRestriction = LockRestriction.none
  /// Whether Xcode lets the app change a system intent's phrases.
  package var isCustomizable = false
  /// Whether the Shortcuts editor offers it (inferred).
  package var isConfigurable = false
  package var isEligibleForSuggestions = true
  package var isEligibleForWidgets = false
  /// The parameters in display order.
  package var parameters: [IntentParameter] = []
  package var combinations: [ParameterCombination] = []
  package var response = IntentResponse.none
  package let location: SourceLocation

  package enum Kind: String, Hashable, Sendable {
    case custom
    /// A SiriKit intent whose phrases the app has customized.
    case system
  }

  /// The restriction of `INIntentRestrictions` (inferred: 1 and 2 are all that was ever seen).
  package enum LockRestriction: Int, Hashable, Sendable {
    case none = 0
    case whileLocked = 1
    case whileProtectedDataUnavailable = 2
  }

  package init(
    name: String, className: String, kind: Kind, title: LocalizedText, location: SourceLocation
  ) {
    self.name = name
    self.className = className
    addressName = name
    self.kind = kind
    self.title = title
    self.location = location
  }

  /// True for an intent that is only there for people to set up a widget.
  package var isForWidgetsOnly: Bool {
    isEligibleForWidgets && !isConfigurable && !isEligibleForSuggestions
  }

  package var responseClassName: String { className + "Response" }

  /// The title that people read: the plain name where the file has no title.
  package var displayTitle: String { title.isEmpty ? name : title.text }

  package func parameter(named name: String) -> IntentParameter? {
    parameters.first { $0.name == name }
  }

  /// The phrase for the parameters that have a value: the primary one if its parameters are all
  /// there, else the one with most of them (inferred from how Siri chooses among suggestions).
  package func combination(filling filled: Set<String>) -> ParameterCombination? {
    let usable = combinations.filter {
      $0.parameters.allSatisfy(filled.contains) && !$0.title.isEmpty
    }
    let suggestions = usable.filter { $0.use == .suggestion }
    let candidates = suggestions.isEmpty ? usable : suggestions
    if let primary = candidates.first(where: \.isPrimary) { return primary }
    return candidates.max { left, right in left.parameters.count < right.parameters.count }
  }
}
