internal import TextTools

/// The differences between two drawings.
struct PictureDifference {
  private let before: CardPicture
  private let after: CardPicture
  private(set) var details: [ChangeDetail] = []
  /// The frames before and after of what is said to have another size.
  private var resized: Set<[PictureFrame]> = []

  init(from before: CardPicture, to after: CardPicture) {
    self.before = before
    self.after = after
    let match = ShapeMatching(before.shapes, after.shapes)
    // Words first: they say best what was there.
    let gone = match.gone.filter { !$0.text.isEmpty } + match.gone.filter(\.text.isEmpty)
    for shape in gone where !shape.isGround {
      details.append(
        ChangeDetail(
          .elementGone, .lost, subject: shape.subject, "\(phrase: shape.title) is gone",
          before: [shape.frame]))
    }
    for shape in match.added where !shape.isGround {
      details.append(
        ChangeDetail(
          .elementAdded, .added, subject: shape.subject, "\(phrase: shape.title) is new",
          after: [shape.frame])
      )
    }
    var moves: [Move: [(PictureShape, PictureShape)]] = [:]
    var colors: [[String]: [(PictureShape, PictureShape)]] = [:]
    for (old, new) in match.pairs { compare(old, new, moves: &moves, colors: &colors) }
    add(colors)
    add(moves)
    details = Self.merged(details)
    addSize()
    if details.isEmpty, !(match.gone + match.added).isEmpty {
      details.append(
        ChangeDetail(.picture, .color, "the drawing changed in a detail"))
    }
    if details.isEmpty, before.spoken != after.spoken {
      details.append(
        ChangeDetail(
          .spoken, .unseen, "VoiceOver reads \(shown: after.spoken), not \(shown: before.spoken)"))
    }
  }

  /// The details, with what is said of several elements in the same words said once.
  private static func merged(_ details: [ChangeDetail]) -> [ChangeDetail] {
    var merged: [ChangeDetail] = []
    for detail in details {
      guard let index = merged.firstIndex(where: { $0.words == detail.words }) else {
        merged.append(detail)
        continue
      }
      let first = merged[index]
      merged[index] = ChangeDetail(
        first.kind, first.risk, subject: first.subject, first.words,
        before: first.before + detail.before, after: first.after + detail.after)
    }
    return merged
  }

  /// How far a shape moved.
  private struct Move: Hashable {
    let x: Int
    let y: Int
  }

  private mutating func compare(
    _ old: PictureShape, _ new: PictureShape,
    moves: inout [Move: [(PictureShape, PictureShape)]],
    colors: inout [[String]: [(PictureShape, PictureShape)]]
  ) {
    let frames = ([old.frame], [new.frame])
    if new.isCutOff, !old.isCutOff {
      details.append(
        ChangeDetail(
          .cutOff, .cutOff, subject: new.subject,
          old.text == new.text
            ? "\(phrase: new.title) is now cut off"
            : "\(phrase: old.title) became \(shown: new.text), which is cut off",
          before: frames.0, after: frames.1))
    } else if old.text != new.text {
      details.append(
        ChangeDetail(
          .text, .text, subject: new.subject, "\(phrase: old.title) became \(shown: new.text)",
          before: frames.0, after: frames.1))
    }
    if old.color != new.color {
      colors[[old.color, new.color], default: []].append((old, new))
    }
    if old.font != new.font {
      details.append(
        ChangeDetail(
          .font, .moved, subject: new.subject,
          "\(phrase: new.title) changed its font: \(old.font) → \(new.font)",
          before: frames.0, after: frames.1))
    }
    if old.look != new.look {
      details.append(
        ChangeDetail(
          .picture, .color, subject: new.subject, "\(phrase: new.title) changed its look",
          before: frames.0, after: frames.1))
    }
    guard !new.isGround else { return }
    if !old.isText, !old.frame.hasSize(of: new.frame) {
      // What fills a view is as large as the view, and says no more.
      guard resized.insert([old.frame, new.frame]).inserted else { return }
      details.append(
        ChangeDetail(
          .resized, .moved, subject: new.subject,
          """
          \(phrase: new.title) changed its size: \(words: PictureFrame.change(
            from: (old.frame.width, old.frame.height), to: (new.frame.width, new.frame.height)))
          """,
          before: new.isWhole ? [] : frames.0, after: new.isWhole ? [] : frames.1))
      return
    }
    guard old.text == new.text else { return }
    let x = new.frame.x - old.frame.x
    let y = new.frame.y - old.frame.y
    if PictureFrame.isSame(x, 0), PictureFrame.isSame(y, 0) { return }
    // Rounded to tenths, so that what moved together is said together.
    moves[
      Move(x: (x + (x < 0 ? -5 : 5)) / 10 * 10, y: (y + (y < 0 ? -5 : 5)) / 10 * 10), default: []
    ]
    .append((old, new))
  }

  private static func points(_ hundredths: Int) -> String {
    let length = PictureFrame.text(abs(hundredths))
    return length == "1" ? "1 point" : "\(length) points"
  }

  private static func word(_ color: String) -> String { color.isEmpty ? "none" : color }

  /// Says once what elements have in common whose color changed in the same way.
  private mutating func add(_ colors: [[String]: [(PictureShape, PictureShape)]]) {
    for (change, shapes) in colors.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      let (what, subject) = Self.name(of: shapes)
      let its = shapes.count == 1 ? "its" : "their"
      details.append(
        ChangeDetail(
          .color, .color, subject: subject,
          """
          \(phrase: what) changed \(words: its) color: \(Self.word(change[0])) → \
          \(Self.word(change[1]))
          """, before: shapes.map(\.0.frame), after: shapes.map(\.1.frame)))
    }
  }

  private static func name(
    of shapes: [(PictureShape, PictureShape)]
  ) -> (title: Phrase, subject: String) {
    shapes.count == 1
      ? (shapes[0].1.title, shapes[0].1.subject) : ("\(words: String(shapes.count)) elements", "")
  }

  private mutating func add(_ moves: [Move: [(PictureShape, PictureShape)]]) {
    for (move, shapes) in moves.sorted(by: { ($0.key.y, $0.key.x) < ($1.key.y, $1.key.x) }) {
      let (what, subject) = Self.name(of: shapes)
      let way = [
        move.y == 0 ? nil : "\(Self.points(move.y)) \(move.y > 0 ? "down" : "up")",
        move.x == 0
          ? nil : "\(Self.points(move.x)) to the \(move.x > 0 ? "right" : "left")",
      ].compactMap(\.self).joined(separator: " and ")
      details.append(
        ChangeDetail(
          .moved, .moved, subject: subject,
          "\(phrase: what) moved \(words: way)", before: shapes.map(\.0.frame),
          after: shapes.map(\.1.frame)))
    }
  }

  private mutating func addSize() {
    guard before.width != after.width || before.height != after.height else { return }
    let change = PictureFrame.change(
      from: (before.width, before.height), to: (after.width, after.height))
    details.append(ChangeDetail(.size, .moved, "the card changed its size: \(words: change)"))
  }
}
