internal import TextTools

/// What behaviours do when a view is tapped, in words.
///
/// A hosted view never receives a tap; the host acts in its place (documented).
package struct TapWords: Hashable, Sendable {
  package let appName: String
  let hostName: String

  package init(appName: String, context: HostedViewContext) {
    self.appName = appName
    hostName = context == .mapsCard ? "Maps" : "Siri"
  }

  /// What a behaviour means for a tap (documented; that the view is the host's own is convention).
  package func effect(of behavior: InteractiveBehavior) -> String {
    switch behavior {
    case .none: "does nothing"
    case .nextView: "leads to another view in \(hostName)"
    case .launch: "opens \(appName)"
    case .genericAction: "does something else in \(hostName)"
    }
  }
}

/// What taps on the sections of a card do.
struct TapSentences {
  private let parts: [Part]
  private let words: TapWords

  /// A section that one sees, by a name for it.
  private struct Part {
    let name: String
    let behavior: InteractiveBehavior
  }

  init(of sections: [ShownSection], _ words: TapWords) {
    let views = sections.count { if case .custom = $0.appearance { true } else { false } }
    parts = sections.compactMap { section in
      switch section.appearance {
      case .custom:
        Part(
          name: views == 1 ? "the app's view" : "the view of section \(section.number)",
          behavior: section.behavior)
      case .standard(let row):
        Part(
          name: row.kind == .map ? "the map" : "“\(row.title)”", behavior: section.behavior)
      case .unknown: Part(name: "the app's view", behavior: section.behavior)
      case .hidden, .empty: nil
      }
    }
    self.words = words
  }

  /// One sentence for each behaviour on the card, in the order of its sections; none for a card on
  /// which nothing is to be seen.
  var sentences: [String] {
    guard let first = parts.first else { return [] }
    if parts.allSatisfy({ $0.behavior == first.behavior }) {
      let target = parts.count == 1 && first.behavior != .none ? first.name : "the card"
      return ["A tap on \(target) \(words.effect(of: first.behavior))."]
    }
    var active: [InteractiveBehavior] = []
    for part in parts where part.behavior != .none && !active.contains(part.behavior) {
      active.append(part.behavior)
    }
    return active.map { behavior in
      let names = parts.filter { $0.behavior == behavior }.map(\.name)
      return "A tap on \(names.listed(with: "or")) \(words.effect(of: behavior))."
    } + (parts.contains { $0.behavior == .none } ? ["A tap elsewhere does nothing."] : [])
  }
}

extension HostSession {
  /// Says what a tap on each section does.
  mutating func sayTaps(on sections: [ShownSection], _ words: TapWords) {
    for section in sections {
      switch section.appearance {
      case .custom, .standard, .unknown:
        say(
          .tap(section: section.number, section.passed, words), .documented,
          "The behaviour is what a tap does; a hosted view gets no touches")
      case .hidden, .empty: break
      }
    }
  }
}
