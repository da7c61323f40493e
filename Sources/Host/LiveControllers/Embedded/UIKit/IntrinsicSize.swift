/// The size that a view has by its content, where code may say something else than UIKit.
@MainActor enum IntrinsicSize {
  private static var isMeasuring = false
  private static var baseSize: CGSize?

  /// The size by UIKit's measure, which the host takes.
  static func base(of view: UIView) -> CGSize {
    let none = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    let wasMeasuring = isMeasuring
    isMeasuring = true
    defer { isMeasuring = wasMeasuring }
    let size = view.cardproofKind == "view" ? none : HostLayout.size(of: view)
    baseSize = size
    return size
  }

  /// The size that a class of the project gives in place of UIKit's; nil if it does not.
  static func overridden(by view: UIView) -> CGSize? {
    guard !isMeasuring else { return nil }
    isMeasuring = true
    defer { isMeasuring = false }
    baseSize = nil
    let size = view.intrinsicContentSize
    return size == baseSize ? nil : size
  }
}
