internal import Diagnostics
internal import IntentDefinitions
internal import SourceFormats
internal import TextTools
internal import Views
package import XcodeProjects

/// The targets of all Xcode projects of a source folder; none where there is no project that can be
/// read.
package struct ProjectTargets: Sendable {
  package private(set) var all: [XcodeTarget] = []
  /// A finding for each project that cannot be read: its files go by their folders.
  private(set) var findings: [Diagnostic] = []
  private var byPlist: [String: [XcodeTarget]] = [:]

  package init() {}

  /// Reads the projects among files; `paths` are those of all files of the source folder.
  init(_ files: [SourceFile], paths: some Sequence<String>) {
    let projects = files.filter { $0.name == "project.pbxproj" }
    if projects.isEmpty { return }
    let configurations = files.filter { $0.hasEnding(".xcconfig") }
    let folderPaths = FolderPaths(paths)
    for file in projects {
      do throws(Diagnostic) {
        all += try XcodeProject(path: file.path, bytes: file.bytes, paths: folderPaths) { name in
          let named = configurations.filter { $0.name == SourcePath(name).name }
          return named.map(\.path).nearest(to: file.path).flatMap { path in
            named.first { $0.path == path }
          }.map { String(decoding: $0.bytes, as: UTF8.self) }
        }.targets
      } catch {
        // The rest of the folder is read without it.
        findings.append(error.with(severity: .warning))
      }
    }
    index()
  }

  static func += (left: inout ProjectTargets, right: ProjectTargets) {
    left.all += right.all
    left.findings += right.findings
    left.index()
  }

  private mutating func index() {
    byPlist = Dictionary(
      grouping: all.filter { $0.infoPlistPath != nil }, by: { $0.infoPlistPath ?? "" })
  }

  /// The target that an Info.plist belongs to, one for iOS if there is any.
  package func target(ofPlist path: String) -> XcodeTarget? {
    byPlist[path]?.first(where: \.isForIOS) ?? byPlist[path]?.first
  }

  /// The apps for iOS that take in an extension.
  package func apps(embedding target: XcodeTarget) -> [XcodeTarget] {
    all.filter { $0.isApp && $0.isForIOS && $0.embeds(target) }
  }

  /// The target of an extension in the projects; nil where no target has its Info.plist.
  func info(ofExtension path: String) -> ExtensionInfo.TargetInfo? {
    target(ofPlist: path).map { target in
      let folder = SourcePath(ExtensionInfo.sourceFolder(ofPlist: path))
      return ExtensionInfo.TargetInfo(
        name: target.name,
        isNearPlist: target.sourcePaths.isEmpty
          || target.sourcePaths.contains { SourcePath($0).isBelow(folder) },
        apps: Set(apps(embedding: target).map(\.id)),
        interfacePaths: Set(
          target.resourcePaths.filter { [".storyboard", ".xib"].contains(where: $0.hasSuffix) }))
    }
  }

  /// Extensions that need a newer system than the app that takes them in, a finding for each app.
  ///
  /// Custom intents need iOS 12 (documented), so that an extension for it says no more than that.
  func findingsOfSystems(of extensions: [ExtensionInfo]) -> [Diagnostic] {
    var newer: [String: [(info: ExtensionInfo, own: XcodeTarget)]] = [:]
    for info in extensions {
      guard let own = target(ofPlist: info.path), let needed = own.leastSystem,
        let app = apps(embedding: own).first, let others = app.leastSystem,
        others.lexicographicallyPrecedes(needed), [12].lexicographicallyPrecedes(needed)
      else { continue }
      newer[app.id, default: []].append((info, own))
    }
    return newer.sorted { $0.key < $1.key }.compactMap { id, extensions in
      guard let (info, own) = extensions.first, let app = self.app(id) else { return nil }
      let names = extensions.map(\.own.name).listedInQuotes
      return Diagnostic(
        .extensionNeedsNewerSystem,
        "\(names) \(extensions.count == 1 ? "needs" : "need") iOS \(own.leastSystem.versionText), "
          + "'\(app.name)' iOS \(app.leastSystem.versionText)",
        at: info.location,
        fix: "Write the same IPHONEOS_DEPLOYMENT_TARGET, or make sure that the app works without it"
      )
    }
  }

  /// Whether an Info.plist is only of targets for the Mac, the watch or the TV.
  func isForOtherPlatforms(plist path: String) -> Bool {
    byPlist[path].map { $0.allSatisfy { !$0.isForIOS } } ?? false
  }

  /// The apps for iOS whose Info.plist Xcode makes from the build settings alone.
  var generatedPlists: [XcodeTarget] {
    all.filter { $0.isApp && $0.isForIOS && $0.generatesInfoPlist && $0.infoPlistPath == nil }
  }

  /// A property list as the preprocessor leaves it, where the build settings of its target ask for
  /// that.
  func preprocessed(_ file: SourceFile, reporting diagnostics: inout [Diagnostic]) -> SourceFile {
    guard let target = byPlist[file.path]?.first, target.preprocessesInfoPlist else { return file }
    let preprocessor = PropertyListPreprocessor(
      file.bytes, definitions: target.preprocessorDefinitions)
    let places = preprocessor.conditions.map { condition in
      Diagnostic.Note(
        "'\(condition.text)' is \(condition.isTaken ? "taken" : "left out")",
        at: SourceLocation(file: file.path, line: condition.line, column: 1))
    }
    if let first = places.first {
      diagnostics.report(
        .preprocessedPlist, "The Info.plist has conditions, and Cardproof reads one branch",
        at: first.location, notes: places,
        fix: "Check that this is the branch of the released app")
    }
    return SourceFile(path: file.path, bytes: preprocessor.bytes)
  }

  /// An Info.plist with the build variables of its target replaced, and with what Xcode adds to it.
  func expanded(_ root: PropertyListNode, at path: String) -> PropertyListNode {
    target(ofPlist: path).map { root.with($0) } ?? root
  }

  /// The target of an app by its id, else the first app for iOS of the project nearest to the top.
  func app(_ id: String?) -> XcodeTarget? {
    let apps = all.filter { $0.isApp && $0.isForIOS }
    return apps.first { $0.id == id } ?? apps.min { $0.depth < $1.depth }
  }
}

extension XcodeTarget {
  /// The parts of the number of the oldest iOS that it runs on; nil where nothing tells.
  fileprivate var leastSystem: [Int]? {
    let parts = settings["IPHONEOS_DEPLOYMENT_TARGET"]?.split(separator: ".").map { Int($0) }
    guard let parts, !parts.isEmpty, !parts.contains(nil) else { return nil }
    var numbers = parts.compactMap(\.self)
    while numbers.count > 1, numbers.last == 0 { numbers.removeLast() }
    return numbers
  }
}

extension [Int]? {
  fileprivate var versionText: String { (self ?? []).map { String($0) }.joined(separator: ".") }
}

extension PropertyListNode {
  /// An Info.plist with the build variables of a target replaced, and with the keys that Xcode adds
  /// where it generates what is missing.
  func with(_ target: XcodeTarget) -> PropertyListNode {
    let written = expanding(target.settings)
    guard target.generatesInfoPlist, let entries = written.entries else { return written }
    let keys = Set(entries.map(\.key))
    let added = target.generatedInfo.filter { !keys.contains($0.key) }.sorted { $0.key < $1.key }
    return PropertyListNode(
      .dictionary(
        entries
          + added.map {
            PropertyListEntry(
              key: $0.key, at: location, value: PropertyListNode(.string($0.value), at: location))
          }), at: location)
  }

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
