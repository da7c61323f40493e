import Diagnostics
internal import TextTools

/// The checks of every text format before it parses: size, emptiness and conflict markers.
struct SourceChecks {
  private let file: String
  private let bytes: [UInt8]
  private let firstLine: Int

  init(file: String, bytes: [UInt8], firstLine: Int = 1) {
    self.file = file
    self.bytes = bytes
    self.firstLine = firstLine
  }

  /// Checks in the order in which a person would want to hear of it.
  ///
  /// A line `=======` without the other markers counts only where asked for: in XML it may
  /// underline a heading inside a text.
  ///
  /// - Throws: A diagnostic for the first check that fails.
  func run(limits: ReadingLimits, refusesLoneSeparator: Bool) throws(Diagnostic) {
    try SourceChecks.checkSize(of: bytes.count, file: file, limits: limits)
    if bytes.allSatisfy(isWhiteSpace) {
      throw Diagnostic(
        .emptyFile, bytes.isEmpty ? "The file is empty" : "The file has only white space",
        at: SourceLocation(file: file, line: firstLine),
        fix: "Restore its content, or remove the file"
      )
    }
    if let marker = firstConflictMarker(loneSeparatorCounts: refusesLoneSeparator) {
      var places = PlaceCursor(file: file, bytes: bytes, firstLine: firstLine)
      throw Diagnostic(
        .mergeConflict, "The file has conflict markers of an unfinished merge",
        at: places.place(atByte: marker), fix: "Resolve the conflict and remove the markers")
    }
  }

  static func checkSize(of count: Int, file: String, limits: ReadingLimits) throws(Diagnostic) {
    guard count > limits.bytes else { return }
    throw Diagnostic(
      .overLimit, "The file has \(count) bytes; the limit is \(limits.bytes)",
      at: SourceLocation(file: file), fix: "Split the file")
  }

  /// The byte at which the first conflict marker starts.
  private func firstConflictMarker(loneSeparatorCounts: Bool) -> Int? {
    var separator: Int?
    var start = 0
    while start < bytes.count {
      let line = bytes[start...]
      if line.starts(with: "<<<<<<< ".utf8) || line.starts(with: ">>>>>>> ".utf8) {
        return separator ?? start
      }
      if separator == nil, isSeparator(line) { separator = start }
      guard let end = line.firstIndex(of: UInt8(ascii: "\n")) else { break }
      start = end + 1
    }
    return loneSeparatorCounts ? separator : nil
  }

  private func isSeparator(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.starts(with: "=======".utf8) else { return false }
    guard let next = line.dropFirst(7).first else { return true }
    return next == UInt8(ascii: "\n") || next == UInt8(ascii: "\r")
  }
}
