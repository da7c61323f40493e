internal import Interactions
internal import Diagnostics
internal import IntentDefinitions
internal import Views

extension HostSession {
  /// The state of a Siri card between two sections.
  private struct WalkState {
    /// The displayed parameters, with the section of each.
    var displayed: [Displayed] = []
    /// The parameters that flags cover, with the section of the view.
    var flagged: [Displayed] = []
    var shown: [ShownSection] = []
    /// The claims of the views on the card.
    var claims: [ShownValues.Claim] = []
    /// Where the answers stand that took a section at zero size.
    var hiding: [SourceLocation] = []
  }

  /// A parameter that a view of the app displays.
  private typealias Displayed = (parameter: HostParameter, section: Int)

  /// The first section whose view displays a parameter already; nil where none does.
  private func section(
    displaying parameter: HostParameter, of section: CardSection, _ state: WalkState
  ) -> Int? {
    let rule = profile.covering.value
    // The flags name the map of a place, where the section names the place.
    let isMap = section.row?.kind == .map
    return state.displayed.first { $0.parameter.covers(parameter, by: rule) }?.section
      ?? state.flagged.first { flag in
        flag.parameter.covers(parameter, by: rule)
          || isMap && flag.parameter.covers(parameter.map, by: rule)
      }?.section
  }

  /// Goes through the sections of a Siri card in display order, one ask at a time.
  mutating func walk(
    _ sections: [CardSection], asking controller: FoundController
  ) -> [ShownSection] {
    var state = WalkState()
    for (index, section) in sections.enumerated() {
      switch controller {
      case .known(let controller):
        show(section, number: index + 1, asking: controller, &state)
      case .unknown(let unknown) where section.parameters != nil:
        showUnknown(section, number: index + 1, unknown, &state)
      case .unknown, .none:
        showDefault(
          section, number: index + 1,
          Transcript.Basis(.documented, "Without a view controller the default interface stays"),
          &state)
      }
    }
    outcome = outcome(of: state.shown, in: sections)
    ShownValues(interaction: interaction, sections: sections, shown: state.shown)
      .report(state.claims, to: &diagnostics)
    if outcome == .hidden { reportHidden(at: state.hiding) }
    if isLocked { reportPrivateValues(in: state.shown) }
    return fold(state.shown, of: sections)
  }

  private mutating func show(
    _ section: CardSection, number: Int,
    asking controller: any HostedViewControllerClass, _ state: inout WalkState
  ) {
    guard let parameters = section.parameters else {
      return showDefault(
        section, number: number,
        Transcript.Basis(.documented, "A part without parameters is never asked about"), &state)
    }
    let rest = parameters.filter { self.section(displaying: $0, of: section, state) == nil }
    if !parameters.isEmpty, rest.isEmpty, number > 1 {
      let sections = parameters.compactMap { self.section(displaying: $0, of: section, state) }
      return say(
        .sectionLeftOut(number, parameters, by: Set(sections).sorted()), profile.covering.basis)
    }
    let augments = profile.augmentsOnly.value || !controller.implementsConfigureView
    if augments, !parameters.isEmpty {
      return showDefault(
        section, number: number,
        Transcript.Basis(
          .observed,
          profile.augmentsOnly.value
            ? "This host asks once, at the empty set"
            : "A class that only augments is asked once, at the empty set"), &state)
    }
    if rest.count < parameters.count {
      say(
        .sectionRest(number, rest), .observed,
        "The host passes what is not yet handled")
    }
    let result = ask(
      controller, about: rest, passing: augments ? .none : forcedBehavior ?? section.behavior)
    if let unknown = result.unknown { return showUnknown(section, number: number, unknown, &state) }
    settle(section, number: number, asked: rest, result, augments: augments, &state)
  }

  /// The behavior that the view of a section gets or would get; it is the effect of a tap.
  private func passed(to section: CardSection) -> InteractiveBehavior? {
    section.parameters == nil && section.behavior == .none || !profile.passesBehaviors
      ? nil : forcedBehavior ?? section.behavior
  }

  /// One box stands for all that a class would be asked about: its first reply may cover the rest.
  private mutating func showUnknown(
    _ section: CardSection, number: Int, _ unknown: UnknownClass, _ state: inout WalkState
  ) {
    say(.sectionUnknown(number), .convention, "Only the class knows what it shows")
    let isFirst = !state.shown.contains { $0.appearance == .unknown(unknown) }
    state.shown.append(
      ShownSection(
        number: number, parameters: section.parameters, passed: passed(to: section),
        appearance: isFirst ? .unknown(unknown) : .empty))
  }

  private mutating func showDefault(
    _ section: CardSection, number: Int, _ basis: Transcript.Basis, _ state: inout WalkState
  ) {
    let appearance: ShownSection.Appearance = section.row.map { .standard($0) } ?? .empty
    say(section.row == nil ? .sectionEmpty(number) : .sectionRow(number), basis)
    state.shown.append(
      ShownSection(
        number: number, parameters: section.parameters, passed: passed(to: section),
        appearance: appearance))
  }

  /// Draws what the reply leads to, and remembers what it covers.
  private mutating func settle(
    _ section: CardSection, number: Int, asked: [HostParameter], _ result: AskResult,
    augments: Bool, _ state: inout WalkState
  ) {
    guard let reply = result.reply, reply.success, !(augments && reply.size == .zero) else {
      keep(result)
      let isDiscarded = result.reply?.success ?? false
      let basis =
        result.missing
        ?? Transcript.Basis(
          .documented,
          isDiscarded
            ? "configure(with:context:) replied with zero size: the view is discarded"
            : "False means the host's own; parameters and size are ignored")
      return showDefault(section, number: number, basis, &state)
    }
    let covered = augments ? flagged(by: result.flags) : reply.parameters
    if !covered.isEmpty { sayCovered(covered, augments: augments, state) }
    if augments {
      state.flagged += covered.map { (parameter: $0, section: number) }
    } else {
      state.displayed += covered.map { (parameter: $0, section: number) }
    }
    guard reply.size != .zero else {
      if let location = result.location { state.hiding.append(location) }
      withoutHeight.append(result.instance)
      say(
        .sectionHidden(number), .documented, "True with zero size")
      state.shown.append(
        ShownSection(number: number, parameters: asked, passed: nil, appearance: .hidden))
      return
    }
    appearing.append(result.instance)
    state.claims.append(
      ShownValues.Claim(
        parameters: covered + (augments ? [] : asked), isByFlag: augments,
        covering: profile.covering.value, location: result.location))
    if !augments, !asked.isEmpty, reply.parameters.isEmpty { reportEmptyClaim(at: result.location) }
    let size = clamped(reply, augments: augments, at: result.location)
    say(
      .sectionView(number, instance: result.instance, size), .documented,
      augments ? "The view is at the empty set" : "True with a size")
    state.shown.append(
      ShownSection(
        number: number, parameters: asked, passed: augments ? nil : passed(to: section),
        appearance: .custom(
          HostedView(
            element: reply.view, size: size, desiredSize: reply.size,
            minimumSize: profile.minimumSize, maximumSize: profile.maximumSize,
            contentShare: reply.contentShare, location: result.location, later: reply.later))))
    if let later = reply.later { changes.append(Change(result.instance, later, staying: size)) }
  }

  private mutating func sayCovered(
    _ covered: [HostParameter], augments: Bool, _ state: WalkState
  ) {
    // What a reply names stands in the step before.
    let isNamed = !augments && covered.count > 1
    say(
      .covered(covered, isNamed: isNamed),
      augments
        ? profile.siriProviding.displaysMap.basis
        : Transcript.Basis(.documented, "SiriKit asks about no parameter twice"))
    let late = state.shown.filter { section in
      (section.parameters ?? []).contains { parameter in
        covered.contains { $0.covers(parameter, by: profile.covering.value) }
      }
    }
    if !late.isEmpty {
      say(
        .tooLate(sections: late.map(\.number)), .observed,
        "Parameters of earlier sections come too late")
    }
  }

  /// The parameters that a controller's flags hide, of the classes of this interaction.
  private func flagged(by flags: SiriProviding?) -> [HostParameter] {
    guard let flags else { return [] }
    let intent = interaction.intent
    return profile.siriProviding.parameters(for: flags).filter {
      $0.className == intent.className || $0.className == intent.responseClassName
    }
  }

  /// Brings each side within the host's limits.
  private mutating func clamped(
    _ reply: Reply, augments: Bool, at location: SourceLocation?
  ) -> Size {
    let size = reply.size
    let minimum = profile.minimumSize
    let maximum = profile.maximumSize
    let limited = size.clamped(from: minimum, to: maximum)
    guard limited != size else { return size }
    say(
      .limited(size, to: limited), augments ? .documented : .convention,
      "Both sides are clamped")
    // A width that is written has a rule of its own, and a size may be that of what was left out.
    if limited.height != size.height || !reply.hasFixedWidth, reply.view?.isWhole != false {
      diagnostics.report(
        .sizeClamped, "The size \(size) becomes \(limited)", at: location,
        fix: "Ask for a size from \(minimum) to \(maximum)")
    }
    return limited
  }

  /// The outcome of the sections that a controller can take.
  private func outcome(
    of shown: [ShownSection], in sections: [CardSection]
  ) -> HostedCard.Outcome {
    var counts = (custom: 0, hidden: 0, standard: 0)
    for section in shown {
      switch section.appearance {
      case .custom: counts.custom += 1
      case .hidden: counts.hidden += 1
      // Beside an augmenting view every row of the host's own counts.
      case .standard where augments || sections[section.number - 1].parameters != nil:
        counts.standard += 1
      case .unknown: return .unknown
      case .standard, .empty: break
      }
    }
    if counts.custom == 0, counts.hidden == 0 { return .standard }
    if counts.standard > 0 { return .mixed }
    return counts.custom == 0 ? .hidden : .custom
  }
}
