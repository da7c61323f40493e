import Diagnostics

/// A look at a Markdown text that finds out, in one pass, whether libcmark may have it.
struct MarkdownPrescan {
  private let limits: MarkdownLimits
  /// The deepest nesting so far; indentation continues at most that many containers.
  private var deepest = 0
  /// Images and brackets since the last blank line.
  private var images = 0
  private var brackets = 0

  /// Checks a text line by line.
  ///
  /// - Throws: A diagnostic at the line on which a limit is passed.
  static func check(_ text: MarkdownText, limits: MarkdownLimits) throws(Diagnostic) {
    var scan = MarkdownPrescan(limits: limits)
    for (index, line) in text.lines.enumerated() {
      guard let excess = scan.excess(in: text.bytes[line]) else { continue }
      throw Diagnostic(
        .markdownOverLimit, excess.headline, at: text.location(line: index + 1, byteColumn: 1),
        fix: excess.fix)
    }
  }

  private init(limits: MarkdownLimits) {
    self.limits = limits
  }

  /// The limit that a line exceeds.
  private mutating func excess(in line: ArraySlice<UInt8>) -> (headline: String, fix: String)? {
    let prefix = ContainerPrefix(line)
    guard !prefix.isBlank else {
      images = 0
      brackets = 0
      return nil
    }
    deepest = max(deepest, min(deepest, prefix.continued) + prefix.opened)
    guard deepest <= limits.blockDepth else {
      return (
        "Block quotes and lists nest deeper than \(limits.blockDepth) levels",
        "Nest fewer lists and quotes"
      )
    }
    countBrackets(in: line)
    guard images * brackets <= limits.imageTrials else {
      return (
        "A block of lines has too many images and brackets",
        "Put blank lines between the images"
      )
    }
    return nil
  }

  private mutating func countBrackets(in line: ArraySlice<UInt8>) {
    var previous: UInt8 = 0
    for byte in line {
      if byte == UInt8(ascii: "[") {
        brackets += 1
        if previous == UInt8(ascii: "!") { images += 1 }
      }
      previous = byte
    }
  }
}

/// The possible block quotes and list items at the start of a line.
///
/// Both counts are upper bounds: code blocks are not told apart.
private struct ContainerPrefix {
  private let line: ArraySlice<UInt8>
  private var index: Int
  private var columns = 0
  private var quotes = 0
  private var items = 0

  /// How many containers of the lines before the line may continue.
  ///
  /// A block quote needs its mark, a list item at least two columns of indentation.
  var continued: Int { quotes + columns / 2 }
  /// How many containers the line may open.
  var opened: Int { quotes + items }
  var isBlank: Bool { index == line.endIndex && opened == 0 }

  init(_ line: ArraySlice<UInt8>) {
    self.line = line
    index = line.startIndex
    while index < line.endIndex, let end = endOfPart() { index = end }
  }

  /// Counts a blank or a mark and gives the place behind it; nil where the content begins.
  private mutating func endOfPart() -> Int? {
    switch line[index] {
    case UInt8(ascii: " "): columns += 1
    case UInt8(ascii: "\t"): columns += 4
    case UInt8(ascii: ">"): quotes += 1
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"):
      guard endsMark(index + 1), items > 0 || !isThematicBreak else { return nil }
      items += 1
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      let digits = line[index...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      let mark = digits.endIndex
      guard mark < line.endIndex,
        line[mark] == UInt8(ascii: ".") || line[mark] == UInt8(ascii: ")"),
        endsMark(mark + 1)
      else { return nil }
      items += 1
      return mark + 1
    default: return nil
    }
    return index + 1
  }

  private func endsMark(_ end: Int) -> Bool {
    end == line.endIndex || line[end] == UInt8(ascii: " ") || line[end] == UInt8(ascii: "\t")
  }

  /// Whether the rest of the line is a rule such as `* * *`, which opens no list.
  private var isThematicBreak: Bool {
    let mark = line[index]
    let rest = line[index...]
    return rest.count { $0 == mark } >= 3
      && rest.allSatisfy { $0 == mark || $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }
}
