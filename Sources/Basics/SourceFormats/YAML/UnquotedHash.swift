internal import Diagnostics

/// Finds keys whose value became a comment: `tint: #FF0000`.
///
/// YAML takes what follows ` #` for a comment, and the key for one without a value, without a word.
struct UnquotedHash {
  private let lines: [Substring]
  private let firstLine: Int

  /// `startingAtLine` is the number of the text's first line.
  init(_ text: String, startingAtLine firstLine: Int) {
    // No place counts a mark of byte order.
    let text = text.unicodeScalars.first == "\u{FEFF}" ? text.dropFirst() : text[...]
    lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    self.firstLine = firstLine
  }

  /// Whether anything but blanks is missing between a colon and the sign on some line.
  static func mayOccur(in bytes: [UInt8]) -> Bool {
    var isBehindColon = false
    for byte in bytes {
      switch byte {
      case UInt8(ascii: ":"): isBehindColon = true
      case UInt8(ascii: " "), UInt8(ascii: "\t"): break
      case UInt8(ascii: "#") where isBehindColon: return true
      default: isBehindColon = false
      }
    }
    return false
  }

  func findings(in root: YAMLNode) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    var rest = [root]
    while let node = rest.popLast() {
      switch node.content {
      case .scalar: break
      case .sequence(let items): rest += items.reversed()
      case .mapping(let entries):
        findings += entries.compactMap(finding)
        rest += entries.reversed().map(\.value)
      }
    }
    return findings
  }

  private func finding(_ entry: YAMLEntry) -> Diagnostic? {
    guard case .scalar(let scalar) = entry.value.content, !scalar.isQuoted, scalar.text.isEmpty,
      let comment = comment(behind: entry)
    else { return nil }
    return Diagnostic(
      .wrongType, "'#' begins a comment, so '\(entry.key)' has no value", at: entry.keyLocation,
      fix: "Write \"\(comment)\"")
  }

  /// The color that stands as a comment behind a key, on the same line.
  private func comment(behind entry: YAMLEntry) -> Substring? {
    let index = entry.keyLocation.line - firstLine
    guard lines.indices.contains(index) else { return nil }
    let line = lines[index].unicodeScalars.dropFirst(entry.keyLocation.column - 1)
    guard let colon = line.firstIndex(of: ":") else { return nil }
    let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
    guard value.first == "#" else { return nil }
    let word = value.prefix { !$0.properties.isWhitespace }
    guard [3, 6, 8].contains(word.count - 1),
      word.dropFirst().allSatisfy(\.properties.isASCIIHexDigit)
    else { return nil }
    return Substring(word)
  }
}
