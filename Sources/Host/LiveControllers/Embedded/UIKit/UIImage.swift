/// An image, kept by its name; the host draws it.
open class UIImage: NSObject, @unchecked Sendable {
  /// The image as the pipe writes it.
  public let cardproofToken: JSONValue
  public let size: CGSize
  open var accessibilityLabel: String?
  /// The parts of a drawing with texts or images: only a view of the drawing's size can show them.
  final var cardproofParts: [JSONValue] = []

  init(token: JSONValue, size: CGSize) {
    cardproofToken = token
    self.size = size
  }

  public override convenience init() { self.init(token: ["drawn": [0, 0]], size: .zero) }

  /// Reads an image of the pipe.
  public convenience init?(cardproofToken token: JSONValue?) {
    guard let token else { return nil }
    let size = token["name"]?.text.flatMap { Self.size(named: $0) }
    self.init(token: token, size: size ?? CGSize(width: 20, height: 20))
  }

  private static func size(named name: String) -> CGSize? {
    guard let numbers = Session.world["images"]?[name]?.numbers, numbers.count == 2 else {
      return nil
    }
    return CGSize(width: numbers[0], height: numbers[1])
  }

  public convenience init?(named name: String) {
    let stem = name.split(separator: ".").first.map { String($0) } ?? name
    guard let found = [name, stem].first(where: { Self.size(named: $0) != nil }) else {
      Session.noteLookup("the image '\(name)'", in: "the asset catalogs")
      return nil
    }
    self.init(
      token: ["name": .string(found)], size: Self.size(named: found) ?? .zero)
  }
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) { self.init(named: name) }
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) { self.init(named: name) }

  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }
  public convenience init?(systemName name: String, withConfiguration: Configuration?) {
    let configuration = withConfiguration as? SymbolConfiguration
    var fields: [String: JSONValue] = ["symbol": .string(SymbolSizes.directed(name))]
    fields["size"] = configuration?.pointSize.map { .number($0) }
    fields["weight"] = configuration?.weight.map { .string($0) }
    if let color = configuration?.color {
      fields["tint"] = color.cardproofToken
      fields["original"] = true
    }
    if let ground = configuration?.ground {
      fields["ground"] = SymbolSizes.hasGround(name) ? ground.cardproofToken : nil
    }
    configuration?.noteMissing(for: name)
    fields["isConfigured"] = configuration?.hasSize == true ? true : nil
    let points = configuration?.pointSize ?? 17
    let usual = SymbolSizes.size(of: name)
    let factor = points / 17 * (configuration?.scale.factor ?? 1)
    let size = CGSize(
      width: (usual.width * factor * 2).rounded() / 2,
      height: (usual.height * factor * 2).rounded() / 2)
    fields["points"] = [.number(size.width), .number(size.height)]
    // Layout takes the line's height for that of a symbol, at any scale (observed).
    fields["line"] = .number((UIFont.systemFont(ofSize: points).lineHeight * 2).rounded(.up) / 2)
    self.init(token: .object(fields), size: size)
  }
  public convenience init?(
    systemName name: String, compatibleWith traits: UITraitCollection?
  ) { self.init(systemName: name) }

  public convenience init?(data: Data) { self.init(data: data, scale: 1) }
  public convenience init?(data: Data, scale: CGFloat) {
    guard let size = ImageHeader.size(of: data) else { return nil }
    let points = CGSize(width: size.width / scale, height: size.height / scale)
    guard let name = Session.world["prints"]?[ImageHeader.print(of: data)]?.text else {
      Session.noteMissing("UIImage(data:)", changesLook: true)
      self.init(token: ["data": [.number(points.width), .number(points.height)]], size: points)
      return
    }
    self.init(token: ["name": .string(name)], size: points)
  }
  public convenience init?(contentsOfFile path: String) {
    let url = URL(fileURLWithPath: path)
    let name = url.deletingPathExtension().lastPathComponent
    if Self.size(named: name) != nil {
      self.init(named: name)
    } else {
      guard let data = try? Data(contentsOf: url) else { return nil }
      self.init(data: data)
    }
  }

  /// An image of the project that Xcode shows in place of its name.
  public required convenience init(imageLiteralResourceName name: String) {
    guard let image = UIImage(named: name) else {
      fatalError("There is no image named '\(name)'")
    }
    self.init(token: image.cardproofToken, size: image.size)
  }

  /// An image that code draws: by paths, or in a way of which only the size is known.
  public convenience init(
    cardproofDrawn size: CGSize, _ paths: [JSONValue] = [], isWhole: Bool = true
  ) {
    var token: [String: JSONValue] = ["drawn": [.number(size.width), .number(size.height)]]
    if paths.isEmpty, isWhole {
      Session.noteMissing("UIImage that code draws", changesLook: true)
    } else if !paths.isEmpty {
      token["paths"] = .array(paths)
    }
    self.init(token: .object(token), size: size)
  }

  open var scale: CGFloat { cardproofToken["drawn"] == nil ? 1 : 3 }
  open var cgImage: CGImage? { CGImage(size: size, of: self) }
  open var renderingMode: RenderingMode {
    if cardproofToken["template"] != nil { return .alwaysTemplate }
    return cardproofToken["original"] != nil ? .alwaysOriginal : .automatic
  }
  open var isSymbolImage: Bool { cardproofToken["symbol"] != nil }
  open var configuration: Configuration? { nil }

  private func changed(_ key: String, _ value: JSONValue?) -> UIImage {
    guard case .object(var fields) = cardproofToken else { return self }
    fields[key] = value
    return UIImage(token: .object(fields), size: size)
  }
  open func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    if mode == .alwaysOriginal, isSymbolImage, cardproofToken["tint"] == nil {
      Session.noteMissing("the colors of a symbol", changesLook: true)
    }
    return changed("original", mode == .alwaysOriginal ? true : nil)
      .changed("template", mode == .alwaysTemplate ? true : nil)
  }
  /// The symbol with a color of its own for what is around its mark.
  public func cardproofGrounded(_ color: UIColor) -> UIImage {
    guard let name = cardproofToken["symbol"]?.text, SymbolSizes.hasGround(name) else {
      Session.noteMissing("the colors of a symbol", changesLook: true)
      return self
    }
    return changed("ground", color.cardproofToken)
  }
  open func withTintColor(_ color: UIColor) -> UIImage { changed("tint", color.cardproofToken) }
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withTintColor(color).withRenderingMode(renderingMode)
  }
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let name = cardproofToken["symbol"]?.text else { return self }
    let made = UIImage(systemName: name, withConfiguration: configuration) ?? self
    let hasColor = (configuration as? SymbolConfiguration)?.color != nil
    return ["tint", "original", "template"].reduce(made) { made, key in
      hasColor ? made : cardproofToken[key].map { made.changed(key, $0) } ?? made
    }
  }
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbolImage else { return nil }
    let own = SymbolConfiguration()
    own.pointSize = cardproofToken["size"]?.double.map { CGFloat($0) }
    own.weight = cardproofToken["weight"]?.text
    return withConfiguration(own.applying(configuration))
  }
  open func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage {
    if insets != .zero {
      Session.noteMissing("UIImage.resizableImage(withCapInsets:)", changesLook: true)
    }
    return self
  }
  open func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage { self }
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  /// The image in another size, as long as a view scales it (documented).
  open func preparingThumbnail(of size: CGSize) -> UIImage? { self }
  open func preparingForDisplay() -> UIImage? { self }
  /// The token of no image, where a file may have one.
  static let cardproofNone: JSONValue = ["name": ""]
  open func pngData() -> Data? { nil }
  open func jpegData(compressionQuality: CGFloat) -> Data? { nil }
  open func draw(in rectangle: CGRect) {
    // A symbol has no view here whose tint it could take: it has its own, else it is black (inferred).
    let symbol = cardproofToken["tint"] == nil ? withTintColor(.black) : self
    let image = isSymbolImage ? symbol.withRenderingMode(.alwaysOriginal) : self
    CGContext.cardproofStack.last?.cardproofDraw(
      "image", ["image": image.cardproofToken], in: rectangle)
  }
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIImage)?.cardproofToken == cardproofToken
  }
  open override var hash: Int { cardproofToken.line.hashValue }
}

extension UIImage {
  /// How an image is chosen.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// The size of symbols.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
    /// Against the medium scale (observed).
    var factor: CGFloat { self == .small ? 0.8 : self == .large ? 1.28 : 1 }
  }

  /// The size and weight of a symbol.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    var pointSize: CGFloat?
    var weight: String?
    var scale = SymbolScale.default
    /// The color of its first layer.
    var color: UIColor?
    /// The color of its second layer: of what is around the mark.
    var ground: UIColor?
    /// The kind of colors of its other layers, which are drawn like the first.
    private var look: String?

    /// Says that the size of a symbol is set.
    var hasSize: Bool { pointSize != nil || scale != .default }

    func noteMissing(for name: String) {
      if let look, ground == nil || !SymbolSizes.hasGround(name) {
        Session.noteMissing("UIImage.SymbolConfiguration.\(look)", changesLook: true)
      }
    }

    public convenience init(hierarchicalColor color: UIColor) {
      self.init()
      (self.color, look) = (color, "init(hierarchicalColor:)")
    }
    public convenience init(paletteColors colors: [UIColor]) {
      self.init()
      (color, look) = (colors.first, colors.count > 1 ? "init(paletteColors:)" : nil)
      ground = colors.count > 1 ? colors[1] : nil
    }
    public class func preferringMulticolor() -> SymbolConfiguration {
      let made = SymbolConfiguration()
      made.look = "preferringMulticolor()"
      return made
    }
    public class func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration() }
    public func applying(_ other: Configuration?) -> SymbolConfiguration {
      guard let other = other as? SymbolConfiguration else { return self }
      let both = SymbolConfiguration()
      both.pointSize = other.pointSize ?? pointSize
      both.weight = other.weight ?? weight
      both.scale = other.scale == .default ? scale : other.scale
      both.color = other.color ?? color
      both.ground = other.ground ?? ground
      both.look = other.look ?? look
      return both
    }

    public convenience init(pointSize: CGFloat) {
      self.init()
      self.pointSize = pointSize
    }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize)
      self.weight = weight.rawValue
    }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: pointSize, weight: weight)
      self.scale = scale
    }
    public convenience init(weight: SymbolWeight) {
      self.init()
      self.weight = weight.rawValue
    }
    public convenience init(scale: SymbolScale) {
      self.init()
      self.scale = scale
    }
    public convenience init(textStyle: UIFont.TextStyle) { self.init(pointSize: textStyle.size) }
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(textStyle: textStyle)
      self.scale = scale
    }
    /// The configuration that a file has.
    convenience init(scene values: JSONValue) {
      self.init()
      pointSize = values["pointSize"]?.double.map { CGFloat($0) }
      weight = values["weight"]?.text
      scale =
        ["small": .small, "medium": .medium, "large": .large][values["scale"]?.text] ?? .default
    }
    public convenience init(font: UIFont) {
      self.init(pointSize: font.pointSize)
      weight = font.cardproofToken["weight"]?.text
    }
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(font: font)
      self.scale = scale
    }
  }
}
