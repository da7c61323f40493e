/// A color, kept as the token that the host draws.
open class UIColor: CardproofAttributeValue, @unchecked Sendable {
  /// The color as the pipe writes it.
  public let cardproofToken: JSONValue

  init(token: JSONValue) { cardproofToken = token }

  /// Reads a color of the pipe.
  public convenience init?(cardproofToken token: JSONValue?) {
    guard let token else { return nil }
    self.init(token: token)
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(token: ColorToken.fixed(red: red, green: green, blue: blue, alpha: alpha))
  }
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  {
    self.init(token: ColorToken.displayP3(red: red, green: green, blue: blue, alpha: alpha))
  }
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    func part(_ n: CGFloat) -> CGFloat {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    guard Session.world["colors"]?[name] != nil else {
      Session.noteLookup("the color '\(name)'", in: "the asset catalogs")
      return nil
    }
    self.init(token: ["named": .string(name)])
  }
  public convenience init(cgColor: CGColor) { self.init(token: cgColor.cardproofToken) }
  public convenience init(patternImage image: UIImage) {
    Session.noteMissing("UIColor(patternImage:)", changesLook: true)
    self.init(white: 0.5, alpha: 1)
  }
  public convenience init(dynamicProvider provider: @escaping (UITraitCollection) -> UIColor) {
    let colors = [UIUserInterfaceStyle.light, .dark].map {
      provider(UITraitCollection(userInterfaceStyle: $0))
    }
    let light = colors[0].components(isDark: false)
    let dark = colors[1].components(isDark: true)
    guard light.alpha == dark.alpha else {
      self.init(token: ["appearances": .array(colors.map(\.cardproofToken))])
      return
    }
    var fields: [String: JSONValue] = [
      "light": .string(light.hexadecimal), "dark": .string(dark.hexadecimal),
    ]
    if light.alpha < 1 { fields["alpha"] = .number(light.alpha) }
    self.init(token: .object(fields))
  }

  /// A color that Xcode shows in place of its numbers.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Creates a color that the system names.
  public convenience init(cardproofSemantic name: String) {
    self.init(token: ["semantic": .string(name)])
  }

  /// A color that hides as much in both appearances, else that of the one that the code works in.
  open var cgColor: CGColor {
    guard cardproofToken["appearances"] != nil || UITraitCollection.current.saysStyle else {
      return CGColor(cardproofToken: cardproofToken)
    }
    let color = currentComponents
    return CGColor(
      cardproofToken: ColorToken.fixed(
        red: color.red, green: color.green, blue: color.blue, alpha: color.alpha))
  }
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    guard cardproofToken["light"] == nil else {
      return UIColor(token: ColorToken.fading(cardproofToken, alpha: alpha))
    }
    // A color that the system or the project names becomes its values, which can fade.
    return UIColor(
      token: ColorToken.fading(
        [
          "light": .string(components(isDark: false).hexadecimal),
          "dark": .string(components(isDark: true).hexadecimal),
        ], alpha: alpha))
  }
  open func resolvedColor(with traits: UITraitCollection) -> UIColor {
    let color = components(isDark: traits.userInterfaceStyle == .dark)
    return UIColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = currentComponents
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = currentComponents
    let (low, high) = ([color.red, color.green, color.blue].min() ?? 0, color.largest)
    let sector: CGFloat =
      high == color.red
      ? (color.green - color.blue) / max(high - low, .ulpOfOne)
      : high == color.green
        ? (color.blue - color.red) / (high - low) + 2
        : (color.red - color.green) / (high - low) + 4
    hue?.pointee = (sector < 0 ? sector + 6 : sector) / 6
    saturation?.pointee = high == 0 ? 0 : (high - low) / high
    brightness?.pointee = high
    alpha?.pointee = color.alpha
    return true
  }
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = currentComponents
    white?.pointee = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
    alpha?.pointee = color.alpha
    return true
  }
  open func set() {
    setFill()
    setStroke()
  }
  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.cardproofToken == cardproofToken
  }
  open override var hash: Int { cardproofToken.line.hashValue }
  open override var description: String { "UIColor(\(cardproofToken.line))" }
}
