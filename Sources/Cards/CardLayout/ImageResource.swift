internal import Digests
internal import TextTools
package import Views

/// An image of the project, by the name that code and layouts use for it.
package struct ImageResource: Hashable, Sendable {
  package let name: String
  /// The path relative to the source folder.
  package let path: String
  package let format: Format
  /// The size in points; nil when the file does not tell.
  package let size: Size?
  package let bytes: [UInt8]
  /// The digest of the bytes, which tells another picture at the same path.
  package let digest: String
  /// Whether views draw it in their tint (`template-rendering-intent` of its asset catalog).
  package let isTemplate: Bool
  /// The variant for the dark appearance.
  private let darkVariant: [ImageResource]

  package var dark: ImageResource? { darkVariant.first }

  package enum Format: String, Hashable, Sendable {
    case png, jpeg, svg
    /// A vector image of an asset catalog, of which only the place is drawn.
    case pdf

    /// By the ending of a file's name; nil for other files.
    package init?(path: String) {
      switch SourcePath(path).ending {
      case "png": self = .png
      case "jpg", "jpeg": self = .jpeg
      case "svg": self = .svg
      default: return nil
      }
    }

    package var mediaType: String { self == .svg ? "image/svg+xml" : "image/\(rawValue)" }

    /// Whether a browser draws it.
    package var isDrawn: Bool { self != .pdf }
  }

  package init(
    name: String, path: String, format: Format, bytes: [UInt8], scale: Int = 1,
    isTemplate: Bool = false
  ) {
    darkVariant = []
    self.isTemplate = isTemplate
    self.name = name
    self.path = path
    self.format = format
    self.bytes = bytes
    digest = SHA256.shortHex(bytes)
    size = ImageHeader(bytes, format: format)?.size(atScale: scale)
  }

  /// The mark by which a running class knows the file's bytes again: their number and FNV-1a hash, as the class's
  /// program has no SHA-256.
  var print: String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return "\(bytes.count) \(hash)"
  }

  private init(_ image: ImageResource, dark: ImageResource) {
    name = image.name
    path = image.path
    format = image.format
    size = image.size
    bytes = image.bytes
    digest = image.digest
    isTemplate = image.isTemplate
    darkVariant = [dark]
  }

  /// The largest image that becomes part of a drawing, in bytes.
  private static let largestEmbedded = 4096

  /// Whether the image is small enough to be part of a drawing.
  package var isEmbedded: Bool { bytes.count <= Self.largestEmbedded }

  /// Whether a drawing can be filled through it: the bytes are small enough to be in each.
  package var isMask: Bool { format.isDrawn && bytes.count <= Self.largestEmbedded * 8 }

  /// The image with another one for the dark appearance.
  package func with(dark: ImageResource) -> ImageResource { ImageResource(self, dark: dark) }
}

/// The size that an image's first bytes tell.
struct ImageHeader {
  private let width: Double
  private let height: Double

  init?(_ bytes: [UInt8], format: ImageResource.Format) {
    let size: (Double, Double)? =
      switch format {
      case .png: ImageHeader.png(bytes)
      case .jpeg: ImageHeader.jpeg(bytes)
      case .svg: ImageHeader.svg(bytes)
      case .pdf: ImageHeader.pdf(bytes)
      }
    guard let size, size.0 > 0, size.1 > 0, size.0 < 100_000, size.1 < 100_000 else { return nil }
    (width, height) = size
  }

  func size(atScale scale: Int) -> Size {
    Size(width: Points(width / Double(scale)), height: Points(height / Double(scale)))
  }

  private static func png(_ bytes: [UInt8]) -> (Double, Double)? {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
    return (Double(bigEndian(bytes[16..<20])), Double(bigEndian(bytes[20..<24])))
  }

  /// Goes from marker to marker to the frame header, which holds the size.
  private static func jpeg(_ bytes: [UInt8]) -> (Double, Double)? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var index = 2
    while index + 9 < bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame {
        return (
          Double(bigEndian(bytes[(index + 7)..<(index + 9)])),
          Double(bigEndian(bytes[(index + 5)..<(index + 7)]))
        )
      }
      index += 2 + max(2, bigEndian(bytes[(index + 2)..<(index + 4)]))
    }
    return nil
  }

  /// The root's `width` and `height`, else its `viewBox`; only the start of the file is looked at.
  private static func svg(_ bytes: [UInt8]) -> (Double, Double)? {
    let head = String(decoding: bytes.prefix(4096), as: UTF8.self)
    guard let start = head.firstRange(of: "<svg"),
      let end = head[start.upperBound...].firstIndex(of: ">")
    else { return nil }
    let tag = head[start.upperBound..<end]
    if let width = length("width", in: tag), let height = length("height", in: tag) {
      return (width, height)
    }
    let box = attribute("viewBox", in: tag)?.split { $0 == " " || $0 == "," }.compactMap {
      Double($0)
    }
    guard let box, box.count == 4 else { return nil }
    return (box[2], box[3])
  }

  /// The size of the first `MediaBox`, in points; nil where it is packed.
  private static func pdf(_ bytes: [UInt8]) -> (Double, Double)? {
    guard let start = bytes.firstIndex(ofText: "/MediaBox") else { return nil }
    let rest = String(decoding: bytes[start...].prefix(256), as: UTF8.self)
    guard let open = rest.firstIndex(of: "["), let close = rest.firstIndex(of: "]"), open < close
    else { return nil }
    let sides = rest[rest.index(after: open)..<close].split(whereSeparator: \.isWhitespace)
      .compactMap { Double($0) }
    return sides.count == 4 ? (sides[2] - sides[0], sides[3] - sides[1]) : nil
  }

  private static func length(_ name: String, in tag: Substring) -> Double? {
    guard let text = attribute(name, in: tag) else { return nil }
    return Double(text.hasSuffix("px") ? text.dropLast(2) : text)
  }

  private static func attribute(_ name: String, in tag: Substring) -> Substring? {
    for quote in ["\"", "'"] {
      guard let start = tag.firstRange(of: " \(name)=\(quote)") else { continue }
      let value = tag[start.upperBound...]
      return value.firstIndex(of: Character(quote)).map { value[..<$0] }
    }
    return nil
  }

  private static func bigEndian(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}

/// The images of a project, by name.
package struct ImageCatalog: Hashable, Sendable {
  private let images: [String: ImageResource]

  package static let empty = ImageCatalog([])

  package init(_ images: [ImageResource]) {
    self.images = Dictionary(images.map { ($0.name, $0) }) { first, _ in first }
  }

  /// An image by its name, with or without the ending of its file.
  package subscript(name: String) -> ImageResource? {
    images[name] ?? images[String(name.prefix { $0 != "." })]
  }

  package var names: [String] { images.keys.sorted() }

  /// The sizes in points of the images whose files tell them, by name.
  package var sizes: [String: Size] { images.compactMapValues(\.size) }

  /// The names of the images, by the marks of their files; of equal files the first.
  package var prints: [String: String] {
    Dictionary(names.compactMap { name in images[name].map { ($0.print, name) } }) { first, _ in
      first
    }
  }
}
