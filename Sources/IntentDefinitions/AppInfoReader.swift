package import Diagnostics
package import SourceFormats

/// Reads an app's `Info.plist`; nil for one that says nothing of intents or is an extension's.
package struct AppInfoReader {
  private let path: String

  package init(path: String) {
    self.path = path
  }

  package func read(
    _ root: PropertyListNode, reporting diagnostics: inout [Diagnostic]
  ) -> AppInfo? {
    guard root["NSExtension"] == nil,
      root["INIntentsSupported"] != nil || root["NSUserActivityTypes"] != nil,
      let reader = DictionaryReader(root, "An Info.plist", reporting: &diagnostics)
    else { return nil }
    return AppInfo(
      path: path,
      intentsSupported: reader.classNames("INIntentsSupported", reporting: &diagnostics),
      activityTypes: reader.classNames("NSUserActivityTypes", reporting: &diagnostics))
  }
}

extension DictionaryReader {
  /// The texts of an array, where they stand.
  func classNames(
    _ key: String, reporting diagnostics: inout [Diagnostic]
  ) -> [ExtensionInfo.ClassName] {
    array(key, reporting: &diagnostics).compactMap { node in
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
