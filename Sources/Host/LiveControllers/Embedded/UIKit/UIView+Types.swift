import CardproofRuntime

extension UIView {
  /// How a view fits its content.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight

    private static let names: [ContentMode: String] = [
      .scaleToFill: "scaleToFill", .scaleAspectFit: "scaleAspectFit",
      .scaleAspectFill: "scaleAspectFill", .redraw: "redraw", .center: "center", .top: "top",
      .bottom: "bottom", .left: "left", .right: "right", .topLeft: "topLeft",
      .topRight: "topRight", .bottomLeft: "bottomLeft", .bottomRight: "bottomRight",
    ]
    var cardproofName: String { Self.names[self] ?? "scaleToFill" }
    init?(cardproofName name: String) {
      guard let mode = Self.names.first(where: { $0.value == name })?.key else { return nil }
      self = mode
    }
  }

  /// The response of a view to a new size of its superview.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = Self(rawValue: 1)
    public static let flexibleWidth = Self(rawValue: 2)
    public static let flexibleRightMargin = Self(rawValue: 4)
    public static let flexibleTopMargin = Self(rawValue: 8)
    public static let flexibleHeight = Self(rawValue: 16)
    public static let flexibleBottomMargin = Self(rawValue: 32)

    var cardproofValue: JSONValue {
      let names = [
        "flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin", "flexibleTopMargin",
        "flexibleHeight", "flexibleBottomMargin",
      ]
      let set = names.enumerated().filter { rawValue & (1 << UInt($0.offset)) != 0 }
      return .array(set.map { .string($0.element) })
    }
  }

  /// How a view shows its tint color.
  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

  /// Options of animations; the end is there at once.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layoutSubviews = Self(rawValue: 1)
    public static let allowUserInteraction = Self(rawValue: 2)
    public static let beginFromCurrentState = Self(rawValue: 4)
    public static let `repeat` = Self(rawValue: 8)
    public static let autoreverse = Self(rawValue: 16)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = Self(rawValue: 1 << 16)
    public static let curveEaseOut = Self(rawValue: 2 << 16)
    public static let curveLinear = Self(rawValue: 3 << 16)
    public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
    public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
    public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
  }
}

extension UIView {
  /// Notes that what is inside runs in another direction than the language: the host knows this of a button's picture
  /// only.
  func cardproofNoteDirection() {
    let isAgainst = semanticContentAttribute == .forceRightToLeft
    if self is UIButton {
      cardproofNote("isAfterTitle", .bool(isAgainst))
    } else if isAgainst {
      Session.noteMissing("UIView.semanticContentAttribute", changesLook: true)
    }
  }
}

/// The direction in which a view lays out.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// The traits of an element for assistive technologies.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none: UIAccessibilityTraits = []
  public static let button = Self(rawValue: 1)
  public static let link = Self(rawValue: 2)
  public static let image = Self(rawValue: 4)
  public static let selected = Self(rawValue: 8)
  public static let staticText = Self(rawValue: 64)
  public static let header = Self(rawValue: 65536)
  public static let notEnabled = Self(rawValue: 256)
  public static let updatesFrequently = Self(rawValue: 512)
  public static let summaryElement = Self(rawValue: 128)
}

extension CGRect {
  /// The rectangle as the pipe writes it.
  var cardproofValue: JSONValue {
    .array([origin.x, origin.y, size.width, size.height].map { .number($0) })
  }

  /// Reads a rectangle of the pipe.
  init?(cardproofValue value: JSONValue?) {
    guard let numbers = value?.numbers, numbers.count == 4 else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
