package import Diagnostics

/// An intent of a definition file.
package struct Intent: Hashable, Sendable {
  package let name: String
  package let className: String
  /// The name in addresses: the plain name, or the class name where that follows another rule.
  package let addressName: String
  package let kind: Kind
  package let title: LocalizedText
  package let summary: LocalizedText
  package let category: String
  /// The domain of a system intent, in Xcode's name.
  package let domain: String?
  /// The word for what the intent does, such as `Order`; system intents have none.
  package let verb: String?
  package let defaultImageName: String?
  package let keyParameter: String?
  package let inputParameter: String?
  /// Whether Siri shows a confirmation card before it handles the intent.
  package let requiresUserConfirmation: Bool
  package let lockRestriction: LockRestriction
  /// Whether Xcode lets the app change a system intent's phrases.
  package let isCustomizable: Bool
  /// Whether the Shortcuts editor offers it (inferred).
  package let isConfigurable: Bool
  package let isEligibleForSuggestions: Bool
  package let isEligibleForWidgets: Bool
  /// Whether it is there for people to set up a widget, and for nothing else.
  package var isForWidgetsOnly: Bool {
    isEligibleForWidgets && !isConfigurable && !isEligibleForSuggestions
  }
  /// The parameters in display order.
  package let parameters: [IntentParameter]
  package let combinations: [ParameterCombination]
  package let response: IntentResponse
  package let location: SourceLocation

  package enum Kind: String, Hashable, Sendable {
    case custom
    /// A SiriKit intent whose phrases the app has customised.
    case system
  }

  /// What `INIntentRestrictions` asks for (inferred: 1 and 2 are all that was ever seen).
  package enum LockRestriction: Int, Hashable, Sendable {
    case none = 0
    case whileLocked = 1
    case whileProtectedDataUnavailable = 2
  }

  package init(
    name: String, className: String, addressName: String, kind: Kind, title: LocalizedText,
    summary: LocalizedText,
    category: String, domain: String? = nil, verb: String?, defaultImageName: String?,
    keyParameter: String?,
    inputParameter: String?, requiresUserConfirmation: Bool, lockRestriction: LockRestriction,
    isCustomizable: Bool = false, isConfigurable: Bool, isEligibleForSuggestions: Bool,
    isEligibleForWidgets: Bool,
    parameters: [IntentParameter], combinations: [ParameterCombination], response: IntentResponse,
    location: SourceLocation
  ) {
    self.name = name
    self.className = className
    self.addressName = addressName
    self.kind = kind
    self.title = title
    self.summary = summary
    self.category = category
    self.domain = domain
    self.verb = verb
    self.defaultImageName = defaultImageName
    self.keyParameter = keyParameter
    self.inputParameter = inputParameter
    self.requiresUserConfirmation = requiresUserConfirmation
    self.lockRestriction = lockRestriction
    self.isCustomizable = isCustomizable
    self.isConfigurable = isConfigurable
    self.isEligibleForSuggestions = isEligibleForSuggestions
    self.isEligibleForWidgets = isEligibleForWidgets
    self.parameters = parameters
    self.combinations = combinations
    self.response = response
    self.location = location
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
