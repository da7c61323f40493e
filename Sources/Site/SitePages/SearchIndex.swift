internal import ControllerConfigurations
internal import Interactions
package import CardMatrix
package import ProjectReading
internal import TextTools
internal import Diagnostics
internal import HostSimulation
internal import IntentDefinitions
internal import PageMarkup

/// What the search of a site looks through: a script that hands over one value.
///
/// A script and no JSON file, because a page that was opened from a folder may load scripts, but may
/// not read files. Each page is a list of its kind, title, address and words, and of its parts, whose
/// addresses are anchors. The reader's script compares them; see `site.js`.
package struct SearchIndex {
  private let pages: [SearchPage]

  package init(
    _ project: Project, states: CardsOfProject, documents: [DocumentPage], rules: ShownRules
  ) {
    pages =
      IntentSearch(project).pages
      + states.parts.filter { $0.interaction.location != nil }.map(Self.page)
      + Self.types(of: project) + Self.controllers(of: project)
      + documents.map { SearchPage($0.document) } + rules.listed.map { Self.page($0) }
  }

  /// The script in pieces.
  package var pieces: [[UInt8]] {
    [Array("cardproofSearch([\n".utf8)] + pages.map(\.json).separated(by: ",\n")
      + [Array("\n]);\n".utf8)]
  }

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

  private static func page(_ rule: Rule) -> SearchPage {
    SearchPage(
      kind: "rule", title: rule.id, path: ShownRules.address(of: rule),
      texts: [rule.headline, rule.why])
  }
}
