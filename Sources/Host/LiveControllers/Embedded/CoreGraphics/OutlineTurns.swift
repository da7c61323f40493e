/// Corners that are rounded on the way, and outlines that run the other way.
extension CardproofOutline {
  /// Adds a line and an arc of a radius that touches the line from the current point to a corner, and the one from there
  /// to an end (documented).
  public mutating func arc(corner: CGPoint, end: CGPoint, radius: CGFloat) {
    guard let start = current else { return }
    let (into, out) = (direction(from: corner, to: start), direction(from: corner, to: end))
    guard let into, let out, radius > 0 else { return add(.line(corner)) }
    let cross = into.x * out.y - into.y * out.x
    let angle = atan2(cross.magnitude, into.x * out.x + into.y * out.y)
    guard angle > 1e-4, angle < .pi - 1e-4 else { return add(.line(corner)) }
    let reach = radius / tan(angle / 2)
    let middle = CGPoint(
      x: corner.x + (into.x + out.x) * radius / sin(angle),
      y: corner.y + (into.y + out.y) * radius / sin(angle))
    func turn(_ side: CGPoint) -> CGFloat {
      atan2(corner.y + side.y * reach - middle.y, corner.x + side.x * reach - middle.x)
    }
    arc(center: middle, radius: radius, from: turn(into), to: turn(out), isIncreasing: cross < 0)
  }

  private func direction(from start: CGPoint, to end: CGPoint) -> CGPoint? {
    let length = hypot(end.x - start.x, end.y - start.y)
    return length > 1e-6
      ? CGPoint(x: (end.x - start.x) / length, y: (end.y - start.y) / length) : nil
  }

  /// The outline with each of its parts from its end to its start.
  public var reversed: CardproofOutline {
    var parts: [[Step]] = []
    for step in steps {
      if case .move = step {
        parts.append([step])
      } else if !parts.isEmpty {
        parts[parts.count - 1].append(step)
      }
    }
    var reversed = CardproofOutline()
    reversed.usesEvenOddFillRule = usesEvenOddFillRule
    for part in parts.reversed() { reversed.append(part: part) }
    return reversed
  }

  private mutating func append(part: [Step]) {
    let isClosed = part.last == .close
    let drawn = isClosed ? Array(part.dropLast()) : part
    guard let last = drawn.last?.end else { return }
    add(.move(last))
    for (step, before) in zip(drawn, drawn.dropFirst()).reversed().map({ ($0.1, $0.0) }) {
      guard let end = before.end else { continue }
      if case .curve(let first, let second, _) = step {
        add(.curve(second, first, end))
      } else {
        add(.line(end))
      }
    }
    if isClosed { add(.close) }
  }
}
