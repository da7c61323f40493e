/// The first bytes of image files, which tell their size in pixels.
enum ImageHeader {
  /// The mark of an image file, as the host knows the project's by.
  static func print(of data: Data) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in data { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return "\(data.count) \(hash)"
  }

  /// The size of a PNG, GIF or JPEG; nil for other data.
  static func size(of data: Data) -> CGSize? {
    let bytes = [UInt8](data)
    guard bytes.count > 24 else { return nil }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      return CGSize(width: number(bytes[16..<20]), height: number(bytes[20..<24]))
    }
    if bytes.starts(with: [0x47, 0x49, 0x46]) {
      return CGSize(
        width: number([bytes[7], bytes[6]][...]), height: number([bytes[9], bytes[8]][...]))
    }
    return bytes.starts(with: [0xFF, 0xD8]) ? jpegSize(bytes) : nil
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  /// Walks the segments of a JPEG up to the one that begins a frame.
  private static func jpegSize(_ bytes: [UInt8]) -> CGSize? {
    var index = 2
    while index + 9 < bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return CGSize(
          width: number(bytes[index + 7..<index + 9]),
          height: number(bytes[index + 5..<index + 7]))
      }
      index += 2 + number(bytes[index + 2..<index + 4])
    }
    return nil
  }
}

/// An image of Core Graphics, of which only the size in pixels is known, and the image of UIKit that it is of.
public final class CGImage: @unchecked Sendable {
  public let width, height: Int
  let image: UIImage?
  init(size: CGSize, of image: UIImage? = nil) {
    self.image = image
    width = Int(min(max(size.width, 0), 1e6))
    height = Int(min(max(size.height, 0), 1e6))
  }
}
