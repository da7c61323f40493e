internal import Views

/// The places of cells: line by line, each spread over the whole length, or packed in a group.
struct FlowLayout {
  private let flow: SceneFlow

  init(_ flow: SceneFlow) {
    self.flow = flow
  }

  private static let tolerance = Points(0.25)

  /// A cell along its line, and across the lines.
  private typealias Item = (length: Points, depth: Points)

  /// The frames of the cells in the lines that begin in a frame, one line at least.
  func frames(_ sizes: [Size], in frame: Frame) -> [Frame] {
    let room = frame.inset(by: flow.insets)
    let isHorizontal = flow.isHorizontal
    let length = isHorizontal ? room.height : room.width
    // The inset behind the last line is seen only at the end of the scrolling.
    let depth = isHorizontal ? frame.maxX - room.x : frame.maxY - room.y
    let items = sizes.map {
      isHorizontal
        ? (length: $0.height, depth: $0.width) : (length: $0.width, depth: $0.height)
    }
    var frames: [Frame] = []
    var across = Points.zero
    var left = items[...]
    while !left.isEmpty {
      let line = left.prefix(count(of: left, in: length))
      left = left.dropFirst(line.count)
      let thickest = line.map(\.depth).max() ?? 0
      guard frames.isEmpty || across < depth else { break }
      let starts = starts(of: Array(line), in: length, isLast: left.isEmpty)
      for (item, start) in zip(line, starts) {
        // Cells of different sizes stand in the middle of their line (observed), those of a group at its begin.
        let side = flow.isSpread ? across + (thickest - item.depth) / 2 : across
        frames.append(
          isHorizontal
            ? Frame(x: room.x + side, y: room.y + start, width: item.depth, height: item.length)
            : Frame(x: room.x + start, y: room.y + side, width: item.length, height: item.depth))
      }
      across = across + thickest + flow.lineSpacing
    }
    return frames
  }

  /// How many of the next cells a line holds, one at least.
  private func count(of items: ArraySlice<Item>, in length: Points) -> Int {
    var end = Points.zero
    var count = 0
    for item in items {
      end = end + item.length + (count == 0 ? .zero : flow.itemSpacing)
      // Thirds of a length are not exact.
      if end > length + Self.tolerance, count > 0 { return count }
      count += 1
    }
    return count
  }

  /// Where the cells of a line begin: what is left is between them, and around a lone one.
  ///
  /// The last line goes on as the lines of as many equal cells before it (observed).
  private func starts(of line: [Item], in length: Points, isLast: Bool) -> [Points] {
    var start = Points.zero
    guard flow.isSpread else {
      return line.map { item in
        defer { start = start + item.length + flow.itemSpacing }
        return start
      }
    }
    let first = line.first?.length ?? 0
    let taken = line.map(\.length).reduce(0, +)
    var gap = flow.itemSpacing
    let isEven = line.allSatisfy { $0.length == first }
    let whole = isEven && first > .zero ? wholeCount(of: first, in: length) : line.count
    // The last line begins at the begin, with the least spacing where its cells differ.
    if !isLast || isEven && whole == line.count {
      if line.count > 1 {
        gap = max(gap, (length - taken) / (line.count - 1))
      } else {
        start = max(.zero, (length - taken) / 2)
      }
    } else if isEven, whole > 1 {
      gap = max(gap, (length - first * whole) / (whole - 1))
    }
    return line.map { item in
      defer { start = start + item.length + gap }
      return start
    }
  }

  /// How many equal cells a whole line holds.
  private func wholeCount(of item: Points, in length: Points) -> Int {
    let step = max(1, (item + flow.itemSpacing).sixtyFourths)
    return max(1, (length + flow.itemSpacing).sixtyFourths / step)
  }
}
