/// What an app's own `Info.plist` says about intents.
package struct AppInfo: Hashable, Sendable {
  /// The path relative to the source folder.
  package let path: String
  /// The intents that the app handles itself, without an extension (from iOS 14).
  package let intentsSupported: [ExtensionInfo.ClassName]
  /// The activity types that open the app; an intent's type is its class name.
  package let activityTypes: [ExtensionInfo.ClassName]

  package init(
    path: String, intentsSupported: [ExtensionInfo.ClassName],
    activityTypes: [ExtensionInfo.ClassName]
  ) {
    self.path = path
    self.intentsSupported = intentsSupported
    self.activityTypes = activityTypes
  }

  /// The folder that the plist stands in.
  package var folder: String {
    path.split(separator: "/").dropLast().last.map { String($0) } ?? ""
  }

  package func supports(_ className: String) -> Bool {
    intentsSupported.contains { $0.name == className }
  }
}
