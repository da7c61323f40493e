internal import TextTools

/// The effects of taps, by behavior, in words.
///
/// A hosted view never receives a tap; the host acts in its place (documented).
package struct TapWords: Hashable, Sendable {
  package let appName: String
  let hostName: String

  package init(appName: String, context: HostedViewContext) {
    self.appName = appName
    hostName = context == .mapsCard ? "Maps" : "Siri"
  }

  /// The effect of a behavior on a tap (documented; that the view is the host's own is convention).
  package func effect(of behavior: InteractiveBehavior) -> String {
    switch behavior {
    case .none: "does nothing"
    case .nextView: "leads to another view in \(hostName)"
    case .launch: "opens \(appName)"
    case .genericAction: "does something else in \(hostName)"
    }
  }

  /// The effect of a button of the host.
  var buttonEffect: String { "answers \(hostName)" }
}

extension HostedCard {
  /// A part that one sees, by a name for it, and what a tap on it does; nil for nothing.
  private typealias TappedPart = (name: String, effect: String?, isHosted: Bool)

  private func tappedParts(_ words: TapWords) -> [TappedPart] {
    if outcome == .locked { return [] }
    let views = sections.count { if case .custom = $0.appearance { true } else { false } }
    let own = sections.compactMap { section -> TappedPart? in
      let effect = section.behavior == .none ? nil : words.effect(of: section.behavior)
      return switch section.appearance {
      case .custom:
        (views == 1 ? "the app's view" : "the view of section \(section.number)", effect, true)
      case .standard(let row): (row.kind == .map ? "the map" : "“\(row.title)”", effect, false)
      case .unknown: ("the app's view", effect, true)
      case .hidden, .empty: nil
      }
    }
    return own
      + hostButtons.map { button -> TappedPart in
        let effect = button.opensApp ? words.effect(of: .launch) : words.buttonEffect
        return ("“\(button.title)”", effect, false)
      }
  }

  /// One sentence for each effect of a tap on the card, in the order of its parts; none for a card on which
  /// nothing is to be seen.
  func tapSentences(_ words: TapWords) -> [String] {
    let parts = tappedParts(words)
    guard let first = parts.first else { return [] }
    if parts.allSatisfy({ $0.effect == first.effect }) {
      let target = parts.count == 1 && first.effect != nil ? first.name : "the card"
      return ["A tap on \(target) \(first.effect ?? "does nothing")."]
    }
    var effects: [String] = []
    for effect in parts.compactMap(\.effect) where !effects.contains(effect) {
      effects.append(effect)
    }
    let hosted = parts.filter { $0.effect == nil && $0.isHosted }.map(\.name)
    let isRest = parts.contains { $0.effect == nil && !$0.isHosted }
    return effects.map { effect in
      let names = parts.filter { $0.effect == effect }.map(\.name)
      return "A tap on \(names.listed(with: "or")) \(effect)."
    }
      + (hosted.isEmpty ? [] : ["A tap on \(hosted.listed(with: "or")) does nothing."])
      + (isRest ? ["A tap elsewhere does nothing."] : [])
  }
}

/// A button of the host's own on a card.
struct HostButton: Hashable, Sendable {
  let title: String
  let opensApp: Bool

  /// The buttons of a row of a Maps card.
  static func buttons(of row: DefaultRow) -> [HostButton] {
    switch row.kind {
    case .actions:
      [row.title, row.subtitle].compactMap { title in
        title.map { HostButton(title: $0, opensApp: false) }
      }
    case .feedback: [HostButton(title: row.title, opensApp: false)]
    case .openApp: [HostButton(title: row.title, opensApp: true)]
    default: []
    }
  }
}

extension HostedCard {
  /// The buttons around the sections, from top to bottom.
  var hostButtons: [HostButton] {
    (rowsAbove + rowsBelow).flatMap { HostButton.buttons(of: $0) }
      + buttons.map { HostButton(title: $0, opensApp: false) }
  }
}

extension HostSession {
  /// Says what a tap on each section and on each button does.
  mutating func sayTaps(on sections: [ShownSection], _ buttons: [String], _ words: TapWords) {
    for section in sections {
      switch section.appearance {
      case .custom, .standard, .unknown:
        say(
          .tap(section: section.number, section.passed, words), .documented,
          "The behavior is what a tap does; a hosted view gets no touches")
      case .hidden, .empty: break
      }
    }
    let rows = (plan.rowsAbove + plan.rowsBelow).flatMap { HostButton.buttons(of: $0) }
    for button in rows + buttons.map({ HostButton(title: $0, opensApp: false) }) {
      say(
        .button(button.title, opensApp: button.opensApp, words), .inferred,
        "The host's own buttons act by themselves")
    }
  }
}
