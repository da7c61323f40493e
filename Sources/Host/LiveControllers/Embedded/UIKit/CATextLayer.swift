/// A layer with a text, from its top.
open class CATextLayer: CALayer {
  /// A text, or one with attributes.
  open var string: Any?
  /// The font, by itself or by its name; its size is `fontSize`.
  open var font: Any?
  open var fontSize: CGFloat = 36
  open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1)
  open var alignmentMode = CATextLayerAlignmentMode.natural
  open var truncationMode = CATextLayerTruncationMode.none
  open var isWrapped = false

  /// The text with its looks; one with attributes has them from those (documented).
  private var attributed: NSAttributedString? {
    if let own = string as? NSAttributedString { return own }
    guard let text = string as? String else { return nil }
    let style = NSMutableParagraphStyle()
    style.alignment = alignmentMode.side
    style.lineBreakMode = isWrapped ? .byWordWrapping : .byClipping
    if truncationMode == .end { style.lineBreakMode = .byTruncatingTail }
    return NSAttributedString(
      string: text,
      attributes: [
        .font: shownFont, .paragraphStyle: style,
        .foregroundColor: UIColor(cgColor: foregroundColor ?? CGColor(gray: 1, alpha: 1)),
      ])
  }
  /// Without one it is Helvetica (documented), whose place the font of the system takes here.
  private var shownFont: UIFont {
    if let font = font as? UIFont { return font.withSize(fontSize) }
    if let name = font as? String, let named = UIFont(name: name, size: fontSize) { return named }
    return .systemFont(ofSize: fontSize)
  }

  override func cardproofPaths(_ place: CGAffineTransform, alpha: CGFloat) -> [JSONValue] {
    guard let attributed, !bounds.isEmpty else { return [] }
    let frame = bounds.applying(place)
    let size = CGSize(width: frame.maxX, height: frame.maxY)
    return CGContext.cardproofDrawing(of: size) { context in
      context.concatenate(place)
      context.setAlpha(alpha)
      attributed.draw(in: bounds)
    }.cardproofPaths
  }
}

extension CATextLayerAlignmentMode {
  fileprivate var side: NSTextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }
}
