internal import TextTools

/// A text of a definition with its `${…}` placeholders taken apart.
package struct PhraseTemplate: Hashable, Sendable {
  package let segments: [Segment]

  package enum Segment: Hashable, Sendable {
    case text(String)
    /// The text between `${` and `}`: a parameter name or a dotted path.
    case placeholder(String)
  }

  package init(_ source: String) {
    var segments: [Segment] = []
    let bytes = Array(source.utf8)
    var start = 0
    while let opening = bytes.firstIndex(ofText: "${", from: start),
      case let closing = bytes.firstIndex(of: UInt8(ascii: "}"), in: (opening + 2)..<bytes.count),
      closing < bytes.count
    {
      if start < opening {
        segments.append(.text(String(decoding: bytes[start..<opening], as: UTF8.self)))
      }
      let name = bytes[(opening + 2)..<closing].drop { $0 == UInt8(ascii: " ") }
      segments.append(.placeholder(String(decoding: name, as: UTF8.self)))
      start = closing + 1
    }
    if start < bytes.count {
      segments.append(.text(String(decoding: bytes[start...], as: UTF8.self)))
    }
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
