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
  let findings: Findings

  func read(_ node: YAMLNode) -> ControllerCase? {
    guard
      let reader = MappingReader(
        node, "A case", nested: ["when", "show", "refuse", "size", "returns", "afterwards"],
        reporting: findings)
    else { return nil }
    let condition = reader.take("when")
    let test = CaseTestReader(findings: findings).read(condition)
    names?.check(condition, reporting: findings)
    let show = reader.take("show")
    let known = findings.count
    let refuses = reader.boolean("refuse") ?? false
    let isRefusalUnclear = findings.count > known
    let sizeNode = reader.take("size")
    let findingsBeforeSize = findings.count
    let size = SizeRuleReader(findings: findings).read(sizeNode)
    names?.checkRows(sizeNode, under: condition, reporting: findings)
    if !refuses, findings.count == findingsBeforeSize {
      size.check(sizeNode, reporting: findings)
    }
    let returnsNode = reader.take("returns")
    let returns = returns(returnsNode)
    names?.checkReturns(returnsNode, under: condition, reporting: findings)
    if method == .configure {
      checkConfigure(condition, returns: reader.keyLocation("returns"))
    }
    let afterwards = afterwards(reader.take("afterwards"))
    let crashes = reader.boolean("crash") ?? false
    let isOpen = reader.boolean("open") ?? false
    let ending = ending(reader.take("completes"))
    reader.finish()
    // A case may refuse first and show then.
    let isBoth = refuses && show != nil
    let isWhole =
      (show != nil) != refuses || crashes || ending == .never || isOpen && !refuses
      || isBoth && ending == .twice
    if !isWhole {
      // One slip is one finding.
      guard !isRefusalUnclear else { return nil }
      findings.report(
        .missingKey, "A case must either show a layout or refuse", at: node.location,
        fix: "Write either 'show: NAME' or 'refuse: true'")
      return nil
    }
    if let show, !layouts.contains(show.string ?? "") {
      report(unknownLayout: show.string ?? "", at: show.location)
      return nil
    }
    if afterwards != nil, show == nil {
      findings.report(
        .missingKey, "Only a case that shows a layout can show another one later",
        at: reader.keyLocation("afterwards"), fix: "Write 'show: NAME' beside it, or remove it")
    }
    if refuses, !isBoth {
      // Maps looks at the size, whatever success is (observed).
      let isSizeRead = size == .zero || names?.mayBeAsked(inMaps: test) ?? false
      let keys = isSizeRead ? ["returns"] : ["returns", "size"]
      checkRefusal(keys.compactMap { key in reader.keyLocation(key).map { (key, $0) } })
    }
    checkParameters(test, condition, at: node.location)
    return ControllerCase(
      test: test, layout: show?.string, size: size, hasSize: sizeNode != nil,
      returns: returns, refusesFirst: isBoth,
      ending: crashes ? .crash : ending, isOpen: isOpen, afterwards: show == nil ? nil : afterwards,
      location: node.location)
  }

  /// Finds the size and the set of a refusal, which the host ignores (observed).
  private func checkRefusal(_ ignored: [(key: String, place: SourceLocation)]) {
    guard let first = ignored.first else { return }
    let what = ignored.map { $0.key == "size" ? "the size" : "the set" }.joined(separator: " and ")
    findings.report(
      .refusalIgnored, "The host ignores \(what) of a case that refuses", at: first.place,
      fix: "Remove \(ignored.map(\.key).listedInQuotes), or show a layout",
      corrections: ignored.map { Correction.remove($0.key, at: $0.place) })
  }

  /// Finds a test for a set that hosts never ask about: a custom intent is one section to them.
  private func checkParameters(_ test: CaseTest, _ condition: YAMLNode?, at place: SourceLocation) {
    let asking = wholeCardHosts.filter { test.hosts?.contains($0) ?? true }
    guard method == .configureView, let parameters = test.parameters, parameters != .empty,
      !asking.isEmpty, names?.concernsCustomIntentsOnly(condition) == true
    else { return }
    findings.report(
      .parametersNeverAsked,
      "\(asking.listedInQuotes) \(asking.count == 1 ? "asks" : "ask") about a custom intent only with the "
        + "empty set",
      at: condition?.value("parameters")?.location ?? place,
      fix: "Remove the test; the card is one section")
  }

  /// `configure(with:context:completion:)` knows neither parameters nor a behavior, and hands back
  /// a size only (documented).
  private func checkConfigure(_ condition: YAMLNode?, returns: SourceLocation?) {
    if let returns {
      findings.report(
        .notInConfigure, "'configure' returns a size and no parameters", at: returns,
        fix: "Remove 'returns', or move the case to 'configureView'")
    }
    for entry in condition?.entries ?? [] {
      guard ["behavior", "parameters"].contains(entry.key) else { continue }
      findings.report(
        .notInConfigure, "'configure' gets no \(entry.key)", at: entry.keyLocation,
        fix: "Remove the test, or move the case to 'configureView'")
    }
  }

  private func returns(_ node: YAMLNode?) -> ControllerCase.Returns {
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
      findings.report(
        .wrongType, "'returns' must be given, none, all or a list of key paths",
        at: node?.location, fix: "Write 'returns: given'")
      return .given
    }
  }

  private func afterwards(_ node: YAMLNode?) -> ControllerCase.Afterwards? {
    let count = findings.count
    guard let node,
      let reader = MappingReader(
        node, "'afterwards'", nested: ["after", "show"], reporting: findings)
    else { return nil }
    let seconds = reader.number("after")
    let show = reader.take("show")
    reader.finish()
    if let name = show?.string, !layouts.contains(name) {
      report(unknownLayout: name, at: show?.location ?? node.location)
    }
    guard let seconds, seconds > 0, let name = show?.string, layouts.contains(name) else {
      // One slip is one finding.
      guard findings.count == count else { return nil }
      findings.report(
        .wrongType, "'afterwards' must be {after: seconds, show: NAME}, with more than 0 seconds",
        at: node.location, fix: "Write 'afterwards: {after: 3, show: NAME}'")
      return nil
    }
    return ControllerCase.Afterwards(seconds: seconds, layout: name)
  }

  private func report(unknownLayout name: String, at location: SourceLocation) {
    findings.report(
      .unknownLayout, "There is no layout '\(name)'", at: location,
      fix: nearestSpelling(to: name, among: layouts).map { "Write '\($0)'" }
        ?? "Add it under 'layouts'",
      corrections: .spelling(of: name, among: layouts, at: location))
  }

  private func ending(_ node: YAMLNode?) -> ControllerCase.Ending {
    guard let node else { return .once }
    let count = findings.count
    switch node.content {
    case .scalar(let scalar) where scalar.text == "never": return .never
    case .scalar(let scalar) where scalar.text == "twice": return .twice
    case .mapping:
      guard
        let reader = MappingReader(node, "'completes'", nested: ["after"], reporting: findings)
      else { break }
      let seconds = reader.number("after")
      reader.finish()
      if let seconds, seconds >= 0 { return .after(seconds) }
      if findings.count > count { return .once }
    case .scalar, .sequence: break
    }
    findings.report(
      .wrongType, "'completes' must be never, twice or {after: seconds}", at: node.location,
      fix: "Remove the key if the controller answers once")
    return .once
  }
}
