extension HostSession {
  /// The banner of a Maps card: one ask about the whole interaction, at a fixed size.
  mutating func banner(
    _ row: DefaultRow, asking controller: (any HostedViewControllerClass)?
  ) -> ShownSection {
    guard let controller else {
      return ShownSection(parameters: [], appearance: .standard(row))
    }
    guard let reply = ask(controller, about: []), reply.size != .zero else {
      say("Shows its own banner in the same place", .observed, "No reply, an error or zero size")
      return ShownSection(parameters: [], appearance: .standard(row))
    }
    let size = profile.maximumSize
    say(
      "Draws the view as a banner of \(size); success, parameters and size are ignored", .observed,
      "Maps does not respect the desired size")
    outcome = .custom
    return ShownSection(
      parameters: [],
      appearance: .custom(
        HostedView(
          element: reply.view, size: size, desiredSize: reply.size, minimumSize: size,
          maximumSize: size)))
  }
}
