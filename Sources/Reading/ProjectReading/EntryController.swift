package import ControllerConfigurations
internal import Diagnostics
package import HostSimulation
internal import IntentDefinitions
internal import InterfaceBuilder
package import SwiftSources
internal import Views

/// The view controller that an Intents UI extension starts with, as far as the project's files tell.
package struct EntryController: Sendable {
  /// The name of its class, by its storyboard, its Info.plist or its sources.
  package let className: String?
  package let configuration: ControllerConfiguration?
  /// The surroundings in which the class runs.
  package let runSettings: RunSettings?
  /// Why the system cannot host it.
  package let obstacle: HostingObstacle?
  /// Whether the extension loads another class than that of the configuration.
  package let isOfOtherClass: Bool
  /// The scene that is shown where no case tells of the view.
  package let designed: DesignedControllerClass?
  package let parsed: ParsedController?
  /// Whether a configuration with an error may be about it, so that no other is to be written.
  package let isClaimed: Bool
}

/// The controller configurations of a project by the extensions that they are about.
struct AssignedConfigurations {
  /// The configurations that tell of views, by the paths of the extensions' Info.plists.
  let views: [String: ControllerConfiguration]
  /// The others, which only tell how the class runs, by the same paths.
  private let runs: [String: ControllerConfiguration]

  init(
    _ configurations: [ControllerConfiguration], to intents: AppIntents,
    reporting diagnostics: inout [Diagnostic]
  ) {
    views = ControllerConfiguration.assign(
      configurations.filter { !$0.onlyRuns }, to: intents, reporting: &diagnostics)
    runs = ControllerConfiguration.assign(
      configurations.filter(\.onlyRuns), to: intents, reporting: &diagnostics)
    diagnostics += ControllerConfiguration.findingsOfTwoRuns(views, runs)
  }

  var all: [String: ControllerConfiguration] { views.merging(runs) { first, _ in first } }

  func runSettings(of path: String) -> RunSettings? { runs[path]?.run ?? views[path]?.run }
}

/// Reads what files say about the first view controller of each Intents UI extension.
struct EntryControllerReader {
  let interfaces: [ExtensionInfo]
  let scenes: SceneCatalog
  /// Every storyboard of the project, by its path, with what it shows first.
  let entries: [String: InterfaceEntry?]
  /// The sources of each extension, by the path of its Info.plist.
  let sources: [String: ControllerSources]

  /// The controllers by the paths of the Info.plists; `unread` are configurations with an error.
  func controllers(
    _ configurations: AssignedConfigurations, unread: [SourceFile],
    reporting diagnostics: inout [Diagnostic]
  ) -> [String: EntryController] {
    let check = EntryControllerCheck(
      interfaces: interfaces, entries: entries, controllers: configurations.all)
    check.report(to: &diagnostics)
    let names = EntryControllerCheck.classNames(
      of: interfaces, entries: entries, sources: sources.compactMapValues(\.entryClass))
    let claimed = Set(unread.flatMap { interfaces.claimed(by: $0, names) }.map(\.path))
    let (obstacles, otherClasses) = (check.obstacles, check.otherClasses)
    var controllers: [String: EntryController] = [:]
    for info in interfaces {
      let path = info.path
      let obstacle = obstacles[path] ?? sources[path]?.obstacle
      let configuration = configurations.views[path]
      controllers[path] = EntryController(
        className: names[path], configuration: configuration,
        runSettings: configurations.runSettings(of: path), obstacle: obstacle,
        isOfOtherClass: otherClasses.contains(path),
        designed: obstacle == nil ? designed(info, besides: configuration) : nil,
        parsed: sources[path]?.entryClass,
        isClaimed: claimed.contains(path) && configuration == nil)
    }
    report(controllers, to: &diagnostics)
    return controllers
  }

  /// The scene of the main storyboard, where it shows something, or the class cannot add to it, and
  /// a configuration does not tell of all cases.
  private func designed(
    _ info: ExtensionInfo, besides configuration: ControllerConfiguration?
  ) -> DesignedControllerClass? {
    guard configuration?.openCases.isEmpty != true else { return nil }
    let file = info.entryFile(among: scenes.paths)
    let all = scenes.scenes.filter { $0.path == file }
    let code = sources[info.path]
    guard let scene = all.first(where: \.isInitial) ?? all.first,
      !scene.isBare || code?.mayAddViews == false
    else { return nil }
    return DesignedControllerClass(
      scene, asksForMaximum: code?.asksForMaximumSize ?? false,
      asksForZeroSize: code?.asksForZeroSize ?? false)
  }

  private func report(
    _ controllers: [String: EntryController], to diagnostics: inout [Diagnostic]
  ) {
    for (_, controller) in controllers.sorted(by: { $0.key < $1.key }) {
      let configuration = controller.configuration
      if let parsed = controller.parsed, let stale = configuration?.findingIfStale(for: parsed) {
        diagnostics.append(stale)
      }
      if let designed = controller.designed, !controller.isClaimed {
        diagnostics.append(designed.finding(openAt: configuration?.openCases.first?.location))
      }
    }
    diagnostics += interfaces.compactMap { info in
      controllers[info.path].flatMap { unknownView(of: info, $0) }
    }
  }

  /// A note on an extension that would draw cards, and of which nothing says what they are like.
  private func unknownView(
    of info: ExtensionInfo, _ controller: EntryController
  ) -> Diagnostic? {
    let open = controller.configuration?.openCases.first
    let isMisnamed = sources[info.path]?.entryRules.contains(.sourceUnknownClass) ?? false
    guard controller.designed == nil, controller.obstacle == nil, !controller.isClaimed,
      !isMisnamed,
      !info.intentsSupported.isEmpty, controller.configuration == nil || open != nil
    else { return nil }
    return Diagnostic(
      .unknownView,
      "No file says what '\(controller.className ?? info.folder)' shows, so its cards show a hatched box",
      at: open?.location ?? info.entryLocation ?? info.location,
      fix: open == nil
        ? """
        Run 'cardproof init' and fill in the .controller.yml file that it names, or run a Swift class with \
        --run-controllers
        """
        : ControllerConfiguration.fixOfOpenCases)
  }
}

extension ControllerSources {
  /// Why the class that the extension starts with cannot be hosted; nil where it can, or may.
  fileprivate var obstacle: HostingObstacle? {
    let rules = entryRules
    if rules.contains(.sourceNotHosted) { return .unhostedController }
    return rules.contains(.sourceNoModule) ? .noClass : nil
  }
}
