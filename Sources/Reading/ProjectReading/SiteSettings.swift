internal import Interactions
package import Diagnostics
internal import HostSimulation
internal import SourceFormats
package import Views

/// The settings in `site.yml`.
package struct SiteSettings: Sendable {
  package var title: String?
  package var appName: String?
  package var appIcon: String?
  package var appIconLocation: SourceLocation?
  /// The app’s color; nil where nothing says it.
  package var tint: RGBColor?
  package var languages: [String] = []
  /// The names of the host profiles, in the order of the matrix, with their places in the file.
  package var hosts = HostProfile.usualNames.map { HostName(name: $0, location: nil) }
  /// The variants of every card, in the order of the pages.
  package var variants: [ParsedVariant] = []
  package var classPrefix = ""
  /// Where the site will be on the web; nil where nobody has said.
  package var address: SiteAddress?
  /// The repository that pages lead to; nil where nobody has said.
  package var repository: RepositoryAddress?
  var exclude: [PathPattern] = []
  /// Further source folders, relative to the first one.
  package var sources: [FurtherSource] = []
  /// The folders whose Markdown files are docs, in a repository with an Xcode project.
  package var docs: [String] = []
  /// The least coverage that the project wants, in percent, and where it says so.
  package var minimumCoverage: LeastCoverage?
  var severities: [String: Severity?] = [:]
  /// Whether the site has a page for every rule, and not only for those that found something.
  package var showsAllRules = false

  /// The accent of pages: the system's blue, dark enough to read on white at 4.5:1.
  package static let usualTint: RGBColor = 0x0063CC

  /// The file's name, at the top of the source folder.
  package static let fileName = "site.yml"

  /// The setting `coverage.minimum`.
  package struct LeastCoverage: Hashable, Sendable {
    package let percent: Int
    package let location: SourceLocation
  }

  /// A further source folder as the settings name it.
  package struct FurtherSource: Hashable, Sendable {
    /// Relative to the first one.
    package let path: String
    package let location: SourceLocation
  }

  /// A host profile as the settings name it.
  package struct HostName: Hashable, Sendable {
    package let name: String
    package let location: SourceLocation?
  }

  package init() {}

  package func excludes(_ path: String) -> Bool {
    exclude.contains { $0.matches(path) }
  }

  /// Whether nothing in a folder is read.
  package func excludesFolder(_ path: String) -> Bool {
    exclude.contains { $0.coversFolder(path) }
  }

  /// The findings with the severities that the project gives their rules.
  package func withConfiguredSeverities(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.compactMap { diagnostic in
      switch severities[diagnostic.rule.id] {
      case nil: diagnostic
      case .some(nil): nil
      case .some(let severity?): diagnostic.with(severity: severity)
      }
    }
  }
}

extension SiteSettings {
  /// Reads `site.yml`; what cannot be read keeps its default.
  package init(_ file: SourceFile, reporting diagnostics: inout [Diagnostic]) {
    self.init()
    do throws(Diagnostic) {
      let source = try SourceText(path: file.path, bytes: file.bytes)
      let root = try readYAML(source, reporting: &diagnostics)
      diagnostics.adding { read(root, reporting: $0) }
    } catch {
      diagnostics.append(error)
    }
  }

  private mutating func read(_ root: YAMLNode, reporting findings: Findings) {
    guard
      let reader = MappingReader(
        root, "The settings", nested: ["app", "coverage", "hosts", "rules", "variants"],
        reporting: findings)
    else { return }
    title = reader.string("title")
    readApp(reader.take("app"), reporting: findings)
    languages = (reader.strings("languages") ?? [])
      .compactMap { readLanguageTag($0, reporting: findings) }
    if let nodes = reader.strings("hosts") {
      hosts = []
      for node in nodes {
        guard let name = node.string else { continue }
        guard !hosts.contains(where: { $0.name == name }) else {
          findings.report(
            .duplicateKey, "The host '\(name)' appears twice", at: node.location,
            fix: "Remove one")
          continue
        }
        hosts.append(HostName(name: name, location: node.location))
      }
      if nodes.isEmpty {
        findings.report(
          .missingKey, "'hosts' is empty, so there are no cards",
          at: reader.keyLocation("hosts"), fix: "Write hosts: [siri, maps], or remove it")
      }
    }
    variants = readVariants(reader.sequence("variants") ?? [], reporting: findings)
    address = reader.take("address").flatMap { SiteAddress($0, reporting: findings) }
    let revision = reader.string("revision")
    repository = readRepository(reader.take("repository"), revision: revision, reporting: findings)
    classPrefix = reader.string("classPrefix") ?? ""
    exclude = (reader.strings("exclude") ?? []).compactMap(\.string)
      .map { PathPattern($0) }
    sources = (reader.strings("sources") ?? []).compactMap { node in
      node.string.map { FurtherSource(path: $0, location: node.location) }
    }
    docs = (reader.strings("docs") ?? []).compactMap(\.string)
    readCoverage(reader.take("coverage"), reporting: findings)
    readRules(reader.take("rules"), reporting: findings)
    showsAllRules = reader.boolean("allRules") ?? false
    reader.finish(
      fixes: [
        "name": "Write it under 'app'", "icon": "Write it under 'app'",
        "tint": "Write it under 'app'", "minimum": "Write it under 'coverage'",
      ])
  }

  private func readRepository(
    _ node: YAMLNode?, revision: String?, reporting findings: Findings
  ) -> RepositoryAddress? {
    guard let node, !node.isNull else { return nil }
    if let address = node.string.flatMap({ RepositoryAddress($0, revision: revision) }) {
      return address
    }
    findings.report(
      .wrongType, "'repository' must be the address of the repository", at: node.location,
      fix: "Write an address such as https://github.com/example/app")
    return nil
  }

  private mutating func readApp(_ node: YAMLNode?, reporting findings: Findings) {
    guard let node, !node.isNull,
      let reader = MappingReader(node, "'app'", reporting: findings)
    else { return }
    appName = reader.string("name")
    appIconLocation = reader.take("icon")?.location
    appIcon = reader.string("icon")
    if let color = reader.take("tint"), !color.isNull {
      if let read = color.string.flatMap({ RGBColor($0) }) {
        tint = read
      } else {
        findings.report(
          .wrongType, "'tint' must be a color", at: color.location, fix: "Write \"#RRGGBB\"")
      }
    }
    reader.finish()
  }

  private mutating func readCoverage(_ node: YAMLNode?, reporting findings: Findings) {
    guard let node, !node.isNull,
      let reader = MappingReader(node, "'coverage'", reporting: findings)
    else { return }
    let location = reader.take("minimum")?.location
    if let percent = reader.integer("minimum") {
      if (0...100).contains(percent) {
        minimumCoverage = LeastCoverage(percent: percent, location: location ?? node.location)
      } else {
        findings.report(
          .unknownValue, "'\(percent)' is not a percentage", at: location,
          fix: "Write a whole number from 0 to 100")
      }
    }
    reader.finish()
  }

  private mutating func readRules(_ node: YAMLNode?, reporting findings: Findings) {
    guard let node, !node.isNull else { return }
    guard let reader = MappingReader(node, "'rules'", reporting: findings) else { return }
    for rule in Rule.all {
      guard let word = reader.take(rule.id) else { continue }
      if word.string == "off" {
        severities[rule.id] = .some(nil)
      } else if let severity = word.string.flatMap({ Severity(rawValue: $0) }) {
        severities[rule.id] = severity
      } else {
        findings.report(
          .unknownValue,
          word.string.map { "'\($0)' is not a severity" } ?? "'\(rule.id)' has no severity",
          at: word.location, fix: "Write off, note, warning or error",
          corrections: .spelling(
            of: word.string ?? "", among: ["off", "note", "warning", "error"], at: word.location))
      }
    }
    reader.finish()
  }
}
