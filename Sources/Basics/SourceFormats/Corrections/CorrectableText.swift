import Diagnostics
internal import TextTools

/// The bytes of a source file from a place on, with the places of its lines, for changes of a few of them.
///
/// All bytes are counted without a byte-order mark, as places are.
struct CorrectableText {
  let file: String
  let bytes: [UInt8]
  /// How many bytes stand before: those of the mark.
  private let offset: Int
  private let lineStarts: [Int]
  /// The byte at which the correction starts.
  private(set) var start = 0

  /// Nil for what is not UTF-8 text, and where the line or the column is not there.
  init?(_ bytes: [UInt8], at location: SourceLocation) {
    guard !bytes.isEmpty, String(validating: bytes, as: UTF8.self) != nil else { return nil }
    offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let content = Array(bytes[offset...])
    file = location.file
    self.bytes = content
    lineStarts = [0] + content.indices.filter { content[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    guard let start = byte(at: location) else { return nil }
    self.start = start
  }

  private func byte(at location: SourceLocation) -> Int? {
    guard lineStarts.indices.contains(location.line - 1), location.column >= 1 else { return nil }
    var position = lineStarts[location.line - 1]
    var column = 1
    while column < location.column {
      guard position < bytes.count, bytes[position] != UInt8(ascii: "\n") else { return nil }
      position += 1
      while position < bytes.count, bytes[position] & 0xC0 == 0x80 { position += 1 }
      column += 1
    }
    return position
  }

  func starts(with text: String, at byte: Int) -> Bool {
    byte <= bytes.count && bytes[byte...].starts(with: text.utf8)
  }

  /// The byte after the line feed of the line that a byte stands on, or the end of the text.
  func lineEnd(after byte: Int) -> Int {
    bytes[byte...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
  }

  func lineStart(of byte: Int) -> Int {
    (bytes[..<byte].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
  }

  func isBlank(_ range: Range<Int>) -> Bool { bytes[range].allSatisfy(isWhiteSpace) }

  /// The whole line of a range that nothing else stands on; nil for one that shares its line.
  func lineOfItsOwn(_ range: Range<Int>) -> Range<Int>? {
    let line = lineStart(of: range.lowerBound)..<lineEnd(after: range.upperBound)
    return isBlank(line.lowerBound..<range.lowerBound)
      && isBlank(range.upperBound..<line.upperBound) ? line : nil
  }

  /// The end of the line as the line before a byte has it, or else as the file has it.
  func lineBreak(before byte: Int) -> String {
    let start = lineStart(of: byte)
    let end = start > 0 ? start : lineEnd(after: byte)
    return end > 1 && bytes[end - 1] == UInt8(ascii: "\n") && bytes[end - 2] == UInt8(ascii: "\r")
      ? "\r\n" : "\n"
  }

  func edit(
    _ range: Range<Int>, to new: String, outOf container: SourceEdit.Container? = nil
  ) -> SourceEdit {
    SourceEdit(
      range: (range.lowerBound + offset)..<(range.upperBound + offset),
      old: String(decoding: bytes[range], as: UTF8.self), new: new,
      from: place(of: range.lowerBound), to: place(of: range.upperBound), outOf: container)
  }

  private func place(of byte: Int) -> SourceLocation {
    let start = lineStart(of: byte)
    let line = lineStarts.partitioned(by: start)
    let column = bytes[start..<byte].count { $0 & 0xC0 != 0x80 } + 1
    return SourceLocation(file: file, line: line, column: column)
  }
}

extension [Int] {
  /// How many values of a sorted array are at most one given.
  fileprivate func partitioned(by value: Int) -> Int {
    var range = 0..<count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = self[middle] > value ? range.lowerBound..<middle : (middle + 1)..<range.upperBound
    }
    return range.lowerBound
  }
}
