public let kCIInputImageKey = "inputImage"
public let kCIInputColorKey = "inputColor"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputScaleKey = "inputScale"
public let kCIInputIntensityKey = "inputIntensity"

/// An image of Core Image, of which only the size is known.
open class CIImage: NSObject, @unchecked Sendable {
  public let extent: CGRect
  init(extent: CGRect) { self.extent = extent }
  public convenience init?(image: UIImage) {
    self.init(extent: CGRect(origin: .zero, size: image.size))
  }
  public convenience init(cgImage image: CGImage) {
    self.init(extent: CGRect(x: 0, y: 0, width: image.width, height: image.height))
  }
  public convenience init?(data: Data) {
    guard let size = ImageHeader.size(of: data) else { return nil }
    self.init(extent: CGRect(origin: .zero, size: size))
  }
  public convenience init(color: CIColor) {
    self.init(extent: CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5))
  }
  open func transformed(by transform: CGAffineTransform) -> CIImage {
    CIImage(extent: extent.applying(transform))
  }
  open func cropped(to rectangle: CGRect) -> CIImage {
    CIImage(extent: extent.intersection(rectangle))
  }
  open func applyingFilter(_ name: String, parameters: [String: Any] = [:]) -> CIImage { self }
}

/// A color of Core Image, which nothing draws.
open class CIColor: NSObject, @unchecked Sendable {
  public convenience init(color: UIColor) { self.init() }
  public convenience init(cgColor: CGColor) { self.init() }
  public convenience init(
    red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1
  ) { self.init() }
  public static let black = CIColor()
  public static let white = CIColor()
  public static let clear = CIColor()
}

/// A filter, which makes an image of the size of the one it is given.
open class CIFilter: NSObject, CardproofKeyed, @unchecked Sendable {
  public let name: String
  private var values: [String: Any] = [:]

  public init?(name: String) { self.name = name }
  public convenience init?(name: String, parameters: [String: Any]?) {
    self.init(name: name)
    values = parameters ?? [:]
  }
  public convenience init?(name: String, withInputParameters parameters: [String: Any]?) {
    self.init(name: name, parameters: parameters)
  }
  fileprivate init(generator: String) { name = generator }

  public func cardproofValue(of key: String) -> Any? { values[key] }
  public func cardproofSet(_ value: Any?, of key: String) { values[key] = value }
  open func setDefaults() {}
  open var outputImage: CIImage? {
    if let input = values[kCIInputImageKey] { return input as? CIImage }
    guard name.hasSuffix("Generator") else { return nil }
    Session.noteGuess(name)
    return CIImage(extent: Self.generated)
  }

  /// A code of a short text: 25 modules and an edge of one (observed; a longer text has more).
  private static let generated = CGRect(x: 0, y: 0, width: 27, height: 27)
}

/// A generator of square codes, as a class of its own.
public protocol CIQRCodeGenerator: CIFilter {
  var message: Data { get set }
  var correctionLevel: String { get set }
}

private final class SquareCode: CIFilter, CIQRCodeGenerator, @unchecked Sendable {
  var message = Data()
  var correctionLevel = "M"
}

extension CIFilter {
  public static func qrCodeGenerator() -> CIFilter & CIQRCodeGenerator {
    SquareCode(generator: "CIQRCodeGenerator")
  }
}

/// A place where images are drawn.
open class CIContext: NSObject, @unchecked Sendable {
  public convenience init(options: [String: Any]?) { self.init() }
  open func createCGImage(_ image: CIImage, from rectangle: CGRect) -> CGImage? {
    rectangle.isEmpty ? nil : CGImage(size: rectangle.size)
  }
}

extension UIImage {
  public convenience init(ciImage image: CIImage) { self.init(cardproofDrawn: image.extent.size) }
  public convenience init(ciImage image: CIImage, scale: CGFloat, orientation: Orientation) {
    self.init(cardproofDrawn: image.extent.size.divided(by: scale))
  }
  public convenience init(cgImage image: CGImage) {
    if image.image != nil {
      // Its pixels become points, and the file of the image decides how many those are.
      Session.noteMissing("UIImage(cgImage:) without the scale of its image", changesLook: true)
    }
    self.init(cgImage: image, scale: 1, orientation: .up)
  }
  public convenience init(cgImage image: CGImage, scale: CGFloat, orientation: Orientation) {
    let size = CGSize(width: image.width, height: image.height).divided(by: scale)
    guard let own = image.image, orientation == .up, scale == own.scale else {
      self.init(cardproofDrawn: size)
      return
    }
    self.init(token: own.cardproofToken, size: own.size)
  }
  open var ciImage: CIImage? { nil }
}

extension CGSize {
  fileprivate func divided(by scale: CGFloat) -> CGSize {
    scale > 0 ? CGSize(width: width / scale, height: height / scale) : self
  }
}
