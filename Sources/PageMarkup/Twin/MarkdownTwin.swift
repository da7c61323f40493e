internal import Diagnostics

/// A page as Markdown, for readers and machines that want no HTML.
///
/// It is made of the page's own `<main>`, so that it says what the page says, whatever its template.
/// Navigation, controls and what only a script shows are left out, and a drawing is its title and its
/// texts.
package struct MarkdownTwin {
  /// The Markdown; ends in a line feed.
  package let text: String

  /// Writes the twin of a page; `link` says where a link of the page leads in it.
  package init(of html: String, link: @escaping (String) -> String) {
    let bytes = Array(html.utf8)
    let start = bytes.firstIndex(ofText: "<main") ?? 0
    let end = bytes.lastIndex(ofText: "</main>") ?? bytes.count
    var writer = TwinWriter(link: link)
    for token in PageScanner(bytes[start..<Swift.max(start, end)]) { writer.add(token) }
    text = writer.finished()
  }
}

/// Writes the tokens of a page as Markdown.
private struct TwinWriter {
  private let link: (String) -> String
  private var lines: [String] = []
  /// The text of the block that is being written.
  private var block = ""
  /// What stands before the first line of a block: a list's mark or a heading's.
  private var mark = ""
  private var lists: [Int?] = []
  private var addresses: [String] = []
  private var cells: [String]?
  private var hasHeadRow = false
  private var isVerbatim = false
  /// The element whose content is left out, and how deep within it the writer is.
  private var skipped: (name: String, depth: Int)?
  private var drawing: Drawing?

  /// A drawing's title and texts.
  private struct Drawing {
    var texts: [String]
    var isText = false
    /// How deep within drawings: an image on a card is a drawing of its own.
    var depth = 1
    /// How deep within the overlay the writer is.
    var overlayDepth = 0
  }

  init(link: @escaping (String) -> String) {
    self.link = link
  }

  private static let skippedNames: Set = [
    "nav", "script", "dialog", "label", "select", "button", "wbr",
  ]
  private static let empty: Set = ["img", "br", "wbr", "hr", "input", "meta", "link"]

  mutating func add(_ token: PageToken) {
    if let skipped {
      switch token {
      case .start(skipped.name, _): self.skipped?.depth += 1
      case .end(skipped.name):
        self.skipped = skipped.depth > 1 ? (skipped.name, skipped.depth - 1) : nil
      default: break
      }
      return
    }
    if drawing != nil { return addToDrawing(token) }
    switch token {
    case .text(let text): add(text)
    case .start(let name, let attributes): start(name, attributes)
    case .end(let name): end(name)
    }
  }

  private mutating func add(_ text: String) {
    if isVerbatim {
      block += text
      return
    }
    let words = text.split { $0.isWhitespace && $0 != "\u{A0}" }.joined(separator: " ")
    guard !words.isEmpty else {
      if !text.isEmpty { addSpace() }
      return
    }
    if text.first?.isWhitespace == true { addSpace() }
    for character in words {
      if "\\`*_[]<|".contains(character) { block += "\\" }
      block.append(character)
    }
    if text.last?.isWhitespace == true { addSpace() }
  }

  private mutating func addSpace() {
    if !block.isEmpty, block.last != " ", block.last != "\n" { block += " " }
  }

  private mutating func start(_ name: String, _ attributes: [String: String]) {
    if attributes["hidden"] != nil || Self.skippedNames.contains(name) {
      if !Self.empty.contains(name) { skipped = (name, 1) }
      return
    }
    switch name {
    case "h1", "h2", "h3", "h4", "h5", "h6":
      flush()
      mark = String(repeating: "#", count: Int(name.dropFirst()) ?? 1) + " "
    case "ul", "dl": startList(nil)
    case "ol": startList(1)
    case "li", "dt": startItem()
    case "p" where cells != nil || !mark.isEmpty: addSpace()
    case "pre":
      flush()
      isVerbatim = true
    case "code": if !isVerbatim { block += "`" }
    case "strong", "b": block += "**"
    case "em", "i": block += "*"
    case "br": addSpace()
    case "a":
      addresses.append(attributes["href"] ?? "")
      block += addresses.last == "" ? "" : "["
    case "img":
      block += "![\(attributes["alt"] ?? "")](\(link(attributes["src"] ?? "")))"
    case "svg":
      flush()
      drawing = Drawing(texts: [attributes["aria-label"] ?? ""])
    case "table":
      flush()
      hasHeadRow = false
    case "tr": cells = []
    case "td", "th", "dd", "span", "bdi", "wbr", "sup", "sub": break
    default: flush()
    }
  }

  private mutating func end(_ name: String) {
    switch name {
    case "ul", "ol", "dl":
      flush()
      lists = lists.dropLast()
      if lists.isEmpty { separate() }
    case "dt": block = block.trimmingSpaces + ": "
    case "pre":
      isVerbatim = false
      let fence = String(repeating: "`", count: Swift.max(3, block.longestRun(of: "`") + 1))
      append("\(fence)\n\(block.trimmingSuffix("\n"))\n\(fence)")
      block = ""
      separate()
    case "code": if !isVerbatim { block += "`" }
    case "strong", "b": block += "**"
    case "em", "i": block += "*"
    case "a":
      if let address = addresses.popLast(), !address.isEmpty { block += "](\(link(address)))" }
    case "td", "th":
      cells?.append(block.trimmingSpaces.replacing("\n", with: " "))
      block = ""
    case "tr":
      if let cells, !cells.isEmpty {
        append("| \(cells.joined(separator: " | ")) |")
        if !hasHeadRow { append("|" + String(repeating: " --- |", count: cells.count)) }
        hasHeadRow = true
      }
      cells = nil
    case "table": separate()
    case "p" where cells != nil || !lists.isEmpty: addSpace()
    case "span", "bdi", "wbr", "sup", "sub": break
    default: flush()
    }
  }

  private mutating func startList(_ first: Int?) {
    flush()
    lists.append(first)
  }

  private mutating func startItem() {
    flush()
    guard let last = lists.indices.last else { return }
    let indentation = String(repeating: "  ", count: last)
    if let number = lists[last] {
      mark = "\(indentation)\(number). "
      lists[last] = number + 1
    } else {
      mark = "\(indentation)- "
    }
  }

  /// Ends the block that is being written.
  private mutating func flush() {
    guard cells == nil else { return addSpace() }
    let text = block.trimmingSpaces
    block = ""
    guard !text.isEmpty else { return }
    let indentation = String(repeating: "  ", count: lists.count)
    append((mark.isEmpty ? indentation : mark) + text)
    mark = ""
    if lists.isEmpty { separate() }
  }

  private mutating func append(_ line: String) { lines.append(line) }

  private mutating func separate() {
    if let last = lines.last, !last.isEmpty { lines.append("") }
  }

  private mutating func addToDrawing(_ token: PageToken) {
    guard var drawing else { return }
    switch token {
    case .start("text", _): drawing.isText = drawing.overlayDepth == 0
    case .end("text"): drawing.isText = false
    case .start("g", let attributes):
      let isOverlay = attributes["class"]?.contains("cp-overlay") == true
      if isOverlay || drawing.overlayDepth > 0 { drawing.overlayDepth += 1 }
    case .end("g"): drawing.overlayDepth = Swift.max(0, drawing.overlayDepth - 1)
    case .text(let text):
      let words = text.trimmingSpaces
      if drawing.isText, !words.isEmpty { drawing.texts.append(words) }
    case .start("svg", _): drawing.depth += 1
    case .end("svg") where drawing.depth > 1: drawing.depth -= 1
    case .end("svg"):
      self.drawing = nil
      add("Card: \(drawing.texts.joined(separator: " · "))")
      return flush()
    default: break
    }
    self.drawing = drawing
  }

  mutating func finished() -> String {
    flush()
    return lines.joined(separator: "\n").trimmingSpaces + "\n"
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text = text.dropFirst() }
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return String(text)
  }

  fileprivate func trimmingSuffix(_ suffix: Character) -> String {
    var text = self[...]
    while text.last == suffix { text = text.dropLast() }
    return String(text)
  }

  fileprivate func longestRun(of character: Character) -> Int {
    var longest = 0
    var run = 0
    for own in self {
      run = own == character ? run + 1 : 0
      longest = Swift.max(longest, run)
    }
    return longest
  }
}
