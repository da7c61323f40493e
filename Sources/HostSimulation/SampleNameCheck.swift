package import Diagnostics

extension ControllerConfiguration {
  /// Finds tests of flags that no interaction sets, so that what they stand for is never played.
  package func checkSampleNames(
    in interactions: [Interaction], reporting diagnostics: inout [Diagnostic]
  ) {
    let known = Set(interactions.flatMap { $0.stages.flatMap(\.sample.keys) })
    for (test, location) in conditions {
      for name in test.samples ?? [] where !known.contains(name) {
        diagnostics.append(
          Diagnostic(
            .sampleNeverSet, "No interaction sets the sample '\(name)'", at: location,
            fix: nearestSpelling(to: name, among: known).map { "Write '\($0)'" }
              ?? "Write 'sample: {\(name): true}' into an interaction"))
      }
    }
  }
}
