#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// A space in which files write the components of colors.
///
/// Each space has its own curve from a component to light, and its own primaries. Pictures are in sRGB: a color of a
/// wider space that sRGB has not is drawn as the nearest that it has.
enum ColorSpace {
  /// sRGB, and each space that is drawn with the same numbers.
  case standard
  case linear
  case displayP3
  /// `Generic RGB` of the color picker, which Xcode kept until version 8. A phone shows 102, 146, 230 for 84, 124,
  /// 224 (observed).
  case genericRGB
  /// `Generic Gray`: a phone shows 104 for 85 (observed).
  case genericGray

  /// A space by the name that a storyboard or a color set has for it.
  init(name: String?) {
    switch name {
    case "displayP3", "display-p3": self = .displayP3
    case "calibratedRGB": self = .genericRGB
    case "calibratedWhite": self = .genericGray
    case "extended-linear-srgb", "extendedLinearSRGB": self = .linear
    default: self = .standard
    }
  }

  /// The color in sRGB.
  func standard(_ color: InterfaceColors.Channels) -> InterfaceColors.Channels {
    if case .standard = self { return color }
    let light = [color.red, color.green, color.blue].map { linear(min(max($0, 0), 1)) }
    let mixed = rows.map { row in zip(row, light).reduce(0) { $0 + $1.0 * $1.1 } }
    let parts = mixed.map { Self.encoded(min(max($0, 0), 1)) }
    return .init(red: parts[0], green: parts[1], blue: parts[2], alpha: color.alpha)
  }

  /// The light of a component, both from 0 to 1.
  private func linear(_ part: Double) -> Double {
    switch self {
    case .linear: part
    case .genericRGB, .genericGray: pow(part, 1.8)
    case .standard, .displayP3:
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
  }

  /// The component of sRGB for a light, both from 0 to 1 (IEC 61966-2-1).
  private static func encoded(_ light: Double) -> Double {
    light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }

  /// How much of each light of the space is in red, green and blue of sRGB: the product of the matrices of both
  /// profiles.
  private var rows: [[Double]] {
    switch self {
    case .displayP3:
      [[1.2249, -0.2249, 0], [-0.0421, 1.0421, 0], [-0.0197, -0.0786, 1.0983]]
    case .genericRGB:
      [[1.0248, -0.0278, 0.0030], [0.0208, 0.9487, 0.0305], [-0.0020, -0.0019, 1.0039]]
    case .standard, .linear, .genericGray: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    }
  }
}
