import Diagnostics

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The objects of a binary property list, by number.
///
/// The format is that of `CFBinaryPList.c` in Apple's open-source CoreFoundation: a header, the
/// objects, a table of their offsets, and a trailer of 32 bytes; all numbers are big-endian.
struct BinaryPropertyListObjects {
  /// The number of the outermost object.
  let root: Int
  private let path: String
  private let bytes: [UInt8]
  private let count: Int
  private let offsetTable: Int
  private let offsetSize: Int
  private let referenceSize: Int

  /// An object; collections name what they hold by number.
  enum Object {
    case scalar(PropertyListNode.Content)
    case array([Int])
    case dictionary(keys: [Int], values: [Int])
  }

  /// Reads the trailer.
  ///
  /// - Throws: A diagnostic when the trailer does not fit the file.
  init(path: String, bytes: [UInt8]) throws(Diagnostic) {
    let trailer = bytes.suffix(32)
    let numbers = stride(from: 8, to: 32, by: 8).map { start in
      unsigned(trailer.dropFirst(start).prefix(8))
    }
    self.path = path
    self.bytes = bytes
    self.offsetSize = Int(trailer.dropFirst(6).first ?? 0)
    self.referenceSize = Int(trailer.dropFirst(7).first ?? 0)
    self.count = Int(clamping: numbers[0])
    self.root = Int(clamping: numbers[1])
    self.offsetTable = Int(clamping: numbers[2])
    let tableSize = count.multipliedReportingOverflow(by: offsetSize)
    guard bytes.starts(with: "bplist00".utf8), bytes.count >= 8 + 32, 1...8 ~= offsetSize,
      1...8 ~= referenceSize, root < count, offsetTable >= 8, !tableSize.overflow,
      offsetTable <= bytes.count - 32, tableSize.partialValue <= bytes.count - 32 - offsetTable
    else { throw damage("its header or its trailer is wrong") }
  }

  /// An object by its number.
  ///
  /// - Throws: A diagnostic when it is not there or is none.
  func object(_ index: Int) throws(Diagnostic) -> Object {
    guard index < count else { throw damage("it refers to a value that does not exist") }
    let place = unsigned(bytes[(offsetTable + index * offsetSize)...].prefix(offsetSize))
    guard place >= 8, place < offsetTable else { throw damage("a value is outside of the file") }
    let start = Int(place)
    let (kind, low) = (bytes[start] >> 4, Int(bytes[start] & 0x0F))
    switch kind {
    case 0x0 where low == 8 || low == 9: return .scalar(.boolean(low == 9))
    case 0x1 where low <= 4: return .scalar(.integer(try integer(at: start + 1, size: 1 << low)))
    case 0x2 where low == 2 || low == 3:
      return .scalar(.real(try real(slice(at: start + 1, count: 1 << low))))
    case 0x3 where low == 3: return .scalar(.date(try date(slice(at: start + 1, count: 8))))
    case 0x4: return .scalar(.data(Array(try items(at: start, size: 1))))
    case 0x5: return .scalar(.string(try ascii(items(at: start, size: 1))))
    case 0x6: return .scalar(.string(try utf16(items(at: start, size: 2))))
    case 0xA: return .array(references(try items(at: start, size: referenceSize)))
    case 0xD:
      let all = references(try items(at: start, size: 2 * referenceSize))
      return .dictionary(
        keys: Array(all.prefix(all.count / 2)), values: Array(all.suffix(all.count / 2)))
    default: throw damage("it has a value of an unknown kind")
    }
  }

  func damage(_ detail: String) -> Diagnostic {
    Diagnostic(
      .malformedPropertyList, "The binary property list is damaged: \(detail)",
      at: SourceLocation(file: path), fix: "Restore the file, or save the list as XML")
  }
}

extension BinaryPropertyListObjects {
  /// The bytes of an object of several items; their number follows the marker.
  private func items(at start: Int, size: Int) throws(Diagnostic) -> ArraySlice<UInt8> {
    let low = Int(bytes[start] & 0x0F)
    if low < 0x0F { return try slice(at: start + 1, count: low, size: size) }
    guard let marker = try slice(at: start + 1, count: 1).first, marker >> 4 == 0x1,
      marker & 0x0F <= 3
    else { throw damage("a value has no size") }
    let width = 1 << Int(marker & 0x0F)
    let count = unsigned(try slice(at: start + 2, count: width))
    return try slice(at: start + 2 + width, count: Int(clamping: count), size: size)
  }

  private func slice(
    at start: Int, count: Int, size: Int = 1
  ) throws(Diagnostic) -> ArraySlice<UInt8> {
    guard start <= offsetTable, count <= (offsetTable - start) / size else {
      throw damage("a value reaches out of the file")
    }
    return bytes[start..<start + count * size]
  }

  private func references(_ bytes: ArraySlice<UInt8>) -> [Int] {
    stride(from: bytes.startIndex, to: bytes.endIndex, by: referenceSize).map { start in
      Int(clamping: unsigned(bytes[start...].prefix(referenceSize)))
    }
  }

  /// A whole number; those of 8 and 16 bytes have a sign.
  private func integer(at start: Int, size: Int) throws(Diagnostic) -> Int {
    let digits = try slice(at: start, count: size)
    let low = unsigned(digits.suffix(8))
    if size < 8 { return Int(low) }
    let number = Int(Int64(bitPattern: low))
    let high = size == 16 ? unsigned(digits.prefix(8)) : (number < 0 ? .max : 0)
    guard high == (number < 0 ? .max : 0) else {
      throw damage("a whole number is too large for 64 bits")
    }
    return number
  }

  private func real(_ bytes: ArraySlice<UInt8>) throws(Diagnostic) -> Double {
    let bits = unsigned(bytes)
    let number =
      bytes.count == 4
      ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))) : Double(bitPattern: bits)
    guard number.isFinite else { throw damage("a number is not finite") }
    return number
  }

  /// A date in the form of the XML list, from seconds since the start of 2001.
  private func date(_ bytes: ArraySlice<UInt8>) throws(Diagnostic) -> String {
    let seconds = Double(bitPattern: unsigned(bytes))
    // The years 1 to 9999.
    guard (-63_114_076_800..<252_455_616_000).contains(seconds) else {
      throw damage("a date is out of range")
    }
    return Date(timeIntervalSinceReferenceDate: seconds.rounded(.down)).formatted(.iso8601)
  }

  private func ascii(_ bytes: ArraySlice<UInt8>) throws(Diagnostic) -> String {
    guard bytes.allSatisfy({ $0 < 0x80 }) else { throw damage("a text is not ASCII") }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func utf16(_ bytes: ArraySlice<UInt8>) throws(Diagnostic) -> String {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map { start in
      UInt16(truncatingIfNeeded: unsigned(bytes[start...].prefix(2)))
    }
    guard let text = String(validating: units, as: UTF16.self) else {
      throw damage("a text is not UTF-16")
    }
    return text
  }
}

/// A big-endian number of up to 8 bytes.
private func unsigned(_ bytes: some Sequence<UInt8>) -> UInt64 {
  bytes.reduce(0) { $0 << 8 | UInt64($1) }
}
