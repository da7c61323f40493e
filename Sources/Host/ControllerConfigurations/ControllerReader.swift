internal import HostSimulation
internal import Interactions
package import Diagnostics
package import IntentDefinitions
package import SourceFormats
package import Views

/// Reads a `*.controller.yml`.
package struct ControllerReader {
  /// How many elements a layout may hold; the fullest real one seen has 30 (convention).
  private static let maximumElements = 500

  private let intents: AppIntents?
  /// The names that a test can use; nil when any name will do.
  private let names: CaseTestNames?
  private let wholeCardHosts: [String]
  /// The scenes that a layout can name.
  private let scenes: SceneCatalog
  private let colors: NamedColors

  /// - Parameters:
  ///   - intents: What the app defines.
  ///   - hosts: The names of the project's own hosts.
  ///   - wholeCardHosts: The project's hosts that ask about the card of a custom intent once.
  ///   - scenes: The storyboards and xibs of the project.
  ///   - color: Gives a color of the project's asset catalogs.
  package init(
    intents: AppIntents? = nil, hosts: [String] = [],
    wholeCardHosts: [String] = HostProfile.usualNames, scenes: SceneCatalog = .empty,
    color: @escaping (String) -> ColorRequest? = { _ in nil }
  ) {
    colors = NamedColors(color: color)
    self.intents = intents
    self.wholeCardHosts = wholeCardHosts
    names = intents.map { CaseTestNames($0, hosts: hosts) }
    self.scenes = scenes
  }

  package func read(
    _ root: YAMLNode, reporting diagnostics: inout [Diagnostic]
  ) -> ControllerConfiguration? {
    diagnostics.adding { read(root, $0) }
  }

  private func read(_ root: YAMLNode, _ findings: Findings) -> ControllerConfiguration? {
    guard
      let reader = MappingReader(
        root, "A controller configuration",
        nested: ["controller", "extension", "configureView", "configure", "run", "layouts"],
        reporting: findings)
    else { return nil }
    let nameLocation = reader.take("controller")?.location ?? root.location
    let name = reader.string("controller")
    let extensionLocation = reader.take("extension")?.location ?? root.location
    let extensionName = reader.string("extension")
    let digestLocation = reader.take(ControllerConfiguration.ClassDigest.key)?.location
    let digest = reader.string(ControllerConfiguration.ClassDigest.key)
    let runNode = reader.take("run")
    let run = runNode.flatMap { $0.isNull ? nil : RunSettings($0, reporting: findings) }
    let layoutsNode = reader.take("layouts").map(colors.resolved)
    var damaged: Set<SourceLocation> = []
    let layouts = layouts(layoutsNode, of: extensionName, damaged: &damaged, findings)
    let configureView = cases(.configureView, reader, layoutsNode)
    let configure = cases(.configure, reader, layoutsNode)
    let siriProviding = siriProviding(reader)
    reader.reportVainMethods()
    if let names, let layoutsNode {
      names.checkConditions(in: layoutsNode, reporting: findings)
    }
    reader.finish()
    guard let name else {
      findings.report(
        .missingKey, "A controller configuration must have 'controller'", at: root.location,
        fix: "Add the name of the class: controller: IntentViewController")
      return nil
    }
    let methods = [configureView, configure].compactMap(\.self)
    let written = [reader.take("configureView"), reader.take("configure")]
      .compactMap { $0?.items?.count }
    if findings.count == 0 {
      if methods.isEmpty, run == nil || !layouts.isEmpty {
        findings.report(
          .neverConfigured, "'\(name)' implements neither configure method", at: root.location,
          fix: "Add 'configureView:' with the cases that it answers")
      } else if !methods.isEmpty {
        reportDeadParts(of: methods, layouts: layoutsNode, to: findings)
        checkLayouts(layouts, shownBy: methods, intents, reporting: findings)
      }
    }
    let bindings = intents.map {
      BindingNameCheck($0, extensionName: extensionName, findings: findings)
    }
    let isComplete = written.reduce(0, +) == methods.joined().count
    let unknownNames = bindings?.check(
      layoutsNode, shownBy: methods.flatMap(\.self), maybeMore: !isComplete)
    return ControllerConfiguration(
      name: name, nameLocation: nameLocation, extensionName: extensionName,
      extensionLocation: extensionLocation,
      classDigest: digest.map { .init(text: $0, location: digestLocation ?? root.location) },
      location: root.location,
      configureView: configureView, configure: configure, siriProviding: siriProviding,
      run: run, layouts: layouts, damagedLayouts: damaged, unknownNames: unknownNames ?? [:],
      isComplete: isComplete)
  }

  /// The layouts by name; `damaged` gets the places of those with errors.
  private func layouts(
    _ node: YAMLNode?, of extensionName: String?, damaged: inout Set<SourceLocation>,
    _ findings: Findings
  ) -> [String: View<BindingText>] {
    guard let node, !node.isNull else { return [:] }
    guard case .mapping(let entries) = node.content else {
      findings.report(
        .wrongType, "'layouts' must be a mapping from names to views", at: node.location,
        fix: "Write a name, and the view below it")
      return [:]
    }
    var layouts: [String: View<BindingText>] = [:]
    let reader = ElementReader(
      findings,
      scenes: SceneTemplateReader(
        catalog: scenes, extensionName: extensionName, findings: findings))
    for entry in entries {
      let count = findings.count
      let layout = reader.read(entry.value, isLayout: true)
      // A scene has its views whatever is wrong with its outlets.
      if layout?.scene == nil, let location = layout?.location,
        findings.all[count...].contains(where: { $0.severity == .error })
      {
        damaged.insert(location)
      }
      if let layout, layout.viewCount > Self.maximumElements {
        findings.report(
          .overLimit, "A layout can have at most \(Self.maximumElements) elements",
          at: entry.keyLocation, fix: "Use fewer; no card has room for so many")
        continue
      }
      layouts[entry.key] = layout
    }
    return layouts
  }

  private func siriProviding(_ reader: MappingReader) -> SiriProviding? {
    let map = reader.boolean("displaysMap")
    let message = reader.boolean("displaysMessage")
    let payment = reader.boolean("displaysPaymentTransaction")
    guard map != nil || message != nil || payment != nil else { return nil }
    return SiriProviding(
      displaysMap: map ?? false, displaysMessage: message ?? false,
      displaysPaymentTransaction: payment ?? false)
  }

  /// Nil when the key is not there: the class does not implement the method.
  private func cases(
    _ method: ConfigureMethod, _ reader: MappingReader, _ layoutsNode: YAMLNode?
  ) -> [ControllerCase]? {
    guard let node = reader.take(method.rawValue) else { return nil }
    let layouts = layoutsNode?.entries?.map(\.key) ?? []
    if node.isNull { return [] }
    guard case .sequence(let items) = node.content else {
      reader.findings.report(
        .wrongType, "A configure method must be a list of cases", at: node.location,
        fix: "Begin each case with '- '")
      return []
    }
    let reader = ControllerCaseReader(
      method: method, layouts: layouts, names: names, wholeCardHosts: wholeCardHosts,
      findings: reader.findings)
    return items.compactMap { reader.read($0) }
  }
}
