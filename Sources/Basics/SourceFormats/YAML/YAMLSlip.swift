internal import TextTools

/// A slip behind a fault of YAML that stands where libyaml does not look: a text without quotes, or a
/// colon without a space.
struct YAMLSlip {
  let message: String
  let fix: String
  /// Where it stands, as a count of Unicode scalars from the start of the text.
  let start: Int

  /// The slip that explains a fault at `fault`; nil where none is sure.
  ///
  /// `opening` is where the brackets or braces around the fault begin.
  init?(in text: [Unicode.Scalar], fault: Int, of failure: YAMLFault, opening: Int?) {
    if let opening, opening < fault {
      guard
        let slip = Self.binding(in: text, at: fault)
          ?? Self.comment(in: text, from: opening, to: fault)
      else { return nil }
      self = slip
      return
    }
    let line: Int
    switch (failure.problem, failure.context) {
    case (_, "while scanning a simple key"): line = failure.contextStart
    case ("mapping values are not allowed in this context", _):
      guard let before = Self.lineBefore(fault, in: text) else { return nil }
      if let slip = Self.indentation(in: text, at: fault, below: before) {
        self = slip
        return
      }
      line = before
    default: return nil
    }
    guard let slip = Self.colon(in: text, from: line) else { return nil }
    self = slip
  }

  private init(message: String, fix: String, start: Int) {
    self.message = message
    self.fix = fix
    self.start = start
  }

  /// `{label: Now ${response.trend}}`: the brace of the binding begins a mapping.
  private static func binding(in text: [Unicode.Scalar], at brace: Int) -> YAMLSlip? {
    guard brace > 0, brace < text.count, text[brace] == "{", text[brace - 1] == "$" else {
      return nil
    }
    var start = brace - 1
    while start > 0, !"[{,\n".unicodeScalars.contains(text[start - 1]),
      !(text[start - 1] == " " && start > 1 && text[start - 2] == ":")
    {
      start -= 1
    }
    while text[start] == " " { start += 1 }
    var end = brace - 1
    while end < text.count, !"]},\n".unicodeScalars.contains(text[end]) {
      if text[end...].starts(with: "${".unicodeScalars) {
        while end < text.count, text[end] != "}", text[end] != "\n" { end += 1 }
        guard end < text.count, text[end] == "}" else { return nil }
      }
      end += 1
    }
    return YAMLSlip(
      message: "A text with '${' needs quotes here", fix: quoting(text[start..<end]), start: start)
  }

  /// `{color: #0B7D6B}`: what follows the sign, the closing brace too, is a comment.
  private static func comment(
    in text: [Unicode.Scalar], from opening: Int, to fault: Int
  ) -> YAMLSlip? {
    var quote: Unicode.Scalar?
    var before: Unicode.Scalar = "{"
    var index = opening
    while index < min(fault, text.count) {
      let scalar = text[index]
      if let open = quote {
        if scalar == open { quote = nil }
      } else if scalar == "'" || scalar == "\"", ":,[{".unicodeScalars.contains(before) {
        quote = scalar
      } else if scalar == "#", text[index - 1] == " " {
        let line = text[index...].prefix { $0 != "\n" }
        let word = line.prefix { !" ,]}".unicodeScalars.contains($0) }
        if before == ":", word.count > 1, line.contains(where: "]},".unicodeScalars.contains) {
          return YAMLSlip(
            message: "'#' begins a comment, so Cardproof does not read the rest of the line",
            fix: quoting(word), start: index)
        }
        index += line.count
        continue
      }
      if !scalar.properties.isWhitespace { before = scalar }
      index += 1
    }
    return nil
  }

  /// `intent:OrderSoupIntent`, in the line from a place on.
  private static func colon(in text: [Unicode.Scalar], from start: Int) -> YAMLSlip? {
    guard start < text.count else { return nil }
    let line = text[start...].prefix { $0 != "\n" && $0 != "\r" }
    let key = line.prefix { $0.properties.isAlphabetic || $0 == "_" || $0 == "-" }
    let value = line.dropFirst(key.count + 1)
    guard !key.isEmpty, key.endIndex < line.endIndex, line[key.endIndex] == ":",
      let first = value.first, !first.properties.isWhitespace, first != "/", first != ":",
      value.count <= 60
    else { return nil }
    return YAMLSlip(
      message: "A space must follow the ':' of a key",
      fix: "Write '\(string(key)): \(string(value))'", start: key.endIndex)
  }

  /// `  soup: clam` and below it `   quantity: 1`: the key goes on with the value above it.
  private static func indentation(
    in text: [Unicode.Scalar], at colon: Int, below above: Int
  ) -> YAMLSlip? {
    guard colon < text.count, let last = text[..<colon].lastIndex(of: "\n"),
      let start = text[last..<colon].firstIndex(where: { $0 != "\n" && $0 != " " })
    else { return nil }
    let key = text[start..<colon]
    let isItem = text[above...].starts(with: "- ".unicodeScalars)
    let first = isItem ? above + 2 : above
    let other = text[first...].prefix(while: isOfKey)
    let value = text[other.endIndex...].prefix { $0 != "\n" && $0 != "\r" }
    let line = text[..<above].lastIndex(of: "\n").map { $0 + 1 } ?? 0
    let (own, wanted) = (start - last - 1, first - line)
    guard own > wanted, !key.isEmpty, key.allSatisfy(isOfKey), !other.isEmpty,
      value.starts(with: ": ".unicodeScalars), value.count > 2
    else { return nil }
    return YAMLSlip(
      message:
        "'\(string(key))' is indented by \(own), and '\(string(other))' above it by \(wanted)",
      fix: "Indent it by \(wanted)", start: start)
  }

  private static func isOfKey(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || scalar == "_" || scalar == "-"
  }

  /// Where the text begins on the last line above that has any.
  private static func lineBefore(_ place: Int, in text: [Unicode.Scalar]) -> Int? {
    var end = text[..<min(place, text.count)].lastIndex(of: "\n")
    while let last = end {
      let start = text[..<last].lastIndex(of: "\n").map { $0 + 1 } ?? 0
      if let first = text[start..<last].firstIndex(where: { !$0.properties.isWhitespace }) {
        return first
      }
      end = start > 0 ? start - 1 : nil
    }
    return nil
  }

  private static func quoting(_ text: ArraySlice<Unicode.Scalar>) -> String {
    let text = string(text)
    let quote = text.contains("\"") ? "'" : "\""
    // What word processors write for quotes is a part of the text.
    let bare = text.trimming { "“”„‘’".contains($0) }
    return bare.count == text.count
      ? "Put quotes around it: \(quote)\(text)\(quote)"
      : "Put straight quotes around it: \(quote)\(bare)\(quote)"
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(String(String.UnicodeScalarView(scalars)).trimmingEnd(\.isWhitespace))
  }
}
