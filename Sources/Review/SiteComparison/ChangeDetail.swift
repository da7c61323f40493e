package import TextTools

/// One thing that is different on a card.
package struct ChangeDetail: Hashable, Sendable {
  package let kind: Kind
  package let risk: Risk
  /// The subject, such as the name of an element; equal for changes of one kind.
  let subject: String
  /// The whole, in words.
  package let words: Phrase
  /// The places on the two cards.
  package let before: [PictureFrame]
  package let after: [PictureFrame]

  /// The words of the report for machines.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case stateGone = "state-gone"
    case stateReplaced = "state-replaced"
    case stateAdded = "state-added"
    case nowShown = "now-shown"
    case defaultCard = "default-instead-of-custom"
    case hidden
    case unknown
    case outcome
    case elementGone = "element-gone"
    case elementAdded = "element-added"
    case cutOff = "cut-off"
    case text, moved, resized, size
    case color, font, picture, spoken, ask, answer, rule, transcript
    case newFinding = "new-finding"
    case findingGone = "finding-gone"
    case renamed

    /// Whether it says that a card shows a whole view in place of another.
    var isWholeView: Bool {
      [.defaultCard, .hidden, .unknown, .nowShown, .outcome, .stateGone, .stateAdded]
        .contains(self)
    }

    /// Whether a card can have it and look as before.
    var isUnseen: Bool {
      [.ask, .answer, .rule, .transcript, .findingGone, .renamed].contains(self)
    }
  }

  init(
    _ kind: Kind, _ risk: Risk, subject: String = "", _ words: Phrase,
    before: [PictureFrame] = [], after: [PictureFrame] = []
  ) {
    self.kind = kind
    self.risk = risk
    self.subject = subject
    self.words = words
    self.before = before
    self.after = after
  }

  /// The key of changes of one kind, whatever the values are.
  struct Likeness: Hashable, Sendable {
    let kind: Kind
    let subject: String
  }

  var likeness: Likeness { Likeness(kind: kind, subject: subject) }
}
