internal import HostSimulation
internal import Diagnostics
internal import SourceFormats
internal import TextTools

/// A method of `INUIHostedViewControlling`, by its key in a configuration.
enum ConfigureMethod: String, Hashable, Sendable {
  case configureView, configure
}

/// Reads one case of a configure method: when it answers, and what.
struct ControllerCaseReader {
  let method: ConfigureMethod
  /// The names of the layouts that there are.
  let layouts: [String]
  /// Nil when any name will do.
  let names: CaseTestNames?
  /// The hosts that ask about the card of a custom intent once, with the empty set.
  let wholeCardHosts: [String]

  func read(
    _ node: YAMLNode, reporting diagnostics: inout [Diagnostic]
  ) -> ControllerCase? {
    guard
      var reader = MappingReader(
        node, "A case", nested: ["when", "show", "refuse", "size", "returns", "afterwards"],
        reporting: &diagnostics)
    else { return nil }
    let condition = reader.take("when")
    let test = CaseTestReader().read(condition, reporting: &diagnostics)
    names?.check(condition, reporting: &diagnostics)
    let show = reader.take("show")
    let known = diagnostics.count
    let refuses = reader.boolean("refuse", reporting: &diagnostics) ?? false
    let isRefusalUnclear = diagnostics.count > known
    let sizeNode = reader.take("size")
    let findingsBeforeSize = diagnostics.count
    let size = SizeRuleReader().read(sizeNode, reporting: &diagnostics)
    names?.checkRows(sizeNode, under: condition, reporting: &diagnostics)
    if !refuses, diagnostics.count == findingsBeforeSize {
      ControllerSizeCheck(size: size, node: sizeNode).report(to: &diagnostics)
    }
    let returnsNode = reader.take("returns")
    let returns = returns(returnsNode, reporting: &diagnostics)
    names?.checkReturns(returnsNode, under: condition, reporting: &diagnostics)
    if method == .configure {
      checkConfigure(condition, returns: reader.keyLocation("returns"), reporting: &diagnostics)
    }
    let afterwards = afterwards(reader.take("afterwards"), reporting: &diagnostics)
    let crashes = reader.boolean("crash", reporting: &diagnostics) ?? false
    let isOpen = reader.boolean("open", reporting: &diagnostics) ?? false
    let ending = ending(reader.take("completes"), reporting: &diagnostics)
    reader.finish(reporting: &diagnostics)
    // A case may refuse first and show then.
    let isBoth = refuses && show != nil
    let isWhole =
      (show != nil) != refuses || crashes || ending == .never || isOpen && !refuses
      || isBoth && ending == .twice
    if !isWhole {
      // One slip is one finding.
      guard !isRefusalUnclear else { return nil }
      diagnostics.append(
        Diagnostic(
          .missingKey, "A case must either show a layout or refuse", at: node.location,
          fix: "Write either 'show: NAME' or 'refuse: true'"))
      return nil
    }
    if let show, !layouts.contains(show.string ?? "") {
      report(unknownLayout: show.string ?? "", at: show.location, to: &diagnostics)
      return nil
    }
    if afterwards != nil, show == nil {
      diagnostics.append(
        Diagnostic(
          .missingKey, "Only a case that shows a layout can show another one later",
          at: reader.keyLocation("afterwards"), fix: "Write 'show: NAME' beside it, or remove it"))
    }
    // Maps looks at the size, whatever success is (observed).
    let isSizeRead = names?.mayBeAsked(inMaps: test) ?? false
    let ignored = [
      returnsNode == nil ? nil : "returns",
      sizeNode == nil || size == .zero || isSizeRead ? nil : "size",
    ].compactMap(\.self)
    if refuses, !isBoth, let first = ignored.first {
      let what = ignored.map { $0 == "size" ? "the size" : "the set" }.joined(separator: " and ")
      diagnostics.append(
        Diagnostic(
          .refusalIgnored, "The host ignores \(what) of a case that refuses",
          at: reader.keyLocation(first),
          fix: "Remove \(ignored.listedInQuotes), or show a layout",
          corrections: ignored.compactMap { key in
            reader.keyLocation(key).map { Correction.remove(key, at: $0) }
          }))
    }
    let asking = wholeCardHosts.filter { test.hosts?.contains($0) ?? true }
    if method == .configureView, let parameters = test.parameters, parameters != .empty,
      !asking.isEmpty, names?.concernsCustomIntentsOnly(condition) == true
    {
      diagnostics.append(
        Diagnostic(
          .parametersNeverAsked,
          "\(asking.listedInQuotes) \(asking.count == 1 ? "asks" : "ask") about a custom intent only with the "
            + "empty set",
          at: condition?.value("parameters")?.location ?? node.location,
          fix: "Remove the test; the card is one section"))
    }
    return ControllerCase(
      test: test, layout: show?.string, size: size, hasSize: sizeNode != nil,
      returns: returns, refusesFirst: isBoth,
      ending: crashes ? .crash : ending, isOpen: isOpen, afterwards: show == nil ? nil : afterwards,
      location: node.location)
  }

  /// `configure(with:context:completion:)` knows neither parameters nor a behavior, and hands back
  /// a size only (documented).
  private func checkConfigure(
    _ condition: YAMLNode?, returns: SourceLocation?, reporting diagnostics: inout [Diagnostic]
  ) {
    if let returns {
      diagnostics.append(
        Diagnostic(
          .notInConfigure, "'configure' returns a size and no parameters", at: returns,
          fix: "Remove 'returns', or move the case to 'configureView'"))
    }
    for entry in condition?.entries ?? [] {
      guard ["behavior", "parameters"].contains(entry.key) else { continue }
      diagnostics.append(
        Diagnostic(
          .notInConfigure, "'configure' gets no \(entry.key)", at: entry.keyLocation,
          fix: "Remove the test, or move the case to 'configureView'"))
    }
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
          .wrongType, "'returns' must be given, none, all or a list of key paths",
          at: node?.location, fix: "Write 'returns: given'"))
      return .given
    }
  }

  private func afterwards(
    _ node: YAMLNode?, reporting diagnostics: inout [Diagnostic]
  ) -> ControllerCase.Afterwards? {
    let count = diagnostics.count
    guard let node,
      var reader = MappingReader(
        node, "'afterwards'", nested: ["after", "show"], reporting: &diagnostics)
    else { return nil }
    let seconds = reader.number("after", reporting: &diagnostics)
    let show = reader.take("show")
    reader.finish(reporting: &diagnostics)
    if let name = show?.string, !layouts.contains(name) {
      report(unknownLayout: name, at: show?.location ?? node.location, to: &diagnostics)
    }
    guard let seconds, seconds > 0, let name = show?.string, layouts.contains(name) else {
      // One slip is one finding.
      guard diagnostics.count == count else { return nil }
      diagnostics.append(
        Diagnostic(
          .wrongType, "'afterwards' must be {after: seconds, show: NAME}, with more than 0 seconds",
          at: node.location, fix: "Write 'afterwards: {after: 3, show: NAME}'"))
      return nil
    }
    return ControllerCase.Afterwards(seconds: seconds, layout: name)
  }

  private func report(
    unknownLayout name: String, at location: SourceLocation, to diagnostics: inout [Diagnostic]
  ) {
    diagnostics.append(
      Diagnostic(
        .unknownLayout, "There is no layout '\(name)'", at: location,
        fix: nearestSpelling(to: name, among: layouts).map { "Write '\($0)'" }
          ?? "Add it under 'layouts'",
        corrections: .spelling(of: name, among: layouts, at: location)))
  }

  private func ending(
    _ node: YAMLNode?, reporting diagnostics: inout [Diagnostic]
  ) -> ControllerCase.Ending {
    guard let node else { return .once }
    let count = diagnostics.count
    switch node.content {
    case .scalar(let scalar) where scalar.text == "never": return .never
    case .scalar(let scalar) where scalar.text == "twice": return .twice
    case .mapping:
      guard
        var reader = MappingReader(
          node, "'completes'", nested: ["after"], reporting: &diagnostics)
      else { break }
      let seconds = reader.number("after", reporting: &diagnostics)
      reader.finish(reporting: &diagnostics)
      if let seconds, seconds >= 0 { return .after(seconds) }
      if diagnostics.count > count { return .once }
    case .scalar, .sequence: break
    }
    diagnostics.append(
      Diagnostic(
        .wrongType, "'completes' must be never, twice or {after: seconds}", at: node.location,
        fix: "Remove the key if the controller answers once"))
    return .once
  }
}
