import HostSimulation
import Views

/// What of one card its transcript tells otherwise.
struct CardAgreement {
  private let card: HostedCard
  private let id: String

  init(_ card: HostedCard, id: String) {
    self.card = card
    self.id = id
  }

  private var events: [TranscriptEvent] { card.transcript.steps.map(\.event) }

  /// Each part of the agreement that does not hold, with the transcript.
  var faults: [String] {
    [
      ("asks", asks), ("instances", instances), ("sections", sections), ("taps", taps),
      ("outcome", outcome), ("lock", lock), ("order", order), ("unhosted", unhosted),
    ].filter { !$0.1 }.map { "\(id): \($0.0)\n\(card.transcript.text)" }
  }

  /// One instance and one configure call for each ask.
  private var asks: Bool {
    let count = events.count { $0.kind == .ask }
    return count == card.askCount
      && count == events.count { $0.kind == .instance || $0.kind == .sameInstance }
      && count == events.count { $0.kind == .sizes }
  }

  /// Each instance has one end, and shows a view or not.
  private var instances: Bool {
    var ends: [Int] = []
    var shown: [Int] = []
    var views: [Int] = []
    var dismissed: [[Int]] = []
    for event in events {
      switch event {
      case .appearing(let numbers), .staying(let numbers):
        ends += numbers
        shown += numbers
      case .released(let numbers), .lost(let numbers): ends += numbers
      // What leaves the screen may have no height before.
      case .withoutHeight(let numbers), .leaving(let numbers):
        ends += numbers.filter { !ends.contains($0) }
      case .sectionView(_, let instance, _): views.append(instance)
      case .disappearing(let numbers): dismissed.append(numbers)
      default: break
      }
    }
    return ends.sorted() == (card.askCount == 0 ? [] : Array(1...card.askCount))
      && views == shown && dismissed == (shown.isEmpty ? [] : [shown])
      && events.contains { $0.kind == .dismissal } == !shown.isEmpty
  }

  /// The transcript leads to just the sections that are drawn.
  private var sections: Bool {
    var built = 0
    var leftOut = 0
    var decided: [String] = []
    var isFolded = false
    for event in events {
      switch event {
      case .sections(let sets): built = sets.count
      case .sectionLeftOut: leftOut += 1
      case .sectionRow(let number): decided.append("\(number) row")
      case .sectionEmpty(let number): decided.append("\(number) empty")
      case .sectionHidden(let number): decided.append("\(number) hidden")
      case .sectionUnknown(let number): decided.append("\(number) unknown")
      case .sectionView(let number, _, let size): decided.append("\(number) \(size)")
      case .rowsRepeated, .rowsSummedUp: isFolded = true
      default: break
      }
    }
    let drawn = card.sections.map { section in
      switch section.appearance {
      case .standard: "\(section.number) row"
      case .empty: "\(section.number) empty"
      case .hidden: "\(section.number) hidden"
      case .unknown: "\(section.number) unknown"
      case .custom(let view): "\(section.number) \(view.size)"
      }
    }
    // The row that sums up others comes last.
    let isSame = zip(decided.sorted(), drawn.sorted()).allSatisfy { decided, drawn in
      // One box is drawn for all that is unknown, and a fact that is folded away is not drawn.
      decided == drawn || drawn.hasSuffix("empty") && (decided.hasSuffix("unknown") || isFolded)
    }
    let isMaps = card.profile.context == .mapsCard
    return isSame && (decided.count == drawn.count || isMaps && decided.isEmpty)
      && (isMaps || built == drawn.count + leftOut)
  }

  /// Each part that is to be seen answers a tap as the sentences say.
  private var taps: Bool {
    let visible = card.sections.filter { section in
      switch section.appearance {
      case .custom, .standard, .unknown: true
      case .hidden, .empty: false
      }
    }
    var tapped: [Int] = []
    var effects: Set<String> = []
    for event in events {
      switch event {
      case .tap(let section, let behavior, let words):
        tapped.append(section)
        if let behavior, behavior != .none { effects.insert(words.effect(of: behavior)) }
      case .button(_, let opensApp, let words):
        if opensApp { effects.insert(words.effect(of: .launch)) }
      default: break
      }
    }
    let text = card.taps.joined(separator: " ")
    let isSilent = text == "A tap on the card does nothing."
    return tapped == visible.map(\.number) && effects.allSatisfy(text.contains)
      && (!isSilent || effects.isEmpty && !events.contains { $0.kind == .button })
      && (card.outcome != .locked || text.isEmpty)
  }

  private var outcome: Bool {
    let kinds = card.sections.map { section in
      switch section.appearance {
      case .custom: "custom"
      case .standard: "row"
      case .hidden: "hidden"
      case .unknown: "unknown"
      case .empty: "empty"
      }
    }
    let hasView = kinds.contains("custom")
    return switch card.outcome {
    case .custom: hasView && !kinds.contains("unknown")
    case .mixed: kinds.contains("row") && (hasView || kinds.contains("hidden"))
    case .hidden: kinds.contains("hidden") && !hasView
    case .standard: !hasView && !kinds.contains("hidden")
    case .unknown: kinds.contains("unknown") && card.askCount == 0
    case .locked: kinds.isEmpty && card.askCount == 0 && card.buttons.isEmpty
    }
  }

  /// Nothing of the app runs before the device is unlocked.
  private var lock: Bool {
    guard events.contains(where: { $0.kind == .unlock }) else { return card.outcome != .locked }
    return card.outcome == .locked
      && !events.contains { [.handler, .ask, .sections, .tap, .button].contains($0.kind) }
  }

  /// Nobody taps on what has not appeared, and what is dismissed comes last.
  private var order: Bool {
    let kinds = events.map(\.kind)
    let first = kinds.firstIndex { $0 == .tap || $0 == .button } ?? kinds.endIndex
    let appeared = kinds.lastIndex { $0 == .appearing || $0 == .staying } ?? -1
    let asked = kinds.lastIndex(of: .ask) ?? -1
    let last = kinds.firstIndex(of: .disappearing)
    return appeared < first && asked < first
      && (last.map { $0 > appeared && $0 == kinds.count - 2 } ?? true)
  }

  /// What cannot be hosted is not asked, and the buttons of a card are those of one that is there.
  private var unhosted: Bool {
    (!events.contains { $0.kind == .notHosted || $0.kind == .noExtension } || card.askCount == 0)
      && (card.buttons.isEmpty || !card.sections.isEmpty)
  }
}
