package import Diagnostics
package import SourceFormats

/// Reads an `Info.plist`; nil for one that is not of an Intents or Intents UI extension.
package struct ExtensionInfoReader {
  private let path: String

  package init(path: String) {
    self.path = path
  }

  package func read(
    _ root: PropertyListNode, reporting diagnostics: inout [Diagnostic]
  ) -> ExtensionInfo? {
    guard let declared = root["NSExtension"] else { return nil }
    ExtensionPointCheck.check(declared, reporting: &diagnostics)
    guard let identifier = declared["NSExtensionPointIdentifier"]?.string,
      let point = ExtensionInfo.Point(rawValue: identifier),
      let extensionKeys = DictionaryReader(declared, "'NSExtension'", reporting: &diagnostics)
    else { return nil }
    let attributes = extensionKeys.dictionary(
      "NSExtensionAttributes", "'NSExtensionAttributes'", reporting: &diagnostics)
    let supported = attributes?.classNames("IntentsSupported", reporting: &diagnostics) ?? []
    if supported.isEmpty, attributes != nil || declared["NSExtensionAttributes"] == nil {
      diagnostics.append(
        Diagnostic(
          .noIntentsSupported, "The extension supports no intent, so the system never loads it",
          at: attributes?["IntentsSupported"]?.location ?? declared.location,
          fix: "List the intent classes under NSExtensionAttributes, IntentsSupported"))
    }
    checkEntryPoint(of: point, in: extensionKeys, reporting: &diagnostics)
    BundleKeyCheck.check(root, reporting: &diagnostics)
    return ExtensionInfo(
      path: path, point: point,
      bundleNames: ["CFBundleIdentifier", "CFBundleName", "CFBundleDisplayName"]
        .compactMap { root[$0]?.string },
      bundle: BundleInfo(root),
      mainStoryboard: extensionKeys.string("NSExtensionMainStoryboard", reporting: &diagnostics),
      principalClass: extensionKeys.string("NSExtensionPrincipalClass", reporting: &diagnostics),
      entryLocation: (declared["NSExtensionMainStoryboard"] ?? declared["NSExtensionPrincipalClass"])?
        .location,
      intentsSupported: supported,
      intentsRestrictedWhileLocked: attributes?.classNames(
        "IntentsRestrictedWhileLocked", reporting: &diagnostics) ?? [],
      intentsRestrictedWhileProtectedDataUnavailable: attributes?.classNames(
        "IntentsRestrictedWhileProtectedDataUnavailable", reporting: &diagnostics) ?? [],
      supportedMediaCategories: attributes?.classNames(
        "SupportedMediaCategories", reporting: &diagnostics) ?? [],
      location: declared.location)
  }

  private func checkEntryPoint(
    of point: ExtensionInfo.Point, in keys: DictionaryReader,
    reporting diagnostics: inout [Diagnostic]
  ) {
    let storyboard = keys["NSExtensionMainStoryboard"]
    let principal = keys["NSExtensionPrincipalClass"]
    switch (point, storyboard, principal) {
    case (.intentsUI, _?, let principal?):
      diagnostics.append(
        Diagnostic(
          .interfaceEntryPoint, "The extension has a main storyboard and a principal class",
          at: principal.location, fix: "Remove NSExtensionMainStoryboard or this key"))
    case (.intentsUI, nil, nil):
      diagnostics.append(
        Diagnostic(
          .interfaceEntryPoint, "The extension has no main storyboard and no principal class",
          at: keys.location, fix: "Add NSExtensionMainStoryboard, or NSExtensionPrincipalClass"))
    case (.intentsUI, nil, let principal?)
    where principal.string?.hasSuffix("IntentHandler") == true:
      diagnostics.append(
        swapped(
          "An Intents UI extension has a handler as its principal class", principal, to: .intents))
    case (.intents, let storyboard?, _):
      diagnostics.append(
        swapped("An Intents extension has a main storyboard", storyboard, to: .intentsUI))
    default: break
    }
  }

  private func swapped(
    _ message: String, _ node: PropertyListNode, to point: ExtensionInfo.Point
  ) -> Diagnostic {
    Diagnostic(
      .swappedExtensionPoint, message, at: node.location,
      fix: "Write \(point.rawValue) as NSExtensionPointIdentifier, or remove this key")
  }
}
