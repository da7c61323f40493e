internal import PageMarkup
internal import TextTools
internal import Views

/// Text of an SVG document while it is written.
///
/// A literal is markup: `"M\(frame.x) \(frame.y)Z"`. Only numbers, colors and other such text can
/// be put into it; foreign text is escaped.
struct SVGText: Hashable, Sendable {
  /// In UTF-8.
  private(set) var bytes: [UInt8] = []

  /// The bytes without room for more: a site keeps thousands of drawings.
  var kept: [UInt8] { [bytes].whole }

  var isEmpty: Bool { bytes.isEmpty }

  var string: String { String(decoding: bytes, as: UTF8.self) }

  mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

  /// Adds one character of ASCII, in a tenth of the time that a text of one takes (observed).
  mutating func append(mark: Unicode.Scalar) { bytes.append(UInt8(ascii: mark)) }

  mutating func append(markup: String) { bytes.append(contentsOf: markup.utf8) }

  mutating func append(escaping text: String) { Markup.append(text, to: &bytes) }

  mutating func append(_ length: Points) { length.write(to: &bytes) }

  /// As `#RRGGBB`.
  mutating func append(_ color: RGBColor) {
    bytes.append(UInt8(ascii: "#"))
    appendDigits(of: color)
  }

  mutating func appendDigits(of color: RGBColor) { color.writeDigits(to: &bytes) }

  mutating func append(bytes: ArraySlice<UInt8>) { self.bytes.append(contentsOf: bytes) }

  mutating func append(_ other: SVGText) { bytes.append(contentsOf: other.bytes) }
}

extension SVGText {
  /// Adds a tag without content, on a line of its own.
  mutating func add(_ tag: SVGTag) {
    append(tag.text)
    append(mark: "/")
    append(mark: ">")
    append(mark: "\n")
  }

  /// Adds a tag that goes on in the lines below, until it is closed.
  mutating func open(_ tag: SVGTag) {
    append(tag.text)
    append(mark: ">")
    append(mark: "\n")
  }

  mutating func close(_ name: String) {
    append(mark: "<")
    append(mark: "/")
    append(markup: name)
    append(mark: ">")
    append(mark: "\n")
  }

  /// Adds a tag with a title, which browsers show to a pointer; both on one line.
  mutating func add(_ tag: SVGTag, titled title: String, closing name: String) {
    append(tag.text)
    append(markup: "><title>")
    append(escaping: title)
    append(markup: "</title>")
    close(name)
  }

  /// Adds a tag around a text, which is escaped.
  mutating func add(_ tag: SVGTag, around content: String, closing name: String = "text") {
    append(tag.text)
    append(mark: ">")
    append(escaping: content)
    close(name)
  }
}

extension SVGText: ExpressibleByStringInterpolation {
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = SVGText()

    init(literalCapacity: Int, interpolationCount: Int) {
      text.reserve(literalCapacity + interpolationCount * 8)
    }

    mutating func appendLiteral(_ literal: String) { text.append(markup: literal) }
    mutating func appendInterpolation(_ length: Points) { text.append(length) }
    mutating func appendInterpolation(_ color: RGBColor) { text.append(color) }
    mutating func appendInterpolation(_ other: SVGText) { text.append(other) }
    mutating func appendInterpolation(markup: String) { text.append(markup: markup) }

    /// Two numbers with a space between them.
    mutating func appendInterpolation(_ place: Place) {
      text.append(place.x)
      text.append(mark: " ")
      text.append(place.y)
    }
  }

  init(stringLiteral value: String) { append(markup: value) }
  init(stringInterpolation: StringInterpolation) { self = stringInterpolation.text }
}

/// A point of a drawing.
struct Place: Hashable, Sendable {
  let x: Points
  let y: Points
}

extension Frame {
  /// The size at the origin.
  var atOrigin: Frame { Frame(x: 0, y: 0, width: width, height: height) }

  /// The point at so many hundredths of the width and the height.
  func place(_ across: Int, _ down: Int) -> Place {
    Place(x: x + width * across / 100, y: y + height * down / 100)
  }
}
