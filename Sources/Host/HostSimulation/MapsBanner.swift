internal import Interactions
internal import Diagnostics
internal import Views

extension HostSession {
  /// The banner of a Maps card: one ask about the whole interaction, at a fixed size.
  package mutating func banner(
    _ row: DefaultRow, asking found: FoundController
  ) -> ShownSection {
    let own = ShownSection(
      number: 1, parameters: [], passed: nil, appearance: .standard(row))
    let controller: any HostedViewControllerClass
    switch found {
    case .known(let known): controller = known
    case .unknown(let unknown): return unknownBanner(own, unknown)
    case .none:
      say(.sectionRow(1), .observed, "Maps has its own banner")
      return own
    }
    let result = ask(controller, about: [], passing: .none)
    if let unknown = result.unknown { return unknownBanner(own, unknown) }
    guard let reply = result.reply else {
      keep(result)
      say(
        .sectionRow(1), result.missing?.certainty ?? .observed,
        "Without a reply Maps draws its own banner")
      return own
    }
    guard reply.size != .zero else { return withoutRoom(own, controller, result.instance) }
    appearing.append(result.instance)
    if profile.reasonNotShown(of: interaction.intent) == nil {
      reportMap(in: reply.view)
      reportMap(in: reply.later?.element)
      if !reply.success { reportRefusal(at: result.location) }
    }
    let size = profile.maximumSize
    say(
      .sectionView(1, instance: result.instance, size), .observed,
      "Maps ignores success, parameters and the desired size")
    outcome = .custom
    if let later = reply.later { changes.append(Change(result.instance, later, staying: size)) }
    return ShownSection(
      number: 1, parameters: [], passed: nil,
      appearance: .custom(
        HostedView(
          element: reply.view, size: size, desiredSize: reply.size, minimumSize: size,
          maximumSize: size, contentShare: .none, location: result.location, later: reply.later)))
  }

  private mutating func unknownBanner(_ own: ShownSection, _ unknown: UnknownClass) -> ShownSection
  {
    say(.sectionUnknown(1), .convention, "Only the class knows what it shows")
    outcome = .unknown
    return own.showing(.unknown(unknown))
  }

  /// Maps shows what a class has put into its view, whatever it says of success (observed).
  private mutating func reportRefusal(at location: SourceLocation?) {
    diagnostics.report(
      .refusalIgnored, "Maps ignores the refusal and shows an empty view, because it has a size",
      at: location,
      fix: "Show a layout 'when: {context: mapsCard}', or refuse without a size to hide the view")
  }

  private mutating func reportMap(in view: View<String>?) {
    let map = view?.shown.first { element in
      if case .map = element.content { true } else { false }
    }
    guard let map else { return }
    diagnostics.report(
      .mapInMapsCard, "This view contains a map, and the card already has one", at: map.location,
      fix: "Add 'when: {context: siriSnippet}'")
  }

  /// Zero size is an error from `configure`, and hides the view after `configureView`.
  private mutating func withoutRoom(
    _ own: ShownSection, _ controller: any HostedViewControllerClass, _ instance: Int
  ) -> ShownSection {
    guard controller.implementsConfigureView else {
      refused.append(instance)
      say(
        .sectionRow(1), .observed, "configure replied with zero size: an error")
      return own
    }
    say(
      .sectionHidden(1), .inferred,
      "configureView replied with zero size")
    withoutHeight.append(instance)
    outcome = .hidden
    return ShownSection(number: 1, parameters: [], passed: nil, appearance: .hidden)
  }
}
