internal import Views

/// A view along the axis of its stack.
struct StackItem {
  /// The length that the view would take.
  let natural: Points
  /// How the view resists growing; nil where it never grows.
  let hugging: Int?
  /// How the view resists shrinking; nil where it never shrinks.
  let compression: Int?

  /// The hugging of room that nothing wants: it grows before any view does.
  static let spacerHugging = 0
}

/// Where the views of a stack begin and how long they are, along its axis.
///
/// The first view begins where the stack does and the last one ends where it does, as UIKit's
/// stacks have it (documented). Where UIKit leaves open which of several views grows, it is the last
/// one; where it leaves open which shrinks, the longest ones are brought down to one length
/// (conventions).
struct StackSpans {
  let lengths: [Points]
  let starts: [Points]

  init(_ stack: StackContent, _ items: [StackItem], room: Points) {
    let gaps = stack.spacing * max(0, items.count - 1)
    let free = max(.zero, room - gaps)
    let natural = items.map(\.natural)
    switch stack.distribution {
    case .fill: lengths = Self.filling(free, items)
    case .fillEqually: lengths = Self.equal(free, count: items.count)
    case .fillProportionally: lengths = Self.proportional(free, natural)
    case .equalSpacing, .equalCentering:
      let fits = items.count > 1 && natural.reduce(0, +) <= free
      lengths = fits ? natural : Self.filling(free, items)
      if fits {
        starts =
          stack.distribution == .equalSpacing
          ? Self.equallySpaced(lengths, room: room)
          : Self.equallyCentered(lengths, spacing: stack.spacing, room: room)
        return
      }
    }
    var start = Points.zero
    var starts: [Points] = []
    for length in lengths {
      starts.append(start)
      start = start + length + stack.spacing
    }
    self.starts = starts
  }

  /// The length that a stack takes when there is as much room as it likes.
  static func naturalLength(_ stack: StackContent, _ lengths: [Points]) -> Points {
    guard let longest = lengths.max() else { return .zero }
    let gaps = stack.spacing * (lengths.count - 1)
    switch stack.distribution {
    case .fillEqually: return longest * lengths.count + gaps
    case .equalCentering:
      guard let first = lengths.first, let last = lengths.last, lengths.count > 1 else {
        return longest
      }
      // Twice the distance between two centers, so that no half is lost.
      let step = zip(lengths, lengths.dropFirst()).map { $0 + $1 + stack.spacing * 2 }.max() ?? 0
      return Points(
        sixtyFourths: (first + last + step * (lengths.count - 1)).sixtyFourths / 2
          + (first + last + step * (lengths.count - 1)).sixtyFourths % 2)
    case .fill, .fillProportionally, .equalSpacing: return lengths.reduce(0, +) + gaps
    }
  }

  /// Equal shares; the first ones take the 1/64 points that are left over.
  private static func equal(_ room: Points, count: Int) -> [Points] {
    guard count > 0 else { return [] }
    let (share, rest) = room.sixtyFourths.quotientAndRemainder(dividingBy: count)
    return (0..<count).map { Points(sixtyFourths: share + ($0 < rest ? 1 : 0)) }
  }

  /// Shares in proportion to natural lengths; equal ones where there are none.
  private static func proportional(_ room: Points, _ natural: [Points]) -> [Points] {
    let total = natural.reduce(0, +).sixtyFourths
    guard total > 0 else { return equal(room, count: natural.count) }
    var before = 0
    return natural.map { length in
      let start = room.sixtyFourths * before / total
      before += length.sixtyFourths
      return Points(sixtyFourths: room.sixtyFourths * before / total - start)
    }
  }

  private static func equallySpaced(_ lengths: [Points], room: Points) -> [Points] {
    let gaps = equal(room - lengths.reduce(0, +), count: lengths.count - 1)
    var start = Points.zero
    return zip(lengths, gaps + [0]).map { length, gap in
      let own = start
      start = start + length + gap
      return own
    }
  }

  /// Centers at one distance, moved apart where the spacing asks for it.
  private static func equallyCentered(
    _ lengths: [Points], spacing: Points, room: Points
  ) -> [Points] {
    guard let first = lengths.first, let last = lengths.last else { return [] }
    let distance = room - first / 2 - last / 2
    var starts: [Points] = []
    var end = Points.zero - spacing
    for (index, length) in lengths.enumerated() {
      let center = first / 2 + distance * index / (lengths.count - 1)
      starts.append(max(center - length / 2, end + spacing))
      end = (starts.last ?? 0) + length
    }
    var limit = room
    for index in lengths.indices.reversed() {
      starts[index] = min(starts[index], limit - lengths[index])
      limit = starts[index] - spacing
    }
    return starts
  }

  /// Natural lengths, with what is left over given to the views that hug least and what is missing
  /// taken from those that resist least.
  private static func filling(_ room: Points, _ items: [StackItem]) -> [Points] {
    var lengths = items.map(\.natural)
    let extra = room - lengths.reduce(0, +)
    if extra > .zero {
      guard let least = items.compactMap(\.hugging).min() else { return lengths }
      let growing = items.indices.filter { items[$0].hugging == least }
      guard least == StackItem.spacerHugging else {
        if let last = growing.last { lengths[last] = lengths[last] + extra }
        return lengths
      }
      for (index, share) in zip(growing, equal(extra, count: growing.count)) {
        lengths[index] = lengths[index] + share
      }
    } else if extra < .zero {
      for level in Set(items.compactMap(\.compression)).sorted() {
        let missing = lengths.reduce(0, +) - room
        guard missing > .zero else { break }
        let group = items.indices.filter { items[$0].compression == level }
        let total = group.map { lengths[$0] }.reduce(0, +)
        let cap = cap(for: group.map { lengths[$0] }, total: max(.zero, total - missing))
        for index in group { lengths[index] = min(lengths[index], cap) }
      }
    }
    return lengths
  }

  /// The length to which the longest views are brought down so that all of them take a total.
  private static func cap(for lengths: [Points], total: Points) -> Points {
    var left = total
    let sorted = lengths.sorted()
    for (index, length) in sorted.enumerated() {
      let share = left / (sorted.count - index)
      if length > share { return share }
      left = left - length
    }
    return sorted.last ?? total
  }
}
