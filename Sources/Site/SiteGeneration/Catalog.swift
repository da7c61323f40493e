internal import Interactions
internal import ProjectReading
internal import SitePages
internal import CardMatrix
internal import CardLayout
internal import Diagnostics
internal import HostSimulation
internal import IntentDefinitions
internal import TextTools

/// The machine-readable index of a site: intents, states and findings, one entry a line, sorted.
package struct Catalog: Sendable {
  private let project: Project
  private let parts: [CatalogPart]
  private let findings: [Diagnostic]
  private let coverage: Coverage.Share

  /// The version of the format.
  private static let formatVersion = 2

  /// The parts are those of the project's interactions.
  init(
    _ project: Project, parts: [CatalogPart], findings: [Diagnostic], coverage: Coverage.Share
  ) {
    self.project = project
    self.coverage = coverage
    self.parts = parts
    self.findings = findings
  }

  /// The file in pieces.
  var pieces: [[UInt8]] {
    let intents =
      (project.intents.intents.map { (name: $0.intent.name, entry: intent($0)) }
      + project.systemIntents.map { (name: $0.intent.className, entry: systemIntent($0)) })
      .sorted { ($0.name, $0.entry) < ($1.name, $1.entry) }.map(\.entry)
    var inputs = project.inputs.byID
    var transcripts: [String: Transcript] = [:]
    for part in parts {
      for input in part.inputs where inputs[input.id] == nil { inputs[input.id] = input }
      transcripts.merge(part.transcripts) { first, _ in first }
    }
    let head = Array(
      """
      {"version": \(Self.formatVersion), "generator": \(jsonString(Product.generator)), \
      "title": \(jsonString(project.title)),
       "hosts": [\(project.hosts.map { jsonString($0.name) }.joined(separator: ", "))],
       "languages": [\(drawnLanguages.map(jsonString).joined(separator: ", "))],
       "coverage": {"shown": \(coverage.shown), "all": \(coverage.all)},
       "titles": \(titles)
      """.utf8)
    let lists: [(name: String, entries: [[UInt8]])] = [
      ("intents", intents.map { Array($0.utf8) }),
      ("declarations", project.app.declarations.entries),
      ("inputs", inputs.values.sorted { $0.id < $1.id }.map(\.entry)),
      ("states", stateLines),
      (
        "transcripts",
        transcripts.sorted { $0.key < $1.key }.map { CatalogPart.line(of: $1, id: $0) }
      ),
      ("findings", findings.map { finding($0) }),
    ]
    var pieces = [head]
    for (name, entries) in lists {
      pieces.append(Array(",\n \"\(name)\": [\(entries.isEmpty ? "" : "\n  ")".utf8))
      pieces += entries.separated(by: CatalogPart.separator)
      pieces.append(Array((entries.isEmpty ? "]" : "\n ]").utf8))
    }
    return pieces + [Array("}\n".utf8)]
  }

  /// The words of pages for the names of intents, stages, hosts and variants in states.
  private var titles: String {
    let intents =
      project.intents.intents.map { ($0.intent.className, $0.intent.displayTitle) }
      + project.systemIntents.map { ($0.intent.className, $0.intent.title) }
    let stages = project.interactions.flatMap(\.stages).map { ($0.slug, $0.title) }
    let hosts = project.hosts.map { ($0.name, $0.title) }
    let variants = project.variants.map { ($0.slug, $0.title) }
    return jsonObject(
      [("intents", intents), ("stages", stages), ("hosts", hosts), ("variants", variants)].map {
        let titles = Dictionary($0.1) { first, _ in first }.sorted { $0.key < $1.key }
        let members = titles.map { "\(jsonString($0.key)): \(jsonString($0.value))" }
        return ($0.0, "{\(members.joined(separator: ", "))}")
      })
  }

  /// The languages that cards are drawn in, sorted.
  private var drawnLanguages: [String] {
    parts.reduce(into: Set<String>()) { $0.formUnion($1.languages) }.sorted()
  }

  /// The states in order: those of an interaction stand together, unless the names of two are mixed up.
  private var stateLines: [[UInt8]] {
    let inOrder = parts.compactMap { part in
      part.states.first.flatMap { first in
        part.states.last.map { last in (first: first.id, last: last.id, part: part) }
      }
    }.sorted { $0.first < $1.first }
    guard zip(inOrder, inOrder.dropFirst()).allSatisfy({ $0.last < $1.first }) else {
      return parts.flatMap { part in part.states.map { ($0.id, Array(part.lines[$0.place])) } }
        .sorted { $0.0 < $1.0 }.map(\.1)
    }
    return inOrder.map(\.part.lines)
  }

  private func intent(_ defined: AppIntents.Defined) -> String {
    let intent = defined.intent
    return jsonObject([
      ("name", jsonString(intent.name)), ("class", jsonString(intent.className)),
      ("kind", jsonString(intent.kind.rawValue)),
      ("source", jsonString(intent.location.description)),
      ("page", jsonString(SitePaths.intent(intent))),
      ("parameters", String(intent.parameters.count)),
      ("responseCodes", String(intent.response.codes.count)),
      ("languages", "[\(languages(of: defined).map(jsonString).joined(separator: ", "))]"),
    ])
  }

  /// The languages that the intent's texts are in; one without translations is in the cards'.
  private func languages(of defined: AppIntents.Defined) -> [String] {
    let localization = project.localizations[defined.definition.path]
    guard let localization, !localization.translations.isEmpty else { return [project.language] }
    return localization.languages
  }

  private func systemIntent(_ used: UsedSystemIntent) -> String {
    jsonObject([
      ("name", jsonString(used.intent.className)), ("class", jsonString(used.intent.className)),
      ("kind", jsonString(Intent.Kind.system.rawValue)),
      ("source", jsonString(used.location.description)),
      ("page", jsonString(SitePaths.systemIntent(used.intent.className))),
      ("parameters", String(used.intent.parameters.count)),
      ("responseCodes", String(used.intent.codes.count)), ("languages", "[]"),
    ])
  }

  private func finding(_ diagnostic: Diagnostic) -> [UInt8] {
    var entry = JSONObject()
    entry.add("rule", diagnostic.rule.id)
    entry.add("severity", diagnostic.severity.rawValue)
    if let location = diagnostic.location {
      entry.add("file", location.file)
      entry.add("line", written: String(location.line))
      entry.add("column", written: String(location.column))
    }
    entry.add("message", diagnostic.message)
    return entry.ended()
  }
}
