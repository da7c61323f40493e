/// The lines of the file that was asked for last, and the line that was: diagnostics come sorted by
/// place, so that each file and each line is taken apart once.
struct SourceLines {
  let source: (String) -> String?
  private var file: String?
  private var lines: [Substring.UTF8View] = []
  private var lastLine: (number: Int, scalars: [Unicode.Scalar])?

  init(source: @escaping (String) -> String?) { self.source = source }

  /// A line without its end; lines count from 1, and only a line feed ends one.
  mutating func line(_ number: Int, of file: String) -> [Unicode.Scalar]? {
    if self.file != file {
      self.file = file
      lastLine = nil
      let text = source(file) ?? ""
      lines =
        text.isEmpty
        ? [] : text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    }
    if let lastLine, lastLine.number == number { return lastLine.scalars }
    guard lines.indices.contains(number - 1) else { return nil }
    var line = lines[number - 1]
    if line.last == UInt8(ascii: "\r") { line = line.dropLast() }
    let scalars = Array(String(decoding: line, as: UTF8.self).unicodeScalars)
    lastLine = (number, scalars)
    return scalars
  }
}
