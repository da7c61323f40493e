import Diagnostics
import ProjectTestSupport
import SiteGeneration
import TestSupport
import Testing

/// Values that a view takes from the host, and nothing shows.
struct ClaimedValueTests {
  private func interaction(_ name: String, _ parameters: String) -> String {
    """
    interaction: \(name)
    intent: INSendPaymentIntent
    parameters: \(parameters)
    stages: [confirm]
    """
  }

  /// Interactions lose different values by one answer of a controller, which is one place.
  @Test func onePlaceHasOneFinding() async throws {
    var project = SampleProject([
      "PayUI/Info.plist": Sample.info(ui: true, supports: ["INSendPaymentIntent"]).file,
      "Pay.controller.yml": """
      controller: PayViewController
      configureView:
        - {when: {parameters: empty}, show: Payment, size: fitting, returns: all}
        - refuse: true
      layouts:
        Payment: {label: "To ${intent.payee}"}
      """,
    ])
    project["a.interaction.yml"] = interaction(
      "A", "{payee: Ann, currencyAmount: {amount: 5, currency: EUR}}")
    project["b.interaction.yml"] = interaction("B", "{payee: Ann, note: Thanks}")
    let findings = await project.findings().filter {
      $0.rule.id == "claimed-not-shown"
    }
    #expect(
      findings.map(\.message) == ["The view returns parameters that nothing on the card shows"])
    #expect(
      findings.flatMap(\.notes).map(\.message) == [
        "'currencyAmount' is not shown", "'note' is not shown",
      ])
  }
}
