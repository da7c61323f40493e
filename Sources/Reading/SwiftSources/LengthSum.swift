/// A length as a sum of parts of the host's limits and of points.
struct LengthSum {
  private var maximum = 0.0
  private var minimum = 0.0
  private var points = 0.0

  /// - Returns: Nil for a height that depends on anything else.
  init?(_ height: WrittenHeight) {
    switch height {
    case .points(let number): points = number
    case .maximum: maximum = 1
    case .minimum: minimum = 1
    case .fraction(let part, of: .maximum, let plus): (maximum, points) = (part, plus)
    case .fraction(let part, of: .minimum, let plus): (minimum, points) = (part, plus)
    case .ratio, .fitting: return nil
    }
  }

  /// What one of `+`, `-`, `*` and `/` makes of two lengths; nil for a product of limits.
  func with(_ other: LengthSum, _ mark: String) -> LengthSum? {
    switch mark {
    case "+": return adding(other)
    case "-": return adding(other.times(-1))
    case "*":
      if other.isPlain { return times(other.points) }
      return isPlain ? other.times(points) : nil
    case "/": return other.isPlain && other.points != 0 ? times(1 / other.points) : nil
    default: return nil
    }
  }

  /// The height that it is; nil for one that no class asks for, or that no size can say.
  var height: WrittenHeight? {
    if isPlain { return (0...10_000).contains(points) ? .points(points) : nil }
    guard maximum == 0 || minimum == 0, abs(points) <= 10_000 else { return nil }
    let part = maximum + minimum
    guard (0.01...100).contains(part) else { return nil }
    if part == 1, points == 0 { return maximum == 0 ? .minimum : .maximum }
    return .fraction(part, of: maximum == 0 ? .minimum : .maximum, plus: points)
  }

  private var isPlain: Bool { maximum == 0 && minimum == 0 }

  private func adding(_ other: LengthSum) -> LengthSum {
    var sum = self
    sum.maximum += other.maximum
    sum.minimum += other.minimum
    sum.points += other.points
    return sum
  }

  private func times(_ factor: Double) -> LengthSum {
    var product = self
    product.maximum *= factor
    product.minimum *= factor
    product.points *= factor
    return product
  }
}

extension SourceCode {
  /// The parts of a range between some marks, outside of brackets, each with the mark before it.
  ///
  /// A sign before a number parts nothing.
  func operands(_ range: Range<Int>, of marks: [String]) -> [(mark: String, range: Range<Int>)] {
    var operands: [(mark: String, range: Range<Int>)] = []
    var (mark, start, index) = ("", range.lowerBound, range.lowerBound)
    while index < range.upperBound {
      if index > start, marks.contains(text(index)) {
        operands.append((mark, start..<index))
        (mark, start) = (text(index), index + 1)
      }
      index = after(index)
    }
    return operands + [(mark, start..<range.upperBound)]
  }

  /// What stands in brackets, or in a conversion to `CGFloat`; the range itself where it is neither.
  func withoutBrackets(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while let first = range.first {
      let open = text(first) == "CGFloat" ? first + 1 : first
      guard text(open) == "(", let inside = inside(open), !inside.isEmpty,
        inside.upperBound == range.upperBound - 1
      else { break }
      range = inside
    }
    return range
  }
}
