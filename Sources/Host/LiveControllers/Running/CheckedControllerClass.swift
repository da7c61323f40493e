internal import Diagnostics
package import HostSimulation
package import IntentDefinitions
internal import Synchronization
internal import TextTools
internal import Views

/// A class that runs, and of which a configuration says what it answers: the class answers, and
/// where the configuration says something else, that is a finding.
package struct CheckedControllerClass: HostedViewControllerClass {
  private let running: LiveControllerClass
  private let configured: any HostedViewControllerClass

  package init(_ running: LiveControllerClass, against configured: any HostedViewControllerClass) {
    self.running = running
    self.configured = configured
  }

  package var name: String { running.name }
  package var basis: ControllerBasis { .run }
  package var implementsConfigureView: Bool { running.implementsConfigureView }
  package var implementsConfigure: Bool { running.implementsConfigure }
  package var testedBehaviors: Set<InteractiveBehavior> {
    running.testedBehaviors.union(configured.testedBehaviors)
  }

  package func answering(_ intent: Intent) -> (any HostedViewControllerClass)? {
    // A case that is still open says nothing that could differ.
    configured.answering(intent)?.basis == .configured ? self : running
  }

  package func instantiate() -> any HostedViewController {
    CheckedController(running: running.instantiate(), configured: configured.instantiate())
  }
}

/// One instance of both.
private struct CheckedController: HostedViewController {
  let running: any HostedViewController
  let configured: any HostedViewController

  var siriProviding: SiriProviding? { running.siriProviding }

  var configureView: (@Sendable (Ask) -> Answer)? {
    checked(running.configureView, against: configured.configureView, "configureView")
  }

  var configure: (@Sendable (Ask) -> Answer)? {
    checked(running.configure, against: configured.configure, "configure")
  }

  private func checked(
    _ running: (@Sendable (Ask) -> Answer)?, against configured: (@Sendable (Ask) -> Answer)?,
    _ method: String
  ) -> (@Sendable (Ask) -> Answer)? {
    guard let running else { return nil }
    guard let configured else { return running }
    return { ask in
      let own = running(ask)
      return own.adding(AnswerDifference(own, configured(ask)).findings)
    }
  }
}

/// A difference between a class and its configuration.
private struct AnswerDifference {
  private let own: Answer
  private let written: Answer

  init(_ own: Answer, _ written: Answer) {
    self.own = own
    self.written = written
  }

  /// One finding for each kind of difference, at the case that answered.
  var findings: [Diagnostic] {
    texts.map { text in
      Diagnostic(
        .configurationDiffers, text, at: written.location,
        notes: [.init("The class is here", at: own.location)],
        fix: "Write into the case what the class does, or delete the configuration")
    }
  }

  private var texts: [String] {
    switch (own.end, written.end) {
    case (.unknown, _), (_, .unknown): []
    case (.replied(let own, _), .replied(let written, _)):
      differences(own, written)
    case (.silent, .silent), (.crashed, .crashed): []
    default: ["The class \(own.end.words), this case \(written.end.words)"]
    }
  }

  private func differences(_ own: [Reply], _ written: [Reply]) -> [String] {
    if own.count != written.count {
      return ["The class replies \(own.count.times), this case \(written.count.times)"]
    }
    guard let own = own.first, let written = written.first else { return [] }
    if own.success != written.success {
      return ["The class \(own.words), this case \(written.words)"]
    }
    guard own.success else { return [] }
    var found: [String] = []
    if own.size != written.size {
      found.append("The class asks for \(own.size), this case for \(written.size)")
    }
    if Set(own.parameters) != Set(written.parameters) {
      found.append(
        "The class returns \(own.parameters.setText), this case \(written.parameters.setText)")
    }
    let (texts, others) = (own.texts, written.texts)
    if texts != others {
      let place = zip(texts, others).enumerated().first { $1.0 != $1.1 }?.offset
      let index = place ?? min(texts.count, others.count)
      found.append(
        "The class shows \(texts.quoted(at: index)), this case \(others.quoted(at: index))")
    }
    return found
  }
}

extension Int {
  fileprivate var times: String { self == 1 ? "once" : self == 2 ? "twice" : "\(self) times" }
}

extension [String] {
  fileprivate func quoted(at index: Int) -> String {
    indices.contains(index) ? "'\(self[index])'" : "nothing more"
  }
}

extension Answer.End {
  fileprivate var words: String {
    switch self {
    case .replied: "replies"
    case .silent: "never replies"
    case .crashed: "crashes"
    case .unknown: "is not known"
    }
  }
}

extension Reply {
  fileprivate var words: String { success ? "shows a view" : "refuses" }

  /// The texts that are shown, in their order, and then those that are shown later.
  fileprivate var texts: [String] {
    [view, later?.element].compactMap { $0 }.flatMap(\.shown).compactMap(\.content.label?.text)
      .filter { !$0.isEmpty }
  }
}
