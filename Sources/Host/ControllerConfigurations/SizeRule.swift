internal import HostSimulation
internal import Interactions
internal import Views

/// How a controller works out the size that it hands to the completion handler.
enum SizeRule: Hashable, Sendable {
  case zero
  case each(width: LengthRule, height: LengthRule)

  /// The maximum width, and the height that the view's content takes at that width.
  static let fitting = SizeRule.each(width: .maximum, height: .fitting)
}

/// How one side of that size is worked out.
indirect enum LengthRule: Hashable, Sendable {
  case maximum, minimum
  case fitting
  case points(Points)
  /// A part of a limit, and something on top.
  case fraction(Double, of: LengthRule, plus: Double)
  /// A height for each value of a list, and something on top.
  case rows(CaseTest.KeyPathTest, each: Points, plus: Points, isCapped: Bool)
  /// The other side divided by a number.
  case ratio(Double)
}

extension SizeRule {
  /// How the height depends on what the view holds.
  var contentShare: ContentShare {
    guard case .each(let width, .fitting) = self else { return .none }
    if case .ratio = width { return .some }
    return .all
  }

  /// The list whose rows a side counts.
  package var rows: CaseTest.KeyPathTest? {
    guard case .each(let width, let height) = self else { return nil }
    if case .rows(let list, _, _, _) = height { return list }
    if case .rows(let list, _, _, _) = width { return list }
    return nil
  }

  /// The size for a view, by the limits of an ask.
  ///
  /// `fittingHeight` gives the height that the view's content takes at a width.
  package func size(in scope: BindingScope, fittingHeight: (Points) -> Points) -> Size {
    guard case .each(let widthRule, let heightRule) = self else { return .zero }
    let smallest = scope.ask.minimumSize
    let largest = scope.ask.maximumSize
    func length(
      _ rule: LengthRule, minimum: Points, maximum: Points, fitting: () -> Points,
      other: () -> Points
    ) -> Points {
      switch rule {
      case .maximum: return maximum
      case .minimum: return minimum
      case .fitting: return fitting()
      case .points(let points): return points
      case .fraction(let fraction, let base, let plus):
        let whole = length(base, minimum: minimum, maximum: maximum, fitting: fitting, other: other)
        return max(0, Points(whole.value * fraction + plus))
      case .rows(let list, let each, let plus, let isCapped):
        var count = 0
        if case .list(let values) = scope.value(root: list.root, path: list.path) {
          count = values.count
        }
        let height = each * count + plus
        return isCapped ? min(height, maximum) : height
      case .ratio(let ratio): return Points(other().value / ratio)
      }
    }
    func width(other: () -> Points) -> Points {
      length(
        widthRule, minimum: smallest.width, maximum: largest.width, fitting: { largest.width },
        other: other)
    }
    func height(width: Points) -> Points {
      length(
        heightRule, minimum: smallest.height, maximum: largest.height,
        fitting: { fittingHeight(width) }, other: { width })
    }
    guard case .ratio(let ratio) = widthRule else {
      let width = width { largest.height }
      return Size(width: width, height: height(width: width))
    }
    let height = height(width: largest.width)
    return Size(width: Points(height.value * ratio), height: height)
  }
}
