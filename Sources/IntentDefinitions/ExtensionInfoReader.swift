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
    guard let declared = root["NSExtension"],
      let identifier = declared["NSExtensionPointIdentifier"]?.string,
      let point = ExtensionInfo.Point(rawValue: identifier),
      let extensionKeys = DictionaryReader(declared, "'NSExtension'", reporting: &diagnostics)
    else { return nil }
    let attributes = extensionKeys.dictionary(
      "NSExtensionAttributes", "'NSExtensionAttributes'", reporting: &diagnostics)
    let supported = classNames("IntentsSupported", in: attributes, reporting: &diagnostics)
    if supported.isEmpty, attributes != nil || declared["NSExtensionAttributes"] == nil {
      diagnostics.append(
        Diagnostic(
          .noIntentsSupported, "The extension supports no intent, so the system never loads it",
          at: attributes?["IntentsSupported"]?.location ?? declared.location,
          fix: "List the intent classes under NSExtensionAttributes, IntentsSupported"))
    }
    return ExtensionInfo(
      path: path, point: point,
      bundleNames: ["CFBundleIdentifier", "CFBundleName", "CFBundleDisplayName"]
        .compactMap { root[$0]?.string },
      mainStoryboard: extensionKeys.string("NSExtensionMainStoryboard", reporting: &diagnostics),
      principalClass: extensionKeys.string("NSExtensionPrincipalClass", reporting: &diagnostics),
      intentsSupported: supported,
      intentsRestrictedWhileLocked: classNames(
        "IntentsRestrictedWhileLocked", in: attributes, reporting: &diagnostics),
      intentsRestrictedWhileProtectedDataUnavailable: classNames(
        "IntentsRestrictedWhileProtectedDataUnavailable", in: attributes, reporting: &diagnostics),
      location: declared.location)
  }

  private func classNames(
    _ key: String, in attributes: DictionaryReader?, reporting diagnostics: inout [Diagnostic]
  ) -> [ExtensionInfo.ClassName] {
    (attributes?.array(key, reporting: &diagnostics) ?? []).compactMap { node in
      if node.string == nil {
        diagnostics.append(
          Diagnostic(
            .wrongType, "'\(key)' lists the names of classes", at: node.location,
            fix: "Write the name as a string"))
      }
      return node.string.map { ExtensionInfo.ClassName($0, at: node.location) }
    }
  }
}
