package import Diagnostics

/// A value of a YAML document, with its place.
package struct YAMLNode: Hashable, Sendable {
  package let content: Content
  package let location: SourceLocation

  package enum Content: Hashable, Sendable {
    case scalar(YAMLScalar)
    case sequence([YAMLNode])
    case mapping([YAMLEntry])
  }

  package init(_ content: Content, at location: SourceLocation) {
    self.content = content
    self.location = location
  }
}

/// A YAML scalar: its text, and whether it was quoted (or a block) and so can only be text.
package struct YAMLScalar: Hashable, Sendable {
  package let text: String
  package let isQuoted: Bool

  package init(_ text: String, isQuoted: Bool) {
    self.text = text
    self.isQuoted = isQuoted
  }
}

/// A key of a YAML mapping and its value.
///
/// The key's place is the entry's.
package struct YAMLEntry: Hashable, Sendable {
  package let key: String
  package let keyLocation: SourceLocation
  package let value: YAMLNode

  package init(key: String, at keyLocation: SourceLocation, value: YAMLNode) {
    self.key = key
    self.keyLocation = keyLocation
    self.value = value
  }
}
