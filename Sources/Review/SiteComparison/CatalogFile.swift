internal import TextTools
internal import HostSimulation
package import Diagnostics
internal import SourceFormats

/// The content of a `catalogue.json` that a comparison needs.
package struct CatalogFile: Sendable {
  let generator: String
  let title: String
  /// The hosts in the order of the site's settings; none in a catalog of an older cardproof.
  let hosts: [String]
  let states: [State]
  let inputs: [String: Input]
  let transcripts: [String: [Step]]
  let findings: [Finding]
  /// The languages that cards are drawn in.
  let languages: [String]
  /// The names that the project declares.
  let declarations: [Declaration]
  /// How much the interactions show that somebody wrote; nil in the catalog of an older cardproof.
  let coverage: Coverage?

  /// The words for names in states; empty in the catalog of an older cardproof.
  let titles: Titles

  /// The words of pages, by the names of intents' classes, stages, hosts and variants.
  struct Titles: Hashable, Sendable, Decodable {
    private(set) var intents: [String: String] = [:]
    private(set) var stages: [String: String] = [:]
    private(set) var hosts: [String: String] = [:]
    private(set) var variants: [String: String] = [:]

    /// The words of both; its own count where both have some.
    func adding(_ other: Titles) -> Titles {
      var all = self
      all.intents.merge(other.intents) { own, _ in own }
      all.stages.merge(other.stages) { own, _ in own }
      all.hosts.merge(other.hosts) { own, _ in own }
      all.variants.merge(other.variants) { own, _ in own }
      return all
    }

    /// A card in words: the intent, the interaction, the stage and the host.
    func title(of row: State.Row) -> String {
      let cell = row.cell
      let host = hosts[cell.host] ?? cell.host
      let parts = [
        intents[row.interaction.intentClass] ?? row.interaction.intentClass, row.interaction.name,
        stages[cell.stage] ?? cell.stage, cell.isLocked ? "\(host), locked" : host,
        variants[cell.variant] ?? cell.variant,
      ]
      return parts.filter { !$0.isEmpty }.joined(separator: " · ")
    }
  }

  /// So many of so many response codes, parameter combinations and cases.
  struct Coverage: Hashable, Sendable, Decodable {
    let shown: Int
    let all: Int

    var percent: Int { all == 0 ? 0 : shown * 100 / all }
  }

  /// The version of the format that this reads.
  private static let version = 2

  /// One card of one host for one stage.
  struct State: Hashable, Sendable, Decodable {
    let id: String
    let intent: String
    /// The class of the intent, because two may have one name.
    let `class`: String
    let interaction: String
    let stage: String
    let host: String
    let context: String
    let locked: Bool
    let behavior: String
    let hostDefault: Bool
    /// Empty for the usual one.
    let variant: String
    let outcome: String
    let width: Double
    let height: Double
    /// The path of the drawing, which is named after what it shows.
    let card: String
    let page: String
    let digest: String
    let transcript: String
    let inputs: [String]
    let findings: [String]
  }

  /// A part of the project that cards are made of.
  struct Input: Hashable, Sendable, Decodable {
    let id: String
    let kind: String
    let name: String
    /// The id of the input that it is a part of.
    let parent: String?
    let file: String
    let line: Int?
    let column: Int?
    let digest: String
    /// The name in pieces, each second one a name of the project's.
    let words: [String]?

    var title: Phrase { words.map { Phrase(alternating: $0) } ?? "\(name)" }

    /// Where it stands: the file, with line and column where it is a part of one.
    var source: String {
      guard let line, let column else { return file }
      return "\(file):\(line):\(column)"
    }
  }

  /// A finding of the build, on a card or elsewhere.
  struct Finding: Hashable, Sendable, Decodable {
    let rule: String
    let severity: String
    let file: String?
    let line: Int?
    let message: String
  }

  /// A name that a definition or an extension declares.
  package struct Declaration: Hashable, Sendable, Decodable {
    let kind: Kind
    let owner: String
    let name: String
    let file: String
    let line: Int
    let digest: String
    let input: String?
    let untranslated: [String]?

    /// The kinds, in the order of reports.
    package enum Kind: String, CaseIterable, Hashable, Sendable, Decodable {
      case target, `extension`, drawnIntent, handledIntent
      case intent, parameter, responseParameter, code
      case enumeration, enumCase, type, property, language, text
    }
  }

  private struct Content: Decodable {
    let version: Int
    let generator: String
    let title: String
    let hosts: [String]?
    let languages: [String]?
    let declarations: [Declaration]?
    let coverage: Coverage?
    let titles: Titles?
    let inputs: [Input]
    let states: [State]
    let transcripts: [Transcript]
    let findings: [Finding]
  }

  private struct Transcript: Decodable {
    let id: String
    let steps: [Step]
  }

  private struct Version: Decodable {
    let version: Int
  }

  /// Reads a catalog.
  ///
  /// - Throws: A diagnostic if it is not a catalog of a version that is known here.
  package init(path: String, bytes: [UInt8]) throws(Diagnostic) {
    let content: Content
    do {
      content = try readJSON(Content.self, from: bytes)
    } catch {
      throw Self.fault(path: path, bytes: bytes)
    }
    guard content.version == Self.version else { throw Self.fault(path: path, bytes: bytes) }
    // A path that leads elsewhere is none of a catalog's: only what a build writes is followed.
    guard content.states.allSatisfy({ Self.isCard($0.card) }) else {
      throw Diagnostic(
        .unreadableCatalog, "The catalog names a drawing outside of 'cards'",
        at: SourceLocation(file: path), fix: "Build the site again")
    }
    generator = content.generator
    title = content.title
    hosts = content.hosts ?? []
    states = content.states
    inputs = Dictionary(content.inputs.map { ($0.id, $0) }) { first, _ in first }
    findings = content.findings
    languages = content.languages ?? []
    declarations = content.declarations ?? []
    coverage = content.coverage
    titles = content.titles ?? Titles()
    transcripts = Dictionary(content.transcripts.map { ($0.id, $0.steps) }) { first, _ in first }
  }

  /// The catalog of a site without cards, for a base that there is none of.
  package static func empty(like head: CatalogFile) -> CatalogFile { CatalogFile(emptyLike: head) }

  private init(emptyLike head: CatalogFile) {
    (generator, title, hosts) = (head.generator, head.title, head.hosts)
    (states, findings, languages, declarations) = ([], [], [], [])
    (inputs, transcripts, coverage, titles) = ([:], [:], nil, Titles())
  }

  private static func fault(path: String, bytes: [UInt8]) -> Diagnostic {
    let found = try? readJSON(Version.self, from: bytes)
    guard let found, found.version != version else {
      return Diagnostic(
        .unreadableCatalog, "The file is not a catalog of this version",
        at: SourceLocation(file: path), fix: "Build both sites with the same cardproof")
    }
    return Diagnostic(
      .unreadableCatalog,
      "The catalog has version \(found.version); this cardproof reads version \(version)",
      at: SourceLocation(file: path),
      fix: found.version < version
        ? "Build this site again with this cardproof"
        : "Compare with the cardproof that built this site, or build it again with this one")
  }

  /// Whether a state is of an interaction that somebody wrote, and not of made-up values.
  func isWritten(_ state: State) -> Bool {
    state.inputs.contains { inputs[$0]?.kind == Cause.interactionKind }
  }

  /// Whether a path is that of a drawing: `cards/`, a digest, `.svg`.
  static func isCard(_ path: String) -> Bool {
    guard path.hasPrefix("cards/"), path.hasSuffix(".svg") else { return false }
    let name = path.dropFirst("cards/".count).dropLast(".svg".count)
    return !name.isEmpty
      && name.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
  }
}

extension Rule {
  package static let unreadableCatalog = Rule("unreadable-catalogue", .error)

  /// The rules of this module.
  package static let siteComparisonRules: [Rule] = [.unreadableCatalog]
}
