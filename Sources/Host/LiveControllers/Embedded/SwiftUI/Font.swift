/// A font.
public struct Font: Hashable, Sendable {
  let font: UIFont
  init(font: UIFont) { self.font = font }
  public init(_ font: UIFont) { self.font = font }

  /// How heavy the strokes are.
  public struct Weight: Hashable, Sendable {
    let weight: UIFont.Weight
    public static let ultraLight = Weight(weight: .ultraLight)
    public static let thin = Weight(weight: .thin)
    public static let light = Weight(weight: .light)
    public static let regular = Weight(weight: .regular)
    public static let medium = Weight(weight: .medium)
    public static let semibold = Weight(weight: .semibold)
    public static let bold = Weight(weight: .bold)
    public static let heavy = Weight(weight: .heavy)
    public static let black = Weight(weight: .black)
  }

  /// A style of text.
  public enum TextStyle: Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
    var style: UIFont.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption1
      case .caption2: .caption2
      }
    }
  }

  public static let largeTitle = system(.largeTitle)
  public static let title = system(.title)
  public static let title2 = system(.title2)
  public static let title3 = system(.title3)
  public static let headline = system(.headline)
  public static let subheadline = system(.subheadline)
  public static let body = system(.body)
  public static let callout = system(.callout)
  public static let footnote = system(.footnote)
  public static let caption = system(.caption)
  public static let caption2 = system(.caption2)

  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    let font = Font(font: .preferredFont(forTextStyle: style.style)).designed(design ?? .default)
    return weight.map { font.weight($0) } ?? font
  }
  public static func system(
    size: CGFloat, weight: Weight = .regular, design: Design = .default
  ) -> Font {
    Font(font: .systemFont(ofSize: size, weight: weight.weight)).designed(design)
  }
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(font: UIFont(name: name, size: size) ?? .systemFont(ofSize: size))
  }
  public static func custom(_ name: String, fixedSize size: CGFloat) -> Font {
    custom(name, size: size)
  }
  public static func custom(
    _ name: String, size: CGFloat, relativeTo style: TextStyle
  ) -> Font { custom(name, size: size) }

  func designed(_ design: Design) -> Font {
    guard design != .default else { return self }
    let descriptor = font.fontDescriptor.withDesign(.init(rawValue: design.rawValue))
    return descriptor.map { Font(font: UIFont(descriptor: $0, size: 0)) } ?? self
  }
  public func weight(_ weight: Weight) -> Font {
    Font(font: font.cardproofWeighted(weight.weight))
  }
  public func bold() -> Font { weight(.bold) }
  public func italic() -> Font {
    font.fontDescriptor.withSymbolicTraits(.traitItalic)
      .map { Font(font: UIFont(descriptor: $0, size: 0)) } ?? self
  }
  public func monospacedDigit() -> Font {
    // The host has digits of one width in the default design alone.
    let design = font.cardproofToken["design"]?.text ?? "default"
    guard design == "default" else {
      if design != "monospaced" { Session.noteGuess("digits of one width in other designs") }
      return self
    }
    let descriptor = font.fontDescriptor.withDesign(.init(rawValue: "monospacedDigit"))
    return descriptor.map { Font(font: UIFont(descriptor: $0, size: 0)) } ?? self
  }
  public func monospaced() -> Font { designed(.monospaced) }
  public func leading(_ leading: Leading) -> Font {
    if leading != .standard { Session.noteMissing("Font.leading(_:)", changesLook: true) }
    return self
  }
  public func smallCaps() -> Font {
    Session.noteMissing("Font.smallCaps()", changesLook: true)
    return self
  }
}
