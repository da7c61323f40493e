package import Diagnostics
internal import TextTools

/// The intents in an extension's `Info.plist`.
package struct ExtensionInfo: Hashable, Sendable {
  /// The path relative to the source folder.
  package let path: String
  /// The folder of the extension, which is how people name it; its target where the folder says
  /// nothing of it.
  package private(set) var folder: String
  package let point: Point
  /// The bundle's name or identifier as it is written, build variables and all.
  package var bundleNames: [String] = []
  package let bundle: BundleInfo
  package var mainStoryboard: String?
  package var principalClass: String?
  /// The place of the main storyboard, or else of the principal class.
  package var entryLocation: SourceLocation?
  package var intentsSupported: [ClassName] = []
  package var intentsRestrictedWhileLocked: [ClassName] = []
  package var intentsRestrictedWhileProtectedDataUnavailable: [ClassName] = []
  /// The kinds of media that the extension plays, such as `INMediaCategoryMusic`.
  package var supportedMediaCategories: [ClassName] = []
  package let location: SourceLocation
  /// The target in the Xcode project; nil where no target has its Info.plist.
  package var target: TargetInfo? {
    didSet {
      folder = Self.sourceFolderName(ofPlist: path)
      guard let target, !target.isNearPlist || Self.isPlistFolder(folder) else { return }
      folder = target.name
    }
  }

  /// The target of an extension in the Xcode project.
  package struct TargetInfo: Hashable, Sendable {
    package let name: String
    /// Whether a source of the target is in the folder of its Info.plist.
    let isNearPlist: Bool
    /// The ids of the targets of the apps that take it in.
    package let apps: Set<String>
    /// The storyboards and xibs of its bundle.
    package let interfacePaths: Set<String>

    package init(name: String, isNearPlist: Bool, apps: Set<String>, interfacePaths: Set<String>) {
      self.name = name
      self.isNearPlist = isNearPlist
      self.apps = apps
      self.interfacePaths = interfacePaths
    }
  }

  /// The two kinds of extension that SiriKit knows, by their identifiers (documented).
  package enum Point: String, CaseIterable, Hashable, Sendable {
    case intents = "com.apple.intents-service"
    case intentsUI = "com.apple.intents-ui-service"
  }

  /// The name of an intent class, where it stands.
  package struct ClassName: Hashable, Sendable {
    package let name: String
    package let location: SourceLocation

    package init(_ name: String, at location: SourceLocation) {
      self.name = name
      self.location = location
    }
  }

  package init(path: String, point: Point, bundle: BundleInfo, location: SourceLocation) {
    self.path = path
    folder = Self.sourceFolderName(ofPlist: path)
    self.point = point
    self.bundle = bundle
    self.location = location
  }

  /// The whole path of the folder that the plist stands in, which tells extensions in folders of
  /// one name apart.
  package var folderPath: String { SourcePath(path).folder.text }

  /// Folders in which Xcode's groups keep an Info.plist apart from the sources beside them, in
  /// lower case and without what separates words (convention: those of real projects).
  private static let plistFolders: Set = [
    "supportingfiles", "supporting", "support", "supportfiles", "resources", "resource",
    "ressources", "plists", "plist", "info", "infoplist", "infoplists", "config", "configs",
    "configuration", "other", "othersources", "misc",
  ]

  /// The folder of an extension's sources and interface files, by the path of its Info.plist.
  package static func sourceFolder(ofPlist path: String) -> String {
    let folder = SourcePath(path).folder
    return folder.parts.count > 1 && isPlistFolder(folder.name) ? folder.folder.text : folder.text
  }

  static func sourceFolderName(ofPlist path: String) -> String {
    SourcePath(sourceFolder(ofPlist: path)).name
  }

  private static func isPlistFolder(_ name: some StringProtocol) -> Bool {
    plistFolders.contains(name.lowercased().filter { $0.isLetter })
  }

  package var sourceFolderPath: String { Self.sourceFolder(ofPlist: path) }

  /// Whether the folder says nothing of the extension, which only keeps its Info.plist there.
  package var hasPlainFolder: Bool { Self.isPlistFolder(folder) }

  /// Whether a controller configuration means this extension by a name.
  package func isNamed(_ name: String) -> Bool {
    let own = SourcePath(folderPath).name
    return [folder, own, folderPath, sourceFolderPath, target?.name].contains(name)
      || bundleNames.contains(name)
  }

  /// Whether another extension has the same name, one that the build does not fill in.
  func sharesName(with other: ExtensionInfo) -> Bool {
    bundleNames.contains { !$0.contains("$") && other.bundleNames.contains($0) }
  }

  /// The principal class without its module; nil where a build variable makes its name.
  package var principalClassName: String? {
    guard let name = principalClass?.split(separator: ".").last, !name.contains("$") else {
      return nil
    }
    return String(name)
  }

  package func supports(_ className: String) -> Bool {
    intentsSupported.contains { $0.name == className }
  }
}
