package import ControllerConfigurations
package import ProjectReading
package import Diagnostics
internal import HostSimulation
internal import Interactions
internal import IntentDefinitions

/// How much of what can happen to an app's cards the interactions show that somebody wrote.
///
/// 1. Of each intent the situations: each response code (of a system intent each handling status,
/// as its own card shows no more), in each context that shows the intent. Behaviors are played in
/// all
///    situations, so that they cannot be missing.
/// 2. Of each intent the parameter combinations, each by an interaction with values for just these.
/// 3. Of each controller the cases, each by an answer that it gave.
package struct Coverage: Sendable {
  package let intents: [IntentCoverage]
  package let controllers: [ControllerCoverage]
  /// Whether somebody wrote an interaction.
  package let hasInteractions: Bool

  package init(_ project: Project, states: CardsOfProject) {
    let system = project.systemIntents.compactMap {
      SystemDefinition.intent($0.intent.className)?.intent
    }
    hasInteractions = !states.written.isEmpty
    intents = (project.intents.intents.map { SystemDefinition.playable($0).intent } + system).map {
      intent in
      IntentCoverage(
        intent, states[intent.className].filter { $0.interaction.location != nil },
        hosts: project.hosts)
    }
    let answers = states.answers
    controllers = project.configuredExtensions.map { info, controller in
      ControllerCoverage(
        controller, folder: project.addressFolder(of: info), answers: answers)
    }
  }

  package var share: Share {
    intents.map(\.share).reduce(Share(), +) + controllers.map(\.share).reduce(Share(), +)
  }

  /// So many of so many.
  package struct Share: Hashable, Sendable {
    package var shown = 0
    package var all = 0

    package static func + (left: Share, right: Share) -> Share {
      Share(shown: left.shown + right.shown, all: left.all + right.all)
    }

    package init(shown: Int = 0, all: Int = 0) {
      self.shown = shown
      self.all = all
    }

    package init(_ flags: [Bool]) {
      self.init(shown: flags.count { $0 }, all: flags.count)
    }

    /// Whole percent, rounded down, so that 100 means everything; nil where there is nothing.
    package var percent: Int? { all == 0 ? nil : shown * 100 / all }
  }
}

/// Which cases of one controller have answered.
package struct ControllerCoverage: Sendable {
  package let controller: ControllerConfiguration
  package let folder: String
  /// How many states each case answered, in the order of the cases.
  package let answers: [Int]

  package init(
    _ controller: ControllerConfiguration, folder: String, answers: [SourceLocation: Int]
  ) {
    self.controller = controller
    self.folder = folder
    self.answers = controller.caseDescriptions.map { answers[$0.location] ?? 0 }
  }

  package var share: Coverage.Share { Coverage.Share(answers.map { $0 > 0 }) }
}

extension Coverage {
  /// The finding if coverage is below the project's minimum.
  package func findings(least: SiteSettings.LeastCoverage?) -> [Diagnostic] {
    guard let least, let percent = share.percent, percent < least.percent else { return [] }
    return [
      Diagnostic(
        .coverageUnderMinimum,
        "The interactions show \(percent)% of what can happen, less than \(least.percent)%",
        at: least.location,
        fix: "Add interactions for what the page 'Coverage' names, or lower the minimum")
    ]
  }
}
