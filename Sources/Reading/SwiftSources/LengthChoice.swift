/// One of two lengths: by a condition, or the smaller or larger of them.
struct LengthChoice {
  let kind: Kind
  let parts: [Range<Int>]

  enum Kind {
    case condition, smaller, larger

    /// The height that is sure to be right at some time; of two by a condition the larger one, which
    /// has room for either.
    func height(of parts: [WrittenHeight?]) -> WrittenHeight? {
      let known = parts.compactMap(\.self)
      guard known.count == parts.count, !known.isEmpty else { return nil }
      let numbers = known.compactMap(\.number)
      let limits = Set(known.filter { $0.number == nil })
      // What the host allows is more than a class has in mind that limits itself by it.
      let isLimited =
        limits.isEmpty || self == .smaller && limits == [.maximum]
        || self == .larger && limits == [.minimum]
      guard isLimited, let number = self == .smaller ? numbers.min() : numbers.max() else {
        let own =
          limits.count > 1 ? limits.subtracting([self == .smaller ? .maximum : .minimum]) : limits
        return own.count == 1 && numbers.isEmpty && (self != .condition || limits.count == 1)
          ? own.first : nil
      }
      return .points(number)
    }
  }
}

extension WrittenHeight {
  fileprivate var number: Double? { if case .points(let number) = self { number } else { nil } }
}

extension SourceCode {
  /// The parts of `a ? b : c`, or of a call of `min`, `max` and their kin.
  func choice(_ range: Range<Int>) -> LengthChoice? {
    let kinds: [String: LengthChoice.Kind] = [
      "min": .smaller, "MIN": .smaller, "fmin": .smaller, "max": .larger, "MAX": .larger,
      "fmax": .larger,
    ]
    if let kind = kinds[text(range.lowerBound)], text(range.lowerBound + 1) == "(",
      let inside = inside(range.lowerBound + 1), inside.upperBound == range.upperBound - 1
    {
      return LengthChoice(kind: kind, parts: arguments(inside))
    }
    var index = range.lowerBound
    while index < range.upperBound, text(index) != "?" || text(index + 1) == "." {
      index = after(index)
    }
    let question = index
    while index < range.upperBound, text(index) != ":" { index = after(index) }
    guard question > range.lowerBound, index < range.upperBound, question + 1 < index else {
      return nil
    }
    return LengthChoice(
      kind: .condition, parts: [(question + 1)..<index, (index + 1)..<range.upperBound])
  }
}
