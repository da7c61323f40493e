/// An image.
public struct Image: View, PrimitiveView {
  private(set) var image: UIImage?
  /// The name of a symbol, of which the environment may want a variant.
  private var symbolName: String?
  private var isResizable = false
  private var mode: UIView.ContentMode?

  public init(_ name: String, bundle: Bundle? = nil) { image = UIImage(named: name) }
  public init(_ resource: ImageResource) { image = UIImage(resource: resource) }
  public init(systemName name: String) {
    image = UIImage(systemName: name)
    symbolName = name
  }
  /// A symbol of which a value shows a part, drawn whole.
  public init(systemName name: String, variableValue: Double?) {
    self.init(systemName: name)
    if variableValue ?? 1 < 1 {
      Session.noteMissing("Image(systemName:variableValue:)", changesLook: true)
    }
  }
  public init(uiImage: UIImage) { image = uiImage }
  public init(decorative name: String, bundle: Bundle? = nil) { image = UIImage(named: name) }
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { image = UIImage(named: name) }

  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    var copy = self
    switch mode {
    case .template: copy.image = image?.withRenderingMode(.alwaysTemplate)
    case .original: copy.image = image?.withRenderingMode(.alwaysOriginal)
    case nil: copy.image = image?.withRenderingMode(.automatic)
    }
    return copy
  }
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    without("Image.symbolRenderingMode(_:)", if: mode?.isUnknown ?? false)
  }

  /// The image in the variant, the size and the weight of its surroundings.
  func shown(in environment: EnvironmentValues) -> UIImage? {
    var shown = image
    if let symbolName, environment.symbolVariants != .none {
      let variant = UIImage(systemName: environment.symbolVariants.name(of: symbolName))
      shown = variant?.withRenderingMode(image?.renderingMode ?? .automatic)
    }
    guard let image = shown, image.isSymbolImage, !isResizable,
      image.cardproofToken["isConfigured"] == nil
    else { return shown }
    let font = environment.font ?? .body
    let weighted = environment.weight.map { font.font.cardproofWeighted($0) } ?? font.font
    let size = UIImage.SymbolConfiguration(font: weighted)
    let scales: [Image.Scale: UIImage.SymbolScale] = [.small: .small, .large: .large]
    let scale = UIImage.SymbolConfiguration(scale: scales[environment.symbolScale] ?? .default)
    return image.withConfiguration(size.applying(scale))
  }

  func render(_ context: RenderContext) -> [Rendering] {
    let environment = context.environment
    let view = UIImageView(frame: .zero)
    var shown = shown(in: environment)
    if let image = shown, image.isSymbolImage, let ground = environment.secondForeground {
      shown = image.cardproofGrounded(ground)
    }
    view.image = shown
    view.tintColor = environment.foreground ?? .label
    let own = shown?.size ?? .zero
    if isResizable { return [Rendering(view: view, layout: FillLayout(natural: own))] }
    let font = shown?.isSymbolImage == true ? (environment.font ?? .body).font : nil
    return [Rendering(view: view, layout: ImageLayout(size: own, font: font))]
  }
}

/// An image in its own size; a symbol stands on the baseline as capitals beside it do, whose middle is its own.
private struct ImageLayout: ViewLayout {
  let size: CGSize
  /// The font beside a symbol; nil for a picture.
  let font: UIFont?

  func size(_ offer: ProposedViewSize) -> CGSize { size }
  func guide(
    _ guide: Guide, _ offer: ProposedViewSize, inside: () -> CGFloat?
  ) -> CGFloat? {
    guard let font, [Guide(.firstTextBaseline), Guide(.lastTextBaseline)].contains(guide) else {
      return nil
    }
    return (size.height + font.capHeight) / 2
  }
}

/// Distances from the sides.
public struct EdgeInsets: Hashable, Sendable {
  public var top, leading, bottom, trailing: CGFloat
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}
