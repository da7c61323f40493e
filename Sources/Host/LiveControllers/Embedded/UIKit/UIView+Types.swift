extension UIView {
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

}

extension UIView {
  /// Notes that what is inside runs in another direction than the language: the host knows this of a button's picture
  /// only.
  func cardproofNoteDirection() {
    let isAgainst =
      semanticContentAttribute != .unspecified
      && effectiveUserInterfaceLayoutDirection != .cardproofOfLanguage
    if self is UIButton {
      cardproofNote("imageEdge", .string(isAgainst ? "trailing" : "leading"))
    } else if isAgainst {
      Session.noteMissing("UIView.semanticContentAttribute", changesLook: true)
    }
  }
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
