internal import Interactions
internal import HostSimulation
internal import Diagnostics
internal import IntentDefinitions

/// Why no case of a controller answers an ask, where that is not how the controller refuses.
struct MissedCases {
  let cases: [ControllerCase]
  let scope: BindingScope

  var diagnostics: [Diagnostic] {
    others.isEmpty ? [unanswered].compactMap(\.self) : nearMisses
  }

  /// The cases that nearly want the parameters that the host asks about.
  var nearMisses: [Diagnostic] { others.compactMap { nearMiss($0) } }

  /// A controller that picks sections by their parameters refuses the others by having no case.
  private var others: [ControllerCase] {
    cases.filter { $0.test.holdsBesidesParameters(in: scope) }
  }

  private var unanswered: Diagnostic? {
    guard let last = cases.last else { return nil }
    let intent = scope.ask.interaction.intent
    return Diagnostic(
      .unansweredStatus,
      "No case answers '\(intent.className)' with the status '\(scope.ask.status.rawValue)'",
      at: last.location, fix: "Add a case, or '- refuse: true' at the end if you mean to refuse")
  }

  /// A near miss between the tested and the asked parameters.
  private func nearMiss(_ missed: ControllerCase) -> Diagnostic? {
    let asked = scope.ask.parameters
    guard !asked.isEmpty, let test = missed.test.parameters else { return nil }
    if case .only(let paths) = test, CaseTest.ParameterTest.all(paths).holds(for: scope.ask) {
      return Diagnostic(
        .exactParameterSet, "The host asks about several parameters at once: \(asked.setText)",
        at: missed.location, fix: "Write 'parameters: [\(paths.joined(separator: ", "))]'")
    }
    guard let path = test.paths.first(where: { path in asked.contains { isNear(path, $0) } }),
      let longer = asked.first(where: { isNear(path, $0) })
    else { return nil }
    return Diagnostic(
      .shallowKeyPath, "The host asks about '\(longer.subscripted)', not about '\(path)'",
      at: missed.location, fix: "Write '\(longer.subscripted)'")
  }

  /// Whether one path goes on where the other ends.
  private func isNear(_ path: String, _ parameter: HostParameter) -> Bool {
    let own = HostParameter(path, of: scope.ask.interaction.intent).subscripted
    let other = parameter.subscripted
    return other.hasPrefix(own + ".") || own.hasPrefix(other + ".")
  }
}

extension CaseTest {
  fileprivate func holdsBesidesParameters(in scope: BindingScope) -> Bool {
    var test = self
    test.parameters = nil
    return test.holds(in: scope)
  }
}

extension CaseTest.ParameterTest {
  /// The paths that it names.
  fileprivate var paths: [String] {
    switch self {
    case .empty: []
    case .contains(let paths), .all(let paths), .only(let paths): paths
    }
  }
}
