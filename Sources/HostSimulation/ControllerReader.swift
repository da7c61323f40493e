package import Diagnostics
package import IntentDefinitions
package import SourceFormats

/// Reads a `*.controller.yml`.
package struct ControllerReader {
  /// How many elements a layout may hold; the fullest real one seen has 30 (convention).
  private static let maximumElements = 500

  /// The intent classes that a test can name; nil when any name will do.
  private let intents: AppIntents?

  package init(intents: AppIntents? = nil) {
    self.intents = intents
  }

  package func read(
    _ root: YAMLNode, reporting diagnostics: inout [Diagnostic]
  ) -> ControllerConfiguration? {
    let findingsBefore = diagnostics.count
    guard
      var reader = MappingReader(root, "A controller configuration", reporting: &diagnostics)
    else { return nil }
    let name = reader.string("controller", reporting: &diagnostics)
    let extensionName = reader.string("extension", reporting: &diagnostics)
    let layoutsNode = reader.take("layouts")
    let layouts = layouts(layoutsNode, reporting: &diagnostics)
    let names = layoutsNode?.entries?.map(\.key) ?? []
    let configureView = cases(
      reader.take("configureView"), layouts: names, reporting: &diagnostics)
    let configure = cases(reader.take("configure"), layouts: names, reporting: &diagnostics)
    let siriProviding = siriProviding(&reader, reporting: &diagnostics)
    reader.finish(reporting: &diagnostics)
    guard let name else {
      diagnostics.append(
        Diagnostic(
          .missingKey, "A controller configuration must have 'controller'", at: root.location,
          fix: "Add the name of the class: controller: IntentViewController"))
      return nil
    }
    if configureView == nil, configure == nil, diagnostics.count == findingsBefore {
      diagnostics.append(
        Diagnostic(
          .neverConfigured, "'\(name)' implements neither configure method", at: root.location,
          fix: "Add 'configureView:' with the cases that it answers"))
    }
    return ControllerConfiguration(
      name: name, extensionName: extensionName, location: root.location,
      configureView: configureView, configure: configure, siriProviding: siriProviding,
      layouts: layouts)
  }

  private func layouts(
    _ node: YAMLNode?, reporting diagnostics: inout [Diagnostic]
  ) -> [String: ElementTemplate] {
    guard let node, !node.isNull else { return [:] }
    guard case .mapping(let entries) = node.content else {
      diagnostics.append(
        Diagnostic(
          .wrongType, "'layouts' must be a mapping from names to views", at: node.location,
          fix: "Write a name, and the view below it"))
      return [:]
    }
    var layouts: [String: ElementTemplate] = [:]
    for entry in entries {
      let layout = ElementReader().read(entry.value, isLayout: true, reporting: &diagnostics)
      if let layout, layout.count > Self.maximumElements {
        diagnostics.append(
          Diagnostic(
            .overLimit, "A layout holds at most \(Self.maximumElements) elements",
            at: entry.keyLocation, fix: "Draw fewer; no card has room for so many"))
        continue
      }
      layouts[entry.key] = layout
    }
    return layouts
  }

  private func siriProviding(
    _ reader: inout MappingReader, reporting diagnostics: inout [Diagnostic]
  ) -> SiriProviding? {
    let map = reader.boolean("displaysMap", reporting: &diagnostics)
    let message = reader.boolean("displaysMessage", reporting: &diagnostics)
    let payment = reader.boolean("displaysPaymentTransaction", reporting: &diagnostics)
    guard map != nil || message != nil || payment != nil else { return nil }
    return SiriProviding(
      displaysMap: map ?? false, displaysMessage: message ?? false,
      displaysPaymentTransaction: payment ?? false)
  }

  /// Nil when the key is not there: the class does not implement the method.
  private func cases(
    _ node: YAMLNode?, layouts: [String], reporting diagnostics: inout [Diagnostic]
  ) -> [ControllerCase]? {
    guard let node else { return nil }
    if node.isNull { return [] }
    guard case .sequence(let items) = node.content else {
      diagnostics.append(
        Diagnostic(
          .wrongType, "A configure method is a list of cases", at: node.location,
          fix: "Begin each case with '- '"))
      return []
    }
    return items.compactMap { controllerCase($0, layouts: layouts, reporting: &diagnostics) }
  }

  private func controllerCase(
    _ node: YAMLNode, layouts: [String], reporting diagnostics: inout [Diagnostic]
  ) -> ControllerCase? {
    guard var reader = MappingReader(node, "A case", reporting: &diagnostics) else { return nil }
    let condition = reader.take("when")
    let test = CaseTestReader().read(condition, reporting: &diagnostics)
    if let intents {
      CaseTestNames(intents).check(condition, reporting: &diagnostics)
    }
    let show = reader.take("show")
    let refuses = reader.boolean("refuse", reporting: &diagnostics) ?? false
    let size = SizeRuleReader().read(reader.take("size"), reporting: &diagnostics)
    let returns = returns(reader.take("returns"), reporting: &diagnostics)
    let crashes = reader.boolean("crash", reporting: &diagnostics) ?? false
    let ending = ending(reader.take("completes"), reporting: &diagnostics)
    reader.finish(reporting: &diagnostics)
    if (show != nil) == refuses, !(crashes || ending == .never) {
      diagnostics.append(
        Diagnostic(
          .missingKey, "A case must either show a layout or refuse", at: node.location,
          fix: "Write 'show: NAME' or 'refuse: true', and not both"))
      return nil
    }
    if let show, !layouts.contains(show.string ?? "") {
      let name = show.string ?? ""
      diagnostics.append(
        Diagnostic(
          .unknownLayout, "There is no layout '\(name)'", at: show.location,
          fix: nearestSpelling(to: name, among: layouts).map { "Write '\($0)'" }
            ?? "Add it under 'layouts'"))
      return nil
    }
    return ControllerCase(
      test: test, layout: show?.string, size: size, returns: returns,
      ending: crashes ? .crash : ending, location: node.location)
  }

  private func returns(
    _ node: YAMLNode?, reporting diagnostics: inout [Diagnostic]
  ) -> ControllerCase.Returns {
    switch node?.content {
    case nil: return .given
    case .scalar(let scalar):
      switch scalar.text {
      case "given": return .given
      case "none": return .none
      case "all": return .all
      default: return .paths([scalar.text])
      }
    case .sequence(let items): return .paths(items.compactMap(\.string))
    case .mapping:
      diagnostics.append(
        Diagnostic(
          .wrongType, "'returns' is given, none, all or a list of key paths",
          at: node?.location, fix: "Write 'returns: given'"))
      return .given
    }
  }

  private func ending(
    _ node: YAMLNode?, reporting diagnostics: inout [Diagnostic]
  ) -> ControllerCase.Ending {
    guard let node else { return .once }
    switch node.content {
    case .scalar(let scalar) where scalar.text == "never": return .never
    case .scalar(let scalar) where scalar.text == "twice": return .twice
    case .mapping:
      guard var reader = MappingReader(node, "'completes'", reporting: &diagnostics) else { break }
      let seconds = reader.number("after", reporting: &diagnostics)
      reader.finish(reporting: &diagnostics)
      if let seconds, seconds >= 0 { return .after(seconds) }
    case .scalar, .sequence: break
    }
    diagnostics.append(
      Diagnostic(
        .wrongType, "'completes' is never, twice or {after: seconds}", at: node.location,
        fix: "Leave the key out for a controller that answers once"))
    return .once
  }
}
