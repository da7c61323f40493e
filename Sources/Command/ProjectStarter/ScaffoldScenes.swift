internal import HostSimulation
internal import IntentDefinitions
internal import TextTools
internal import Views

/// The scenes of an Intents UI extension, and which of them shows which intent.
struct ScaffoldScenes {
  /// What the main storyboard shows first, empty or not.
  let main: InterfaceScene?
  private let candidates: [Candidate]

  /// A scene with something to see, and how a configuration names it.
  struct Candidate: Hashable {
    let scene: InterfaceScene
    let storyboard: String
    /// Nil for the scene that the file shows first.
    let name: String?
    let words: Set<String>
    let isMain: Bool
  }

  /// A scene for an intent, and when.
  struct View: Hashable {
    let candidate: Candidate
    let moment: Moment
  }

  /// When a scene shows: at any time, or with one handling status.
  enum Moment: String {
    case any, before, after

    /// The statuses; none for all that no other scene has.
    var statuses: [String] {
      switch self {
      case .any: []
      case .before: ["ready", "userConfirmationRequired"]
      case .after: ["success"]
      }
    }
  }

  init(of info: ExtensionInfo, named name: String?, in catalogue: SceneCatalog) {
    let ofMain = info.mainStoryboard.map {
      catalogue.scenes(ofFile: $0, near: info.path, in: nil)
    }
    let main = ofMain.flatMap { scenes in scenes.first(where: \.isInitial) ?? scenes.first }
    self.main = main
    let inside = catalogue.scenes.filter { scene in
      !info.sourceFolderPath.isEmpty
        && SourcePath(scene.path).isBelow(SourcePath(info.sourceFolderPath))
    }
    var all: [InterfaceScene] = []
    for scene in [main].compactMap(\.self) + (ofMain ?? []) + inside
    where !scene.isBare && !all.contains(scene) {
      all.append(scene)
    }
    let place = "\(ScaffoldFiles.folder)/"
    candidates = all.compactMap { scene in
      let found = catalogue.scenes(ofFile: scene.fileName, near: place, in: name)
      guard found.contains(scene) else { return nil }
      let isFirst = (found.first(where: \.isInitial) ?? found.first) == scene
      let own = scene.names.first { name in found.first { $0.names.contains(name) } == scene }
      guard isFirst || own != nil else { return nil }
      return Candidate(
        scene: scene, storyboard: scene.fileName, name: isFirst ? nil : own,
        words: Set(
          (scene.names.dropLast() + [scene.fileName]).flatMap { ScaffoldWords($0).words }),
        isMain: scene == main)
    }
  }

  /// The names by which a class may call for a scene.
  var names: Set<String> { Set(candidates.flatMap(\.calls)) }

  /// The one scene that some names call for; nil where the storyboard's first has something to show
  /// itself, or where they call for several.
  func view(calledBy names: Set<String>) -> View? {
    let called = candidates.filter { !names.isDisjoint(with: $0.calls) }
    guard called.count == 1, !candidates.contains(where: \.isMain) else { return nil }
    return View(candidate: called[0], moment: .any)
  }

  /// What the storyboard shows first, also where it is empty.
  var first: View? {
    main.map { scene in
      View(
        candidate: Candidate(
          scene: scene, storyboard: scene.fileName, name: nil, words: [], isMain: true),
        moment: .any)
    }
  }

  /// Whether names call for the scene of a view.
  func isCalled(_ view: View, by names: Set<String>) -> Bool {
    !names.isDisjoint(with: view.candidate.calls)
  }

  private static let before: Set = [
    "invoice", "confirm", "confirmation", "preview", "review", "summary", "estimate", "ready",
  ]
  private static let after: Set = [
    "confirmed", "success", "succeeded", "done", "completed", "complete", "finished", "placed",
    "sent", "result", "receipt",
  ]

  /// The scenes for an intent among those of its extension: those whose names are most like its own,
  /// or else the storyboard's first, or else those that are like no other intent's.
  ///
  /// Where the names tell what comes before and what after, there are two; before comes nothing
  /// where the definition asks for no confirmation.
  func views(for intent: Intent, among intents: [Intent]) -> [View] {
    let best = candidates.map { $0.likeness(to: intent) }.max() ?? 0
    var pool = best > 0 ? candidates.filter { $0.likeness(to: intent) == best } : []
    if pool.isEmpty { pool = candidates.filter(\.isMain) }
    if pool.isEmpty || intents.count == 1 {
      let others = intents.filter { $0.className != intent.className }
      pool = candidates.filter { candidate in
        !others.contains { candidate.likeness(to: $0) > 0 }
      }
    }
    let after = pool.first { !$0.words.isDisjoint(with: Self.after) }
    let before = pool.first { $0 != after && !$0.words.isDisjoint(with: Self.before) }
    let rest = pool.filter { $0 != after && $0 != before }
    let usual = rest.first(where: \.isMain) ?? rest.first
    if let after, let other = usual ?? before {
      return [View(candidate: after, moment: .after), View(candidate: other, moment: .any)]
    }
    if let before, let usual, intent.kind == .system || intent.requiresUserConfirmation {
      return [View(candidate: before, moment: .before), View(candidate: usual, moment: .any)]
    }
    return (usual ?? after ?? before).map { [View(candidate: $0, moment: .any)] } ?? []
  }
}

extension ScaffoldScenes.Candidate {
  /// The class, the name in its storyboard, or the name of the file.
  fileprivate var calls: [String] {
    scene.names + (name == nil && !isMain ? [scene.fileName] : [])
  }

  /// How many words a scene's names and an intent's have in common.
  fileprivate func likeness(to intent: Intent) -> Int {
    words.intersection(ScaffoldWords(intent.name).words).count
  }
}

extension InterfaceScene {
  /// The custom class of the controller or the view.
  var className: String? {
    names.dropLast().first { $0.hasSuffix("Controller") } ?? names.dropLast().last
  }
}
