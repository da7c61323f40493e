internal import TextTools

/// One tag of a drawing with its attributes: the SVG writer puts each on a line of its own.
///
/// It is read byte by byte, and texts are made only of what is asked for: a comparison reads some
/// hundred thousand lines.
struct PictureLine {
  private let bytes: [UInt8]
  private var attributes: [(name: PictureAttribute, value: Range<Int>)] = []
  private(set) var tag = Tag.other
  private var tagName: Range<Int>
  /// What stands directly behind the tag.
  private var textRange = 0..<0

  /// The tags that a reader has to tell apart.
  enum Tag: String, CaseIterable {
    case title, desc, style, g, svg, text, circle, other

    fileprivate static let names = allCases.map { (tag: $0, bytes: Array($0.rawValue.utf8)) }
  }

  /// Nil for a line that begins with no tag.
  init?(_ bytes: [UInt8], _ line: Range<Int>) {
    self.bytes = bytes
    guard !line.isEmpty, bytes[line.lowerBound] == UInt8(ascii: "<") else { return nil }
    var index = line.lowerBound + 1
    while index < line.upperBound, !Self.endsName(bytes[index]) { index += 1 }
    tagName = (line.lowerBound + 1)..<index
    for (tag, name) in Tag.names where bytes.has(name, at: tagName) { self.tag = tag }
    while index < line.upperBound, bytes[index] != UInt8(ascii: ">") {
      if bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "/") {
        index += 1
        continue
      }
      let start = index
      while index < line.upperBound, bytes[index] != UInt8(ascii: "=") { index += 1 }
      let name = start..<index
      guard index + 1 < line.upperBound, bytes[index + 1] == UInt8(ascii: "\"") else { return nil }
      index += 2
      let open = index
      while index < line.upperBound, bytes[index] != UInt8(ascii: "\"") { index += 1 }
      guard index < line.upperBound else { return nil }
      if let known = PictureAttribute(bytes, name) { attributes.append((known, open..<index)) }
      index += 1
    }
    let start = min(index + 1, line.upperBound)
    var end = start
    while end < line.upperBound, bytes[end] != UInt8(ascii: "<") { end += 1 }
    textRange = start..<end
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
  }

  var name: String { bytes.string(tagName) }

  /// The text behind the tag, without escapes.
  var text: String { bytes.unescaped(textRange) }

  private func range(_ name: PictureAttribute) -> Range<Int>? {
    for attribute in attributes where attribute.name == name { return attribute.value }
    return nil
  }

  /// An attribute's value as it stands there; nil where there is none.
  func value(_ name: PictureAttribute) -> String? { range(name).map(bytes.string) }

  /// The same without escapes; empty where there is none.
  func string(_ name: PictureAttribute) -> String { range(name).map(bytes.unescaped) ?? "" }

  /// A length in hundredths of a point; zero where there is none.
  func hundredths(_ name: PictureAttribute) -> Int {
    range(name).flatMap { PictureFrame.hundredths(bytes[$0]) } ?? 0
  }

  /// The lengths of an attribute that lists some.
  func lengths(_ name: PictureAttribute) -> [Int] {
    guard let range = range(name) else { return [] }
    return bytes[range].split(separator: UInt8(ascii: " ")).compactMap(PictureFrame.hundredths)
  }

  /// How far a group moves what is inside: `translate(x y)`, the only transform of drawings.
  var translation: (x: Int, y: Int) {
    guard let range = range(.transform) else { return (0, 0) }
    let inner = bytes[range].drop { $0 != UInt8(ascii: "(") }.dropFirst()
      .prefix { $0 != UInt8(ascii: ")") }
    let lengths = inner.split(separator: UInt8(ascii: " ")).compactMap(PictureFrame.hundredths)
    return lengths.count == 2 ? (lengths[0], lengths[1]) : (0, 0)
  }

  /// The path that the tag draws; nil where it draws none.
  var path: PathGeometry? { range(.d).map { PathGeometry(bytes[$0]) } }
}

/// The attributes of drawings that a comparison looks at.
enum PictureAttribute: String, CaseIterable {
  case x, y, r, d, id, rx, cx, cy, fill, href, `class`, width, height, stroke, viewBox
  case opacity, direction, textLength, transform
  case dataName = "data-name"
  case fontSize = "font-size"
  case fontWeight = "font-weight"
  case fontFamily = "font-family"
  case fontVariant = "font-variant"
  case clipPath = "clip-path"
  case strokeWidth = "stroke-width"
  case textAnchor = "text-anchor"

  /// Those with a name of a length, by that length.
  private static let byLength = Dictionary(
    grouping: allCases.map { (attribute: $0, bytes: Array($0.rawValue.utf8)) }, by: \.bytes.count)

  init?(_ bytes: [UInt8], _ range: Range<Int>) {
    for known in Self.byLength[range.count] ?? [] where bytes.has(known.bytes, at: range) {
      self = known.attribute
      return
    }
    return nil
  }
}

extension [UInt8] {
  /// Whether a range of them is a text.
  func has(_ text: [UInt8], at range: Range<Int>) -> Bool {
    guard text.count == range.count else { return false }
    for offset in text.indices where self[range.lowerBound + offset] != text[offset] {
      return false
    }
    return true
  }

  func string(_ range: Range<Int>) -> String { String(decoding: self[range], as: UTF8.self) }

  /// A range as text without its escapes.
  func unescaped(_ range: Range<Int>) -> String {
    var text: [UInt8] = []
    text.append(self, decoding: range)
    return String(decoding: text, as: UTF8.self)
  }
}
