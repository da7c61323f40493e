internal import Diagnostics

extension HostSession {
  /// Goes through the sections of a Siri card in display order, one ask at a time.
  mutating func walk(
    _ sections: [CardSection], asking controller: (any HostedViewControllerClass)?
  ) -> [ShownSection] {
    var handled: [HostParameter] = []
    var shown: [ShownSection] = []
    for (index, section) in sections.enumerated() {
      guard let controller, let parameters = section.parameters else {
        shown.append(
          ShownSection(
            parameters: section.parameters ?? [], appearance: .standard(section.row)))
        continue
      }
      let rest = parameters.filter { parameter in !handled.contains { $0.covers(parameter) } }
      if !parameters.isEmpty, rest.isEmpty, index > 0 {
        say(
          "Leaves section \(index + 1) out: earlier replies cover it", .documented,
          "Parameters that were returned are not asked about again")
        continue
      }
      let reply = ask(controller, about: rest)
      if let reply, reply.success { handled += reply.parameters }
      shown.append(
        ShownSection(
          parameters: rest, appearance: appearance(of: section, given: reply)))
    }
    outcome = outcome(of: shown)
    return shown
  }

  private mutating func appearance(
    of section: CardSection, given reply: Reply?
  ) -> ShownSection.Appearance {
    guard let reply, reply.success else {
      say("Draws its default row; the instance never appears", .documented, "No view, or false")
      return .standard(section.row)
    }
    guard reply.size != .zero else {
      say(
        "Hides the section: neither the custom nor the default row is drawn", .documented,
        "True with zero size")
      return .hidden
    }
    let size = clamped(reply.size)
    say("Draws the custom view at \(size) in place of the section", .documented, "True with a size")
    return .custom(
      HostedView(
        element: reply.view, size: size, desiredSize: reply.size,
        minimumSize: profile.minimumSize, maximumSize: profile.maximumSize))
  }

  /// Brings each side within the host's limits.
  ///
  /// Documented for `configure`; for `configureView` it is the convention, because the reference
  /// says constrained and the builds that were looked at force only the width.
  private mutating func clamped(_ size: Size) -> Size {
    let minimum = profile.minimumSize
    let maximum = profile.maximumSize
    let limited = Size(
      width: min(max(size.width, minimum.width), maximum.width),
      height: min(max(size.height, minimum.height), maximum.height))
    if limited != size {
      say("Brings \(size) within its limits: \(limited)", .convention, "Both sides are clamped")
      diagnostics.append(
        Diagnostic(
          .sizeClamped, "The size \(size) becomes \(limited)", at: answerLocation,
          fix: "Ask for a size from \(minimum) to \(maximum)"))
    }
    return limited
  }

  private func outcome(of sections: [ShownSection]) -> HostedCard.Outcome {
    var customCount = 0
    var hiddenCount = 0
    for section in sections {
      switch section.appearance {
      case .custom: customCount += 1
      case .hidden: hiddenCount += 1
      case .standard: break
      }
    }
    if customCount == 0, hiddenCount == 0 { return .standard }
    if hiddenCount == sections.count { return .hidden }
    return customCount + hiddenCount == sections.count ? .custom : .mixed
  }
}
