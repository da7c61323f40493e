/// Unpacks data in the form of RFC 1951, as PNG has it; one bit after the other, up to a known length.
struct Inflater {
  private let bytes: ArraySlice<UInt8>
  private var index: Int
  private var bits: UInt32 = 0
  private var bitCount = 0
  private var output: [UInt8] = []
  private let length: Int

  /// The data of a zlib stream, whose header and checksum are passed over; nil where it is damaged or longer or shorter
  /// than expected.
  static func unpacked(_ stream: [UInt8], length: Int) -> [UInt8]? {
    guard stream.count > 2, stream[0] & 15 == 8, stream[1] & 32 == 0 else { return nil }
    var inflater = Inflater(stream[2...], length: length)
    return inflater.read() && inflater.output.count == length ? inflater.output : nil
  }

  private init(_ bytes: ArraySlice<UInt8>, length: Int) {
    self.bytes = bytes
    self.length = length
    index = bytes.startIndex
    output.reserveCapacity(length)
  }

  private mutating func read() -> Bool {
    while true {
      guard let isLast = take(1), let kind = take(2) else { return false }
      let isWhole =
        switch kind {
        case 0: copyStored()
        case 1: copy(Self.fixedLengths, Self.fixedDistances)
        case 2: copyDynamic()
        default: false
        }
      if !isWhole { return false }
      if isLast == 1 { return true }
    }
  }

  private mutating func take(_ count: Int) -> Int? {
    while bitCount < count {
      guard index < bytes.endIndex else { return nil }
      bits |= UInt32(bytes[index]) << UInt32(bitCount)
      index += 1
      bitCount += 8
    }
    let value = bits & ((1 << UInt32(count)) - 1)
    bits >>= UInt32(count)
    bitCount -= count
    return Int(value)
  }

  private mutating func copyStored() -> Bool {
    bits = 0
    bitCount = 0
    guard let count = take(16), take(16) != nil, count <= length - output.count,
      index + count <= bytes.endIndex
    else { return false }
    output += bytes[index..<(index + count)]
    index += count
    return true
  }

  private mutating func copyDynamic() -> Bool {
    guard let literals = take(5), let distances = take(5), let codes = take(4) else { return false }
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    var lengths = [UInt8](repeating: 0, count: 19)
    for place in order.prefix(codes + 4) {
      guard let length = take(3) else { return false }
      lengths[place] = UInt8(length)
    }
    guard let code = HuffmanCode(lengths) else { return false }
    let count = literals + 257 + distances + 1
    var all: [UInt8] = []
    while all.count < count {
      guard let symbol = symbol(of: code) else { return false }
      if symbol < 16 {
        all.append(UInt8(symbol))
        continue
      }
      let (extra, base) = symbol == 16 ? (2, 3) : symbol == 17 ? (3, 3) : (7, 11)
      guard let more = take(extra), symbol > 16 || !all.isEmpty else { return false }
      all += Array(repeating: symbol == 16 ? all[all.count - 1] : 0, count: base + more)
    }
    guard all.count == count, let lengthCode = HuffmanCode(Array(all[..<(literals + 257)])),
      let distanceCode = HuffmanCode(Array(all[(literals + 257)...]))
    else { return false }
    return copy(lengthCode, distanceCode)
  }

  private mutating func copy(_ lengths: HuffmanCode?, _ distances: HuffmanCode?) -> Bool {
    guard let lengths, let distances else { return false }
    while let symbol = symbol(of: lengths) {
      if symbol < 256 {
        guard output.count < length else { return false }
        output.append(UInt8(symbol))
        continue
      }
      if symbol == 256 { return true }
      guard symbol <= 285, let count = extended(symbol - 257, Self.lengthBases, Self.lengthBits),
        let code = self.symbol(of: distances), code < 30,
        let back = extended(code, Self.distanceBases, Self.distanceBits), back <= output.count,
        count <= length - output.count
      else { return false }
      for _ in 0..<count { output.append(output[output.count - back]) }
    }
    return false
  }

  private mutating func extended(_ code: Int, _ bases: [Int], _ bits: [Int]) -> Int? {
    take(bits[code]).map { bases[code] + $0 }
  }

  private mutating func symbol(of code: HuffmanCode) -> Int? {
    var value = 0
    var first = 0
    var place = 0
    for count in code.counts.dropFirst() {
      guard let bit = take(1) else { return nil }
      value |= bit
      if value - first < count { return code.symbols[place + value - first] }
      place += count
      first = (first + count) << 1
      value <<= 1
    }
    return nil
  }

  private static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  private static let distanceBits = [
    0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13,
    13,
  ]
  private static let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049,
    3073, 4097, 6145, 8193, 12289, 16385, 24577,
  ]
  private static let fixedLengths = HuffmanCode(
    (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  private static let fixedDistances = HuffmanCode([UInt8](repeating: 5, count: 30))
}

/// A canonical code: how many symbols have each length, and the symbols in the order of their codes.
private struct HuffmanCode {
  let counts: [Int]
  let symbols: [Int]

  /// Nil where more codes are given than there is room for.
  init?(_ lengths: [UInt8]) {
    var counts = [Int](repeating: 0, count: 16)
    for length in lengths where length < 16 { counts[Int(length)] += 1 }
    counts[0] = 0
    var room = 1
    for count in counts.dropFirst() {
      room = room * 2 - count
      if room < 0 { return nil }
    }
    self.counts = counts
    symbols = lengths.indices.filter { lengths[$0] > 0 }.sorted {
      (lengths[$0], $0) < (lengths[$1], $1)
    }
  }
}
