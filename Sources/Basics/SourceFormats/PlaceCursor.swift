import Diagnostics
internal import TextTools

/// Finds line and column of places in a UTF-8 text.
///
/// It walks forward and remembers where it is, so that asking for many places in their order costs
/// one pass; asking for an earlier place starts again from the top. Only a line feed ends a line,
/// as in the excerpts that `DiagnosticText` shows.
struct PlaceCursor {
  private let file: String
  let bytes: [UInt8]
  private let firstLine: Int
  private var position: Position

  private struct Position {
    var byte = 0
    var scalar = 0
    var line: Int
    var column = 1
  }

  init(file: String, bytes: [UInt8], firstLine: Int = 1) {
    self.file = file
    self.bytes = bytes
    self.firstLine = firstLine
    self.position = Position(line: firstLine)
  }

  /// The place of a byte, counted from 0; the end of the text when there are fewer.
  mutating func place(atByte target: Int) -> SourceLocation {
    if target < position.byte { position = Position(line: firstLine) }
    while position.byte < target, position.byte < bytes.count { step() }
    return location
  }

  /// The place of a Unicode scalar, counted from 0; the end of the text when there are fewer.
  mutating func place(atScalar target: Int) -> SourceLocation {
    if target < position.scalar { position = Position(line: firstLine) }
    while position.scalar < target, position.byte < bytes.count { step() }
    return location
  }

  /// Whether only white space stands before a scalar, counted from 0, on its line.
  mutating func isFirstOnLine(_ target: Int) -> Bool {
    _ = place(atScalar: target)
    let line = bytes[..<position.byte].reversed().prefix { $0 != UInt8(ascii: "\n") }
    return line.allSatisfy(isWhiteSpace)
  }

  /// The scalar at a place, counted from 0; nil at the end of the text.
  mutating func scalar(at target: Int) -> Unicode.Scalar? {
    _ = place(atScalar: target)
    return String(decoding: bytes[position.byte...].prefix(4), as: UTF8.self).unicodeScalars.first
  }

  /// The scalars of the text.
  var scalars: [Unicode.Scalar] { Array(String(decoding: bytes, as: UTF8.self).unicodeScalars) }

  private var location: SourceLocation {
    SourceLocation(file: file, line: position.line, column: position.column)
  }

  private mutating func step() {
    let first = bytes[position.byte]
    position.byte += 1
    while position.byte < bytes.count, bytes[position.byte] & 0xC0 == 0x80 { position.byte += 1 }
    position.scalar += 1
    if first == UInt8(ascii: "\n") {
      position.line += 1
      position.column = 1
    } else {
      position.column += 1
    }
  }
}
