/// Finds which shape of one drawing is which of another.
///
/// 1. Those that are the same in every way; those at the same place are left out.
/// 2. Those that only moved.
/// 3. Those with the same words.
/// 4. Those of the same name, in order; texts only where they look alike, because most have the
/// name
///    of all labels.
/// 5. Texts that stand in the place of another, whatever they look like.
struct ShapeMatching {
  private(set) var pairs: [(PictureShape, PictureShape)] = []
  private(set) var gone: [PictureShape] = []
  private(set) var added: [PictureShape] = []

  /// The keys by which shapes are matched, from strict to loose.
  private enum Key: Hashable {
    case whole(PictureShape)
    case look(Substring, String, String, String, String, Int, Int)
    case words(Substring, String, String, String)
    case name(Substring, String, String, String)
  }

  /// A shape with its place in the order of its drawing.
  struct Entry {
    let order: Int
    let shape: PictureShape
  }

  init(_ oldShapes: [PictureShape], _ newShapes: [PictureShape]) {
    var (before, after) = Self.differing(oldShapes, newShapes)
    // Those that are the same at the same place stand for themselves.
    var partners = Array(repeating: Int?.none, count: oldShapes.count)
    for order in 0..<min(oldShapes.count, newShapes.count) { partners[order] = order }
    for entry in before { partners[entry.order] = nil }
    match(&before, &after, &partners) { .whole($0) }
    match(&before, &after, &partners) {
      .look(
        $0.kind, $0.name, $0.text, $0.color, $0.font + $0.look, $0.frame.width, $0.frame.height)
    }
    match(&before, &after, &partners) { .words($0.kind, $0.name, $0.text, $0.look) }
    match(&before, &after, &partners) { .name($0.kind, $0.name, $0.font, $0.color) }
    match(&before, &after, &partners) { .name($0.kind, $0.name, $0.font, "") }
    let rewritten = RewrittenTexts(
      before, after, partners: partners, newCount: newShapes.count)
    pairs += rewritten.pairs.map { ($0.shape, $1.shape) }
    gone = rewritten.gone
    added = rewritten.added
  }

  /// Both without the shapes that are the same at the same place in the order, of which there is
  /// nothing to say.
  private static func differing(
    _ before: [PictureShape], _ after: [PictureShape]
  ) -> ([Entry], [Entry]) {
    let isSame = zip(before, after).map { $0 == $1 }
    let differs = { (index: Int) in index >= isSame.count || !isSame[index] }
    return (
      before.indices.filter(differs).map { Entry(order: $0, shape: before[$0]) },
      after.indices.filter(differs).map { Entry(order: $0, shape: after[$0]) }
    )
  }

  private mutating func match(
    _ before: inout [Entry], _ after: inout [Entry], _ partners: inout [Int?],
    by key: (PictureShape) -> Key
  ) {
    guard !before.isEmpty, !after.isEmpty else { return }
    var waiting: [Key: [Int]] = [:]
    for (index, entry) in after.enumerated().reversed() {
      waiting[key(entry.shape), default: []].append(index)
    }
    var taken: Set<Int> = []
    var left: [Entry] = []
    for entry in before {
      if let index = waiting[key(entry.shape)]?.popLast() {
        pairs.append((entry.shape, after[index].shape))
        partners[entry.order] = after[index].order
        taken.insert(index)
      } else {
        left.append(entry)
      }
    }
    before = left
    after = after.enumerated().filter { !taken.contains($0.offset) }.map(\.element)
  }
}
