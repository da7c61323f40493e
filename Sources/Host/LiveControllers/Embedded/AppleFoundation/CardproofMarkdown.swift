/// The parts of a text with the marks of Markdown inside of a line, which SwiftUI reads in localized keys (documented).
public enum CardproofMarkdown {
  /// A part of a text in one style.
  public struct Part: Equatable {
    public var text = ""
    public var isBold = false
    public var isItalic = false
    public var isCode = false
    public var isStruckThrough = false
    /// The address that it leads to.
    public var link: String?
    /// Whether the words follow a number: `^[2 cup](inflect: true)`.
    public var isInflected = false
  }

  /// The parts of a text; marks without their ends stay as they are.
  public static func parts(of text: String) -> [Part] {
    guard text.contains(where: { "*_`[~".contains($0) }) else { return [Part(text: text)] }
    return parts(of: Substring(text), in: Part())
  }

  private static func parts(of text: Substring, in style: Part) -> [Part] {
    var parts: [Part] = []
    var plain = style
    var rest = text
    while let first = rest.first {
      guard let (inner, change, end) = span(rest, after: text.last(before: rest)) else {
        plain.text.append(first)
        rest = rest.dropFirst()
        continue
      }
      if !plain.text.isEmpty { parts.append(plain) }
      plain = style
      var changed = style
      change(&changed)
      if changed.isCode {
        changed.text = String(inner)
        parts.append(changed)
      } else {
        parts += self.parts(of: inner, in: changed)
      }
      rest = rest[end...]
    }
    return plain.text.isEmpty ? parts : parts + [plain]
  }

  /// The text between marks at the begin of another, what the marks change, and where they end.
  private static func span(
    _ text: Substring, after before: Character?
  ) -> (Substring, (inout Part) -> Void, String.Index)? {
    let marks: [(String, (inout Part) -> Void)] = [
      ("***", { ($0.isBold, $0.isItalic) = (true, true) }), ("**", { $0.isBold = true }),
      ("__", { $0.isBold = true }), ("`", { $0.isCode = true }),
      ("~~", { $0.isStruckThrough = true }), ("~", { $0.isStruckThrough = true }),
      ("*", { $0.isItalic = true }), ("_", { $0.isItalic = true }),
    ]
    for (mark, change) in marks where text.hasPrefix(mark) {
      let inner = text.dropFirst(mark.count)
      guard let next = inner.first, !next.isWhitespace || mark == "`",
        mark.first != "_" || before.map({ !$0.isLetter && !$0.isNumber }) ?? true,
        let end = inner.firstRange(of: mark), end.lowerBound > inner.startIndex,
        mark == "`" || !inner[inner.index(before: end.lowerBound)].isWhitespace
      else { continue }
      return (inner[..<end.lowerBound], change, end.upperBound)
    }
    let isInflected = text.hasPrefix("^[")
    guard isInflected || text.first == "[", let middle = text.firstRange(of: "]("),
      let end = text[middle.upperBound...].firstIndex(of: ")")
    else { return nil }
    let target = String(text[middle.upperBound..<end])
    return (
      text.dropFirst(isInflected ? 2 : 1)[..<middle.lowerBound],
      { if isInflected { $0.isInflected = true } else { $0.link = target } }, text.index(after: end)
    )
  }
}

extension Substring {
  /// The character in front of a part of it.
  fileprivate func last(before part: Substring) -> Character? {
    part.startIndex > startIndex ? self[index(before: part.startIndex)] : nil
  }
}
