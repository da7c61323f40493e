internal import Diagnostics

extension ControllerSources {
  /// A configure method that never names the interaction.
  func interactionFindings(_ hosted: HostedClass) -> [Diagnostic] {
    guard let (code, method) = hosted.method(.configureView) ?? hosted.method(.configure),
      let body = method.body,
      let interaction = method.parameters.first(where: { $0.type.contains("INInteraction") }),
      body.contains(where: { code.text($0) == method.parameters.last?.name }),
      !body.contains(where: { code.text($0) == interaction.name || code.text($0) == "super" }),
      !body.contains(where: { code.tokens[$0].text.contains(interaction.name) })
    else { return [] }
    // One that only ever leaves the card to Siri draws nothing.
    let calls = method.parameters.last.map { code.calls(of: $0.name, in: body) } ?? []
    guard calls.isEmpty || calls.contains(where: { $0.size != nil }) else { return [] }
    return [
      Diagnostic(
        .sourceInteractionUnread,
        "'\(hosted.name)' never looks at the interaction, so it draws the same view for every intent",
        at: method.location,
        fix: interaction.name == "_"
          ? "Give the parameter a name and draw what it holds, or refuse"
          : "Draw what '\(interaction.name)' holds, or refuse")
    ]
  }
}
