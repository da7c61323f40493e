import Diagnostics
import IntentDefinitions

/// An intent with a name, and little else.
func namedIntent(_ name: String) -> Intent {
  Intent(
    name: name, className: "\(name)Intent", addressName: name, kind: .custom,
    title: LocalizedText(name),
    summary: LocalizedText(""), category: "generic", verb: nil, defaultImageName: nil,
    keyParameter: nil, inputParameter: nil, requiresUserConfirmation: false,
    lockRestriction: .none, isConfigurable: false, isEligibleForSuggestions: true,
    isEligibleForWidgets: false, parameters: [], combinations: [], response: .none,
    location: SourceLocation(file: "a.intentdefinition"))
}
