internal import HostSimulation
internal import Interactions
package import Diagnostics
package import IntentDefinitions

extension ControllerConfiguration {
  /// Finds cases for a confirmation that none of their intents asks for.
  ///
  /// - Parameters:
  ///   - supported: The intents that the extension draws; nil among them for one of SiriKit's own.
  ///   - reported: The classes whose interactions are reported for the same cause.
  ///   - diagnostics: Receives the findings.
  package func checkConfirmCases(
    of supported: [Intent?], besides reported: Set<String>,
    reporting diagnostics: inout [Diagnostic]
  ) {
    for found in configureView ?? configure ?? [] {
      guard let statuses = found.test.statuses,
        statuses.allSatisfy({ $0 == .ready || $0 == .userConfirmationRequired })
      else { continue }
      let concerned = supported.filter { intent in
        guard let names = found.test.intents, let intent else { return true }
        return names.contains(intent.className) || names.contains(intent.name)
      }
      let known = concerned.compactMap(\.self)
      guard !known.isEmpty, known.count == concerned.count || found.test.intents != nil,
        known.allSatisfy({ $0.kind == .custom && !$0.requiresUserConfirmation }),
        !known.contains(where: { reported.contains($0.className) })
      else { continue }
      diagnostics.report(
        .confirmationNotRequired,
        "This case waits for a confirmation that no intent asks for", at: found.location,
        notes: known.prefix(3).map {
          .init("'\($0.className)' requires none", at: $0.location)
        },
        fix: "Switch on 'User confirmation required' in Xcode, or remove the case")
    }
  }
}
