package import Diagnostics

/// An element of an XML document, with the place of its start tag.
package struct XMLElement: Hashable, Sendable {
  package let name: String
  package let attributes: [Attribute]
  /// The child elements and pieces of text, in document order.
  ///
  /// Neighboring text is one piece.
  package let children: [Child]
  package let location: SourceLocation
  /// The place of the first character of text directly inside that is not white space.
  package let textLocation: SourceLocation?

  package struct Attribute: Hashable, Sendable {
    package let name: String
    package let value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  package enum Child: Hashable, Sendable {
    case element(XMLElement)
    case text(String)
  }

  package init(
    name: String, attributes: [Attribute], children: [Child], at location: SourceLocation,
    textAt textLocation: SourceLocation? = nil
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.location = location
    self.textLocation = textLocation
  }

  package var elements: [XMLElement] {
    children.compactMap { child in
      if case .element(let element) = child { element } else { nil }
    }
  }

  /// The text directly inside, joined.
  package var text: String {
    children.reduce(into: "") { text, child in
      if case .text(let piece) = child { text += piece }
    }
  }

  package subscript(attribute name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }
}
