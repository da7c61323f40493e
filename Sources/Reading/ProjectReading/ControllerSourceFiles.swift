internal import SwiftSources
internal import ControllerConfigurations
internal import Diagnostics
internal import HostSimulation
internal import IntentDefinitions
internal import SourceFormats
internal import TextTools
internal import Views
internal import XcodeProjects

/// Finds the sources of each Intents and Intents UI extension, and the class with which the system starts.
///
/// The sources are those of the extension's target, or in its folder where no Xcode project says which these are.
struct ControllerSourceFiles {
  private let files: [SourceFile]
  private let targets: ProjectTargets

  init(_ files: [SourceFile], targets: ProjectTargets) {
    self.files = files
    self.targets = targets
  }

  /// The largest source that is read, in bytes (convention: many times the largest real controller).
  static let largestFile = 1 << 20

  /// The sources of all Intents and Intents UI extensions among some paths.
  func paths(among paths: Set<String>) -> Set<String> {
    let plists = files.filter { file in
      file.hasEnding(".plist")
        && ExtensionInfo.Point.allCases.contains { file.bytes.contains(text: $0.rawValue) }
    }
    if plists.isEmpty { return [] }
    let sources = paths.filter(Self.isSource)
    return plists.reduce(into: []) { $0.formUnion(self.paths(ofPlist: $1.path, among: sources)) }
  }

  private static func isSource(_ path: String) -> Bool {
    [".swift", ".m", ".mm", ".h"].contains(where: path.hasSuffix)
  }

  private func paths(ofPlist plist: String, among sources: some Collection<String>) -> [String] {
    let compiled = Set(targets.target(ofPlist: plist)?.sourcePaths.filter(Self.isSource) ?? [])
    if !compiled.isEmpty {
      // No build phase lists the headers of classes.
      let headers = Set(compiled.filter { !$0.hasSuffix(".swift") }.map { Self.header(of: $0) })
      return sources.filter { compiled.contains($0) || headers.contains($0) }
    }
    let folder = SourcePath(ExtensionInfo.sourceFolder(ofPlist: plist))
    return sources.filter {
      folder.text.isEmpty ? !$0.contains("/") : SourcePath($0).isBelow(folder)
    }
  }

  private static func header(of path: String) -> String {
    SourcePath(path).folder.appending("\(SourcePath(path).nameWithoutEnding).h").text
  }

  func sources(of info: ExtensionInfo) -> ControllerSources {
    ControllerSources(
      readFiles(of: info), start: start(of: info), intents: info.intentsSupported.map(\.name))
  }

  /// The handlers that an Intents extension returns for the intents that it lists and that are known.
  ///
  /// A file that names no intent says nothing of that.
  func handlers(of info: ExtensionInfo, in intents: AppIntents) -> HandlerSources {
    let listed = info.intentsSupported.compactMap { listed -> HandlerSources.Listed? in
      let custom = intents.intents.first { $0.intent.className == listed.name }?.intent
      guard custom?.isForWidgetsOnly != true,
        custom != nil || SystemIntentCatalog.standard.intent(listed.name) != nil
      else { return nil }
      return intents.dispatch(of: listed.name).handlingProtocol.map {
        .init(className: listed.name, protocolName: $0, location: listed.location)
      }
    }
    return HandlerSources(
      readFiles(of: info).filter { $0.bytes.contains(text: "Intent") },
      principalClass: info.principalClassName, listed: listed)
  }

  private func readFiles(of info: ExtensionInfo) -> [ControllerSources.File] {
    let all = files.filter { Self.isSource($0.path) }
    let paths = Set(self.paths(ofPlist: info.path, among: all.map(\.path)))
    return all.filter { paths.contains($0.path) }.map { .init(path: $0.path, bytes: $0.bytes) }
  }

  private func start(of info: ExtensionInfo) -> ControllerSources.Start {
    if let written = info.principalClass, info.mainStoryboard == nil {
      guard let place = principalClassLocation(info.path), let name = info.principalClassName else {
        return .unknown
      }
      return .entry(
        .init(
          className: name, location: place, isPrincipal: true, hasModule: written.contains(".")))
    }
    guard info.principalClass == nil, info.mainStoryboard != nil else {
      return .unknown
    }
    let storyboards = files.filter { $0.hasEnding(".storyboard") }.map(\.path)
    guard let path = info.entryFile(among: storyboards),
      let file = files.first(where: { $0.path == path }),
      let document = try? readXML(path: path, bytes: file.bytes),
      let initial = document[attribute: "initialViewController"],
      let controller = document.descendant(withID: initial),
      let className = controller[attribute: "customClass"]
    else { return .unknown }
    // A class of another module stands in sources that belong to no extension.
    if let module = controller[attribute: "customModule"],
      controller[attribute: "customModuleProvider"] != "target", module != info.folder,
      module != targets.target(ofPlist: info.path)?.moduleName
    {
      return .otherModule
    }
    return .entry(
      .init(
        className: className, location: controller.location, isPrincipal: false, hasModule: true))
  }

  private func principalClassLocation(_ path: String) -> SourceLocation? {
    guard let file = files.first(where: { $0.path == path }) else { return nil }
    var ignored: [Diagnostic] = []
    let root = try? readPropertyList(
      path: path, bytes: file.bytes, reporting: &ignored)
    return root?["NSExtension"]?["NSExtensionPrincipalClass"]?.location
  }
}

extension XMLElement {
  /// The first element below with an id; it looks level by level, so that depth costs no stack.
  fileprivate func descendant(withID id: String) -> XMLElement? {
    var level = elements
    while !level.isEmpty {
      if let found = level.first(where: { $0[attribute: "id"] == id }) { return found }
      level = level.flatMap(\.elements)
    }
    return nil
  }
}
