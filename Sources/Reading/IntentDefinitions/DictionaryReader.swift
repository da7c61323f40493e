internal import Diagnostics
internal import SourceFormats

/// Reads the keys of a property list's dictionary, and reports values of a wrong type.
struct DictionaryReader {
  /// The findings of the whole file.
  let diagnostics: Findings
  let location: SourceLocation
  private let values: [String: PropertyListNode]
  /// The entries in the order of the file.
  let entries: [PropertyListEntry]

  init?(_ node: PropertyListNode, _ what: String, reporting diagnostics: Findings) {
    guard let entries = node.entries else {
      diagnostics.report(
        .wrongType, "\(what) must be a dictionary", at: node.location,
        fix: "Open the file in Xcode and save it again")
      return nil
    }
    self.diagnostics = diagnostics
    self.entries = entries
    location = node.location
    values = Dictionary(entries.map { ($0.key, $0.value) }) { first, _ in first }
  }

  /// Reads a whole file, and hands over its findings.
  static func read<Value>(
    _ root: PropertyListNode, _ what: String, reporting diagnostics: inout [Diagnostic],
    _ read: (DictionaryReader) -> Value?
  ) -> Value? {
    diagnostics.adding { DictionaryReader(root, what, reporting: $0).flatMap(read) }
  }

  subscript(key: String) -> PropertyListNode? { values[key] }

  func string(_ key: String) -> String? {
    guard let node = values[key] else { return nil }
    if node.string == nil { report(node, key, "a string") }
    return node.string
  }

  func integer(_ key: String) -> Int? {
    guard let node = values[key] else { return nil }
    if node.integer == nil { report(node, key, "an integer") }
    return node.integer
  }

  /// A flag; early Xcode versions wrote some of them as the string `YES`.
  func boolean(_ key: String) -> Bool? {
    guard let node = values[key] else { return nil }
    switch node.content {
    case .boolean(let flag): return flag
    case .string("YES"): return true
    case .string("NO"): return false
    default:
      report(node, key, "true or false")
      return nil
    }
  }

  /// A number; an empty `<data>` is how Xcode writes that there is no limit.
  func number(_ key: String) -> Double? {
    guard let node = values[key] else { return nil }
    switch node.content {
    case .integer(let number): return Double(number)
    case .real(let number): return number
    case .data(let bytes) where bytes.isEmpty: return nil
    default:
      report(node, key, "a number")
      return nil
    }
  }

  /// The items of an array; none when the key is absent.
  func array(_ key: String) -> [PropertyListNode] {
    guard let node = values[key] else { return [] }
    if node.array == nil { report(node, key, "an array") }
    return node.array ?? []
  }

  /// The dictionaries of an array; what is not a dictionary is reported and left out.
  func dictionaries(_ key: String, _ what: String) -> [DictionaryReader] {
    array(key).compactMap { DictionaryReader($0, what, reporting: diagnostics) }
  }

  func dictionary(_ key: String, _ what: String) -> DictionaryReader? {
    values[key].flatMap { DictionaryReader($0, what, reporting: diagnostics) }
  }

  /// The text under `key` and the string id under `key` + `ID`.
  func text(_ key: String) -> LocalizedText {
    LocalizedText(string(key) ?? "", id: string(key + "ID"))
  }

  /// A name that must be there; nil and a diagnostic when it is not.
  func name(_ key: String, of what: String) -> String? {
    if let name = string(key), !name.isEmpty { return name }
    if values[key]?.string?.isEmpty ?? (values[key] == nil) {
      diagnostics.report(
        .missingKey, "\(what) has no '\(key)' and is left out", at: location,
        fix: "Open the file in Xcode, give it a name and save it again")
    }
    return nil
  }

  private func report(_ node: PropertyListNode, _ key: String, _ type: String) {
    diagnostics.report(
      .wrongType, "'\(key)' must be \(type), not \(node.typeName)", at: node.location,
      fix: "Make it \(type), or remove it")
  }
}

extension PropertyListNode {
  fileprivate var typeName: String {
    switch content {
    case .string: "a string"
    case .integer: "an integer"
    case .real: "a real number"
    case .boolean: "a Boolean"
    case .data: "data"
    case .date: "a date"
    case .array: "an array"
    case .dictionary: "a dictionary"
    }
  }
}
