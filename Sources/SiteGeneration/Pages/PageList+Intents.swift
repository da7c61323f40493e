internal import CardDrawing
internal import HostSimulation
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
    let cards = Dictionary(grouping: project.interactions, by: \.intent.className)
    let documents = documents.filter { $0.document.intentName != nil }
    let list = crumbs.map {
      page($0.path, "intents", title: $0.title, IntentIndexContext(project).members)
    }
    let own = project.intents.intents.map { defined in
      page(
        SitePaths.intent(defined.intent), "intent", title: defined.intent.displayTitle,
        below: crumbs,
        record: record(of: cards[defined.intent.className], documents.naming(defined.intent)),
        IntentContext(
          defined, project: project, types: types, states: statesByInteraction,
          documents: documents, coverage: coverageByIntent[defined.intent.className]
        ).members)
    }
    let system = project.systemIntents.map { used in
      page(
        SitePaths.systemIntent(used.intent.className), "system-intent", title: used.intent.title,
        below: crumbs, record: record(of: cards[used.intent.className]),
        SystemIntentContext(
          used, project: project, states: statesByInteraction,
          coverage: coverageByIntent[used.intent.className]
        ).members)
    }
    return list + own
      + project.intents.definitions.flatMap { typePages(of: $0, types: types) } + system
      + project.interactions.flatMap { interactionPages($0, below: crumbs) }
  }

  /// The name of what the page of an intent is made of: all its cards, and the documents that it names.
  private func record(
    of interactions: [Interaction]?, _ documents: [DocumentPage] = []
  ) -> String? {
    guard !recordsByInteraction.isEmpty, let interactions else { return nil }
    let names = interactions.compactMap { recordsByInteraction[SitePaths.interaction($0)] }
    guard names.count == interactions.count else { return nil }
    let links = documents.map { "\($0.document.title)\n\($0.path)" }
    return SHA256.hex(Array((names + links).joined(separator: "\n").utf8))
  }

  /// The page of an interaction, and of each of its stages where they have their own.
  private func interactionPages(
    _ interaction: Interaction, below crumbs: [PageLink]
  ) -> [Page] {
    let path = SitePaths.interaction(interaction)
    let states = statesByInteraction[path] ?? []
    let crumbs =
      crumbs + [
        PageLink(
          title: interaction.intent.displayTitle, path: SitePaths.intent(interaction.intent))
      ]
    let own = page(
      path, "interaction", title: "\(interaction.name) – \(interaction.intent.displayTitle)",
      below: crumbs, record: recordsByInteraction[path],
      InteractionContext(
        interaction, states: states, drawings: drawings, root: SitePaths.root(from: path)
      ).members)
    guard SitePaths.hasStagePages(interaction) else { return [own] }
    let links = interaction.stages.map {
      PageLink(title: $0.title, path: SitePaths.stage($0, of: interaction))
    }
    let byStage = Dictionary(grouping: states, by: \.stage.slug)
    let stages = interaction.stages.enumerated().map { index, stage in
      let states = byStage[stage.slug] ?? []
      return page(
        links[index].path, "stage", title: "\(stage.title) – \(interaction.name)",
        below: crumbs + [PageLink(title: interaction.name, path: path)],
        within: Branch(
          path: path, previous: index > 0 ? links[index - 1] : nil,
          next: index + 1 < links.count ? links[index + 1] : nil),
        record: recordsByInteraction[path],
        StageContext(
          stage, of: interaction, states: states, drawings: drawings,
          root: SitePaths.root(from: links[index].path), detail: .full
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
        EnumContext(enumeration, in: definition, project: project, types: types).members)
    }
    let objects = definition.objectTypes.map { type in
      page(
        SitePaths.objectType(type.name, in: definition), "object-type", title: type.displayTitle,
        below: [intentsLink],
        ObjectTypeContext(type, in: definition, project: project, types: types).members)
    }
    var seen: Set<String> = []
    return (enums + objects).filter { seen.insert($0.path).inserted }
  }
}
