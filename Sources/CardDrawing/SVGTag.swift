internal import CardLayout
internal import HostSimulation

/// One tag of an SVG document, with its attributes in the order given.
struct SVGTag {
  private(set) var text = SVGText()

  init(_ name: String) {
    text.reserve(192)
    text.append(markup: "<")
    text.append(markup: name)
  }

  /// Adds an attribute; the value is escaped.
  consuming func with(_ name: String, _ value: String) -> SVGTag {
    begin(name)
    text.append(escaping: value)
    text.append(markup: "\"")
    return self
  }

  consuming func with(_ name: String, _ value: Points) -> SVGTag {
    begin(name)
    text.append(value)
    text.append(markup: "\"")
    return self
  }

  consuming func with(_ name: String, _ value: RGBColor) -> SVGTag {
    begin(name)
    text.append(value)
    text.append(markup: "\"")
    return self
  }

  /// Adds an attribute whose value is made of numbers and letters of our own.
  consuming func with(_ name: String, _ value: SVGText) -> SVGTag {
    begin(name)
    text.append(value)
    text.append(markup: "\"")
    return self
  }

  /// Adds an attribute only where there is a value.
  consuming func with(_ name: String, ifThere value: String?) -> SVGTag {
    guard let value else { return self }
    return with(name, value)
  }

  /// Adds the place and the size of a frame.
  consuming func with(_ frame: Frame) -> SVGTag {
    with("x", frame.x).with("y", frame.y).with("width", frame.width).with("height", frame.height)
  }

  private mutating func begin(_ name: String) {
    text.append(markup: " ")
    text.append(markup: name)
    text.append(markup: "=\"")
  }
}

extension SVGTag {
  /// The part of the drawing that is to be seen.
  consuming func viewBox(_ frame: Frame) -> SVGTag {
    with("viewBox", "\(frame.x) \(frame.y) \(frame.width) \(frame.height)" as SVGText)
  }

  /// The data of a path.
  consuming func path(_ data: SVGText) -> SVGTag { with("d", data) }

  /// The centre and the radius of a circle.
  consuming func circle(x: Points, y: Points, radius: Points) -> SVGTag {
    with("cx", x).with("cy", y).with("r", radius)
  }
}
