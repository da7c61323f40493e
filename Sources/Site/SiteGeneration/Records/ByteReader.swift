/// Reads what `ByteWriter` wrote, and believes none of it.
struct ByteReader {
  private var rest: ArraySlice<UInt8>

  /// The bytes are not what was to be read.
  struct Fault: Error {}

  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func number() throws(Fault) -> Int {
    var number: UInt = 0
    var shift: UInt = 0
    while let byte = rest.popFirst() {
      guard shift < UInt(UInt.bitWidth) else { throw Fault() }
      number |= UInt(byte & 0x7F) << shift
      if byte & 0x80 == 0 { return Int(bitPattern: number) }
      shift += 7
    }
    throw Fault()
  }

  mutating func text() throws(Fault) -> String {
    let count = try number()
    guard (0...rest.count).contains(count),
      let text = String(validating: rest.prefix(count), as: UTF8.self)
    else { throw Fault() }
    rest = rest.dropFirst(count)
    return text
  }

  mutating func boolean() throws(Fault) -> Bool {
    switch try number() {
    case 0: return false
    case 1: return true
    default: throw Fault()
    }
  }

  mutating func list<Value>(
    _ each: (inout ByteReader) throws(Fault) -> Value
  ) throws(Fault) -> [Value] {
    // Every value takes a byte at least.
    let count = try number()
    guard (0...rest.count).contains(count) else { throw Fault() }
    var values: [Value] = []
    for _ in 0..<count { values.append(try each(&self)) }
    return values
  }

  mutating func optional<Value>(
    _ each: (inout ByteReader) throws(Fault) -> Value
  ) throws(Fault) -> Value? {
    let values = try list(each)
    guard values.count <= 1 else { throw Fault() }
    return values.first
  }

  mutating func texts() throws(Fault) -> [String] {
    try list { reader throws(Fault) in try reader.text() }
  }
}
