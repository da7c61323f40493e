internal import Views

/// One tag of an SVG document, with its attributes in the order given.
struct SVGTag {
  private(set) var text = SVGText()

  init(_ name: String) {
    text.reserve(192)
    text.append(mark: "<")
    text.append(markup: name)
  }

  /// Adds an attribute; the value is escaped.
  consuming func with(_ name: String, _ value: String) -> SVGTag {
    with(name) { $0.append(escaping: value) }
  }

  consuming func with(_ name: String, _ value: Points) -> SVGTag {
    with(name) { $0.append(value) }
  }

  consuming func with(_ name: String, _ value: RGBColor) -> SVGTag {
    with(name) { $0.append(value) }
  }

  /// Adds an attribute whose value is made of numbers and letters of our own.
  consuming func with(_ name: String, _ value: SVGText) -> SVGTag {
    with(name) { $0.append(value) }
  }

  /// Adds an attribute only where there is a value.
  consuming func with(_ name: String, ifThere value: String?) -> SVGTag {
    guard let value else { return self }
    return with(name, value)
  }

  /// The tag of a document of its own.
  static func document() -> SVGTag { SVGTag("svg").with("xmlns", "http://www.w3.org/2000/svg") }

  /// Adds a mask of CSS: a picture, and its size in the words of CSS.
  consuming func masked(by address: String, _ size: String) -> SVGTag {
    var mask: SVGText = "url("
    mask.append(markup: address)
    mask.append(markup: ") center/\(size) no-repeat")
    return with("mask", mask)
  }

  /// Adds the place and the size of a frame.
  consuming func with(_ frame: Frame) -> SVGTag {
    with("x", frame.x).with("y", frame.y).with("width", frame.width).with("height", frame.height)
  }

  private consuming func with(_ name: String, _ append: (inout SVGText) -> Void) -> SVGTag {
    text.append(mark: " ")
    text.append(markup: name)
    text.append(mark: "=")
    text.append(mark: "\"")
    append(&text)
    text.append(mark: "\"")
    return self
  }
}

extension SVGTag {
  /// The part of the drawing that is to be seen.
  consuming func viewBox(_ frame: Frame) -> SVGTag {
    with("viewBox", "\(frame.x) \(frame.y) \(frame.width) \(frame.height)" as SVGText)
  }

  /// The data of a path.
  consuming func path(_ data: SVGText) -> SVGTag { with("d", data) }

  /// The center and the radius of a circle.
  consuming func circle(x: Points, y: Points, radius: Points) -> SVGTag {
    with("cx", x).with("cy", y).with("r", radius)
  }
}

extension Double {
  /// A share from 0 to 1 as text, exact to a thousandth: `0.04`.
  var thousandths: String {
    let number = Int((min(max(self, 0), 1) * 1000).rounded())
    guard number % 1000 > 0 else { return "\(number / 1000)" }
    var digits = "\(1000 + number)".dropFirst()
    while digits.last == "0" { digits = digits.dropLast() }
    return "0.\(digits)"
  }
}
