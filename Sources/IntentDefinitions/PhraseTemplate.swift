/// A text of a definition with its `${…}` placeholders taken apart.
package struct PhraseTemplate: Hashable, Sendable {
  package let segments: [Segment]

  package enum Segment: Hashable, Sendable {
    case text(String)
    /// What stands between `${` and `}`: a parameter name or a dotted path.
    case placeholder(String)
  }

  package init(_ source: String) {
    var segments: [Segment] = []
    var rest = source[...]
    while let opening = rest.utf8.firstRange(of: "${".utf8),
      let closing = rest.utf8[opening.upperBound...].firstIndex(of: UInt8(ascii: "}"))
    {
      if opening.lowerBound > rest.startIndex {
        segments.append(.text(String(rest[..<opening.lowerBound])))
      }
      let name = rest[opening.upperBound..<closing].trimmingPrefix { $0 == " " }
      segments.append(.placeholder(String(name)))
      rest = rest[rest.utf8.index(after: closing)...]
    }
    if !rest.isEmpty { segments.append(.text(String(rest))) }
    self.segments = segments
  }

  /// A text that has no placeholders, whatever is in it.
  package init(plain text: String) {
    segments = text.isEmpty ? [] : [.text(text)]
  }

  package var isEmpty: Bool { segments.isEmpty }

  /// Whether anything but placeholders is in it, so that it is another text in another language.
  package var hasWords: Bool {
    segments.contains { segment in
      if case .text(let text) = segment { text.contains(where: \.isLetter) } else { false }
    }
  }

  package var placeholders: [String] {
    segments.compactMap { segment in
      if case .placeholder(let name) = segment { name } else { nil }
    }
  }

  /// The text with each placeholder replaced by what `value` gives for it.
  package func filled(_ value: (String) -> String) -> String {
    segments.map { segment in
      switch segment {
      case .text(let text): text
      case .placeholder(let name): value(name)
      }
    }.joined()
  }
}
