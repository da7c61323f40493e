internal import Interactions
internal import ProjectReading
internal import CardMatrix
internal import IntentDefinitions

/// The pages of intents, of what they are made of, and of their interactions.
extension PageList {
  private var intentsLink: PageLink { PageLink(title: "Intents", path: SitePaths.intents) }

  var intentPages: [Page] {
    let crumbs = project.hasIntentsPage ? [intentsLink] : []
    let types = TypePages(project)
    let coverageByIntent = Dictionary(
      coverage.intents.map { ($0.intent.className, $0) }
    ) { first, _ in first }
    let documents = documents.filter { $0.document.intentName != nil }
    let list = crumbs.map {
      page(
        $0.path, "intents", title: $0.title,
        .intentIndex(project))
    }
    let own = project.intents.intents.map { defined in
      page(
        SitePaths.intent(defined.intent), "intent", title: defined.intent.displayTitle,
        below: crumbs,
        IntentContext(
          defined, project: project, types: types,
          cards: states[defined.intent.className], documents: documents,
          coverage: coverageByIntent[defined.intent.className]
        ).members)
    }
    let system = project.systemIntents.map { used in
      page(
        SitePaths.systemIntent(used.intent.className), "system-intent", title: used.intent.title,
        below: crumbs,
        .systemIntentPage(
          used, project: project, cards: states[used.intent.className],
          coverage: coverageByIntent[used.intent.className]
        ))
    }
    return list + own
      + project.intents.definitions.flatMap { typePages(of: $0, types: types) } + system
      + states.parts.flatMap { interactionPages($0, below: crumbs) }
  }

  /// The page of an interaction, and of each of its stages where they have their own.
  private func interactionPages(_ made: CardsOfInteraction, below crumbs: [PageLink]) -> [Page] {
    let interaction = made.interaction
    let path = made.path
    let crumbs =
      crumbs + [
        PageLink(
          title: interaction.intent.displayTitle, path: SitePaths.intent(interaction.intent))
      ]
    let own = page(
      path, "interaction", title: "\(interaction.name) – \(interaction.intent.displayTitle)",
      below: crumbs,
      made.page(root: SitePaths.root(from: path)))
    guard SitePaths.hasStagePages(interaction) else { return [own] }
    let links = interaction.stages.map {
      PageLink(title: $0.title, path: SitePaths.stage($0, of: interaction))
    }
    let stages = interaction.stages.enumerated().map { index, stage in
      page(
        links[index].path, "stage", title: "\(stage.title) – \(interaction.name)",
        below: crumbs + [PageLink(title: interaction.name, path: path)],
        between: (
          index > 0 ? links[index - 1] : nil, index + 1 < links.count ? links[index + 1] : nil
        ),
        StageContext(
          stage, of: made, states: made.states.filter { $0.stage.slug == stage.slug },
          root: SitePaths.root(from: links[index].path)
        ).pageMembers)
    }
    return [own] + stages
  }

  /// A page for each enum and each object type of a definition; of two with one name, the first.
  private func typePages(
    of definition: IntentDefinition, types: TypePages
  ) -> [Page] {
    let enums = definition.enums.map { enumeration in
      page(
        SitePaths.enumeration(enumeration.name, in: definition), "enum",
        title: enumeration.displayTitle, below: [intentsLink],
        .enumPage(enumeration, in: definition, project: project, types: types))
    }
    let objects = definition.objectTypes.map { type in
      page(
        SitePaths.objectType(type.name, in: definition), "object-type", title: type.displayTitle,
        below: [intentsLink],
        .objectTypePage(type, in: definition, project: project, types: types))
    }
    var seen: Set<String> = []
    return (enums + objects).filter { seen.insert($0.path).inserted }
  }
}
