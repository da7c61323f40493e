/// The colors behind a view: the host has the system's see-through lines and fills as they look on its platter.
struct ColorGround {
  private let light, dark: ColorComponents
  /// The tint of the views around, which `UIColor.tintColor` stands for; nil for the system's.
  private var tint: JSONValue?

  /// The card itself, as the host draws it.
  static let platter = ColorGround(
    light: ColorComponents(hexadecimal: "#FFFFFF", alpha: 1),
    dark: ColorComponents(hexadecimal: "#1C1C1E", alpha: 1))

  private init(light: ColorComponents, dark: ColorComponents) {
    (self.light, self.dark) = (light, dark)
  }

  /// The card itself around a view.
  @MainActor init(around view: UIView) {
    self = .platter
    tint = view.superview?.tintHolder?.storedTint?.cardproofToken
  }

  /// The ground in a view.
  @MainActor func covered(by view: UIView) -> ColorGround {
    var ground = self
    if let background = view.backgroundColor {
      ground = ColorGround(
        light: background.components(isDark: false).over(light),
        dark: background.components(isDark: true).over(dark))
    }
    ground.tint = view.storedTint?.cardproofToken ?? tint
    return ground
  }

  /// The system's colors of texts, which the host draws over whatever is behind them.
  private static let labels: Set = [
    "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText",
  ]

  /// Tells whether it is the card itself.
  var isPlatter: Bool { light == Self.platter.light && dark == Self.platter.dark }

  /// A value of the tree with the system's colors as they are elsewhere than on the platter.
  func mixed(_ value: JSONValue) -> JSONValue {
    let tinted = tint.map { value.replacing(Self.systemTint, with: $0) } ?? value
    return isPlatter ? tinted : Self.seeThrough(tinted)
  }

  private static let systemTint = UIColor.tintColor.cardproofToken

  /// A value of the tree in which the system's lines and fills let through what is behind them.
  static func seeThrough(_ value: JSONValue) -> JSONValue {
    switch value {
    case .object(let fields):
      if let name = fields["semantic"]?.text, !labels.contains(name),
        let color = UIColor(cardproofToken: value), color.isSeeThrough
      {
        let parts = [color.components(isDark: false), color.components(isDark: true)]
        return [
          "appearances": .array(
            parts.map {
              ColorToken.fixed(red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.alpha)
            })
        ]
      }
      return .object(fields.mapValues(seeThrough))
    case .array(let elements): return .array(elements.map(seeThrough))
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
    // A color that is hardly seen gives little of its hue.
    let alpha = colors.map(\.alpha).reduce(0, +)
    func mean(_ part: (ColorComponents) -> CGFloat) -> CGFloat {
      alpha > 0 ? colors.map { part($0) * $0.alpha }.reduce(0, +) / alpha : 0
    }
    return ColorComponents(
      red: mean(\.red), green: mean(\.green), blue: mean(\.blue),
      alpha: alpha / CGFloat(max(colors.count, 1)))
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

extension JSONValue {
  /// The value with another one in each place of one.
  fileprivate func replacing(_ old: JSONValue, with new: JSONValue) -> JSONValue {
    if self == old { return new }
    switch self {
    case .object(let fields): return .object(fields.mapValues { $0.replacing(old, with: new) })
    case .array(let elements): return .array(elements.map { $0.replacing(old, with: new) })
    default: return self
    }
  }
}
