package import Diagnostics

/// Whether bytes begin as an object of JSON does: with a brace and a quoted key before a colon.
package func isJSONObject(_ bytes: [UInt8]) -> Bool {
  var rest = bytes.drop(while: isSpace)
  guard rest.first == UInt8(ascii: "{") else { return false }
  rest = rest.dropFirst().drop(while: isSpace)
  guard rest.first == UInt8(ascii: "\"") else { return false }
  let afterKey = rest.dropFirst().drop { $0 != UInt8(ascii: "\"") }.dropFirst()
  return afterKey.drop(while: isSpace).first == UInt8(ascii: ":")
}

private func isSpace(_ byte: UInt8) -> Bool {
  byte == 0x20 || (0x09...0x0D).contains(byte)
}

/// Reads a property list that is written as JSON, as some tools write `project.pbxproj`.
///
/// JSON is YAML as well, so that each value has its place. Every value is a text, a list or a dictionary, as in the form of
/// NeXTSTEP.
///
/// - Throws: A diagnostic for the first fault.
package func readJSONPropertyList(
  path: String, bytes: [UInt8], limits: ReadingLimits = .standard
) throws(Diagnostic) -> PropertyListNode {
  var ignored: [Diagnostic] = []
  let source = try SourceText(path: path, bytes: bytes)
  return PropertyListNode(
    try readYAML(source, limits: limits, reporting: &ignored))
}

extension PropertyListNode {
  /// Recursive, because the reader limits how deep values nest.
  fileprivate init(_ node: YAMLNode) {
    switch node.content {
    case .scalar(let scalar): self.init(.string(scalar.text), at: node.location)
    case .sequence(let nodes):
      self.init(.array(nodes.map { PropertyListNode($0) }), at: node.location)
    case .mapping(let entries):
      self.init(
        .dictionary(
          entries.map {
            PropertyListEntry(key: $0.key, at: $0.keyLocation, value: PropertyListNode($0.value))
          }), at: node.location)
    }
  }
}
