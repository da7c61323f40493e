internal import Diagnostics
internal import SourceFormats
internal import TextTools

/// The variables of Xcode's template, and the keys that each may be the whole value of (all 46
/// real plists seen keep to it).
private let places: [String: Set<String>] = [
  "PRODUCT_BUNDLE_IDENTIFIER": ["CFBundleIdentifier"],
  "PRODUCT_BUNDLE_PACKAGE_TYPE": ["CFBundlePackageType"],
  "DEVELOPMENT_LANGUAGE": ["CFBundleDevelopmentRegion"],
  "EXECUTABLE_NAME": ["CFBundleExecutable", "CFBundleName", "CFBundleDisplayName"],
  "PRODUCT_NAME": ["CFBundleExecutable", "CFBundleName", "CFBundleDisplayName"],
  "MARKETING_VERSION": ["CFBundleShortVersionString", "CFBundleVersion"],
  "CURRENT_PROJECT_VERSION": ["CFBundleShortVersionString", "CFBundleVersion"],
  "PRODUCT_MODULE_NAME": ["CFBundleName", "CFBundleDisplayName"],
]

private let checked = Set(places.values.joined()).union([
  "NSExtensionPointIdentifier", "NSExtensionPrincipalClass", "NSExtensionMainStoryboard",
])

/// The keys that every bundle needs.
private let needed = [
  "CFBundleIdentifier", "CFBundleName", "CFBundlePackageType", "CFBundleShortVersionString",
  "CFBundleVersion",
]

/// Whether a value is a variable of the template that some keys may have.
func isTemplateVariable(_ text: String) -> Bool {
  text.hasPrefix("$(") && places[String(text.dropFirst(2).dropLast())] != nil
}

/// Checks what an extension's `Info.plist` says of its bundle against what Xcode's template writes.
///
/// A project may have variables of its own, and may leave keys to the build settings; so only what
/// is nearly the template's is a finding.
func checkBundleKeys(_ root: PropertyListNode, reporting diagnostics: inout [Diagnostic]) {
  for entry in (root.entries ?? []) + (root["NSExtension"]?.entries ?? []) {
    guard let text = entry.value.string else { continue }
    checkVariables(of: text, at: entry.value.location, reporting: &diagnostics)
    checkPlace(of: text, entry, reporting: &diagnostics)
  }
  checkMissing(root, reporting: &diagnostics)
}

/// Only where most keys are there: other plists leave the bundle to the build settings.
private func checkMissing(
  _ root: PropertyListNode, reporting diagnostics: inout [Diagnostic]
) {
  // Tools besides Xcode write identifiers out, and add the executable themselves (observed).
  let isXcodes = root["CFBundleIdentifier"]?.string?.contains("$(") == true
  let missing = ((isXcodes ? ["CFBundleExecutable"] : []) + needed).filter { root[$0] == nil }
  guard !missing.isEmpty, missing.count <= 2 else { return }
  let names = missing.map { "'\($0)'" }.joined(separator: " and ")
  diagnostics.report(
    .missingBundleKey,
    "\(names) \(missing.count == 1 ? "is" : "are") missing, and the other keys are there",
    at: root.location, fix: "Add them, unless the build settings do")
}

private func checkVariables(
  of text: String, at location: SourceLocation, reporting diagnostics: inout [Diagnostic]
) {
  var rest = text[...]
  while let opening = rest.firstRange(of: "$(") {
    guard let closing = rest[opening.upperBound...].firstIndex(of: ")") else {
      diagnostics.report(
        .unknownBuildVariable, "'\(rest[opening.lowerBound...])' is not closed", at: location,
        fix: "Write the rest of the name, and a closing bracket")
      return
    }
    let name = String(rest[opening.upperBound..<closing].prefix { $0 != ":" })
    if places[name] == nil, let meant = sureSpelling(of: name, among: places.keys) {
      let whole = text.replacing("$(\(name)", with: "$(\(meant)")
      diagnostics.report(
        .unknownBuildVariable, "'$(\(name))' is nearly Xcode's '$(\(meant))'", at: location,
        fix: "Write '\(whole)'", corrections: [.replace(text, with: whole, at: location)])
    }
    rest = rest[rest.index(after: closing)...]
  }
}

private func checkPlace(
  of text: String, _ entry: PropertyListEntry, reporting diagnostics: inout [Diagnostic]
) {
  guard checked.contains(entry.key) else { return }
  let isForeign: Bool
  if text.hasPrefix("$("), text.hasSuffix(")") {
    isForeign =
      places[String(text.dropFirst(2).dropLast())].map { !$0.contains(entry.key) } ?? false
  } else {
    // The kind of an extension is always this one (documented).
    isForeign = entry.key == "CFBundlePackageType" && !text.contains("$") && text != "XPC!"
  }
  guard isForeign else { return }
  let usual = places.filter { $0.value.contains(entry.key) }.keys.sorted().map { "$(\($0))" }
  diagnostics.report(
    .misplacedBuildVariable, "'\(text)' is not a value for '\(entry.key)'",
    at: entry.value.location,
    fix: usual.isEmpty
      ? "Write the value that Xcode's template has" : "Write \(usual.joined(separator: " or "))")
}
