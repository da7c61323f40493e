internal import Diagnostics
internal import SourceFormats
internal import TextTools

/// Finds the keys of a definition that nobody knows, so that nothing is lost in silence.
struct DefinitionKeyCheck {
  /// Where each unknown key stands first, and how often, in the order of the file.
  private var unknown: [String: Unknown] = [:]
  private var order: [String] = []

  private struct Unknown {
    let location: SourceLocation
    /// The known keys that do not stand beside it, one of which may be meant, in alphabetical order.
    let candidates: [String]
    var count = 1

    /// The candidate that is meant.
    ///
    /// What all of them begin with does not count: it would make every key look like another.
    func meaning(of key: String) -> String? {
      let first = candidates.first ?? ""
      let count = zip(first, candidates.last ?? "").prefix { $0 == $1 }.count
      guard candidates.count > 1, key.hasPrefix(first.prefix(count)) else {
        return nearestSpelling(to: key, among: candidates)
      }
      return nearestSpelling(
        to: String(key.dropFirst(count)), among: candidates.map { String($0.dropFirst(count)) }
      ).map { first.prefix(count) + $0 }
    }
  }

  /// How many unknown keys of a file are reported one by one.
  ///
  /// A file with more is of another format, and looking for the spelling meant takes time.
  private static let maximumReported = 50

  static func check(_ root: PropertyListNode, reporting diagnostics: inout [Diagnostic]) {
    var check = DefinitionKeyCheck()
    check.visit(root, level: .file)
    check.report(&diagnostics)
  }

  /// Recursive, because the reader limits how deep values nest.
  private mutating func visit(_ node: PropertyListNode, level: DefinitionLevel) {
    for item in node.array ?? [] { visit(item, level: level) }
    let uses = level.keys.uses
    let entries = node.entries ?? []
    lazy var candidates = Set(uses.keys).subtracting(entries.map(\.key)).sorted()
    for entry in entries {
      switch uses[entry.key] {
      case .model, .editorOnly: break
      case .nested(let level): visit(entry.value, level: level)
      case .keyed(let level):
        for phrase in entry.value.entries ?? [] { visit(phrase.value, level: level) }
      case nil:
        if unknown[entry.key] == nil {
          order.append(entry.key)
          unknown[entry.key] = Unknown(
            location: entry.keyLocation, candidates: candidates, count: 0)
        }
        unknown[entry.key]?.count += 1
      }
    }
  }

  private func report(_ diagnostics: inout [Diagnostic]) {
    for key in order.prefix(Self.maximumReported) {
      guard let found = unknown[key] else { continue }
      let others = found.count - 1
      let places =
        others == 0 ? "" : ", here and in \(others) more \(others == 1 ? "place" : "places")"
      diagnostics.report(
        .unknownDefinitionKey, "The key '\(key)' is unknown, so its value is not shown\(places)",
        at: found.location,
        fix: found.meaning(of: key).map { "Write '\($0)'" }
          ?? "Compare the page with Xcode")
    }
    if order.count > Self.maximumReported, let next = unknown[order[Self.maximumReported]] {
      diagnostics.report(
        .unknownDefinitionKey,
        "And \(counted(order.count - Self.maximumReported, "more unknown key"))",
        at: next.location, fix: "Check that this is the right file")
    }
  }
}
