internal import Digests
internal import SourceFormats
internal import TextTools

extension YAMLNode {
  /// The value as text, without places and comments; keys are sorted, because their order says
  /// nothing.
  var canonicalText: String {
    switch content {
    case .scalar(let scalar): scalar.isQuoted ? jsonString(scalar.text) : scalar.text
    case .sequence(let items): "[" + items.map(\.canonicalText).joined(separator: ",") + "]"
    case .mapping(let entries):
      "{"
        + entries.sorted { $0.key < $1.key }.map {
          "\(jsonString($0.key)):\($0.value.canonicalText)"
        }.joined(separator: ",") + "}"
    }
  }
}

extension PropertyListNode {
  /// The value as text, without places; keys are sorted, because their order says nothing.
  ///
  /// What stands below the keys `omitted`, at any depth, is left out.
  func canonicalText(without omitted: Set<String> = []) -> String {
    switch content {
    case .string(let text): jsonString(text)
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    case .boolean(let value): "\(value)"
    case .data(let bytes): "data \(SHA256.hex(bytes))"
    case .date(let text): "date \(text)"
    case .array(let nodes):
      "[" + nodes.map { $0.canonicalText(without: omitted) }.joined(separator: ",") + "]"
    case .dictionary(let entries):
      "{"
        + entries.filter { !omitted.contains($0.key) }.sorted { $0.key < $1.key }.map {
          "\(jsonString($0.key)):\($0.value.canonicalText(without: omitted))"
        }.joined(separator: ",") + "}"
    }
  }
}
