extension CGRect {
  init(middle: CGPoint, size: CGSize) {
    self.init(
      x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
      height: size.height)
  }
}

/// Geometry that is the same for all views.
extension UIView {
  public static let noIntrinsicMetric: CGFloat = -1
  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  public var center: CGPoint {
    get { CGPoint(x: storedFrame.midX, y: storedFrame.midY) }
    set { place(CGRect(middle: newValue, size: storedFrame.size)) }
  }

  /// The box around a frame as the transform turns it about its middle, which is the frame of such a view (documented).
  final func turned(_ frame: CGRect) -> CGRect {
    let box = CGRect(middle: .zero, size: frame.size).applying(transform)
    return box.offsetBy(dx: frame.midX, dy: frame.midY)
  }

  /// The frame that the transform brings into a box; one that also turns has many, of which this takes the box's size.
  final func unturned(_ box: CGRect) -> CGRect {
    let isUpright = transform.b == 0 && transform.c == 0 && transform.a != 0 && transform.d != 0
    if !isUpright { Session.noteMissing("UIView.frame of a turned view", changesLook: true) }
    let size =
      isUpright
      ? CGSize(width: box.width / abs(transform.a), height: box.height / abs(transform.d))
      : box.size
    return CGRect(
      middle: CGPoint(x: box.midX - transform.tx, y: box.midY - transform.ty), size: size)
  }

  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let here = originInRoot
    let there = view?.originInRoot ?? .zero
    return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
  }
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    view?.convert(point, to: self) ?? point
  }
  public func convert(_ rectangle: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rectangle.origin, to: view), size: rectangle.size)
  }
  public func convert(_ rectangle: CGRect, from view: UIView?) -> CGRect {
    view?.convert(rectangle, to: self) ?? rectangle
  }

  private var originInRoot: CGPoint {
    sequence(first: self) { $0.superview }.reduce(.zero) {
      CGPoint(x: $0.x + $1.storedFrame.minX, y: $0.y + $1.storedFrame.minY)
    }
  }

  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(storedHugging[axis.rawValue])
  }
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    storedHugging[axis.rawValue] = priority.rawValue
    cardproofNote("hugging", .array(storedHugging.map { .number(Double($0)) }))
  }
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  { UILayoutPriority(storedCompression[axis.rawValue]) }
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    storedCompression[axis.rawValue] = priority.rawValue
    cardproofNote("compression", .array(storedCompression.map { .number(Double($0)) }))
  }

  /// The size that the host's solver finds.
  func fittingSize(
    _ target: CGSize, horizontal: UILayoutPriority = .fittingSizeLevel,
    vertical: UILayoutPriority = .fittingSizeLevel
  ) -> CGSize {
    let root = cardproofRoot
    let size = { HostLayout.size(of: root, near: target, priorities: [horizontal, vertical]) }
    return horizontal == .required ? size() : root.breakingAsLaidOut(size)
  }

  /// Does work while texts of several lines break at the width that the last layout gave them, as UIKit remembers it
  /// (inferred).
  private func breakingAsLaidOut(_ work: () -> CGSize) -> CGSize {
    let labels = brokenLabels
    for label in labels {
      label.cardproofRecord.set["preferredWidth"] = label.cardproofRecord.laidOutWidth.map {
        .number($0)
      }
    }
    defer { for label in labels { label.cardproofRecord.set["preferredWidth"] = nil } }
    return work()
  }

  private var brokenLabels: [UILabel] {
    guard let label = self as? UILabel else { return subviews.flatMap(\.brokenLabels) }
    let isFree = label.numberOfLines != 1 && label.preferredMaxLayoutWidth == 0
    return isFree && (label.cardproofRecord.laidOutWidth ?? 0) > 0 ? [label] : []
  }

  /// Takes the margins of a controller's view, which the system sets: none above and below, at the sides 16 points in
  /// a narrow room (documented); a view of a file has its own.
  func cardproofTakeRootMargins() {
    guard cardproofRecord.scene == nil, cardproofRecord.set["margins"] == nil else { return }
    layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
  }

  /// Lets the class lay out a cell; the host draws the content over all of it.
  func cardproofLayOut(_ content: UIView) {
    if hasCode { HostLayout.layOutOnce(cardproofRoot) }
    let place = content.storedFrame
    layoutSublayers(of: layer)
    guard content.storedFrame != place else { return }
    Session.noteMissing("contentView.frame of a cell", changesLook: true)
  }

  /// Whether a class of the project is that of the view, or of one in it.
  var hasCode: Bool { !isOfUIKit || subviews.contains(where: \.hasCode) }

  /// Whether no class of the project is the view's.
  var isOfUIKit: Bool { _typeName(type(of: self)).hasPrefix("UIKit.") }

  /// The view above which there is none.
  var root: UIView { sequence(first: self) { $0.superview }.reduce(self) { $1 } }

  /// The view by which the host lays this one out: that of its cell, or the one above which there is none.
  var layoutRoot: UIView {
    var root = cardproofRoot
    while let around = root.superview, around.cardproofRoot !== root { root = around }
    return root
  }
}
