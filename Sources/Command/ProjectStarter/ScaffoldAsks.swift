internal import Interactions
internal import ProjectReading
internal import HostSimulation
internal import SiteGeneration

/// What Siri asks a controller about on the cards of an intent.
struct ScaffoldAsks {
  /// The sets of all stages, in the host's order.
  private let stages: [[[HostParameter]]]

  init(_ interactions: [Interaction], in project: Project) {
    guard let siri = project.hosts.first(where: { $0.context == .siriSnippet }) else {
      stages = []
      return
    }
    let simulator = HostSimulator(
      profile: siri,
      app: HostedApp(name: project.appName, intents: project.intents, controllers: [:]))
    stages = interactions.flatMap { interaction in
      interaction.stages.map { simulator.asks(of: interaction, in: $0) }
    }
  }

  /// Whether Siri asks about the title before it asks with the empty set, so that a view for both
  /// would stand on the card twice.
  var beginWithATitle: Bool {
    stages.contains { sets in
      sets.first?.isEmpty == false && sets.contains(where: \.isEmpty)
    }
  }

  /// The key paths that Siri asks about for a parameter: it itself, or parts of it.
  func keyPaths(of parameter: String) -> [String] {
    let asked = Set(stages.joined().joined().map(\.subscripted))
    let own = asked.filter { $0 == parameter || $0.hasPrefix(parameter + ".") }
    return own.isEmpty ? [parameter] : own.sorted()
  }
}
