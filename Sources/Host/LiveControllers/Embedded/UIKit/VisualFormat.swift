/// A reader of the visual format of constraints, as `H:|-[label(>=20)]-8-[image]|`.
@MainActor struct VisualFormat {
  /// A view or the superview's side in a line.
  private enum Item {
    case edge
    case view(UIView)
  }

  /// A distance or a length with its relation and priority.
  private struct Measure {
    var relation = NSLayoutConstraint.Relation.equal
    var value: CGFloat?
    var other: UIView?
    var priority = UILayoutPriority.required
  }

  private let metrics: [String: Any]
  private let views: [String: Any]
  private let axis: NSLayoutConstraint.Axis
  private var rest: Substring
  private var constraints: [NSLayoutConstraint] = []
  private var line: [UIView] = []

  init(_ format: String, metrics: [String: Any], views: [String: Any]) {
    self.metrics = metrics
    self.views = views
    let text = format.filter { !$0.isWhitespace }
    axis = text.hasPrefix("V:") ? .vertical : .horizontal
    rest = text.hasPrefix("V:") || text.hasPrefix("H:") ? text.dropFirst(2) : text[...]
  }

  /// The constraints of the format; nil if it cannot be read.
  static func constraints(
    _ format: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
    views: [String: Any]
  ) -> [NSLayoutConstraint]? {
    var reader = VisualFormat(format, metrics: metrics, views: views)
    guard reader.read() else { return nil }
    return reader.constraints + reader.alignments(options)
  }

  private mutating func take(_ prefix: String) -> Bool {
    guard rest.hasPrefix(prefix) else { return false }
    rest = rest.dropFirst(prefix.count)
    return true
  }

  private mutating func read() -> Bool {
    var previous: Item?
    if take("|") { previous = .edge }
    while !rest.isEmpty {
      var gap: [Measure] = previous == nil ? [] : [Measure(value: 0)]
      if take("-") {
        gap = [Measure()]
        if !rest.hasPrefix("["), !rest.hasPrefix("|") {
          guard let list = measures() else { return false }
          gap = list
          guard take("-") else { return false }
        }
      }
      let next: Item
      if take("|") {
        next = .edge
      } else {
        guard take("["), let view = viewName(), take("]") || lengths(of: view) else { return false }
        line.append(view)
        next = .view(view)
      }
      for measure in gap { connect(previous, next, measure) }
      previous = next
    }
    return true
  }

  private mutating func viewName() -> UIView? {
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    rest = rest.dropFirst(name.count)
    return views[String(name)] as? UIView
  }

  private mutating func lengths(of view: UIView) -> Bool {
    guard rest.hasPrefix("("), let list = measures(), take("]") else { return false }
    let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    for measure in list {
      add(
        NSLayoutConstraint(
          item: view, attribute: attribute, relatedBy: measure.relation, toItem: measure.other,
          attribute: measure.other == nil ? .notAnAttribute : attribute, multiplier: 1,
          constant: measure.value ?? 0), measure)
    }
    return true
  }

  private mutating func measures() -> [Measure]? {
    let isList = take("(")
    var list: [Measure] = []
    repeat {
      guard let measure = measure() else { return nil }
      list.append(measure)
    } while isList && take(",")
    return !isList || take(")") ? list : nil
  }

  private mutating func measure() -> Measure? {
    var measure = Measure()
    if take(">=") {
      measure.relation = .greaterThanOrEqual
    } else if take("<=") {
      measure.relation = .lessThanOrEqual
    } else {
      _ = take("==")
    }
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    rest = rest.dropFirst(word.count)
    if let number = Self.number(String(word), metrics) {
      measure.value = number
    } else {
      guard let view = views[String(word)] as? UIView else { return nil }
      measure.other = view
    }
    if take("@") {
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      rest = rest.dropFirst(word.count)
      measure.priority = UILayoutPriority(Float(Self.number(String(word), metrics) ?? 1000))
    }
    return measure
  }

  private static func number(_ word: String, _ metrics: [String: Any]) -> CGFloat? {
    switch metrics[word] {
    case let number as CGFloat: number
    case let number as Int: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: Double(word).map { CGFloat($0) }
    }
  }

  private mutating func add(_ constraint: NSLayoutConstraint, _ measure: Measure) {
    constraint.priority = measure.priority
    constraints.append(constraint)
  }

  private mutating func connect(_ first: Item?, _ second: Item, _ measure: Measure) {
    let near: NSLayoutConstraint.Attribute = axis == .horizontal ? .leading : .top
    let far: NSLayoutConstraint.Attribute = axis == .horizontal ? .trailing : .bottom
    // The standard distance is 8 points between views, and at the sides the superview's margin (documented).
    let margins: (near: NSLayoutConstraint.Attribute, far: NSLayoutConstraint.Attribute) =
      axis == .horizontal ? (.leadingMargin, .trailingMargin) : (.topMargin, .bottomMargin)
    switch (first, second) {
    case (.view(let first), .view(let second)):
      add(
        NSLayoutConstraint(
          item: second, attribute: near, relatedBy: measure.relation, toItem: first,
          attribute: far, multiplier: 1, constant: measure.value ?? 8), measure)
    case (.edge, .view(let view)):
      add(
        NSLayoutConstraint(
          item: view, attribute: near, relatedBy: measure.relation, toItem: view.superview,
          attribute: measure.value == nil ? margins.near : near, multiplier: 1,
          constant: measure.value ?? 0), measure)
    case (.view(let view), .edge):
      guard let parent = view.superview else { return }
      add(
        NSLayoutConstraint(
          item: parent, attribute: measure.value == nil ? margins.far : far,
          relatedBy: measure.relation, toItem: view, attribute: far, multiplier: 1,
          constant: measure.value ?? 0), measure)
    default: break
    }
  }

  private func alignments(_ options: NSLayoutConstraint.FormatOptions) -> [NSLayoutConstraint] {
    let pairs: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline),
    ]
    return pairs.filter { options.contains($0.0) }.flatMap { _, attribute in
      zip(line, line.dropFirst()).map { first, second in
        NSLayoutConstraint(
          item: second, attribute: attribute, relatedBy: .equal, toItem: first,
          attribute: attribute, multiplier: 1, constant: 0)
      }
    }
  }
}

extension NSLayoutConstraint {
  public class func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    guard
      let constraints = VisualFormat.constraints(
        format, options: options, metrics: metrics ?? [:], views: views)
    else { fatalError("Unable to parse constraint format: \(format)") }
    return constraints
  }
}
