/// A value of a YAML file: on one line where it fits, else a line for each of its parts.
enum ScaffoldNode {
  /// As it is written.
  case scalar(String)
  case list([ScaffoldNode])
  case mapping([Entry])

  struct Entry {
    /// As it is written.
    let key: String
    let value: ScaffoldNode
  }

  /// The longest line that is not broken (convention).
  private static let longestLine = 100

  /// The value on one line.
  var flow: String {
    switch self {
    case .scalar(let text): text
    case .list(let items): "[\(items.map(\.flow).joined(separator: ", "))]"
    case .mapping(let entries):
      "{\(entries.map { "\($0.key): \($0.value.flow)" }.joined(separator: ", "))}"
    }
  }

  /// The lines of a value behind a key or a dash; its parts are indented by so many spaces.
  func lines(behind prefix: String, indent: Int) -> [String] {
    let line = "\(prefix) \(flow)"
    let space = String(repeating: " ", count: indent)
    switch self {
    case .list(let items) where line.count > Self.longestLine:
      return [prefix] + items.flatMap { $0.lines(behind: "\(space)-", indent: indent + 2) }
    case .mapping(let entries) where line.count > Self.longestLine:
      return [prefix]
        + entries.flatMap { $0.value.lines(behind: "\(space)\($0.key):", indent: indent + 2) }
    case .scalar, .list, .mapping: return [line]
    }
  }
}
