extension UIImage: _ExpressibleByImageLiteral {}
extension UIColor: _ExpressibleByColorLiteral {}

extension Double {
  /// The number of a value that code may give in any type of number; nil for anything else.
  init?(cardproofAny value: Any?) {
    switch value {
    case let number as Double: self = number
    case let number as CGFloat: self = Double(number)
    case let number as Float: self = Double(number)
    case let number as Int: self = Double(number)
    case let number as NSNumber: self = number.doubleValue
    default: return nil
    }
  }
}

public typealias _ImageLiteralType = UIImage
public typealias _ColorLiteralType = UIColor
