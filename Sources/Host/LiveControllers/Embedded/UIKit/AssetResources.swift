/// An image of an asset catalog, as Xcode names each of them.
public struct ImageResource: Hashable, Sendable {
  public let cardproofName: String
  public init(name: String, bundle: Bundle) { cardproofName = name }
}

/// A color of an asset catalog, as Xcode names each of them.
public struct ColorResource: Hashable, Sendable {
  public let cardproofName: String
  public init(name: String, bundle: Bundle) { cardproofName = name }
}

extension UIImage {
  public convenience init(resource: ImageResource) {
    self.init(imageLiteralResourceName: resource.cardproofName)
  }
}

extension UIColor {
  public convenience init(resource: ColorResource) {
    self.init(token: ["named": .string(resource.cardproofName)])
  }
}
