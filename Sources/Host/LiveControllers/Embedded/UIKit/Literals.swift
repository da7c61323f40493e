extension UIImage: _ExpressibleByImageLiteral {}
extension UIColor: _ExpressibleByColorLiteral {}

public typealias _ImageLiteralType = UIImage
public typealias _ColorLiteralType = UIColor
