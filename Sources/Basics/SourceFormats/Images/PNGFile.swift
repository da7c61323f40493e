/// The parts of a PNG file.
struct PNGFile {
  private(set) var width = 0
  private(set) var height = 0
  private(set) var depth = 0
  private(set) var colorType = 0
  private(set) var isInterlaced = false
  private(set) var palette: [UInt8] = []
  private(set) var opacities: [UInt8] = []
  /// The packed data of all rows.
  private(set) var data: [UInt8] = []

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Goes from chunk to chunk; nil for another file, and for one that ends in a chunk.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: Self.signature) else { return nil }
    var start = 8
    while start + 12 <= bytes.count {
      let length = Self.number(bytes[start..<(start + 4)])
      guard length <= bytes.count - start - 12 else { return nil }
      let content = bytes[(start + 8)..<(start + 8 + length)]
      switch String(decoding: bytes[(start + 4)..<(start + 8)], as: UTF8.self) {
      case "IHDR" where length == 13: readHeader(Array(content))
      case "PLTE": palette = Array(content)
      case "tRNS": opacities = Array(content)
      case "IDAT": data += content
      case "IEND": return
      default: break
      }
      start += 12 + length
    }
    return nil
  }

  private mutating func readHeader(_ header: [UInt8]) {
    width = Self.number(header[0..<4])
    height = Self.number(header[4..<8])
    depth = Int(header[8])
    colorType = Int(header[9])
    isInterlaced = header[12] != 0
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  // MARK: - Writing

  /// The file of a square in red, green and blue, whose rows begin with their filter; its data is stored as it is, so that it
  /// has the same bytes everywhere.
  static func bytes(ofRows rows: [UInt8], side: Int) -> [UInt8] {
    let header = bigEndian(side) + bigEndian(side) + [8, 2, 0, 0, 0]
    var stream: [UInt8] = [0x78, 0x01]
    var rest = rows[...]
    while !rest.isEmpty {
      let part = rest.prefix(0xFFFF)
      rest = rest.dropFirst(part.count)
      let (low, high) = (UInt8(part.count & 255), UInt8(part.count >> 8))
      stream += [rest.isEmpty ? 1 : 0, low, high, ~low, ~high] + part
    }
    return signature + chunk("IHDR", header) + chunk("IDAT", stream + bigEndian(adler(rows)))
      + chunk("IEND", [])
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    return bigEndian(content.count) + body + bigEndian(checksum(body))
  }

  private static func bigEndian(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(number >> $0 & 255) }
  }

  private static func adler(_ bytes: [UInt8]) -> Int {
    var (low, high) = (1, 0)
    for byte in bytes {
      low = (low + Int(byte)) % 65521
      high = (high + low) % 65521
    }
    return high << 16 | low
  }

  /// The CRC-32 of a chunk.
  private static func checksum(_ bytes: [UInt8]) -> Int {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return Int(~crc)
  }
}
