/// The colors behind a view, with which see-through texts and lines are mixed.
struct ColorGround {
  private let light, dark: ColorComponents
  /// The appearance that a view around gives to all colors in it.
  private var style = UIUserInterfaceStyle.unspecified

  /// The card itself, as the host draws it.
  static let platter = ColorGround(
    light: ColorComponents(hexadecimal: "#FFFFFF", alpha: 1),
    dark: ColorComponents(hexadecimal: "#1C1C1E", alpha: 1))

  private init(
    light: ColorComponents, dark: ColorComponents, style: UIUserInterfaceStyle = .unspecified
  ) {
    (self.light, self.dark, self.style) = (light, dark, style)
  }

  /// The ground in a view.
  @MainActor func covered(by view: UIView) -> ColorGround {
    var ground = self
    if view.overrideUserInterfaceStyle != .unspecified {
      ground.style = view.overrideUserInterfaceStyle
    }
    guard let background = view.backgroundColor else { return ground }
    let (light, dark) = ground.over(background)
    return ColorGround(light: light, dark: dark, style: ground.style)
  }

  /// A color over the ground, in both appearances.
  private func over(_ color: UIColor) -> (light: ColorComponents, dark: ColorComponents) {
    (
      color.components(isDark: style == .dark).over(light),
      color.components(isDark: style != .light).over(dark)
    )
  }

  /// Tells whether it is the card itself.
  var isPlatter: Bool { light == Self.platter.light && dark == Self.platter.dark }

  /// A background on the ground: the host knows what it hides only of one that is not the system's.
  func background(_ color: UIColor) -> JSONValue {
    guard !isPlatter, color.cardproofToken["semantic"] != nil, color.isSeeThrough else {
      return color.cardproofToken
    }
    let parts = [color.components(isDark: false), color.components(isDark: true)]
    return [
      "appearances": .array(
        parts.map {
          ColorToken.fixed(red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.alpha)
        })
    ]
  }

  private func mixed(_ color: UIColor) -> JSONValue {
    let (light, dark) = over(color)
    return ["light": .string(light.hexadecimal), "dark": .string(dark.hexadecimal)]
  }

  /// A value of the tree with its see-through colors as they look on the ground.
  func mixed(_ value: JSONValue) -> JSONValue {
    switch value {
    case .object(let fields) where fields["light"] != nil && fields["alpha"] != nil:
      guard let color = UIColor(cardproofToken: value), fields["alpha"]?.double != 0 else {
        return value
      }
      return mixed(color)
    case .object(let fields) where fields["semantic"] != nil && !isPlatter:
      // The host has these colors as they look on the platter.
      guard let color = UIColor(cardproofToken: value), color.isSeeThrough else { return value }
      return mixed(color)
    case .object(let fields):
      // The paths of a picture lie over each other, not over the ground.
      let parts = fields.map { ($0.key, $0.key == "paths" ? $0.value : mixed($0.value)) }
      return .object(Dictionary(uniqueKeysWithValues: parts))
    case .array(let elements): return .array(elements.map(mixed))
    default: return value
    }
  }
}

extension ColorComponents {
  /// The color over an opaque one, mixed as UIKit does.
  fileprivate func over(_ back: ColorComponents) -> ColorComponents {
    ColorComponents(
      red: red * alpha + back.red * (1 - alpha), green: green * alpha + back.green * (1 - alpha),
      blue: blue * alpha + back.blue * (1 - alpha), alpha: 1)
  }

  /// The middle of some colors.
  fileprivate static func middle(of colors: [ColorComponents]) -> ColorComponents {
    let count = CGFloat(max(colors.count, 1))
    func mean(_ part: (ColorComponents) -> CGFloat) -> CGFloat {
      colors.map(part).reduce(0, +) / count
    }
    return ColorComponents(
      red: mean(\.red), green: mean(\.green), blue: mean(\.blue), alpha: mean(\.alpha))
  }
}

extension UIColor {
  fileprivate var isSeeThrough: Bool {
    let alpha = components(isDark: false).alpha
    return alpha > 0 && alpha < 1
  }

  /// The middle of some colors, in both appearances.
  public convenience init(cardproofMiddleOf colors: [UIColor]) {
    let light = ColorComponents.middle(of: colors.map { $0.components(isDark: false) })
    let dark = ColorComponents.middle(of: colors.map { $0.components(isDark: true) })
    var token: [String: JSONValue] = [
      "light": .string(light.hexadecimal), "dark": .string(dark.hexadecimal),
    ]
    if light.alpha < 1 { token["alpha"] = .number(light.alpha) }
    self.init(token: .object(token))
  }
}
