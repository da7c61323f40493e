public func UIGraphicsBeginImageContext(_ size: CGSize) {
  CGContext.cardproofStack.append(CGContext(cardproofSize: size))
}
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ isOpaque: Bool, _ scale: CGFloat
) { UIGraphicsBeginImageContext(size) }
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  CGContext.cardproofStack.last.map { UIImage(cardproofDrawnIn: $0) }
}
public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }
public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.cardproofStack.last }
public func UIGraphicsPushContext(_ context: CGContext) {
  CGContext.cardproofStack.append(context)
}
public func UIGraphicsPopContext() { _ = CGContext.cardproofStack.popLast() }
public func UIRectClip(_ rectangle: CGRect) { CGContext.cardproofStack.last?.clip(to: rectangle) }
public func UIRectFill(_ rectangle: CGRect) { CGContext.cardproofStack.last?.fill(rectangle) }
public func UIRectFrame(_ rectangle: CGRect) { CGContext.cardproofStack.last?.stroke(rectangle) }

/// The format of drawn images.
open class UIGraphicsImageRendererFormat: NSObject, @unchecked Sendable {
  open var scale: CGFloat = 3
  open var opaque = false
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// A renderer of images.
open class UIGraphicsImageRenderer: NSObject, @unchecked Sendable {
  private let size: CGSize
  public init(size: CGSize) { self.size = size }
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) { self.size = size }
  public init(bounds: CGRect) { size = bounds.size }
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { size = bounds.size }
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    UIImage(
      cardproofDrawnIn: .cardproofDrawing(of: size) { actions(UIGraphicsImageRendererContext($0)) })
  }
}

/// The context of a renderer.
open class UIGraphicsImageRendererContext: NSObject, @unchecked Sendable {
  public let cgContext: CGContext
  init(_ context: CGContext) { cgContext = context }
  open func fill(_ rectangle: CGRect) { cgContext.fill(rectangle) }
  open func stroke(_ rectangle: CGRect) { cgContext.stroke(rectangle) }
}

extension CGContext {
  public func draw(_ image: CGImage, in rectangle: CGRect) { Self.lack("draw(_:in:)") }
}

extension UIImage {
  /// An image that code has drawn: another image in the size of the drawing, or paths.
  convenience init(cardproofDrawnIn context: CGContext) {
    let (size, parts) = (context.cardproofSize, context.cardproofPaths)
    if parts.count == 1, let whole = Self.whole(parts[0], size) {
      self.init(token: whole, size: size)
      return
    }
    let paths = parts.filter { $0["node"] == nil }
    self.init(cardproofDrawn: size, paths, isWhole: paths.count == parts.count)
    guard paths.count < parts.count else { return }
    cardproofParts = parts
    unsafe Self.unseen.append(self)
  }

  /// The drawings with texts or images that no view has shown whole.
  nonisolated(unsafe) private static var unseen: [UIImage] = []

  static var hasUnseen: Bool { unsafe !unseen.isEmpty }

  /// Keeps in mind that a view shows the whole drawing.
  final func cardproofShow() { unsafe Self.unseen.removeAll { $0 === self } }

  /// Names what the drawings lack, once all views have shown theirs.
  static func nameUnseen() {
    for node in unsafe unseen.flatMap(\.cardproofParts).compactMap({ $0["node"] }) {
      CGContext.lack(node["kind"]?.text == "label" ? "text in an image" : "draw(_:in:)")
    }
    unsafe unseen = []
  }

  /// The image of a part that fills a drawing to half a point, in the drawing's size; nil for another part.
  private static func whole(_ part: JSONValue, _ size: CGSize) -> JSONValue? {
    guard let set = part["node"]?["set"], case .object(var fields)? = set["image"],
      let frame = set["frame"]?.numbers, frame.count == 4, set.members.count == 2,
      zip(frame, [0, 0, size.width, size.height]).allSatisfy({ abs($0 - $1) < 0.5 }),
      fields["drawn"] == nil
    else { return nil }
    fields[fields["data"] == nil ? "points" : "data"] = [
      .number(size.width), .number(size.height),
    ]
    fields["line"] = nil
    return .object(fields)
  }
}
