/// One piece of a page's own markup, by its place in the page.
enum PageToken {
  case text(Range<Int>)
  /// A start tag; an element without content ends at once.
  case start(PageElement, attributes: Range<Int>)
  case end(PageElement)
}

/// An element by its name, of which eight bytes tell all that a twin has to know apart.
struct PageElement: Hashable {
  private let bytes: UInt64

  init(_ name: some Sequence<UInt8>) {
    bytes = name.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// The names that a twin tells apart.
  enum Kind: String, CaseIterable {
    case a, b, bdi, br, button, code, dd, dialog, dl, dt, em, g, h1, h2, h3, h4, h5, h6, hr, i, img
    case input, label, li, link, meta, nav, ol, p, pre, script, select, span, strong, sub, sup, svg
    case table, td, text, th, tr, ul, wbr
  }

  /// Each with its name, in order.
  private static let kinds = Kind.allCases.map { (name: PageElement($0.rawValue.utf8).bytes, $0) }
    .sorted { $0.name < $1.name }

  /// Nil for an element that is none of them.
  var kind: Kind? {
    let kinds = Self.kinds
    var range = kinds.indices
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      let (name, kind) = kinds[middle]
      if name == bytes { return kind }
      range = name < bytes ? (middle + 1)..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }
}

/// An attribute that a twin looks at, by its name.
struct PageAttribute {
  let name: [UInt8]

  static let alt = PageAttribute(name: Array("alt".utf8))
  static let classes = PageAttribute(name: Array("class".utf8))
  static let hidden = PageAttribute(name: Array("hidden".utf8))
  static let href = PageAttribute(name: Array("href".utf8))
  static let label = PageAttribute(name: Array("aria-label".utf8))
  static let src = PageAttribute(name: Array("src".utf8))
}

/// Cuts a page that was rendered by templates into its tags and texts.
///
/// No reader for foreign HTML: a page is well formed, because all foreign text in it is escaped. What
/// a replaced template leaves open costs the twin some of its shape, and nothing else.
struct PageScanner {
  private let bytes: [UInt8]
  private var index: Int
  private let end: Int

  init(_ bytes: [UInt8], in range: Range<Int>) {
    self.bytes = bytes
    index = range.lowerBound
    end = range.upperBound
  }

  mutating func next() -> PageToken? {
    guard index < end else { return nil }
    let start = index
    guard bytes[start] == UInt8(ascii: "<") else {
      index = bytes.firstIndex(of: UInt8(ascii: "<"), in: start..<end)
      return .text(start..<index)
    }
    let close = bytes.firstIndex(of: UInt8(ascii: ">"), in: start..<end)
    index = min(close + 1, end)
    let first = min(start + 1, close)
    guard first < close else { return .start(PageElement([]), attributes: first..<close) }
    switch bytes[first] {
    case UInt8(ascii: "!"): return .text(first..<first)
    case UInt8(ascii: "/"): return .end(element(in: (first + 1)..<close).name)
    default:
      let (name, end) = element(in: first..<close)
      return .start(name, attributes: end..<close)
    }
  }

  private func element(in range: Range<Int>) -> (name: PageElement, end: Int) {
    var end = range.lowerBound
    while end < range.upperBound, bytes[end] > 0x20, bytes[end] != UInt8(ascii: "/") { end += 1 }
    return (PageElement(bytes[range.lowerBound..<end]), end)
  }
}

extension [UInt8] {
  /// Where a byte stands first in a range; its end where it does not.
  fileprivate func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int {
    var index = range.lowerBound
    while index < range.upperBound, self[index] != byte { index += 1 }
    return index
  }

  /// The value of an attribute, among those that stand in a range; empty where it has none, nil where
  /// it is not there.
  func value(of attribute: PageAttribute, in range: Range<Int>) -> Range<Int>? {
    var index = range.lowerBound
    let end = range.upperBound
    while true {
      while index < end, self[index] <= 0x20 || self[index] == UInt8(ascii: "/") { index += 1 }
      let start = index
      while index < end, self[index] > 0x20, self[index] != UInt8(ascii: "=") { index += 1 }
      guard start < index else { return nil }
      let name = self[start..<index]
      var value = index..<index
      if index < end, self[index] == UInt8(ascii: "=") {
        let quote = Swift.min(index + 1, end)
        let first = Swift.min(index + 2, end)
        let last = quote < end ? firstIndex(of: self[quote], in: first..<end) : end
        value = first..<last
        index = Swift.min(last + 1, end)
      }
      if name.elementsEqual(attribute.name) { return value }
    }
  }
}
