/// One piece of a page's own markup.
enum PageToken {
  case text(String)
  /// A start tag; an element without content ends at once.
  case start(name: String, attributes: [String: String])
  case end(name: String)
}

/// Cuts a page that was rendered by templates into its tags and texts.
///
/// No reader for foreign HTML: a page is well formed, because all foreign text in it is escaped. What
/// a replaced template leaves open costs the twin some of its shape, and nothing else.
struct PageScanner: Sequence, IteratorProtocol {
  private let bytes: ArraySlice<UInt8>
  private var index: Int

  init(_ html: ArraySlice<UInt8>) {
    bytes = html
    index = html.startIndex
  }

  mutating func next() -> PageToken? {
    guard index < bytes.endIndex else { return nil }
    guard bytes[index] == UInt8(ascii: "<") else {
      let end = bytes[index...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.endIndex
      defer { index = end }
      return .text(Self.decoded(bytes[index..<end]))
    }
    let end = bytes[index...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.endIndex - 1
    let tag = bytes[(index + 1)..<Swift.max(end, index + 1)]
    index = end + 1
    if tag.first == UInt8(ascii: "/") {
      return .end(name: Self.name(tag.dropFirst()))
    }
    if tag.first == UInt8(ascii: "!") { return .text("") }
    return .start(name: Self.name(tag), attributes: Self.attributes(tag))
  }

  private static func name(_ tag: ArraySlice<UInt8>) -> String {
    String(decoding: tag.prefix { $0 > 0x20 && $0 != UInt8(ascii: "/") }, as: UTF8.self)
  }

  /// The attributes of a tag; one without a value has an empty one.
  private static func attributes(_ tag: ArraySlice<UInt8>) -> [String: String] {
    var attributes: [String: String] = [:]
    var rest = tag.drop { $0 > 0x20 }
    while true {
      rest = rest.drop { $0 <= 0x20 || $0 == UInt8(ascii: "/") }
      let name = rest.prefix { $0 > 0x20 && $0 != UInt8(ascii: "=") }
      guard !name.isEmpty else { return attributes }
      rest = rest.dropFirst(name.count)
      var value = ""
      if rest.first == UInt8(ascii: "=") {
        rest = rest.dropFirst()
        let quote = rest.first
        let content = rest.dropFirst().prefix { $0 != quote }
        rest = rest.dropFirst(content.count + 2)
        value = decoded(content)
      }
      attributes[String(decoding: name, as: UTF8.self)] = value
    }
  }

  /// The text that the five references which pages use stand for.
  private static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard bytes.contains(UInt8(ascii: "&")) else { return text }
    return text.replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&quot;", with: "\"").replacing("&#39;", with: "'")
      .replacing("&amp;", with: "&")
  }
}
