internal import Diagnostics
internal import SourceFormats
internal import TextTools

/// Finds an extension that lists intents, or nearly is of a kind that does, under another identifier, in
/// `NSExtension`.
func checkExtensionPoint(_ declared: PropertyListNode, reporting diagnostics: inout [Diagnostic]) {
  let points = ExtensionInfo.Point.allCases.map(\.rawValue)
  let point = declared["NSExtensionPointIdentifier"]
  let name = point?.string ?? ""
  if points.contains(name) { return }
  let meant = sureSpelling(of: name, among: points)
  let listsIntents = declared["NSExtensionAttributes"]?["IntentsSupported"] != nil
  // A variable of the project's own may be anything.
  let isKnown = !name.contains("$") || isTemplateVariable(name)
  guard isKnown, meant != nil || listsIntents else { return }
  let near = meant ?? nearestSpelling(to: name, among: points)
  diagnostics.report(
    .unknownExtensionPoint,
    name.isEmpty
      ? "The extension lists intents but has no NSExtensionPointIdentifier"
      : "'\(name)' is not an extension point of intents",
    at: (point ?? declared).location, fix: "Write \(near ?? points.joined(separator: " or "))",
    corrections: .spelling(of: name, among: points, at: point?.location))
}

extension ExtensionInfo.Point {
  /// The point that an identifier names, also with a slip, which `checkExtensionPoint` reports.
  init?(meant identifier: String) {
    let name = sureSpelling(of: identifier, among: Self.allCases.map(\.rawValue))
    self.init(rawValue: name ?? identifier)
  }
}
