/// The images that code draws now, each with its context.
private enum DrawnImages {
  nonisolated(unsafe) static var sizes: [CGSize] = []
}

public func UIGraphicsBeginImageContext(_ size: CGSize) {
  DrawnImages.sizes.append(size)
  CGContext.cardproofStack.append(CGContext(cardproofSize: size))
}
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ isOpaque: Bool, _ scale: CGFloat
) { UIGraphicsBeginImageContext(size) }
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let size = DrawnImages.sizes.last, let context = CGContext.cardproofStack.last else {
    return nil
  }
  return UIImage(cardproofDrawn: size, context.cardproofPaths)
}
public func UIGraphicsEndImageContext() {
  guard DrawnImages.sizes.popLast() != nil else { return }
  _ = CGContext.cardproofStack.popLast()
}
public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.cardproofStack.last }
public func UIGraphicsPushContext(_ context: CGContext) {
  CGContext.cardproofStack.append(context)
}
public func UIGraphicsPopContext() { _ = CGContext.cardproofStack.popLast() }
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
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(cardproofSize: size)
    CGContext.cardproofStack.append(context)
    defer { _ = CGContext.cardproofStack.popLast() }
    actions(UIGraphicsImageRendererContext(context))
    return UIImage(cardproofDrawn: size, context.cardproofPaths)
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

/// The drawing of views by their own code.
@MainActor public enum CodeDrawing {
  /// Lets each view whose class draws itself do so, once for its size.
  public static func run(in view: UIView) {
    let size = view.bounds.size
    if isDrawing(view), size.width > 0, size.height > 0, view.cardproofRecord.drawnSize != size {
      let context = CGContext(cardproofSize: size)
      CGContext.cardproofStack.append(context)
      view.cardproofRecord.drawnSize = size
      view.draw(view.bounds)
      _ = CGContext.cardproofStack.popLast()
      view.cardproofRecord.drawnPaths = context.cardproofPaths
    }
    if let label = view as? UILabel, type(of: label) != UILabel.self {
      label.drawText(in: label.bounds)
    }
    for subview in view.subviews { run(in: subview) }
  }

  /// Whether a class of the project's draws the view.
  static func isDrawing(_ view: UIView) -> Bool {
    Registry.shared.drawing.contains(String(describing: type(of: view)))
  }
}
