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
    var misspelled = MisspelledKeys()
    let root = misspelled.corrected(extensionInfo: root)
    guard let declared = root["NSExtension"] else { return nil }
    checkExtensionPoint(declared, reporting: &diagnostics)
    guard let identifier = declared["NSExtensionPointIdentifier"]?.string,
      let point = ExtensionInfo.Point(meant: identifier)
    else { return nil }
    diagnostics += misspelled.findings
    checkBundleKeys(root, reporting: &diagnostics)
    return DictionaryReader.read(declared, "'NSExtension'", reporting: &diagnostics) { keys in
      var info = ExtensionInfo(
        path: path, point: point, bundle: BundleInfo(root), location: declared.location)
      info.bundleNames = ["CFBundleIdentifier", "CFBundleName", "CFBundleDisplayName"]
        .compactMap { root[$0]?.string }
      read(keys, into: &info)
      checkEntryPoint(of: point, in: keys)
      return info
    }
  }

  private func read(_ keys: DictionaryReader, into info: inout ExtensionInfo) {
    info.mainStoryboard = keys.string("NSExtensionMainStoryboard")
    info.principalClass = keys.string("NSExtensionPrincipalClass")
    info.entryLocation =
      (keys["NSExtensionMainStoryboard"] ?? keys["NSExtensionPrincipalClass"])?.location
    let attributes = keys.dictionary("NSExtensionAttributes", "'NSExtensionAttributes'")
    if let attributes {
      info.intentsSupported = attributes.classNames("IntentsSupported")
      info.intentsRestrictedWhileLocked = attributes.classNames("IntentsRestrictedWhileLocked")
      info.intentsRestrictedWhileProtectedDataUnavailable = attributes.classNames(
        "IntentsRestrictedWhileProtectedDataUnavailable")
      info.supportedMediaCategories = attributes.classNames("SupportedMediaCategories")
    }
    if info.intentsSupported.isEmpty, attributes != nil || keys["NSExtensionAttributes"] == nil {
      keys.diagnostics.report(
        .noIntentsSupported, "The extension lists no intents, so the system never loads it",
        at: attributes?["IntentsSupported"]?.location ?? keys.location,
        fix: "List the intent classes under NSExtensionAttributes, IntentsSupported")
    }
  }

  private func checkEntryPoint(of point: ExtensionInfo.Point, in keys: DictionaryReader) {
    let storyboard = keys["NSExtensionMainStoryboard"]
    let principal = keys["NSExtensionPrincipalClass"]
    switch (point, storyboard, principal) {
    case (.intentsUI, _?, let principal?):
      keys.diagnostics.report(
        .interfaceEntryPoint, "The extension has a main storyboard and a principal class",
        at: principal.location, fix: "Remove NSExtensionMainStoryboard or this key")
    case (.intentsUI, nil, nil):
      keys.diagnostics.report(
        .interfaceEntryPoint, "The extension has no main storyboard and no principal class",
        at: keys.location, fix: "Add NSExtensionMainStoryboard, or NSExtensionPrincipalClass")
    case (.intentsUI, nil, let principal?)
    where principal.string?.hasSuffix("IntentHandler") == true:
      keys.diagnostics.append(
        swapped(
          "An Intents UI extension has a handler as its principal class", principal, to: .intents))
    case (.intents, let storyboard?, _):
      keys.diagnostics.append(
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
