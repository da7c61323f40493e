internal import TextTools

/// The words of a name in code, in lower case and in the singular, without those that only say what
/// kind of thing it is.
struct ScaffoldWords {
  let words: [String]

  /// The words at the start or the end of names.
  private static let kinds: Set = [
    "label", "lbl", "text", "txt", "view", "image", "img", "icon", "picture", "photo", "outlet",
    "field", "bar", "progress", "table", "collection", "value", "ui", "controller", "intent",
    "scene",
    "storyboard", "main", "interface", "my", "the",
  ]

  init(_ name: String) {
    let own = name.split { !$0.isLetter && !$0.isNumber }.flatMap { $0.camelCaseWords }
      .flatMap { Self.withoutPrefix($0) }
      .map { $0.lowercased() }.filter { !Self.kinds.contains($0) }
    words = own.map {
      $0.count > 3 && $0.hasSuffix("s") && !$0.hasSuffix("ss") ? String($0.dropLast()) : $0
    }
  }

  /// A word and the capitals before it apart, as classes of Objective-C have them: `ABCOrder`.
  private static func withoutPrefix(_ word: String) -> [String] {
    let prefix = word.prefix(while: \.isUppercase).dropLast()
    let rest = word[prefix.endIndex...]
    guard !prefix.isEmpty, rest.count > 3 else { return [word] }
    return [String(prefix), String(rest)]
  }

  /// Whether two names say the same, however they are written.
  func areThose(of other: ScaffoldWords) -> Bool {
    !words.isEmpty && words.joined() == other.words.joined()
  }
}
