/// The size that a view has by its content, where code may say something else than UIKit.
@MainActor enum IntrinsicSize {
  /// Whether UIKit's measure is asked for, not what classes of the project say.
  private(set) static var isMeasuring = false
  /// UIKit's measures of the views that were asked last, by the view.
  private static var baseSizes: [ObjectIdentifier: CGSize] = [:]

  /// The size by UIKit's measure, which the host takes where UIKit has no fixed one.
  static func base(of view: UIView) -> CGSize {
    let size = measuring { view.cardproofOwnSize ?? measured(view) }
    baseSizes[ObjectIdentifier(view)] = size
    return size
  }

  /// Does work that asks for UIKit's measure, not for what classes of the project say.
  static func measuring<Result>(_ work: () -> Result) -> Result {
    let wasMeasuring = isMeasuring
    isMeasuring = true
    defer { isMeasuring = wasMeasuring }
    return work()
  }

  private static func measured(_ view: UIView) -> CGSize {
    let open = UIView.noIntrinsicMetric
    // A label that may break has the height of its text at the width that it prefers, or has got (documented).
    if let label = view as? UILabel {
      let preferred = label.preferredMaxLayoutWidth
      let width = preferred > 0 ? preferred : label.storedFrame.width
      return label.textSize(in: CGSize(width: label.numberOfLines == 1 ? 0 : width, height: 0))
    }
    return switch view.cardproofSides {
    case .none: CGSize(width: open, height: open)
    case .height: CGSize(width: open, height: HostLayout.size(of: view, isContent: true).height)
    case .both: HostLayout.size(of: view, isContent: true)
    }
  }

  /// The size that a class of the project gives in place of UIKit's, for a label of one line also by the room for its
  /// text; nil if it does not.
  static func overridden(by view: UIView) -> CGSize? {
    guard !isMeasuring else { return nil }
    isMeasuring = true
    defer { isMeasuring = false }
    baseSizes = [:]
    let size = view.intrinsicContentSize
    if size != baseSizes[ObjectIdentifier(view)] { return size }
    guard let label = view as? UILabel, type(of: label) != UILabel.self, label.numberOfLines == 1
    else { return nil }
    let text = label.textSize(in: .zero)
    return text == label.plainSize(in: .zero) ? nil : text
  }
}
