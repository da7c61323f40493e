/// How much a reviewer should care about a change, the worst first.
package enum Risk: Int, CaseIterable, Comparable, Hashable, Sendable {
  /// Something that was on the card is no longer there.
  case lost
  /// A text no longer fits.
  case cutOff
  /// There are new findings.
  case finding
  /// The words are others.
  case text
  case moved
  case color
  case added
  /// A change that no card shows: an ask, an answer, a decision or a name.
  case unseen

  package static func < (left: Risk, right: Risk) -> Bool { left.rawValue < right.rawValue }

  /// The word in reports for machines.
  package var word: String {
    switch self {
    case .lost: "content-lost"
    case .cutOff: "cut-off"
    case .finding: "finding"
    case .text: "text"
    case .moved: "moved"
    case .color: "color"
    case .added: "added"
    case .unseen: "unseen"
    }
  }

  /// The words in reports for people.
  package var title: String {
    switch self {
    case .lost: "Content lost"
    case .cutOff: "Cut off"
    case .finding: "New finding"
    case .text: "Text"
    case .moved: "Moved or resized"
    case .color: "Color"
    case .added: "Added"
    case .unseen: "Not on the card"
    }
  }

  /// Whether something that was fine before is not any more.
  var isRegression: Bool { self <= .finding }
}
