internal import ProjectReading
internal import HostSimulation
internal import Interactions
internal import IntentDefinitions
internal import SiteGeneration
internal import SwiftSources
internal import Views

/// Makes the first configuration of an Intents UI extension's controller: from what its class
/// answers where that runs, else an open case for each intent, and its scenes with their outlets.
struct ScaffoldController {
  let configuration: ScaffoldConfiguration

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
    let source = project.entryControllers[info.path]?.parsed
    let className =
      scenes.main?.className ?? info.principalClassName ?? source?.className
      ?? "IntentViewController"
    var cases: [ScaffoldConfiguration.Case] = []
    var layouts: [ScaffoldConfiguration.Layout] = []
    for intent in intents.map(\.intent) {
      let own = Self.layouts(
        of: intent, showing: scenes.candidates(for: intent, among: intents.map(\.intent)),
        in: project)
      let show = own.first.map {
        ScaffoldNode.Entry(key: "show", value: .scalar(ScaffoldYAML.scalar($0.name)))
      }
      cases.append(
        .init(intent: intent.className, answer: [show].compactMap(\.self), isOpen: true))
      layouts += own
    }
    let skeleton = ScaffoldConfiguration(
      remarks: [
        "What \(className) answers. Write what its code does: 'show' with a layout, or 'refuse'.",
        "An open case has no effect. Fill it in, then remove 'open'.",
      ],
      className: className, extensionName: name,
      classDigest: source.flatMap { $0.className == className ? $0.digest : nil },
      hasConfigureOnly: source?.hasConfigureOnly ?? false,
      displays: source.map { $0.hasConfigureOnly ? $0.displays : [] } ?? [],
      cases: cases, layouts: layouts)
    configuration =
      project.running[info.path].map {
        PlayedController(
          $0, of: info, for: intents, skeleton: skeleton, among: scenes, in: project
        ).configuration
      } ?? skeleton
  }

  /// The layouts of an intent: one for each scene, the likeliest first.
  private static func layouts(
    of intent: Intent, showing scenes: [ScaffoldScenes.Candidate], in project: Project
  ) -> [ScaffoldConfiguration.Layout] {
    let candidates = BindingCandidate.all(
      of: intent,
      filledIn: project.interactions.filter { $0.intent.className == intent.className })
    return scenes.enumerated().map { index, scene in
      var content: [ScaffoldNode.Entry] = [
        .init(key: "storyboard", value: .scalar(ScaffoldYAML.scalar(scene.storyboard)))
      ]
      if let name = scene.name {
        content.append(.init(key: "scene", value: .scalar(ScaffoldYAML.scalar(name))))
      }
      let outlets = scaffoldOutlets(of: scene.scene, candidates)
      if !outlets.isEmpty { content.append(.init(key: "outlets", value: .lines(outlets))) }
      return .init(
        name: intent.addressName + (index == 0 ? "" : "-\(index + 1)"), content: content)
    }
  }

  /// The extension's name in the file; nil where there is no other.
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
}
