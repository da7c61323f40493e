internal import TextTools

/// Compares states one by one; what many share is worked out once.
struct StateComparer {
  typealias State = CatalogFile.State

  private let base: ComparedSite
  private let head: ComparedSite
  private let finder: CauseFinder
  private var details: [Look: [ChangeDetail]] = [:]
  private var causes: [[String]: [Cause]] = [:]
  private var unseen: [[String]: [ChangeDetail]] = [:]

  /// The key that decides the differences between two states.
  private struct Look: Hashable {
    let pictures: PicturePair
    let transcripts: [String]
    let outcomes: [String]
    let findings: [[String]]
  }

  init(base: ComparedSite, head: ComparedSite) {
    self.base = base
    self.head = head
    finder = CauseFinder(base: base.catalog, head: head.catalog)
  }

  mutating func removed(_ state: State) -> StateChange {
    StateChange(
      .removed, state, priority: DisplayPriority(state, hosts: base.catalog.hosts),
      details: [
        isReplaced(state)
          ? ChangeDetail(
            .stateReplaced, .unseen, "written interactions replace these sample values")
          : ChangeDetail(.stateGone, .lost, "the card is gone")
      ],
      causes: causes(from: state, to: nil), pictures: PicturePair(before: state.card, after: nil))
  }

  mutating func added(_ state: State) -> StateChange {
    StateChange(
      .added, state, priority: DisplayPriority(state, hosts: head.catalog.hosts),
      details: [ChangeDetail(.stateAdded, .added, "the card is new")]
        + state.findings.map {
          ChangeDetail(.newFinding, .added, subject: $0, "it breaks the rule \($0)")
        },
      causes: causes(from: nil, to: state), pictures: PicturePair(before: nil, after: state.card))
  }

  /// Whether a state of made-up values gave way to those that somebody wrote.
  private func isReplaced(_ state: State) -> Bool {
    !base.catalog.isWritten(state)
      && head.catalog.states.contains { $0.class == state.class && head.catalog.isWritten($0) }
  }

  /// Nil when drawing, transcript and findings are the same.
  mutating func changed(from old: State, to new: State) -> StateChange? {
    let isRenamed = old.id != new.id
    guard isRenamed || old.digest != new.digest || old.findings != new.findings else { return nil }
    var details =
      old.digest == new.digest && old.findings == new.findings
      ? [] : differences(from: old, to: new)
    if isRenamed {
      details.append(ChangeDetail(.renamed, .unseen, formerName(of: old, now: new)))
    }
    return StateChange(
      isRenamed ? .renamed : .changed, new,
      priority: DisplayPriority(new, hosts: head.catalog.hosts), details: details,
      causes: causes(from: old, to: new),
      pictures: PicturePair(before: old.card, after: new.card))
  }

  /// The former name of the card.
  private func formerName(of old: State, now new: State) -> Phrase {
    if old.class != new.class { return "formerly of the intent \(old.class)" }
    if old.interaction != new.interaction {
      return base.catalog.isWritten(old)
        ? "formerly of the interaction \(old.interaction)" : "formerly with sample values"
    }
    return "formerly of the stage \(old.stage)"
  }

  private mutating func causes(from old: State?, to new: State?) -> [Cause] {
    let key =
      [old == nil ? "-" : "+", new == nil ? "-" : "+", (new ?? old)?.intent ?? ""]
      + (old?.inputs ?? []) + ["|"] + (new?.inputs ?? [])
    if let known = causes[key] { return known }
    let found = finder.causes(from: old, to: new)
    causes[key] = found
    return found
  }

  private mutating func differences(from old: State, to new: State) -> [ChangeDetail] {
    let look = Look(
      pictures: PicturePair(before: old.card, after: new.card),
      transcripts: [old.transcript, new.transcript], outcomes: [old.outcome, new.outcome],
      findings: [old.findings, new.findings])
    if let known = details[look] { return known }
    var found = outcome(from: old.outcome, to: new.outcome)
    // Where the app's own view is shown for the first time, nothing of a stand-in is lost.
    let isFirstShown = found.contains { $0.kind == .nowShown }
    if !isFirstShown {
      if old.card != new.card { found += pictures(from: old, to: new) }
    }
    found += findings(from: old, to: new, at: isFirstShown ? .added : .finding)
    let unseen = transcripts(look.transcripts)
    // What follows from what is seen needs no words of its own.
    found += found.isEmpty ? unseen : unseen.filter { $0.kind != .transcript }
    if found.isEmpty {
      // The overlay for people who build cards is a part of the drawing; another tool may draw the
      // same shapes in another way.
      found = [ChangeDetail(.transcript, .unseen, "the frames behind the card changed")]
    }
    found.sort { $0.risk < $1.risk }
    details[look] = found
    return found
  }

  private func outcome(from old: String, to new: String) -> [ChangeDetail] {
    guard old != new else { return [] }
    switch (old, new) {
    case (_, "hidden"):
      return [ChangeDetail(.hidden, .lost, "no card is shown any more")]
    case ("default", "custom"), ("default", "mixed"), ("unknown", "custom"), ("unknown", "mixed"):
      return [ChangeDetail(.nowShown, .added, "the app’s own view is now shown")]
    case ("custom", "default"):
      return [
        ChangeDetail(.defaultCard, .lost, "a default card is shown in place of the app’s own view")
      ]
    case ("custom", "unknown"), ("mixed", "unknown"):
      return [
        ChangeDetail(
          .unknown, .lost,
          """
          no file says any more what the app’s own view shows: restore its .controller.yml file, or run cardproof init
          """)
      ]
    case ("custom", "mixed"), ("mixed", "default"):
      return [
        ChangeDetail(.defaultCard, .lost, "default rows are shown in place of the app’s own views")
      ]
    case ("hidden", _):
      return [ChangeDetail(.outcome, .added, subject: new, "a card is shown; there was none")]
    default:
      return [
        ChangeDetail(
          .outcome, .added, subject: new,
          "\(words: Self.words(new)) is shown in place of \(words: Self.words(old))")
      ]
    }
  }

  /// An outcome in words.
  private static func words(_ outcome: String) -> String {
    switch outcome {
    case "custom": "the app’s own view"
    case "mixed": "the app’s own view beside default rows"
    case "default": "a default card"
    case "locked": "a request to unlock"
    case "unknown": "a view of the app that no file describes"
    default: "a card of the outcome ‘\(outcome)’"
    }
  }

  /// The differences between two transcripts, which many states share.
  private mutating func transcripts(_ names: [String]) -> [ChangeDetail] {
    if let known = unseen[names] { return known }
    let found = transcriptDetails(
      from: base.catalog.transcripts[names[0]] ?? [],
      to: head.catalog.transcripts[names[1]] ?? [])
    unseen[names] = found
    return found
  }

  private func pictures(from old: State, to new: State) -> [ChangeDetail] {
    guard let before = base.pictures[old.card], let after = head.pictures[new.card] else {
      let size = (old.width != new.width || old.height != new.height) ? " and its size" : ""
      return [
        ChangeDetail(
          .picture, .moved, "the drawing changed\(words: size); its file is not there to compare")
      ]
    }
    return PictureDifference(from: before, to: after).details
  }

  private func findings(from old: State, to new: State, at risk: Risk) -> [ChangeDetail] {
    new.findings.filter { !old.findings.contains($0) }.map {
      ChangeDetail(.newFinding, risk, subject: $0, "it now breaks the rule \($0)")
    }
      + old.findings.filter { !new.findings.contains($0) }.map {
        ChangeDetail(.findingGone, .unseen, subject: $0, "it no longer breaks the rule \($0)")
      }
  }
}
