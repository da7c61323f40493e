internal import Diagnostics
internal import HostSimulation
internal import IntentDefinitions
internal import TextTools
internal import Views

/// The scenes of an Intents UI extension, and those among them that may show an intent.
struct ScaffoldScenes {
  /// The first scene of the main storyboard, empty or not.
  let main: InterfaceScene?
  private let candidates: [Candidate]

  /// A scene with something to see, and how a configuration names it.
  struct Candidate: Hashable {
    let scene: InterfaceScene
    let storyboard: String
    /// Nil for the scene that the file shows first.
    let name: String?
    fileprivate let words: Set<String>
    fileprivate let isMain: Bool
  }

  init(of info: ExtensionInfo, named name: String?, in catalog: SceneCatalog) {
    let ofMain = info.mainStoryboard.map {
      catalog.scenes(ofFile: $0, near: info.path, in: nil)
    }
    let main = ofMain.flatMap { scenes in scenes.first(where: \.isInitial) ?? scenes.first }
    self.main = main
    let inside = catalog.scenes.filter { scene in
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
      let found = catalog.scenes(ofFile: scene.fileName, near: place, in: name)
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

  /// The scene whose view a view is.
  func candidate(of view: View<String>) -> Candidate? {
    candidates.first { candidate in
      candidate.scene.view.object?.id == view.object?.id
        && candidate.scene.path == view.location?.file
    }
  }

  /// The scenes for an intent among those of its extension: those whose names are most like its
  /// own, or else the storyboard's first, or else those that are like no other intent's.
  ///
  /// The only intent may show any of them, the likeliest first.
  func candidates(for intent: Intent, among intents: [Intent]) -> [Candidate] {
    let best = candidates.map { $0.likeness(to: intent) }.max() ?? 0
    let likeliest = candidates.filter { $0.likeness(to: intent) == best }
    if intents.count == 1 { return likeliest + candidates.filter { !likeliest.contains($0) } }
    if best > 0 { return likeliest }
    let main = candidates.filter(\.isMain)
    if !main.isEmpty { return main }
    let others = intents.filter { $0.className != intent.className }
    return candidates.filter { candidate in
      !others.contains { candidate.likeness(to: $0) > 0 }
    }
  }
}

extension ScaffoldScenes.Candidate {
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
