package import Diagnostics

/// The intents in an app's `Info.plist`.
package struct AppInfo: Hashable, Sendable {
  /// The path relative to the source folder.
  package let path: String
  /// Whether this is all that the `Info.plist` of an iOS app says: the file, and the build settings
  /// of its target.
  package let isWhole: Bool
  package private(set) var bundle: BundleInfo
  /// Its target in the Xcode project; nil where no target has its Info.plist.
  package var target: Target?

  /// A target of an Xcode project.
  package struct Target: Hashable, Sendable {
    package let id: String
    let name: String
    /// Whether Xcode makes its Info.plist from the build settings alone.
    let isWithoutPlist: Bool

    package init(id: String, name: String, isWithoutPlist: Bool) {
      self.id = id
      self.name = name
      self.isWithoutPlist = isWithoutPlist
    }
  }

  /// Why the app sends data to Siri, as the person is told.
  package var siriUsageDescription: String?
  /// The intents that the app handles itself, without an extension (from iOS 14).
  package var intentsSupported: [ExtensionInfo.ClassName] = []
  package var intentsRestrictedWhileLocked: [ExtensionInfo.ClassName] = []
  package var intentsRestrictedWhileProtectedDataUnavailable: [ExtensionInfo.ClassName] = []
  /// The activity types that open the app; an intent's type is its class name.
  package var activityTypes: [ExtensionInfo.ClassName] = []
  package let location: SourceLocation

  package init(path: String, isWhole: Bool, bundle: BundleInfo, location: SourceLocation) {
    self.path = path
    self.isWhole = isWhole
    self.bundle = bundle
    self.location = location
  }

  /// A copy of the app, which people call by another name.
  package func named(_ name: String) -> AppInfo {
    var app = self
    app.bundle = bundle.named(name)
    return app
  }

  /// The folder of the app, which is how people name it; its target where it has no Info.plist.
  package var folder: String {
    target.flatMap { $0.isWithoutPlist ? $0.name : nil }
      ?? ExtensionInfo.sourceFolderName(ofPlist: path)
  }

  /// Whether it says anything of intents.
  package var mentionsIntents: Bool {
    siriUsageDescription != nil || !intentsSupported.isEmpty || !activityTypes.isEmpty
  }

  package func supports(_ className: String) -> Bool {
    intentsSupported.contains { $0.name == className }
  }
}
