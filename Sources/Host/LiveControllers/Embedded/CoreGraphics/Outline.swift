/// An outline of lines and curves; arcs and curves of one control point become cubic ones.
public struct CardproofOutline: Hashable, Sendable {
  /// A step of an outline.
  public enum Step: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case close

    /// The point where it ends.
    var end: CGPoint? {
      switch self {
      case .move(let point), .line(let point), .curve(_, _, let point): point
      case .close: nil
      }
    }
  }

  public private(set) var steps: [Step] = []
  /// Where the next step begins.
  public private(set) var current: CGPoint?
  private var start = CGPoint.zero
  /// Whether what an even number of lines surrounds is outside.
  public var usesEvenOddFillRule = false

  public init() {}
  public var isEmpty: Bool { steps.isEmpty }

  public mutating func add(_ step: Step) {
    if case .move = step {
    } else if current == nil {
      guard let end = step.end else { return }
      add(.move(end))
    }
    steps.append(step)
    if case .move(let point) = step { start = point }
    current = step.end ?? start
  }

  public mutating func append(_ other: CardproofOutline) {
    for step in other.steps { add(step) }
  }

  public mutating func quad(to end: CGPoint, control: CGPoint) {
    let from = current ?? end
    func third(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    add(.curve(third(from), third(end), end))
  }

  public mutating func rectangle(_ box: CGRect) {
    add(.move(CGPoint(x: box.minX, y: box.minY)))
    for (x, y) in [(box.maxX, box.minY), (box.maxX, box.maxY), (box.minX, box.maxY)] {
      add(.line(CGPoint(x: x, y: y)))
    }
    add(.close)
  }

  /// Adds a rectangle with round corners: top left, top right, bottom right and bottom left.
  ///
  /// Begins at the first corner, or `fromTop` behind it on the upper side.
  public mutating func rectangle(_ box: CGRect, radii: [CGSize], fromTop: Bool = false) {
    if radii.allSatisfy({ $0.width <= 0 || $0.height <= 0 }) { return rectangle(box) }
    let corners: [(x: CGFloat, y: CGFloat, toX: CGFloat, toY: CGFloat)] = [
      (box.minX, box.minY, 0, 1), (box.maxX, box.minY, -1, 0), (box.maxX, box.maxY, 0, -1),
      (box.minX, box.maxY, 1, 0),
    ]
    // How far a control point is from the corner, for a quarter of a circle.
    let rest = 1 - 0.552_284_75
    for index in fromTop ? [1, 2, 3, 0] : [0, 1, 2, 3] {
      let (own, corner) = (radii[index], corners[index])
      let radius = Self.fitted(own, in: box.size)
      func point(_ to: (x: CGFloat, y: CGFloat), _ part: CGFloat) -> CGPoint {
        CGPoint(
          x: corner.x + to.x * radius.width * part, y: corner.y + to.y * radius.height * part)
      }
      // Into the corner along the side before it, out of it along the next one.
      let (before, after) = ((corner.toX, corner.toY), (corner.toY, -corner.toX))
      if fromTop, index == 1 {
        add(.move(CGPoint(x: box.minX + Self.fitted(radii[0], in: box.size).width, y: box.minY)))
      }
      add(index == 0 && !fromTop ? .move(point(before, 1)) : .line(point(before, 1)))
      guard radius.width > 0, radius.height > 0 else { continue }
      add(.curve(point(before, rest), point(after, rest), point(after, 1)))
    }
    add(.close)
  }

  /// A radius that a rectangle has room for: a round corner stays round, up to half of the shorter side (observed).
  private static func fitted(_ radius: CGSize, in size: CGSize) -> CGSize {
    let (width, height) = (min(radius.width, size.width / 2), min(radius.height, size.height / 2))
    let isRound = radius.width == radius.height
    return isRound
      ? CGSize(width: min(width, height), height: min(width, height))
      : CGSize(width: width, height: height)
  }

  /// Adds an ellipse, clockwise from its right end.
  public mutating func ellipse(in box: CGRect) {
    var circle = CardproofOutline()
    circle.arc(center: .zero, radius: 1, from: 0, to: 2 * .pi, isIncreasing: true)
    circle.add(.close)
    let scale = CGAffineTransform(scaleX: box.width / 2, y: box.height / 2)
    append(
      circle.applying(
        scale.concatenating(CGAffineTransform(translationX: box.midX, y: box.midY))))
  }

  /// Adds an arc; `isIncreasing` tells whether its angles grow, which is clockwise on a screen.
  public mutating func arc(
    center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, isIncreasing: Bool
  ) {
    let whole = 2 * CGFloat.pi
    var sweep = isIncreasing ? end - start : start - end
    guard sweep.isFinite, radius.isFinite else { return }
    if sweep < 0 { sweep += whole * (-sweep / whole).rounded(.up) }
    sweep = min(sweep, whole) * (isIncreasing ? 1 : -1)
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    add(current == nil ? .move(point(start)) : .line(point(start)))
    let count = max(1, Int((sweep.magnitude / (.pi / 2) - 1e-9).rounded(.up)))
    let part = sweep / CGFloat(count)
    let reach = 4 / 3 * tan(part / 4) * radius
    for index in 0..<count {
      let (a, b) = (start + part * CGFloat(index), start + part * CGFloat(index + 1))
      let (first, last) = (point(a), point(b))
      add(
        .curve(
          CGPoint(x: first.x - reach * sin(a), y: first.y + reach * cos(a)),
          CGPoint(x: last.x + reach * sin(b), y: last.y - reach * cos(b)), last))
    }
  }

  public func applying(_ transform: CGAffineTransform) -> CardproofOutline {
    guard !transform.isIdentity else { return self }
    var outline = CardproofOutline()
    outline.usesEvenOddFillRule = usesEvenOddFillRule
    for step in steps {
      switch step {
      case .move(let point): outline.add(.move(point.applying(transform)))
      case .line(let point): outline.add(.line(point.applying(transform)))
      case .curve(let first, let second, let end):
        outline.add(
          .curve(
            first.applying(transform), second.applying(transform), end.applying(transform)))
      case .close: outline.add(.close)
      }
    }
    return outline
  }

  /// The smallest rectangle around all points and control points; zero without any.
  public var bounds: CGRect {
    let points = steps.flatMap { step -> [CGPoint] in
      switch step {
      case .move(let point), .line(let point): [point]
      case .curve(let first, let second, let end): [first, second, end]
      case .close: []
      }
    }
    guard let x = points.map(\.x).min(), let y = points.map(\.y).min(),
      let maxX = points.map(\.x).max(), let maxY = points.map(\.y).max()
    else { return .zero }
    return CGRect(x: x, y: y, width: maxX - x, height: maxY - y)
  }

  /// The outline as the host draws it: in SVG's letters, to a hundredth of a point, behind an E where the even-odd rule is
  /// its.
  public var data: String {
    func text(_ points: CGPoint...) -> String {
      points.map { "\(Self.text($0.x)) \(Self.text($0.y))" }.joined(separator: " ")
    }
    return (usesEvenOddFillRule ? "E" : "")
      + steps.map { step -> String in
        switch step {
        case .move(let point): "M" + text(point)
        case .line(let point): "L" + text(point)
        case .curve(let first, let second, let end): "C" + text(first, second, end)
        case .close: "Z"
        }
      }.joined()
  }

  private static func text(_ number: CGFloat) -> String {
    let rounded = number.isFinite ? (min(max(number, -1e5), 1e5) * 100).rounded() / 100 : 0
    return rounded == rounded.rounded() ? String(Int(rounded)) : "\(rounded)"
  }
}
