import Diagnostics
internal import TextTools

/// The Markdown of a file, without front matter, with the places of its lines.
///
/// libcmark counts lines in this text and columns in bytes; diagnostics count lines in the file and
/// columns in Unicode scalars.
struct MarkdownText {
  let file: String
  let bytes: [UInt8]
  /// The bytes of each line, without its end.
  let lines: [Range<Int>]
  /// Whether escaped pipes have to be carried through libcmark.
  let hidesPipes: Bool
  private let linesBefore: Int
  /// How many scalars begin before each 1,024th byte; empty where no line is longer.
  private let scalarCounts: [Int]

  private static let stride = 1024

  init(_ text: Substring, file: String, linesBefore: Int) {
    // The bytes of a substring would be copied one by one.
    let bytes = Array(String(text).utf8)
    self.file = file
    self.bytes = bytes
    self.linesBefore = linesBefore
    let lines = lineRanges(of: bytes)
    self.lines = lines
    hidesPipes = EscapedPipes.areHidden(in: bytes)
    var counts: [Int] = []
    if lines.contains(where: { $0.count > MarkdownText.stride }) {
      var count = 0
      for (index, byte) in bytes.enumerated() {
        if index.isMultiple(of: MarkdownText.stride) { counts.append(count) }
        if beginsScalar(byte) { count += 1 }
      }
    }
    scalarCounts = counts
  }

  func location(line: Int, byteColumn: Int) -> SourceLocation {
    place(line: line, byteColumn: byteColumn).location(in: file)
  }

  /// The place in the file of a line and a byte column, both counted from 1 as libcmark does.
  ///
  /// Places outside of the text become the nearest ones inside.
  func place(line: Int, byteColumn: Int) -> MarkdownPlace {
    guard !lines.isEmpty else { return MarkdownPlace(line: linesBefore + 1, column: 1) }
    let number = min(max(line, 1), lines.count)
    let range = lines[number - 1]
    let offset = min(max(range.lowerBound + byteColumn - 1, range.lowerBound), range.upperBound)
    return MarkdownPlace(
      line: linesBefore + number, column: scalars(in: range.lowerBound..<offset) + 1)
  }

  /// The bytes of a line, none where there is no such line.
  func content(ofLine line: Int) -> ArraySlice<UInt8> {
    guard line >= 1, line <= lines.count else { return [] }
    return bytes[lines[line - 1]]
  }

  /// How many scalars begin in a part of a line; long lines cost no more than short ones.
  private func scalars(in part: Range<Int>) -> Int {
    guard part.count > MarkdownText.stride else { return count(in: part) }
    return scalars(before: part.upperBound) - scalars(before: part.lowerBound)
  }

  private func scalars(before offset: Int) -> Int {
    let checkpoint = min(offset / MarkdownText.stride, scalarCounts.count - 1)
    return scalarCounts[checkpoint] + count(in: checkpoint * MarkdownText.stride..<offset)
  }

  private func count(in part: Range<Int>) -> Int {
    unsafe bytes.withUnsafeBufferPointer { unsafe $0[part].count(where: beginsScalar) }
  }
}

private func beginsScalar(_ byte: UInt8) -> Bool {
  byte & 0xC0 != 0x80
}

/// The lines of a text; each ends with a line feed, a carriage return or both.
private func lineRanges(of bytes: [UInt8]) -> [Range<Int>] {
  var lines: [Range<Int>] = []
  lines.reserveCapacity(bytes.count / 32)
  var start = 0
  // Each is looked for only where it was passed, so that the time is linear.
  var lineFeed = -1
  var carriageReturn = -1
  while start < bytes.count {
    if lineFeed < start {
      lineFeed = bytes.firstIndex(of: UInt8(ascii: "\n"), in: start..<bytes.count)
    }
    if carriageReturn < start {
      carriageReturn = bytes.firstIndex(of: UInt8(ascii: "\r"), in: start..<bytes.count)
    }
    let end = min(lineFeed, carriageReturn)
    lines.append(start..<end)
    start = end + (carriageReturn + 1 == lineFeed ? 2 : 1)
  }
  return lines
}
