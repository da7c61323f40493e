internal import HostSimulation
internal import PageMarkup

/// One tag of an SVG document, with its attributes in the order given.
struct SVGTag {
  private var text: String

  init(_ name: String) { text = "<\(name)" }

  /// Adds an attribute; the value is escaped.
  func with(_ name: String, _ value: String) -> SVGTag {
    var tag = self
    tag.text += " \(name)=\"\(Markup(escaping: value).html)\""
    return tag
  }

  func with(_ name: String, _ value: Points) -> SVGTag { with(name, value.description) }

  /// Adds an attribute only where there is a value.
  func with(_ name: String, ifThere value: String?) -> SVGTag {
    value.map { with(name, $0) } ?? self
  }

  var opening: String { text + ">" }
  var empty: String { text + "/>" }

  /// The tag around a text, which is escaped.
  func around(_ content: String, closing name: String) -> String {
    "\(opening)\(Markup(escaping: content).html)</\(name)>"
  }
}
