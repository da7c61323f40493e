internal import TextTools

/// Writes diagnostics as SARIF 2.1.0, which GitHub's code scanning and many editors read.
package struct DiagnosticSARIF {
  private let version: String
  /// Every rule there is; each result refers to one by its number.
  private let rules: [Rule]
  private let indexes: [String: Int]
  private let folder: RepositoryFolder
  private let help: (Rule) -> RuleHelp
  private let source: (String) -> String?
  private let edits: (Diagnostic) -> [SourceEdit]

  /// The words of a report about a rule: a headline, a reason, and a page as text and as Markdown.
  package typealias RuleHelp = (headline: String, why: String, text: String, markdown: String)

  /// Makes a writer.
  ///
  /// - Parameters:
  ///   - version: The tool's own.
  ///   - rules: Those that the tool has.
  ///   - folder: The source folder as the command line names it, from the top of the repository.
  ///   - help: Gives a rule's help.
  ///   - source: Gives the text of a source file by its path, for the fingerprints.
  ///   - edits: Gives the changes of a finding whose fix is sure.
  package init(
    version: String, rules: [Rule], below folder: String = ".",
    help: @escaping (Rule) -> RuleHelp,
    source: @escaping (String) -> String?,
    edits: @escaping (Diagnostic) -> [SourceEdit] = { _ in [] }
  ) {
    self.help = help
    self.edits = edits
    self.version = version
    self.rules = rules.sorted { $0.id < $1.id }
    indexes = Dictionary(self.rules.enumerated().map { ($1.id, $0) }) { first, _ in first }
    self.folder = RepositoryFolder(folder)
    self.source = source
  }

  package func text(for diagnostics: [Diagnostic]) -> String {
    var fingerprints = Fingerprints(source: source)
    let results = diagnostics.map { result($0, &fingerprints) }
    return """
      {"$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
       "runs": [{
        "tool": {"driver": {"name": "Cardproof", "version": \(jsonString(version)), "rules": [
      \(rules.map { "    " + rule($0) }.joined(separator: ",\n"))
        ]}},
        "columnKind": "unicodeCodePoints",
        "results": [
      \(results.map { "    " + $0 }.joined(separator: ",\n"))
        ]}]}

      """
  }

  private func rule(_ rule: Rule) -> String {
    let help = help(rule)
    return jsonObject([
      ("id", jsonString(rule.id)), ("shortDescription", message("\(help.headline).")),
      ("fullDescription", message(help.why)),
      (
        "help",
        jsonObject([("text", jsonString(help.text)), ("markdown", jsonString(help.markdown))])
      ),
      ("defaultConfiguration", jsonObject([("level", jsonString(rule.severity.rawValue))])),
    ])
  }

  private func result(_ diagnostic: Diagnostic, _ fingerprints: inout Fingerprints) -> String {
    var members = [("ruleId", jsonString(diagnostic.rule.id))]
    if let index = indexes[diagnostic.rule.id] { members.append(("ruleIndex", String(index))) }
    let text = ([diagnostic.message] + (diagnostic.fix.map { ["Fix: \($0)"] } ?? []))
      .joined(separator: "\n")
    members.append(("level", jsonString(diagnostic.severity.rawValue)))
    members.append(("message", message(text)))
    if let location = diagnostic.location {
      members.append(("locations", "[\(jsonObject([place(location)]))]"))
    }
    if !diagnostic.notes.isEmpty {
      let related = diagnostic.notes.enumerated().map { index, note in
        jsonObject(
          [("id", String(index)), ("message", message(note.message))]
            + (note.location.map { [place($0)] } ?? []))
      }
      members.append(("relatedLocations", "[\(related.joined(separator: ", "))]"))
    }
    let fingerprint = jsonString(fingerprints.next(for: diagnostic))
    members.append(("partialFingerprints", jsonObject([("cardproof/v1", fingerprint)])))
    let edits = edits(diagnostic)
    if !edits.isEmpty { members.append(("fixes", "[\(fix(diagnostic, edits))]")) }
    return jsonObject(members)
  }

  /// The changes of a fix, by file.
  private func fix(_ diagnostic: Diagnostic, _ edits: [SourceEdit]) -> String {
    let changes = Set(edits.map(\.file)).sorted().map { file in
      let artifact = jsonObject([("uri", jsonString(folder.address(of: file)))])
      let replacements = edits.filter { $0.file == file }.map { edit in
        let region = jsonObject([
          ("startLine", String(edit.start.line)), ("startColumn", String(edit.start.column)),
          ("endLine", String(edit.end.line)), ("endColumn", String(edit.end.column)),
        ])
        return jsonObject([("deletedRegion", region), ("insertedContent", message(edit.new))])
      }
      return jsonObject([
        ("artifactLocation", artifact),
        ("replacements", "[\(replacements.joined(separator: ", "))]"),
      ])
    }
    return jsonObject([
      ("description", message(diagnostic.fix ?? diagnostic.message)),
      ("artifactChanges", "[\(changes.joined(separator: ", "))]"),
    ])
  }

  private func message(_ text: String) -> String { jsonObject([("text", jsonString(text))]) }

  private func place(_ location: SourceLocation) -> (String, String) {
    let artifact = jsonObject([("uri", jsonString(folder.address(of: location.file)))])
    let region = jsonObject([
      ("startLine", String(location.line)), ("startColumn", String(location.column)),
    ])
    return (
      "physicalLocation", jsonObject([("artifactLocation", artifact), ("region", region)])
    )
  }
}

/// Names findings so that they are known again after lines were added above them: by rule, file,
/// message and the text of the line, and a number where several are alike.
private struct Fingerprints {
  private var lines: SourceLines
  private var counts: [String: Int] = [:]

  init(source: @escaping (String) -> String?) { lines = SourceLines(source: source) }

  mutating func next(for diagnostic: Diagnostic) -> String {
    let line = diagnostic.location.flatMap { lines.line($0.line, of: $0.file) } ?? []
    let parts = [
      diagnostic.rule.id, diagnostic.location?.file ?? "", diagnostic.message,
      String(String.UnicodeScalarView(line.filter { !$0.properties.isWhitespace })),
    ]
    let name = fnv1a(parts.joined(separator: "\n")).digits(16).lowercased()
    counts[name, default: 0] += 1
    return "\(name):\(counts[name] ?? 1)"
  }

  /// The hash of Fowler, Noll and Vo (FNV-1a), of 64 bits: the same on every machine.
  private func fnv1a(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
