/// A value of a YAML file: on one line where it fits, else a line for each of its parts.
enum ScaffoldNode: Hashable, Sendable {
  /// As it is written.
  case scalar(String)
  case list([ScaffoldNode])
  case mapping([Entry])
  /// A list or a mapping with a line for each part, however short they are.
  case items([ScaffoldNode])
  case lines([Entry])

  struct Entry: Hashable, Sendable {
    /// As it is written.
    let key: String
    let value: ScaffoldNode
    /// The comment after it; nil for nothing.
    let remark: String?

    init(key: String, value: ScaffoldNode, remark: String? = nil) {
      self.key = key
      self.value = value
      self.remark = remark
    }

    /// The lines of the entry, the first behind a prefix; its parts are indented by so many spaces.
    func lines(behind prefix: String, indent: Int) -> [String] {
      var lines = value.lines(behind: "\(prefix)\(key):", indent: indent)
      if let remark, let first = lines.first { lines[0] = first + ScaffoldYAML.comment(remark) }
      return lines
    }
  }

  /// The longest line that is not broken (convention).
  private static let longestLine = 100

  /// The value on one line.
  var flow: String {
    switch self {
    case .scalar(let text): text
    case .list(let items), .items(let items): "[\(items.map(\.flow).joined(separator: ", "))]"
    case .mapping(let entries), .lines(let entries):
      "{\(entries.map { "\($0.key): \($0.value.flow)" }.joined(separator: ", "))}"
    }
  }

  /// The lines of a value behind a key or a dash; its parts are indented by so many spaces.
  func lines(behind prefix: String, indent: Int) -> [String] {
    let line = "\(prefix) \(flow)"
    let space = String(repeating: " ", count: indent)
    let isShort = line.count <= Self.longestLine
    switch self {
    case .scalar: return [line]
    case .list where isShort, .mapping where isShort: return [line]
    case .list(let items), .items(let items):
      return [prefix] + items.flatMap { $0.lines(behind: "\(space)-", indent: indent + 2) }
    case .mapping(let entries), .lines(let entries):
      guard prefix.hasSuffix("-"), let first = entries.first else {
        return [prefix] + entries.flatMap { $0.lines(behind: space, indent: indent + 2) }
      }
      return first.lines(behind: "\(prefix) ", indent: indent + 2)
        + entries.dropFirst().flatMap { $0.lines(behind: space, indent: indent + 2) }
    }
  }
}
