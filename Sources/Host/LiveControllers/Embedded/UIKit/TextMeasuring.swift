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
    let size = HostLayout.size(of: label, width: width, isContent: true)
    if text.string.contains(NSTextAttachment.cardproofCharacter) { return size }
    let style = text.cardproofParagraph
    if style?.hasOwnHeights == true { return size }
    let (line, gap) = (label.font.lineHeight, style?.lineSpacing ?? 0)
    let count = ((size.height + gap) / (line + gap)).rounded()
    return CGSize(width: size.width, height: count * line + max(count - 1, 0) * gap)
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
  /// Draws from the top of a rectangle, in as many lines as it has room for; the rest of its width is no part of the text.
  public func draw(in rectangle: CGRect) {
    let whole = measured(self, width: rectangle.width, lines: 0)
    let width = min(rectangle.width, whole.width.rounded(.up))
    let free = rectangle.width - width
    let side = (cardproofParagraph?.alignment ?? .natural).cardproofSide
    let share: CGFloat = side == .center ? 0.5 : side == .right ? 1 : 0
    cardproofDraw(
      in: CGRect(
        x: rectangle.minX + free * share, y: rectangle.minY, width: width,
        height: min(rectangle.height, whole.height.rounded(.up))))
  }
  public func draw(at point: CGPoint) {
    let size = size()
    cardproofDraw(
      in: CGRect(
        x: point.x, y: point.y, width: size.width.rounded(.up), height: size.height.rounded(.up)))
  }
  public func draw(
    with rectangle: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    guard options.contains(.usesLineFragmentOrigin) else {
      return CGContext.lack("text at its baseline")
    }
    draw(in: rectangle)
  }

  /// Draws as a label does, whose font and color UIKit has where the text has none (documented).
  private func cardproofDraw(in rectangle: CGRect) {
    guard length > 0, let context = CGContext.cardproofStack.last else { return }
    let style = attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    let set: [String: JSONValue] = [
      "text": .string(string), "attributed": cardproofRuns(),
      "font": UIFont.systemFont(ofSize: 12).cardproofToken,
      "textColor": UIColor.black.cardproofToken, "numberOfLines": 0,
      "lineHeights": style?.cardproofHeights ?? .null,
      "lineBreakMode": .string((style?.lineBreakMode ?? .byWordWrapping).cardproofName),
      "textAlignment": (style?.alignment ?? .natural).cardproofDrawn,
    ]
    context.cardproofDraw("label", set, in: rectangle)
  }
}

extension NSString {
  public func draw(
    with rectangle: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    String(self).draw(with: rectangle, options: options, attributes: attributes, context: context)
  }
  public func draw(
    in rectangle: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    String(self).draw(in: rectangle, withAttributes: attributes)
  }
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    String(self).draw(at: point, withAttributes: attributes)
  }
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
  public func draw(
    with rectangle: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes)
      .draw(with: rectangle, options: options, context: context)
  }
  public func draw(
    in rectangle: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(in: rectangle)
  }
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(at: point)
  }
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
