package import HostSimulation
package import Interactions
internal import Diagnostics
package import IntentDefinitions
package import Views

/// A class of hosted view controllers whose answers come from a controller configuration.
package struct ConfiguredControllerClass: HostedViewControllerClass {
  package let configuration: ControllerConfiguration
  private let appName: String
  private let strings: LocalizedStrings
  private let fittingHeight: FittingHeight
  /// The controller behind an open case, if any.
  private let designed: DesignedControllerClass?
  package let testedBehaviors: Set<InteractiveBehavior>

  /// The height that a view takes at a width, as `systemLayoutSizeFitting` would answer.
  package typealias FittingHeight = @Sendable (View<String>, Points) -> Points

  package init(
    _ configuration: ControllerConfiguration, appName: String, strings: LocalizedStrings = .none,
    orAsDesigned designed: DesignedControllerClass? = nil, fittingHeight: @escaping FittingHeight
  ) {
    self.configuration = configuration
    self.designed = designed
    self.appName = appName
    self.strings = strings
    self.fittingHeight = fittingHeight
    testedBehaviors = configuration.testedBehaviors
  }

  package var name: String { configuration.name }
  package var basis: ControllerBasis { .configured }
  package var implementsConfigureView: Bool { configuration.configureView != nil }
  package var implementsConfigure: Bool { configuration.configure != nil }

  package func answering(_ intent: Intent) -> (any HostedViewControllerClass)? {
    let own = configuration.cases.filter { $0.mayAnswer(intent) }
    return !own.isEmpty && own.allSatisfy(\.isOpen) ? designed : self
  }

  package func instantiate() -> any HostedViewController {
    ConfiguredController(
      configuration: configuration, appName: appName, strings: strings,
      fittingHeight: fittingHeight)
  }
}

/// One instance of such a class.
private struct ConfiguredController: HostedViewController {
  let configuration: ControllerConfiguration
  let appName: String
  let strings: LocalizedStrings
  let fittingHeight: ConfiguredControllerClass.FittingHeight

  var configureView: (@Sendable (Ask) -> Answer)? { method(configuration.configureView) }

  var configure: (@Sendable (Ask) -> Answer)? { method(configuration.configure) }

  var siriProviding: SiriProviding? { configuration.siriProviding }

  private func method(_ cases: [ControllerCase]?) -> (@Sendable (Ask) -> Answer)? {
    guard let cases else { return nil }
    return { ask in self.answer(ask, cases: cases) }
  }

  /// The first case that fits answers; where none does, the controller refuses.
  private func answer(_ ask: Ask, cases: [ControllerCase]) -> Answer {
    let findings = Findings()
    let scope = BindingScope(ask: ask, appName: appName, strings: strings, findings: findings)
    guard let index = cases.firstIndex(where: { $0.test.holds(in: scope) }) else {
      return Answer(
        .replied([.refusal], after: 0), answeredBy: "no case matches, so it refuses",
        location: configuration.location,
        diagnostics: configuration.isComplete
          ? MissedCases(cases: cases, scope: scope).diagnostics : [])
    }
    let chosen = cases[index]
    if chosen.isOpen {
      return Answer(
        .unknown, answeredBy: "(\(chosen.test)) is open", caseNumber: index + 1,
        location: chosen.location)
    }
    // Where the last case refuses what no other takes, another may have been meant.
    if chosen.layout == nil, chosen.test.parameters == nil, configuration.isComplete {
      for miss in MissedCases(cases: Array(cases[..<index]), scope: scope).nearMisses {
        findings.append(miss)
      }
    }
    let reply = reply(of: chosen, in: scope)
    let end: Answer.End
    switch chosen.ending {
    case .once: end = .replied([reply], after: 0)
    case .after(let seconds): end = .replied([reply], after: seconds)
    case .crash:
      findings.report(
        .crashes, "This case crashes the extension", at: chosen.location,
        fix: "Unwrap what may be missing: a response, another intent's class")
      end = .crashed
    case .never:
      findings.report(
        .neverAnswers, "This case never calls its completion handler", at: chosen.location,
        fix: "Call it on every path")
      end = .silent
    case .twice:
      findings.report(
        .answersTwice, "This case calls its completion handler twice", at: chosen.location,
        fix: "Return after the first call")
      end = .replied(chosen.refusesFirst ? [.refusal, reply] : [reply, .refusal], after: 0)
    }
    return Answer(
      end, answeredBy: "(\(chosen.test)) \(chosen.outcomeDescription)", caseNumber: index + 1,
      location: chosen.location, diagnostics: findings.all)
  }

  private func reply(of chosen: ControllerCase, in scope: BindingScope) -> Reply {
    guard let layout = chosen.layout else {
      return Reply(
        success: false,
        parameters: chosen.returns == .given ? [] : parameters(chosen.returns, asked: scope.ask),
        size: chosen.hasSize ? chosen.size.size(in: scope) { _ in .zero } : .zero, view: nil)
    }
    var resolver = ElementResolver(scope.findings)
    let scope = scope.saidBefore(configuration.unknownNames[layout] ?? [])
    let view = configuration.layouts[layout].flatMap {
      resolver.view($0, in: scope)
    }
    let size = chosen.size.size(in: scope) { width in
      view.map { fittingHeight($0, width) } ?? .zero
    }
    if let list = chosen.size.rows, !scope.isList(list),
      !scope.isSaidBefore(list.root, list.path)
    {
      scope.findings.report(
        .unresolvedBinding, "'\(list)' is not a list with a value, so it has no rows",
        at: chosen.location, fix: "Give the interaction a list, or write another size")
    }
    let later = chosen.afterwards.map { change in
      LaterView(
        seconds: change.seconds,
        element: configuration.layouts[change.layout].flatMap {
          resolver.view($0, in: scope.saidBefore(configuration.unknownNames[change.layout] ?? []))
        })
    }
    return Reply(
      success: true, parameters: parameters(chosen.returns, asked: scope.ask), size: size,
      view: view, hasFixedWidth: chosen.size.hasFixedWidth,
      contentShare: chosen.size.contentShare, later: later)
  }

  private func parameters(_ returns: ControllerCase.Returns, asked ask: Ask) -> [HostParameter] {
    let intent = ask.interaction.intent
    switch returns {
    case .given: return ask.parameters
    case .none: return []
    case .all: return intent.hostParameters
    case .paths(let paths): return paths.map { HostParameter($0, of: intent) }
    }
  }
}

extension Reply {
  /// `completion(false, [], .zero)`.
  fileprivate static let refusal = Reply(success: false, parameters: [], size: .zero, view: nil)
}
