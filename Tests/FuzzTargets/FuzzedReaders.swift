internal import XcodeProjects
internal import CardLayout
internal import SwiftSources
internal import Diagnostics
internal import InterfaceBuilder
internal import PageMarkup
internal import SiteComparison
internal import SourceFormats

/// The readers that need nothing but bytes.
enum FuzzedReaders {
  static func read(
    _ bytes: [UInt8], as target: FuzzTarget, reporting diagnostics: inout [Diagnostic]
  ) throws(Diagnostic) {
    let path = "fuzzed"
    switch target {
    case .yaml:
      let text = try SourceText(path: path, bytes: bytes)
      _ = try readYAML(text, reporting: &diagnostics)
    case .xml: _ = try readXML(path: path, bytes: bytes)
    case .propertyList:
      _ = PropertyListPreprocessor(bytes, definitions: ["A": "1"]).conditions
      _ = try readPropertyList(path: path, bytes: bytes, reporting: &diagnostics)
    case .binaryPropertyList:
      _ = try readPropertyList(
        path: path, bytes: Array("bplist00".utf8) + bytes.dropFirst(8), reporting: &diagnostics)
    case .strings: _ = try readStrings(path: path, bytes: bytes, reporting: &diagnostics)
    case .pluralRules: _ = try readPlurals(path: path, bytes: bytes, reporting: &diagnostics)
    case .markdown: try markdown(String(decoding: bytes, as: UTF8.self), reporting: &diagnostics)
    case .template: try template(String(decoding: bytes, as: UTF8.self), reporting: &diagnostics)
    case .swiftSource: diagnostics = sources("fuzzed.swift", bytes)
    case .objectiveCSource: diagnostics = sources("fuzzed.m", bytes)
    case .stringCatalog:
      _ = try StringCatalogReader.read(path: path, bytes: bytes, reporting: &diagnostics)
    case .xcodeProject:
      for target in try XcodeProject(
        path: "A.xcodeproj/project.pbxproj", bytes: bytes,
        paths: FolderPaths(["Tea/Tea.swift", "Tea/Base.lproj/Main.storyboard"]),
        configuration: { _ in "A = $(inherited)$(B)" }
      ).targets {
        _ = (target.infoPlistPath, target.displayName, target.platforms, target.moduleName)
      }
    case .colorSet: _ = ColorCatalog([(path: "Green.colorset/Contents.json", bytes: bytes)])
    case .image:
      for format in [ImageResource.Format.png, .jpeg, .svg] {
        _ = ImageResource(name: path, path: path, format: format, bytes: bytes, scale: 3).size
      }
      _ = PNGPicture(bytes)?.thumbnail(side: 4)
    default: break
    }
  }

  /// A document, as a page and as its Markdown export show it.
  private static func markdown(
    _ source: String, reporting diagnostics: inout [Diagnostic]
  ) throws(Diagnostic) {
    let document = try MarkdownDocument(file: "fuzzed", source: source, diagnostics: &diagnostics)
    let linked = MarkdownRenderer().render(document, diagnostics: &diagnostics)
    _ = [linked.whole, linked.title, linked.text]
  }

  /// What the source of a controller says, and what is wrong with it.
  private static func sources(_ path: String, _ bytes: [UInt8]) -> [Diagnostic] {
    let place = SourceLocation(file: path, line: 1, column: 1)
    let sources = ControllerSources(
      [.init(path: path, bytes: bytes)],
      start: .entry(
        .init(className: "TeaController", location: place, isPrincipal: true, hasModule: true)),
      intents: ["BrewTeaIntent", "INSendPaymentIntent"])
    _ = sources.entryClass
    return sources.findings()
  }

  private static func template(
    _ source: String, reporting diagnostics: inout [Diagnostic]
  ) throws(Diagnostic) {
    let template = try Template(name: "fuzzed", source: source)
    let export = try Template(name: "fuzzed.md", source: source)
    let renderer = TemplateRenderer(
      templates: TemplateLibrary([template, export]),
      limits: TemplateLimits(depth: 100, steps: 10_000))
    let teas: TemplateValue = .list([.object(["name": "Green"]), .object(["name": "<Black>"])])
    let value: TemplateValue = .object(["title": "Tea", "teas": teas, "isOpen": true])
    _ = renderer.render(template, with: value, diagnostics: &diagnostics)
    _ = try renderer.export("fuzzed", with: value, diagnostics: &diagnostics)
  }

  /// A catalogue against the one that we know.
  static func catalogue(_ bytes: [UInt8]) -> [String] {
    guard let known = try? catalogue(of: Array(FuzzSeeds.catalogue.utf8)) else {
      return ["the seed is no catalogue"]
    }
    do throws(Diagnostic) {
      let fuzzed = try catalogue(of: bytes)
      for (base, head) in [(known, fuzzed), (fuzzed, known), (fuzzed, fuzzed)] {
        compare(base, head)
      }
      return []
    } catch {
      return problems(of: [error], in: bytes)
    }
  }

  /// The shapes of drawings against those that we know, in one catalogue.
  static func shapes(_ bytes: [UInt8]) -> [String] {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let known = try? catalogue(of: Array(FuzzSeeds.catalogue.utf8)),
      let edited = try? catalogue(
        of: Array(FuzzSeeds.catalogue.replacing("cards/a1.svg", with: "cards/b1.svg").utf8),
        drawing: text)
    else { return ["the seed is no catalogue"] }
    compare(known, edited)
    compare(edited, known)
    return []
  }

  private static func catalogue(
    of bytes: [UInt8], drawing: String = FuzzSeeds.shapes
  ) throws(Diagnostic) -> ComparedSite {
    ComparedSite(try CatalogFile(path: "fuzzed", bytes: bytes)) { _ in drawing }
  }

  private static func compare(_ base: ComparedSite, _ head: ComparedSite) {
    let comparison = SiteComparison(base: base, head: head)
    _ = comparison.text + comparison.json + comparison.markdown()
    _ = comparison.junit(failingOn: .changes)
    _ = try? ComparisonReport(
      comparison, base: base, head: head, failingOn: .changes
    ).files
  }

  /// What is wrong with diagnostics: places that no file has; and writes them in every form.
  static func problems(of diagnostics: [Diagnostic], in bytes: [UInt8]) -> [String] {
    let text = String(decoding: bytes, as: UTF8.self)
    _ = DiagnosticText(isColored: true) { _ in text }.text(for: diagnostics)
    _ = diagnosticJSON(diagnostics) + diagnosticGitHubCommands(diagnostics)
    _ = diagnosticJUnit(diagnostics, rules: [], failing: [.error], headline: \.id)
    _ = DiagnosticSARIF(
      version: "0", rules: [], below: ".", help: { ($0.id, $0.id, $0.id, $0.id) },
      source: { _ in text }
    ).text(for: diagnostics)
    return diagnostics.compactMap { diagnostic in
      guard let place = diagnostic.location, place.line < 1 || place.column < 1 else { return nil }
      return "\(diagnostic.rule.id) stands at \(place.line):\(place.column)"
    }
  }
}
