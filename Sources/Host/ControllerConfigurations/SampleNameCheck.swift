internal import HostSimulation
package import Interactions
package import Diagnostics
internal import TextTools

extension ControllerConfiguration {
  /// Finds tests of flags that no interaction sets, so that what they stand for is never played.
  package func checkSampleNames(
    in interactions: [Interaction], reporting diagnostics: inout [Diagnostic]
  ) {
    var neverSet = Set(conditions.flatMap { $0.test.samples ?? [] })
    for interaction in interactions where !neverSet.isEmpty {
      for stage in interaction.stages { neverSet.subtract(stage.sample.keys) }
    }
    guard !neverSet.isEmpty else { return }
    let known = Dictionary(
      interactions.flatMap { interaction in
        interaction.stages.flatMap(\.sample.keys).map { ($0, interaction.location) }
      }
    ) { first, _ in first }
    for (test, location) in conditions {
      for name in test.samples ?? [] where neverSet.contains(name) {
        let near = nearestSpelling(to: name, among: known.keys)
        let notes = near.map { near in
          [Diagnostic.Note("This interaction sets '\(near)'", at: known[near].flatMap(\.self))]
        }
        diagnostics.report(
          .sampleNeverSet, "No interaction sets the sample '\(name)'", at: location,
          notes: notes ?? [],
          fix: near.map { "Write '\($0)'" }
            ?? "Write 'sample: {\(name): true}' into an interaction")
      }
    }
  }
}
