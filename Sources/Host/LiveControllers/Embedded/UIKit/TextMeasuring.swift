/// The context of a drawn text.
open class NSStringDrawingContext: NSObject, @unchecked Sendable {}

/// The size of a text: the width of a label, and as many line heights as that has lines, which UIKit does not round
/// here (observed).
private func measured(_ text: NSAttributedString, width: CGFloat?, lines: Int) -> CGSize {
  MainActor.assumeIsolated {
    let label = UILabel(frame: .zero)
    label.numberOfLines = lines
    label.attributedText = text
    label.font =
      text.length > 0 ? text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
    if label.font == nil { label.font = .systemFont(ofSize: 12) }
    let size = HostLayout.size(of: label, width: width)
    let line = label.font.lineHeight
    return CGSize(width: size.width, height: (size.height / line).rounded(.down) * line)
  }
}

extension NSAttributedString {
  public func size() -> CGSize { measured(self, width: nil, lines: 1) }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let isOneLine = !options.contains(.usesLineFragmentOrigin)
    let natural = measured(self, width: nil, lines: isOneLine ? 1 : 0)
    guard !isOneLine, size.width > 0, size.width < natural.width else {
      return CGRect(origin: .zero, size: natural)
    }
    return CGRect(origin: .zero, size: measured(self, width: size.width, lines: 0))
  }
  public func draw(in rectangle: CGRect) { CGContext.lack("text") }
  public func draw(at point: CGPoint) { CGContext.lack("text") }
}

extension NSString {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: String(self), attributes: attributes).size()
  }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: String(self), attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension String {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}
