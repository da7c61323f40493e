internal import TextTools

/// A language that nobody speaks: accented and lengthened texts in brackets, which show what is not
/// translated and what has no room for longer words.
///
/// Its tag is that of a language with a private part, so that values keep the formats of that one.
package enum PseudoLanguage {
  private static let ending = "-x-pseudo"
  private static let mirroredEnding = "-x-mirrored"

  /// The tag of the pseudo-language made of a language; the mirrored one runs from right to left.
  package static func tag(of language: String, isMirrored: Bool = false) -> String {
    base(of: language) + (isMirrored ? mirroredEnding : ending)
  }

  private static func isMirrored(_ tag: String) -> Bool { tag.hasSuffix(mirroredEnding) }

  /// Whether a tag's language runs from right to left, a pseudo-language or a real one.
  package static func isRightToLeft(_ tag: String) -> Bool {
    isMirrored(tag) || isWrittenRightToLeft(language: tag)
  }

  package static func isPseudo(_ tag: String) -> Bool { tag.hasSuffix(ending) || isMirrored(tag) }

  /// The language that a pseudo-language is made of; other tags as they are.
  package static func base(of tag: String) -> String {
    for ending in [ending, mirroredEnding] where tag.hasSuffix(ending) {
      return String(tag.dropLast(ending.count))
    }
    return tag
  }

  /// A text in the pseudo-language: vowels stand twice, which makes most texts a third longer, as
  /// translations of English often are (convention).
  ///
  /// Placeholders of phrases (`${name}`) and of formats (`%1$@`) stay as they are.
  package static func text(_ text: String) -> String {
    guard text.contains(where: { !$0.isWhitespace }) else { return text }
    var result = "["
    var rest = text[...]
    while let character = rest.first {
      let placeholder = placeholder(at: rest)
      if placeholder.isEmpty {
        result += letters[character] ?? String(character)
        rest = rest.dropFirst()
      } else {
        result += placeholder
        rest = rest[placeholder.endIndex...]
      }
    }
    return result + "]"
  }

  /// The placeholder that a text begins with; empty where it begins with none.
  private static func placeholder(at text: Substring) -> Substring {
    if text.hasPrefix("${") {
      return text.firstIndex(of: "}").map { text[...$0] } ?? text.prefix(0)
    }
    guard text.first == "%" else { return text.prefix(0) }
    let body = text.dropFirst()
    if body.hasPrefix("#@") {
      return body.dropFirst(2).firstIndex(of: "@").map { text[...$0] } ?? text.prefix(0)
    }
    let flags = body.prefix { $0.isASCII && ($0.isNumber || "$.+-#lhqzt".contains($0)) }
    guard let type = text[flags.endIndex...].first, type == "@" || type == "%" || type.isLetter
    else { return text.prefix(0) }
    return text[..<text.index(after: flags.endIndex)]
  }

  private static let letters: [Character: String] = {
    let plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
    let accented = "áƀçðéƒĝĥîĵķļḿñöþqŕšţûvŵxýžÁƁÇÐÉƑĜĤÎĴĶĻḾÑÖÞQŔŠŢÛVŴXÝŽ"
    return Dictionary(
      zip(plain, accented).map { plain, accented in
        let isVowel = "aeiouAEIOU".contains(plain)
        return (plain, String(accented) + (isVowel ? accented.lowercased() : ""))
      }
    ) { first, _ in first }
  }()
}
