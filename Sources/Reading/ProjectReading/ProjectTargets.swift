internal import Diagnostics
internal import SourceFormats
internal import TextTools
internal import Views
internal import XcodeProjects

/// The targets of all Xcode projects of a source folder; none where there is no project that can be read.
struct ProjectTargets {
  private let targets: [XcodeTarget]
  private let byPlist: [String: [XcodeTarget]]

  /// Reads the projects; one that cannot be read is a finding, and its files go by their folders.
  init(_ files: [SourceFile], reporting diagnostics: inout [Diagnostic]) {
    let configurations = files.filter { $0.hasEnding(".xcconfig") }
    var targets: [XcodeTarget] = []
    for file in files where file.name == "project.pbxproj" {
      do throws(Diagnostic) {
        targets += try XcodeProject(path: file.path, bytes: file.bytes) { name in
          let named = configurations.filter { $0.name == SourcePath(name).name }
          return named.map(\.path).nearest(to: file.path).flatMap { path in
            named.first { $0.path == path }
          }.map { String(decoding: $0.bytes, as: UTF8.self) }
        }.targets
      } catch {
        diagnostics.append(error)
      }
    }
    self.targets = targets
    byPlist = Dictionary(
      grouping: targets.filter { $0.infoPlistPath != nil }, by: { $0.infoPlistPath ?? "" })
  }

  /// Whether an Info.plist is only of targets for the Mac, the watch or the TV.
  func isForOtherPlatforms(plist path: String) -> Bool {
    byPlist[path].map { $0.allSatisfy { !$0.isForIOS } } ?? false
  }

  /// An Info.plist with the build variables of its target replaced.
  func expanded(_ root: PropertyListNode, at path: String) -> PropertyListNode {
    guard let target = byPlist[path]?.first(where: \.isForIOS) ?? byPlist[path]?.first else {
      return root
    }
    return root.expanding(target.settings)
  }

  /// The app: that of an Info.plist, else the first one for iOS of the project nearest to the top.
  func app(ofPlist path: String?) -> XcodeTarget? {
    let apps = targets.filter { $0.isApp && $0.isForIOS }
    return apps.first { $0.infoPlistPath != nil && $0.infoPlistPath == path }
      ?? apps.min { $0.depth < $1.depth }
  }
}

extension PropertyListNode {
  /// The tree with the build variables in its texts replaced; what nothing sets stays.
  fileprivate func expanding(_ settings: BuildSettings) -> PropertyListNode {
    switch content {
    case .string(let text):
      text.utf8.contains(UInt8(ascii: "$"))
        ? PropertyListNode(.string(settings.expanded(text)), at: location) : self
    case .array(let nodes):
      PropertyListNode(.array(nodes.map { $0.expanding(settings) }), at: location)
    case .dictionary(let entries):
      PropertyListNode(
        .dictionary(
          entries.map {
            PropertyListEntry(
              key: $0.key, at: $0.keyLocation, value: $0.value.expanding(settings))
          }), at: location)
    case .integer, .real, .boolean, .data, .date: self
    }
  }
}
