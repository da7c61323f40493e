package import Diagnostics
internal import TextTools

/// Takes the known keys of a mapping one by one, and reports those that nobody took.
package final class MappingReader {
  package let location: SourceLocation
  package let findings: Findings
  private let entries: [YAMLEntry]
  /// The entries whose keys are surely misspelled, by the keys meant.
  private var misspelled: [String: YAMLEntry] = [:]
  private var known: [String] = []

  /// Starts on a mapping; reports anything else and returns nil.
  ///
  /// `what` is what the mapping describes, for the message: `An interaction`. A key among `nested`
  /// is read even if it is surely misspelled, so that one run reports all mistakes below it.
  package init?(
    _ node: YAMLNode, _ what: String, nested: [String] = [], reporting findings: Findings
  ) {
    guard let entries = node.entries else {
      findings.report(
        .wrongType, "\(what) must be a mapping, not \(node.kind)", at: node.location,
        fix: "Write lines of the form 'key: value'")
      return nil
    }
    self.location = node.location
    self.findings = findings
    self.entries = entries
    let absent = nested.filter { entry($0) == nil }
    guard !absent.isEmpty else { return }
    for entry in entries.prefix(Self.reportedUnknownKeys) {
      guard !nested.contains(entry.key), let key = sureSpelling(of: entry.key, among: absent)
      else { continue }
      misspelled[key] = misspelled[key] ?? entry
    }
  }

  /// The value of a key, which counts as known from now on; also when it is null.
  package func take(_ key: String) -> YAMLNode? {
    if !known.contains(key) { known.append(key) }
    return entry(key)?.value
  }

  /// The place of a key, when the mapping has it.
  package func keyLocation(_ key: String) -> SourceLocation? { entry(key)?.keyLocation }

  /// How many unknown keys of one mapping are reported one by one.
  ///
  /// A mapping with more is none of ours, and looking for the spelling meant takes time.
  private static let reportedUnknownKeys = 100

  /// Reports every key that was not taken.
  ///
  /// `fixes` is what to do about some keys, where that is more than to write another one.
  package func finish(fixes: [String: String] = [:]) {
    let unknown = entries.filter { !known.contains($0.key) }
    for entry in unknown.prefix(MappingReader.reportedUnknownKeys) {
      findings.report(
        .unknownKey, "The key '\(entry.key)' is unknown here", at: entry.keyLocation,
        fix: fixes[entry.key] ?? fixOfComma(before: entry) ?? fix(for: entry.key),
        corrections: fixes[entry.key] != nil
          ? []
          : .spelling(
            of: entry.key, among: known.filter { key in !entries.contains { $0.key == key } },
            at: entry.keyLocation))
    }
    let others = unknown.dropFirst(MappingReader.reportedUnknownKeys)
    guard let next = others.first else { return }
    findings.report(
      .unknownKey, "And \(counted(others.count, "more unknown key"))", at: next.keyLocation,
      fix: "Check that this is the right file")
  }

  /// The keys that nobody took so far, each with the one of some names that it is nearest to.
  package func namesMeant(among names: [String]) -> [String] {
    entries.lazy.map(\.key).filter { !self.known.contains($0) }.prefix(Self.reportedUnknownKeys)
      .flatMap { [$0] + [nearestSpelling(to: $0, among: names)].compactMap(\.self) }
  }

  /// The entries that nobody took and whose keys surely mean one of some names.
  package func misspelled(among names: [String]) -> [(name: String, value: YAMLNode)] {
    let absent = names.filter { entry($0) == nil }
    return entries.filter { !known.contains($0.key) }.prefix(Self.reportedUnknownKeys)
      .compactMap { entry in
        sureSpelling(of: entry.key, among: absent).map { ($0, entry.value) }
      }
  }

  private func entry(_ key: String) -> YAMLEntry? {
    entries.first { $0.key == key } ?? misspelled[key]
  }

  /// The fix for the `50` of `{price: 58,50}`; nil for any other key.
  private func fixOfComma(before entry: YAMLEntry) -> String? {
    guard entry.value.isNull, entry.key.utf8.allSatisfy(isDigit), entry.key.utf8.count != 3,
      let index = entries.firstIndex(where: { $0.keyLocation == entry.keyLocation }), index > 0,
      entries[index - 1].value.integer != nil, let whole = entries[index - 1].value.string
    else { return nil }
    return "Write \(whole).\(entry.key): the comma begins another key"
  }

  private func fix(for key: String) -> String {
    if let colon = key.firstIndex(of: ":"), known.contains(String(key[..<colon])) {
      return "Write a space after ':'"
    }
    if let near = nearestSpelling(to: key, among: known) { return "Write '\(near)'" }
    if known.isEmpty { return "Remove the key" }
    let names = known.sorted()
    let more = names.count > 12 ? " and \(names.count - 12) more" : ""
    return "Use one of \(names.prefix(12).quotedChoices)\(more)"
  }
}

private func isDigit(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}
