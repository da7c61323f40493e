import Diagnostics
import IntentDefinitions

/// An intent with a name, and little else.
func namedIntent(_ name: String) -> Intent {
  Intent(
    name: name, className: "\(name)Intent", kind: .custom, title: LocalizedText(name),
    location: SourceLocation(file: "a.intentdefinition"))
}
