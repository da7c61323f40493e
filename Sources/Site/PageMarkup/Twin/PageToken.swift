internal import TextTools

/// One piece of a page's own markup, by its place in the page.
enum PageToken {
  case text(Range<Int>)
  /// A start tag; an element without content ends at once.
  case start(PageElement, attributes: Range<Int>)
  case end(PageElement)
}

/// An element by its name, of which eight bytes tell all that a twin has to know apart.
struct PageElement: Hashable {
  /// The first eight bytes as one number, the last of them lowest.
  private var bytes: UInt64 = 0

  mutating func append(_ byte: UInt8) {
    if bytes >> 56 == 0 { bytes = bytes << 8 | UInt64(byte) }
  }

  /// The names that a twin tells apart, each by its bytes as one number.
  enum Kind: UInt64, CaseIterable {
    case a = 0x61, b = 0x62, bdi = 0x626469, br = 0x6272, button = 0x627574746F6E
    case code = 0x636F6465, dd = 0x6464, dialog = 0x6469616C6F67, dl = 0x646C, dt = 0x6474
    case em = 0x656D, g = 0x67, h1 = 0x6831, h2 = 0x6832, h3 = 0x6833, h4 = 0x6834, h5 = 0x6835
    case h6 = 0x6836, hr = 0x6872, i = 0x69, img = 0x696D67, input = 0x696E707574
    case label = 0x6C6162656C, li = 0x6C69, link = 0x6C696E6B, meta = 0x6D657461, nav = 0x6E6176
    case ol = 0x6F6C, p = 0x70, pre = 0x707265, script = 0x736372697074, select = 0x73656C656374
    case span = 0x7370616E, strong = 0x7374726F6E67, sub = 0x737562, sup = 0x737570
    case svg = 0x737667, table = 0x7461626C65, td = 0x7464, text = 0x74657874, th = 0x7468
    case tr = 0x7472, ul = 0x756C, `var` = 0x766172, wbr = 0x776272
  }

  /// Nil for an element that is none of them.
  var kind: Kind? { Kind(rawValue: bytes) }
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
    guard first < close else { return .start(PageElement(), attributes: first..<close) }
    switch bytes[first] {
    case UInt8(ascii: "!"): return .text(first..<first)
    case UInt8(ascii: "/"): return .end(element(in: (first + 1)..<close).name)
    default:
      let (name, end) = element(in: first..<close)
      return .start(name, attributes: end..<close)
    }
  }

  private func element(in range: Range<Int>) -> (name: PageElement, end: Int) {
    var name = PageElement()
    var end = range.lowerBound
    while end < range.upperBound, bytes[end] > 0x20, bytes[end] != UInt8(ascii: "/") {
      name.append(bytes[end])
      end += 1
    }
    return (name, end)
  }
}

extension [UInt8] {
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
      let name = start..<index
      var value = index..<index
      if index < end, self[index] == UInt8(ascii: "=") {
        let quote = Swift.min(index + 1, end)
        let first = Swift.min(index + 2, end)
        let last = quote < end ? firstIndex(of: self[quote], in: first..<end) : end
        value = first..<last
        index = Swift.min(last + 1, end)
      }
      if name.count == attribute.name.count,
        zip(name, attribute.name).allSatisfy({ self[$0] == $1 })
      {
        return value
      }
    }
  }
}
