package import Diagnostics

/// A value of a property list, with its place.
///
/// Values of a binary list stand at line 1, column 1.
package struct PropertyListNode: Hashable, Sendable {
  package let content: Content
  package let location: SourceLocation

  package enum Content: Hashable, Sendable {
    case string(String)
    case integer(Int)
    case real(Double)
    case boolean(Bool)
    case data([UInt8])
    /// A date as it is written, in ISO 8601.
    case date(String)
    case array([PropertyListNode])
    /// The entries in the order of the file (sorted by key for a binary list).
    case dictionary([PropertyListEntry])
  }

  package init(_ content: Content, at location: SourceLocation) {
    self.content = content
    self.location = location
  }
}

/// A key of a property list's dictionary and its value.
package struct PropertyListEntry: Hashable, Sendable {
  package let key: String
  package let keyLocation: SourceLocation
  package let value: PropertyListNode

  package init(key: String, at keyLocation: SourceLocation, value: PropertyListNode) {
    self.key = key
    self.keyLocation = keyLocation
    self.value = value
  }
}

extension PropertyListNode {
  /// The value of a key, when this is a dictionary that has it.
  package subscript(key: String) -> PropertyListNode? {
    guard case .dictionary(let entries) = content else { return nil }
    return entries.first { $0.key == key }?.value
  }

  package var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  package var integer: Int? {
    if case .integer(let number) = content { number } else { nil }
  }

  package var boolean: Bool? {
    if case .boolean(let flag) = content { flag } else { nil }
  }

  package var array: [PropertyListNode]? {
    if case .array(let nodes) = content { nodes } else { nil }
  }

  package var entries: [PropertyListEntry]? {
    if case .dictionary(let entries) = content { entries } else { nil }
  }
}
