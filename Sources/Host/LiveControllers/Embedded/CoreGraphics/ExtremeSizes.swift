/// A constant of a length's type beside a literal, as in `CGSize(width: 300, height: .greatestFiniteMagnitude)`: the
/// compiler of this platform cannot tell which type it has, as it can with Apple's SDK.
public struct CardproofExtreme: Sendable {
  fileprivate let value: CGFloat
  public static let greatestFiniteMagnitude = Self(value: .greatestFiniteMagnitude)
  public static let infinity = Self(value: .infinity)
  public static let leastNormalMagnitude = Self(value: .leastNormalMagnitude)
  public static let leastNonzeroMagnitude = Self(value: .leastNonzeroMagnitude)
}

extension CGSize {
  public init(width: Int, height: CardproofExtreme) {
    self.init(width: CGFloat(width), height: height.value)
  }
  public init(width: CardproofExtreme, height: Int) {
    self.init(width: width.value, height: CGFloat(height))
  }
}

extension CGRect {
  public init(x: Int, y: Int, width: Int, height: CardproofExtreme) {
    self.init(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: height.value)
  }
  public init(x: Int, y: Int, width: CardproofExtreme, height: Int) {
    self.init(x: CGFloat(x), y: CGFloat(y), width: width.value, height: CGFloat(height))
  }
}
