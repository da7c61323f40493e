/// Values as bytes, one after the other; `ByteReader` has them back.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  /// Seven bits a byte, the low ones first; the eighth says that more follow.
  mutating func write(_ number: Int) {
    var rest = UInt(bitPattern: number)
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes += text.utf8
  }

  mutating func write(_ value: Bool) { write(value ? 1 : 0) }

  mutating func write<Value>(
    _ values: [Value], _ each: (Value, inout ByteWriter) -> Void
  ) {
    write(values.count)
    for value in values { each(value, &self) }
  }

  mutating func write<Value>(
    ifThere value: Value?, _ each: (Value, inout ByteWriter) -> Void
  ) {
    write(value.map { [$0] } ?? [], each)
  }

  mutating func write(_ texts: [String]) { write(texts) { $1.write($0) } }
}
