internal import ControllerConfigurations
internal import Diagnostics
internal import HostSimulation
internal import IntentDefinitions
internal import InterfaceBuilder
internal import SwiftSources
internal import TextTools

/// Checks what the system loads of each Intents UI extension: its main storyboard, the controller
/// that this shows first, and the class that a configuration says it has.
struct EntryControllerCheck {
  let interfaces: [ExtensionInfo]
  /// Every storyboard of the project, by its path, with what it shows first; those that cannot be
  /// read have nil.
  let entries: [String: InterfaceEntry?]
  /// The configuration of each extension, by the path of its Info.plist.
  let controllers: [String: ControllerConfiguration]

  /// The class of each extension's first controller: by its storyboard, its Info.plist or its
  /// sources.
  static func classNames(
    of interfaces: [ExtensionInfo], entries: [String: InterfaceEntry?],
    sources: [String: ParsedController]
  ) -> [String: String] {
    interfaces.reduce(into: [:]) { names, info in
      let path = info.entryFile(among: entries.keys.sorted())
      let inStoryboard = path.flatMap { entries[$0] ?? nil }?.customClass
      names[info.path] = inStoryboard ?? info.principalClassName ?? sources[info.path]?.className
    }
  }

  /// The entry point of an extension, from its Info.plist and its storyboard.
  private enum Start {
    case nothing
    case missingStoryboard(String)
    case storyboard(InterfaceEntry)
    case principalClass(String)
    /// A name with a build variable, or a storyboard that cannot be read.
    case unknown
  }

  private func start(of info: ExtensionInfo) -> Start {
    if let name = info.mainStoryboard, !name.contains("$") {
      guard let path = info.entryFile(among: entries.keys.sorted()) else {
        return .missingStoryboard(name)
      }
      guard case .some(.some(let entry)) = entries[path] else { return .unknown }
      return .storyboard(entry)
    }
    if let name = info.principalClass { return .principalClass(name) }
    return info.entryLocation == nil ? .nothing : .unknown
  }

  /// The extensions that the system cannot host, by the paths of their Info.plists, and why.
  var obstacles: [String: HostingObstacle] {
    interfaces.reduce(into: [:]) { obstacles, info in
      switch start(of: info) {
      case .nothing: obstacles[info.path] = .noEntry
      case .missingStoryboard where !otherStoryboards(of: info).isEmpty:
        obstacles[info.path] = .missingStoryboard
      case .storyboard(let entry) where entry.kind == nil:
        obstacles[info.path] = .noInitialController
      case .storyboard(let entry) where entry.customClass == nil:
        obstacles[info.path] = .unhostedController
      case .missingStoryboard, .storyboard, .principalClass, .unknown: break
      }
    }
  }

  /// The extensions that load another class than the one that their configuration is about.
  var otherClasses: Set<String> {
    Set(
      interfaces.filter { info in
        guard let name = className(of: info), let controller = controllers[info.path] else {
          return false
        }
        return controller.isOther(than: name)
      }.map(\.path))
  }

  private func className(of info: ExtensionInfo) -> String? {
    switch start(of: info) {
    case .storyboard(let entry): entry.customClass
    case .principalClass(let name): name
    case .nothing, .missingStoryboard, .unknown: nil
    }
  }

  func report(to diagnostics: inout [Diagnostic]) {
    for info in interfaces {
      switch start(of: info) {
      case .missingStoryboard(let name): reportMissing(name, of: info, to: &diagnostics)
      case .storyboard(let entry): report(entry, of: info, to: &diagnostics)
      case .nothing, .principalClass, .unknown: break
      }
      if let className = className(of: info), let controller = controllers[info.path] {
        check(controller, isOf: className, to: &diagnostics)
      }
    }
  }

  private func otherStoryboards(of info: ExtensionInfo) -> [String] {
    let folder = SourcePath(info.path).folder
    return folder.text.isEmpty
      ? [] : entries.keys.filter { SourcePath($0).isBelow(folder) }.sorted()
  }

  /// A storyboard may be in a folder that was not given, so one that is missing without another in
  /// its place says nothing.
  private func reportMissing(
    _ name: String, of info: ExtensionInfo, to diagnostics: inout [Diagnostic]
  ) {
    let others = otherStoryboards(of: info)
    guard let other = others.first else { return }
    let names = others.map { SourcePath($0).stem }
    diagnostics.report(
      .missingStoryboard, "There is no storyboard '\(name)'",
      at: info.entryLocation ?? info.location,
      notes: [.init("The extension has this one", at: SourceLocation(file: other))],
      fix: "Write '\(nearestSpelling(to: name, among: names) ?? names[0])'")
  }

  private func report(
    _ entry: InterfaceEntry, of info: ExtensionInfo, to diagnostics: inout [Diagnostic]
  ) {
    guard let kind = entry.kind else {
      diagnostics.report(
        .noInitialController, "The storyboard has no initial view controller", at: entry.location,
        fix: "Switch on 'Is Initial View Controller' in Xcode")
      return
    }
    guard entry.customClass == nil else { return }
    let what =
      Self.containers[kind].map { "is \($0)" } ?? "has no custom class"
    diagnostics.report(
      .unhostedInitialController, "The initial view controller \(what), so no host configures it",
      at: entry.location, fix: "Give it a class that conforms to INUIHostedViewControlling")
  }

  private static let containers = [
    "navigationController": "a navigation controller", "tabBarController": "a tab bar controller",
    "splitViewController": "a split view controller",
    "pageViewController": "a page view controller",
  ]

  private func check(
    _ controller: ControllerConfiguration, isOf className: String,
    to diagnostics: inout [Diagnostic]
  ) {
    guard controller.isOther(than: className) else { return }
    let plain = className.plainClassName
    diagnostics.report(
      .otherControllerClass, "The extension loads '\(plain)', not '\(controller.name)'",
      at: controller.nameLocation, fix: "Write 'controller: \(plain)'")
  }
}

extension String {
  /// The name of a class without its module.
  fileprivate var plainClassName: String { split(separator: ".").last.map { String($0) } ?? self }
}

extension ControllerConfiguration {
  /// Whether it is about another class; a build variable makes a name that nobody knows here.
  fileprivate func isOther(than className: String) -> Bool {
    let plain = className.plainClassName
    return !plain.contains("$") && plain != name && className != name
  }
}
