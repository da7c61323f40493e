/// Texts whose words and font both changed: what is left of two drawings, paired by place.
///
/// A text stands for another only where nothing else tells them apart: it has the same name,
/// follows or precedes the same shape, has an edge or its middle where the other has it, and is no
/// further up or down than both are high. All else is really gone, or really new.
struct RewrittenTexts {
  typealias Entry = ShapeMatching.Entry

  private(set) var pairs: [(Entry, Entry)] = []
  private(set) var gone: [PictureShape] = []
  private(set) var added: [PictureShape] = []

  /// How far an edge may be off, in hundredths of a point (convention).
  private static let aligned = 100

  /// Takes what has no partner; `partners` are the places of the others in the newer drawing.
  init(_ before: [Entry], _ after: [Entry], partners: [Int?], newCount: Int) {
    var takenBefore: Set<Int> = []
    var takenAfter: Set<Int> = []
    for (old, new) in Self.candidates(before, after, partners, newCount)
    where !takenBefore.contains(old.order) && !takenAfter.contains(new.order) {
      takenBefore.insert(old.order)
      takenAfter.insert(new.order)
      pairs.append((old, new))
    }
    gone = before.filter { !takenBefore.contains($0.order) }.map(\.shape)
    added = after.filter { !takenAfter.contains($0.order) }.map(\.shape)
  }

  /// The candidates for the same text, the nearest first.
  private static func candidates(
    _ before: [Entry], _ after: [Entry], _ partners: [Int?], _ newCount: Int
  ) -> [(Entry, Entry)] {
    let before = before.filter { $0.shape.isText }
    let after = after.filter { $0.shape.isText }
    guard !before.isEmpty, !after.isEmpty else { return [] }
    var isMatched = Array(repeating: false, count: newCount)
    for partner in partners { if let partner { isMatched[partner] = true } }
    let old = Neighbors(partners)
    let new = Neighbors(isMatched.enumerated().map { $0.element ? $0.offset : nil })
    let near = before.flatMap { left in
      after.compactMap { right -> (distance: Int, old: Entry, new: Entry)? in
        guard left.shape.name == right.shape.name,
          old.previous[left.order] == new.previous[right.order]
            || old.next[left.order] == new.next[right.order]
        else { return nil }
        return distance(left.shape.frame, right.shape.frame).map { ($0, left, right) }
      }
    }
    return near.sorted {
      ($0.distance, $0.old.order, $0.new.order) < ($1.distance, $1.old.order, $1.new.order)
    }.map { ($0.old, $0.new) }
  }

  /// How far a text is from where another was; nil where it is elsewhere.
  private static func distance(_ old: PictureFrame, _ new: PictureFrame) -> Int? {
    let sides = [
      new.x - old.x, new.x + new.width - old.x - old.width,
      (new.x * 2 + new.width - old.x * 2 - old.width) / 2,
    ].map(abs)
    let down = abs(new.y * 2 + new.height - old.y * 2 - old.height) / 2
    guard let side = sides.min(), side <= aligned, down <= old.height + new.height else {
      return nil
    }
    return side + down
  }

  /// For each place of a drawing, which shape with a partner stands before and behind it, by its
  /// place in the newer drawing.
  private struct Neighbors {
    private(set) var previous: [Int?] = []
    private(set) var next: [Int?] = []

    init(_ partners: [Int?]) {
      var last: Int?
      for partner in partners {
        previous.append(last)
        last = partner ?? last
      }
      last = nil
      for partner in partners.reversed() {
        next.append(last)
        last = partner ?? last
      }
      next.reverse()
    }
  }
}
