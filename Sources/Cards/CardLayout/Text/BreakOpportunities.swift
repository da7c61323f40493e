/// Walks through the clusters of a text and says where a line may end.
struct BreakOpportunities {
  /// The cluster before, whatever it is; nil at the beginning of a paragraph.
  private var previous: LineBreakClass?
  /// The last cluster that does not hang.
  private var visible: LineBreakClass?
  /// Whether the cluster before is a hyphen that begins a word, as in `-5` and `-suffix`.
  private var hyphenBeginsWord = false

  /// Whether a line may end before the next cluster.
  mutating func allowsBreak(before next: LineBreakClass) -> Bool {
    let allows = isBreak(before: next)
    advance(to: next)
    return allows
  }

  private func isBreak(before next: LineBreakClass) -> Bool {
    guard let previous, next.isVisible else { return false }
    switch previous {
    case .zeroWidthSpace: return true
    case .space: return !visible.endsNothing && !next.staysWithSpaceBefore
    case .hyphen where hyphenBeginsWord: return false
    default: return previous.isBreak(before: next)
    }
  }

  private mutating func advance(to next: LineBreakClass) {
    hyphenBeginsWord = next == .hyphen && (previous.map(\.beginsWordAfter) ?? true)
    previous = next == .mandatory ? nil : next
    if next.isVisible { visible = next } else if next == .mandatory { visible = nil }
  }
}

extension LineBreakClass? {
  /// Whether no line ends after it, not even after spaces (LB14).
  fileprivate var endsNothing: Bool { self == .opening || self == .wideOpening }
}

extension LineBreakClass {
  /// Whether it does not begin a line, not even after spaces, as in French `Oui !` (LB13).
  fileprivate var staysWithSpaceBefore: Bool {
    self == .closing || self == .wideClosing || self == .slash
  }

  fileprivate var beginsWordAfter: Bool {
    hangs || self == .opening || self == .quotation || self == .glue
  }

  /// Whether a line may end between two neighbors that no space parts.
  fileprivate func isBreak(before next: LineBreakClass) -> Bool {
    switch (self, next) {
    case (.glue, _), (_, .glue), (.quotation, _), (_, .quotation): false
    case (.opening, _), (.wideOpening, _), (.prefix, _), (.complexLeading, _): false
    case (_, .closing), (_, .wideClosing), (_, .postfix), (_, .inseparable): false
    case (_, .hyphen), (_, .dash), (_, .slash), (_, .complexTrailing): false
    case (.hyphen, .numeric), (.slash, .numeric), (.emDash, .emDash): false
    case (.hyphen, _), (.dash, _), (.slash, _), (.emDash, _), (_, .emDash): true
    case (.inseparable, _), (.wideClosing, _), (_, .wideOpening): true
    case (.ideographic, _), (_, .ideographic): true
    case (.complex, .complex), (.complexTrailing, .complex): true
    case (.complex, .complexLeading), (.complexTrailing, .complexLeading): true
    default: false
    }
  }
}
