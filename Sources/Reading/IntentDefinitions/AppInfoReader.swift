package import Diagnostics
package import SourceFormats

/// Reads an app's `Info.plist`; nil for one that is an extension's, or says nothing of intents and
/// is no iOS app's.
package struct AppInfoReader {
  private let path: String
  private let isApp: Bool

  /// Makes a reader; `isApp` says that the file is an iOS app's by the Xcode project.
  package init(path: String, isApp: Bool = false) {
    self.path = path
    self.isApp = isApp
  }

  /// The keys that only an app with intents has.
  private static let intentKeys = [
    "INIntentsSupported", "NSUserActivityTypes", "NSSiriUsageDescription",
  ]

  package func read(
    _ root: PropertyListNode, reporting diagnostics: inout [Diagnostic]
  ) -> AppInfo? {
    // Only Xcode's template of an iOS app writes LSRequiresIPhoneOS (observed).
    let isWhole =
      isApp
      || root["LSRequiresIPhoneOS"]?.boolean == true && root["CFBundleExecutable"] != nil
        && root["CFBundleIdentifier"] != nil
    guard root["NSExtension"] == nil,
      isWhole || Self.intentKeys.contains(where: { root[$0] != nil })
    else { return nil }
    return DictionaryReader.read(root, "An Info.plist", reporting: &diagnostics) { reader in
      var app = AppInfo(
        path: path, isWhole: isWhole, bundle: BundleInfo(root), location: root.location)
      app.siriUsageDescription = reader.string("NSSiriUsageDescription")
      app.intentsSupported = reader.classNames("INIntentsSupported")
      app.intentsRestrictedWhileLocked = reader.classNames("INIntentsRestrictedWhileLocked")
      app.intentsRestrictedWhileProtectedDataUnavailable = reader.classNames(
        "INIntentsRestrictedWhileProtectedDataUnavailable")
      app.activityTypes = reader.classNames("NSUserActivityTypes")
      return app
    }
  }
}

extension DictionaryReader {
  /// The texts of an array, where they stand.
  func classNames(_ key: String) -> [ExtensionInfo.ClassName] {
    array(key).compactMap { node in
      if node.string == nil {
        diagnostics.report(
          .wrongType, "'\(key)' must list names", at: node.location,
          fix: "Write the name as a string")
      }
      return node.string.map { ExtensionInfo.ClassName($0, at: node.location) }
    }
  }
}
