internal import HostSimulation
internal import Interactions
internal import Diagnostics
internal import SourceFormats
internal import TextTools
internal import Views

/// Reads a layout that names a scene of a storyboard or a xib.
struct SceneTemplateReader {
  let catalog: SceneCatalog
  /// The extension that the configuration belongs to, where it names one.
  let extensionName: String?
  let findings: Findings

  func read(_ node: YAMLNode) -> View<BindingText>? {
    guard let reader = MappingReader(node, "A layout", reporting: findings) else { return nil }
    let file = reader.string("storyboard") ?? ""
    let name = reader.string("scene")
    let outlets = reader.take("outlets")
    let condition = reader.take("when").map { CaseTestReader(findings: findings).read($0) }
    let isHidden = reader.boolean("hidden") ?? false
    func template(_ content: ViewContent<BindingText>) -> View<BindingText> {
      View(content, isHidden: isHidden, condition: condition, at: node.location)
    }
    guard let scene = scene(name, ofFile: file, in: reader) else {
      reader.finish()
      return template(.namedBox(["storyboard", name].compactMap(\.self).joined(separator: " ")))
    }
    let setting = OutletReader(scene: scene, findings)
    let templates = setting.outlets(outlets)
    reader.finish()
    // What is misspelled was meant to be set.
    let names = Set(scene.outlets.map(\.name))
    let meant = (outlets?.entries ?? []).compactMap { nearestSpelling(to: $0.key, among: names) }
    report(
      unset: scene, Set(templates.map(\.name) + meant),
      at: reader.keyLocation("outlets") ?? node.location)
    return template(.open(.scene(SceneTemplate(scene: scene, outlets: templates))))
  }

  private func scene(
    _ name: String?, ofFile file: String, in reader: MappingReader
  ) -> InterfaceScene? {
    let scenes = catalog.scenes(ofFile: file, near: reader.location.file, in: extensionName)
    guard let first = scenes.first else {
      let names = catalog.fileNames
      findings.report(
        .unknownScene, "There is no storyboard or xib '\(file)'",
        at: reader.keyLocation("storyboard"),
        notes: catalog.unreadNotes(ofFile: file, near: reader.location.file, in: extensionName),
        fix: fileWithoutEnding(file, among: names)
          ?? nearestSpelling(to: file, among: names).map { "Write '\($0)'" }
          ?? (names.isEmpty
            ? "Add the file to the source folder"
            : "Write one of: \(names.joined(separator: ", "))"))
      return nil
    }
    guard let name else { return scenes.first(where: \.isInitial) ?? first }
    if let scene = scenes.first(where: { $0.names.contains(name) }) { return scene }
    let names = Set(scenes.flatMap(\.names)).sorted()
    findings.report(
      .unknownScene, "'\(file)' has no scene '\(name)'",
      at: reader.keyLocation("scene"),
      fix: nearestSpelling(to: name, among: names).map { "Write '\($0)'" }
        ?? "Write one of: \(names.joined(separator: ", "))")
    return nil
  }

  private func fileWithoutEnding(_ file: String, among names: [String]) -> String? {
    let name = [".storyboard", ".xib"].first(where: file.hasSuffix).map {
      String(file.dropLast($0.count))
    }
    guard let name, names.contains(name) else { return nil }
    return "Remove the ending: '\(name)'"
  }

  /// Names the outlets that show what the file has, as they are never set.
  private func report(
    unset scene: InterfaceScene, _ set: Set<String>, at location: SourceLocation
  ) {
    let views = scene.view.viewsByID
    var names: [String] = []
    for outlet in scene.outlets where !set.contains(outlet.name) && !names.contains(outlet.name) {
      let isShown = outlet.destinations.contains { id in
        views[id].map { $0.showsData && !$0.isHidden } ?? false
      }
      if isShown { names.append(outlet.name) }
    }
    guard !names.isEmpty else { return }
    let list = names.quotedChoices
    findings.report(
      .outletNeverSet, "The layout never sets \(list), so the card shows the text of the file",
      at: location, fix: "Set them under 'outlets', as the controller does")
  }
}
