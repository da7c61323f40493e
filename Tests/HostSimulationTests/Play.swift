import Diagnostics
import HostSimulation
import Interactions
import ControllerConfigurations
import TestSupport
import Testing
import Views

/// Plays a configuration against an interaction, both as they are written, in Siri.
func play(
  _ controller: String, _ interaction: String = "stages: [handle]", host: String = "siri",
  profile: String? = nil,
  intent: String = "BrewTeaIntent", behavior: InteractiveBehavior = .launch,
  isLocked: Bool = false, fittingHeight: Points = 64,
  strings: LocalizedStrings = .none
) throws -> HostedCard {
  let reading = readController("controller: C\n" + controller)
  #expect(reading.diagnostics.allSatisfy { $0.severity == .note })
  let played = try readInteraction("interaction: A\nintent: \(intent)\n" + interaction)
  #expect(played.report.isEmpty)
  let value = try #require(played.value)
  let configured = ConfiguredControllerClass(
    try #require(reading.value), appName: "Tea House", strings: strings,
    fittingHeight: { _, _ in fittingHeight })
  let app = HostedApp(
    name: "Tea House", intents: try Tea.intents(),
    controllers: ["TeaIntentsUI/Info.plist": configured])
  return HostSimulator(profile: try Play.profile(host, profile), app: app).card(
    value, stage: try #require(value.stages.first), isLocked: isLocked, behavior: behavior)
}

extension HostedCard {
  var customView: HostedView? {
    if case .custom(let view) = sections.first?.appearance { view } else { nil }
  }

  /// The texts of all labels of the hosted view.
  var labels: [String] {
    (customView?.element?.all ?? []).compactMap {
      if case .label(let label) = $0.content { label.text } else { nil }
    }
  }
}
