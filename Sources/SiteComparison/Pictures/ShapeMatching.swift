/// Finds which shape of one drawing is which of another.
///
/// 1. Those that are the same in every way; those at the same place are left out.
/// 2. Those that only moved.
/// 3. Those with the same words.
/// 4. Those of the same name, in order; texts only where they look alike, because most have the name
///    of all labels.
struct ShapeMatching {
  private(set) var pairs: [(PictureShape, PictureShape)] = []
  private(set) var gone: [PictureShape] = []
  private(set) var added: [PictureShape] = []

  /// What shapes are matched by, from strict to loose.
  private enum Key: Hashable {
    case whole(PictureShape)
    case look(String, String, String, String, String, Int, Int)
    case words(String, String, String, String)
    case name(String, String, String, String)
  }

  init(_ before: [PictureShape], _ after: [PictureShape]) {
    var (before, after) = Self.differing(before, after)
    match(&before, &after) { .whole($0) }
    match(&before, &after) {
      .look(
        $0.tag, $0.name, $0.text, $0.color, $0.font + $0.content, $0.frame.width, $0.frame.height)
    }
    match(&before, &after) { .words($0.tag, $0.name, $0.text, $0.content) }
    match(&before, &after) { $0.isElement ? .name($0.tag, $0.name, $0.font, $0.color) : nil }
    match(&before, &after) { $0.isElement ? .name($0.tag, $0.name, $0.font, "") : nil }
    gone = before
    added = after
  }

  /// Both without the shapes that are the same at the same place in the order, of which there is
  /// nothing to say.
  private static func differing(
    _ before: [PictureShape], _ after: [PictureShape]
  ) -> ([PictureShape], [PictureShape]) {
    let isSame = zip(before, after).map { $0 == $1 }
    let differs = { (index: Int) in index >= isSame.count || !isSame[index] }
    return (
      before.indices.filter(differs).map { before[$0] },
      after.indices.filter(differs).map { after[$0] }
    )
  }

  private mutating func match(
    _ before: inout [PictureShape], _ after: inout [PictureShape], by key: (PictureShape) -> Key?
  ) {
    guard !before.isEmpty, !after.isEmpty else { return }
    var waiting: [Key: [Int]] = [:]
    for (index, shape) in after.enumerated().reversed() {
      if let key = key(shape) { waiting[key, default: []].append(index) }
    }
    var taken: Set<Int> = []
    var left: [PictureShape] = []
    for shape in before {
      if let key = key(shape), let index = waiting[key]?.popLast() {
        pairs.append((shape, after[index]))
        taken.insert(index)
      } else {
        left.append(shape)
      }
    }
    before = left
    after = after.enumerated().filter { !taken.contains($0.offset) }.map(\.element)
  }
}
