import Diagnostics

/// The Markdown of a file, without front matter, with the places of its lines.
///
/// libcmark counts lines in this text and columns in bytes; diagnostics count lines in the file and
/// columns in Unicode scalars.
struct MarkdownText {
  let file: String
  let bytes: [UInt8]
  /// The bytes of each line, without its end.
  let lines: [Range<Int>]
  private let linesBefore: Int
  /// How many scalars begin before each 64th byte, so that long lines cost no more than short ones.
  private let scalarCounts: [Int]

  private static let stride = 64

  init(_ text: Substring, file: String, linesBefore: Int) {
    let bytes = Array(text.utf8)
    self.file = file
    self.bytes = bytes
    self.linesBefore = linesBefore
    lines = lineRanges(of: bytes)
    var counts: [Int] = []
    counts.reserveCapacity(bytes.count / MarkdownText.stride + 1)
    var count = 0
    for (index, byte) in bytes.enumerated() {
      if index.isMultiple(of: MarkdownText.stride) { counts.append(count) }
      if beginsScalar(byte) { count += 1 }
    }
    scalarCounts = counts
  }

  /// The place in the file of a line and a byte column, both counted from 1 as libcmark does.
  ///
  /// Places outside of the text become the nearest ones inside.
  func location(line: Int, byteColumn: Int) -> SourceLocation {
    guard !lines.isEmpty else { return SourceLocation(file: file, line: linesBefore + 1) }
    let number = min(max(line, 1), lines.count)
    let range = lines[number - 1]
    let offset = min(max(range.lowerBound + byteColumn - 1, range.lowerBound), range.upperBound)
    let column = scalars(before: offset) - scalars(before: range.lowerBound) + 1
    return SourceLocation(file: file, line: linesBefore + number, column: column)
  }

  /// The bytes of a line, none where there is no such line.
  func content(ofLine line: Int) -> ArraySlice<UInt8> {
    guard line >= 1, line <= lines.count else { return [] }
    return bytes[lines[line - 1]]
  }

  private func scalars(before offset: Int) -> Int {
    let checkpoint = min(offset / MarkdownText.stride, scalarCounts.count - 1)
    guard checkpoint >= 0 else { return 0 }
    let rest = bytes[checkpoint * MarkdownText.stride..<offset]
    return scalarCounts[checkpoint] + rest.count(where: beginsScalar)
  }
}

private func beginsScalar(_ byte: UInt8) -> Bool {
  byte & 0xC0 != 0x80
}

/// The lines of a text; each ends with a line feed, a carriage return or both.
private func lineRanges(of bytes: [UInt8]) -> [Range<Int>] {
  var lines: [Range<Int>] = []
  var start = 0
  var index = 0
  while index < bytes.count {
    let byte = bytes[index]
    if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
      lines.append(start..<index)
      let isPair =
        byte == UInt8(ascii: "\r") && index + 1 < bytes.count
        && bytes[index + 1] == UInt8(ascii: "\n")
      start = index + (isPair ? 2 : 1)
      index = start
    } else {
      index += 1
    }
  }
  if start < bytes.count { lines.append(start..<bytes.count) }
  return lines
}
