internal import ProjectReading
internal import SwiftSources
internal import HostSimulation
internal import IntentDefinitions
internal import SiteGeneration
internal import Views

/// The first configuration of an Intents UI extension's controller: a case for each intent, with the
/// scene that shows it, or a small layout of its own.
struct ScaffoldController {
  let className: String
  /// What the controller gets from elsewhere, by the intents' class names.
  let samples: [String: ScaffoldSamples]
  private let extensionName: String?
  /// Whether its scene holds views, which have nothing to show before its code runs.
  private let isFilledInCode: Bool
  private let cases: [ScaffoldCase]
  /// What the class says itself, where it is in the sources.
  private let written: ParsedController?

  /// The intents that an extension supports and that are known, in its order; the app's own ones in
  /// place of the example that Xcode's template lists.
  static func intents(of info: ExtensionInfo, in project: Project) -> [AppIntents.Defined] {
    var found: [AppIntents.Defined] = []
    var names = info.intentsSupported.map(\.name)
    if project.intents.isTemplateLeftOver, info.supports(AppIntents.templateClassName) {
      let own = project.intents.intents.map(\.intent).filter {
        $0.kind == .custom && !$0.isEligibleForWidgets
      }
      let others = names.filter { $0 != AppIntents.templateClassName }
      names = others.isEmpty && !own.isEmpty ? own.map(\.className) : others
    }
    for name in names {
      guard
        let defined = project.intents.intents.first(where: { $0.intent.className == name })
          ?? SystemDefinition.intent(name),
        !found.contains(where: { $0.intent.className == name })
      else { continue }
      found.append(SystemDefinition.playable(defined))
    }
    return found
  }

  init(of info: ExtensionInfo, for intents: [AppIntents.Defined], in project: Project) {
    let name = Self.extensionName(of: info, among: project.intents.extensions)
    let scenes = ScaffoldScenes(of: info, named: name, in: project.scenes)
    let written = project.parsedControllers[info.path]
    self.written = written
    className =
      scenes.main?.className ?? info.principalClassName ?? written?.className
      ?? "IntentViewController"
    extensionName = name
    isFilledInCode = scenes.main.map { $0.view.all.count > 1 } ?? false
    cases = intents.flatMap { defined in
      ScaffoldCases(
        defined, showing: scenes.views(for: defined.intent, among: intents.map(\.intent)),
        among: scenes, of: written, in: project
      ).all
    }
    samples = Dictionary(cases.map { ($0.intent.className, $0.samples) }) { $0.merging($1) }
  }

  /// What tells the extension from others; nil where there is no other.
  private static func extensionName(
    of info: ExtensionInfo, among all: [ExtensionInfo]
  ) -> String? {
    let others = all.filter { $0.point == .intentsUI && $0.path != info.path }
    // A build variable is no name that a person would know, and serves only to tell extensions apart.
    let literal = info.bundleNames.filter { !$0.contains("$") }
    let names =
      info.hasPlainFolder
      ? literal + [info.folderPath, info.folder]
      : [info.folder, info.folderPath] + (others.isEmpty ? literal : info.bundleNames)
    return names.first { name in !name.isEmpty && !others.contains { $0.isNamed(name) } }
      ?? (info.folderPath.isEmpty ? nil : info.folderPath)
  }

  /// Whether its layouts are none of the app's.
  private var standsIn: Bool {
    !cases.allSatisfy(\.refuses) && !cases.contains(where: \.hasScene)
  }

  /// Whether nothing fills the view that the class shows: its scene is empty, and no code makes views.
  private var isBlank: Bool { standsIn && !isFilledInCode && written?.makesViews == false }

  /// What its layouts lack, as something to do; nil where they are the project's own, and where the class
  /// is not there to tell.
  var task: String? {
    guard standsIn, written != nil else { return nil }
    return isBlank
      ? "\(className) shows an empty view so far; the layouts list the parameters, for a beginning"
      : "Draw what \(className) draws in code; the layouts only list the parameters"
  }

  var text: String {
    var lines = [
      "# What \(className) answers, for the preview. The scenes are the project's own.",
      "# Outlets show parameters whose names are like theirs: correct what does not fit.",
      "controller: \(ScaffoldYAML.scalar(className))",
    ]
    if cases.allSatisfy(\.refuses) {
      lines[0] = "# What \(className) answers, for the preview: it leaves all cards to the host."
      lines.remove(at: 1)
    } else if isBlank {
      lines[0] = "# What \(className) answers, for the preview. So far the app shows an empty view:"
      lines[1] = "# these layouts list the parameters, for a beginning."
    } else if standsIn {
      let views = isFilledInCode ? "scene is filled" : "views are made"
      lines[0] = "# What \(className) answers, for the preview. Its \(views) in code, so"
      lines[1] = "# these layouts only list the parameters: draw here what the class draws."
    }
    if let extensionName { lines.append("extension: \(ScaffoldYAML.scalar(extensionName))") }
    if let written, written.hasConfigureOnly {
      lines += written.displays.map { "\($0): true" }
      lines.append("configure:")
    } else {
      lines.append("configureView:")
    }
    lines += cases.flatMap(\.caseLines).map { "  \($0)" }
    let layouts = cases.flatMap(\.layoutLines).map { "  \($0)" }
    if !layouts.isEmpty { lines += ["layouts:"] + layouts }
    return lines.joined(separator: "\n") + "\n"
  }
}
