/// A view that code draws, which takes all the room there is.
public struct Canvas<Symbols: View>: View, PrimitiveView {
  private let renderer: (inout GraphicsContext, CGSize) -> Void

  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    Session.noteMissing("Canvas(symbols:)", changesLook: true)
    self.renderer = renderer
  }
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView {
    self.renderer = renderer
  }

  func render(_ context: RenderContext) -> [Rendering] {
    let view = CanvasView(frame: .zero)
    view.drawing = { [environment = context.environment, renderer] target, size in
      var graphics = GraphicsContext(target, environment)
      renderer(&graphics, size)
    }
    return [Rendering(view: view, layout: FillLayout())]
  }
}

/// The view of a canvas.
private final class CanvasView: UIView {
  var drawing: (CGContext, CGSize) -> Void = { _, _ in }

  override func cardproofPaths() -> [JSONValue] {
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    return CGContext.cardproofDrawing(of: bounds.size) { drawing($0, bounds.size) }.cardproofPaths
  }
}

/// The pen of a canvas: a copy has settings of its own.
@preconcurrency @MainActor public struct GraphicsContext {
  private let target: CGContext
  public let environment: EnvironmentValues
  public var opacity = 1.0
  public var transform = CGAffineTransform.identity
  public var blendMode = BlendMode.normal {
    didSet {
      if blendMode != .normal { CGContext.lack("setBlendMode(_:)") }
    }
  }
  /// The outlines that cut the drawing, in the coordinates of the whole canvas.
  private var clips: [CardproofOutline] = []

  init(_ target: CGContext, _ environment: EnvironmentValues) {
    (self.target, self.environment) = (target, environment)
  }

  // MARK: Settings

  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }
  public mutating func rotate(by angle: Angle) {
    concatenate(CGAffineTransform(rotationAngle: angle.radians))
  }
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
    var outline = path.cgPath.cardproofOutline.applying(transform)
    outline.usesEvenOddFillRule = style.isEOFilled
    clips.append(outline)
  }
  public func drawLayer(content: (inout GraphicsContext) -> Void) {
    var layer = self
    content(&layer)
  }

  /// Draws with the settings of this moment.
  private func draw(_ work: (CGContext) -> Void) {
    target.saveGState()
    for clip in clips { target.cardproofClip { $0 = clip } }
    target.concatenate(transform)
    target.setAlpha(opacity)
    work(target)
    target.restoreGState()
  }

  // MARK: Paths

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    var outline = path.cgPath.cardproofOutline
    outline.usesEvenOddFillRule = style.isEOFilled
    paint(outline, with: shading) { target in
      target.cardproofPaint(
        outline, fills: true, usesEvenOdd: style.isEOFilled, line: DrawnPath.LineStyle())
    }
  }
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let (outline, line) = (path.cgPath.cardproofOutline, style.cardproofLine)
    paint(outline.stroked(line), with: shading) { target in
      target.cardproofPaint(outline, fills: false, usesEvenOdd: false, line: line)
    }
  }

  /// Draws in the color of a shading, or its gradient in an area.
  private func paint(
    _ area: CardproofOutline, with shading: Shading, plain: (CGContext) -> Void
  ) {
    draw { target in
      guard let gradient = shading.gradient(in: area.bounds) else {
        let color = shading.style.cardproofColor(in: environment).cgColor
        target.setFillColor(color)
        target.setStrokeColor(color)
        return plain(target)
      }
      target.cardproofClip { $0 = area }
      gradient(target)
    }
  }

  /// The color, gradient or picture of paths.
  @preconcurrency @MainActor public struct Shading {
    let style: any ShapeStyle
    fileprivate var drawing: ((CGContext) -> Void)?

    /// The drawing of a gradient in bounds; nil for one color, and for a gradient that is not along a line.
    fileprivate func gradient(in bounds: CGRect) -> ((CGContext) -> Void)? {
      guard drawing == nil, let own = style.cardproofGradient,
        case .line(let start, let end) = own.shape(bounds.size)
      else { return drawing }
      func place(_ share: CGPoint) -> CGPoint {
        CGPoint(
          x: bounds.minX + bounds.width * share.x, y: bounds.minY + bounds.height * share.y)
      }
      return Shading.linearGradient(
        own.gradient, startPoint: place(start), endPoint: place(end)
      ).drawing
    }

    public static var foreground: Shading { Shading(style: ForegroundStyle()) }
    public static func color(_ color: Color) -> Shading { Shading(style: color) }
    public static func style<Style: ShapeStyle>(_ style: Style) -> Shading {
      Shading(style: style)
    }
    public static func linearGradient(
      _ gradient: Gradient, startPoint start: CGPoint, endPoint end: CGPoint
    ) -> Shading {
      Shading(style: gradient) {
        $0.drawLinearGradient(
          gradient.drawn, start: start, end: end,
          options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      }
    }
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      Shading(style: gradient) {
        $0.drawRadialGradient(
          gradient.drawn, startCenter: center, startRadius: startRadius, endCenter: center,
          endRadius: endRadius, options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      }
    }
  }

  // MARK: Texts and images

  /// A text with its looks.
  @preconcurrency @MainActor public struct ResolvedText {
    let text: NSAttributedString
    public func measure(in size: CGSize) -> CGSize {
      text.boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil).size
    }
    public func firstBaseline(in size: CGSize) -> CGFloat {
      (text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.ascender ?? 0
    }
  }

  /// An image with its size.
  @preconcurrency @MainActor public struct ResolvedImage {
    let image: UIImage?
    public var size: CGSize { image?.size ?? .zero }
  }

  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(text: text.attributed(in: environment))
  }
  public func resolve(_ image: Image) -> ResolvedImage {
    let shown = image.shown(in: environment)
    guard let shown, shown.isSymbolImage else { return ResolvedImage(image: shown) }
    return ResolvedImage(image: shown.withTintColor(environment.foreground ?? .label))
  }
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
  public func draw(_ text: Text, in rectangle: CGRect) { draw(resolve(text), in: rectangle) }
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.text.size()
    draw { _ in text.text.draw(in: anchor.frame(of: size, at: point)) }
  }
  public func draw(_ text: ResolvedText, in rectangle: CGRect) {
    draw { _ in text.text.draw(in: rectangle) }
  }
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
  public func draw(_ image: Image, in rectangle: CGRect) { draw(resolve(image), in: rectangle) }
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: anchor.frame(of: image.size, at: point))
  }
  public func draw(_ image: ResolvedImage, in rectangle: CGRect) {
    draw { _ in image.image?.draw(in: rectangle) }
  }
}

extension UnitPoint {
  /// The frame of a size whose point here is at another point.
  fileprivate func frame(of size: CGSize, at point: CGPoint) -> CGRect {
    CGRect(
      origin: CGPoint(x: point.x - size.width * x, y: point.y - size.height * y), size: size)
  }
}

extension Gradient {
  /// The gradient as Core Graphics has it.
  fileprivate var drawn: CGGradient { CGGradient(colors.map(\.color.cgColor), at: locations) }
}
