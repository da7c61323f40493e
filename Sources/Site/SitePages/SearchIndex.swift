internal import RuleGuide
internal import ControllerConfigurations
internal import Interactions
package import CardMatrix
package import ProjectReading
internal import TextTools
package import Diagnostics
internal import IntentDefinitions

/// The search index of a site: a script that hands over one value.
///
/// A script and no JSON file, because a page that was opened from a folder may load scripts, but
/// may not read files. Each page is a list of its kind, title, address and words, and of its parts,
/// whose addresses are anchors. The reader's script compares them; see `site.js`.
package struct SearchIndex {
  private let pages: [SearchPage]

  package init(
    _ project: Project, states: CardsOfProject, documents: [DocumentPage], rules: ShownRules,
    findings: [Diagnostic]
  ) {
    pages =
      Self.lists(of: project, overview: documents.overviewPath) + SearchPage.intents(of: project)
      + states.parts.filter { $0.interaction.location != nil }.map(Self.page)
      + Self.types(of: project) + Self.controllers(of: project)
      + documents.map { SearchPage($0.document) } + rules.pages.map { Self.page($0.page) }
      + Self.pages(of: findings)
  }

  /// The script in pieces.
  package var pieces: [[UInt8]] {
    [Array("cardproofSearch([\n".utf8)] + pages.map(\.json).separated(by: ",\n")
      + [Array("\n]);\n".utf8)]
  }

  /// The pages that list something of the whole project.
  private static func lists(of project: Project, overview: String) -> [SearchPage] {
    let lists: [(String, String, Bool)] = [
      ("Overview", overview, true),
      ("Intents", SitePaths.intents, project.hasIntentsPage),
      ("Coverage", SitePaths.coverage, project.hasIntentsPage),
      ("Extensions", SitePaths.extensions, project.hasExtensionsPage),
      ("Findings", SitePaths.findings, true), ("Rules", SitePaths.rules, true),
    ]
    return lists.filter(\.2).map {
      SearchPage(kind: "page", title: $0.0, path: $0.1, texts: [project.title])
    }
  }

  /// The findings, each message once.
  private static func pages(of findings: [Diagnostic]) -> [SearchPage] {
    var seen: Set<String> = []
    return findings.filter { seen.insert($0.message).inserted }.prefix(maximumFindings).map {
      SearchPage(
        kind: "finding", title: $0.message,
        path: "\(SitePaths.findings)#\(FindingsContext.anchor(of: $0))",
        texts: [$0.rule.id, $0.location?.file ?? "", $0.severity.rawValue])
    }
  }

  /// The most findings that the index has (convention); the page of findings says how to see all.
  private static let maximumFindings = 1000

  /// An interaction that is not made up, which has words of its own.
  private static func page(_ made: CardsOfInteraction) -> SearchPage {
    let interaction = made.interaction
    let writer = ValueText(language: interaction.language)
    let values = interaction.intent.parameters.compactMap { parameter in
      interaction.parameters[parameter.name].map(writer.text)
    }
    return SearchPage(
      kind: "interaction", title: interaction.name, path: made.path,
      texts: [interaction.says ?? "", interaction.intent.displayTitle] + values
        + interaction.stages.map(\.title))
  }

  private static func types(of project: Project) -> [SearchPage] {
    project.intents.definitions.flatMap { definition in
      definition.enums.map { enumeration in
        SearchPage(
          kind: "enum", title: enumeration.displayTitle,
          path: SitePaths.enumeration(enumeration.name, in: definition),
          texts: [enumeration.name]
            + enumeration.cases.flatMap { value in
              [value.name, value.displayName.text] + value.synonyms.map(\.word.text)
            })
      }
        + definition.objectTypes.map { type in
          SearchPage(
            kind: "object type", title: type.displayTitle,
            path: SitePaths.objectType(type.name, in: definition),
            texts: [type.name] + type.properties.flatMap { [$0.name, $0.displayName.text] })
        }
    }
  }

  private static func controllers(of project: Project) -> [SearchPage] {
    project.configuredExtensions.map { info, controller in
      SearchPage(
        kind: "controller", title: controller.name,
        path: SitePaths.controller(controller, in: project.addressFolder(of: info)),
        texts: controller.caseDescriptions.flatMap { [$0.condition, $0.outcome] })
    }
  }

  private static func page(_ page: RulePage) -> SearchPage {
    SearchPage(
      kind: "rule", title: page.rule.id, path: SitePaths.rule(page.rule),
      texts: [page.headline, page.why])
  }
}
