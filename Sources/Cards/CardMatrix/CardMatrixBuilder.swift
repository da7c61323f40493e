internal import ControllerConfigurations
internal import Interactions
internal import Digests
internal import ParallelWork
package import ProjectReading
internal import CardDrawing
package import CardLayout
internal import CardChecks
internal import Diagnostics
package import HostSimulation
internal import IntentDefinitions
internal import TextTools
package import Views

/// Simulates, lays out and draws every state of a project.
package struct CardMatrixBuilder: Sendable {
  private let project: Project
  private let renderers: [VariantRenderer]
  private let worstCases: WorstCaseChecks
  private let missing: MissingImages
  private let damagedLayouts: Set<SourceLocation>
  private let transcriptIDs = TranscriptIDs()

  package init(_ project: Project) {
    self.project = project
    renderers = VariantRenderer.all(of: project)
    worstCases = WorstCaseChecks(project)
    missing = MissingImages(project)
    damagedLayouts = project.controllers.values.reduce(into: []) { places, controller in
      places.formUnion(controller.damagedLayouts)
    }
  }

  /// The states in the order of the site; `jobs` is how many are made at a time.
  package func states(jobs: Int) async -> CardsOfProject {
    let parts = await Array(project.interactions.indices).concurrentMap(jobs: jobs) { index in
      self.checkedStates(ofInteraction: index)
    }
    return CardsOfProject(parts, diagnostics: missingIcon)
  }

  /// The names of all states of an interaction, in the order of the site.
  package func stateNames(ofInteraction index: Int) -> [String] {
    rows(ofInteraction: index).flatMap { row in InteractiveBehavior.allCases.map { row.id($0) } }
  }

  /// The cards of an interaction in the order of the site, simulated and not drawn.
  package func cards(ofInteraction index: Int) -> [(id: String, card: HostedCard)] {
    rows(ofInteraction: index).flatMap { row in row.cards().map { (row.id($0.behavior), $0) } }
  }

  /// The cards of an interaction in the order of the site, laid out and not drawn.
  package func layouts(ofInteraction index: Int) -> [(id: String, layout: LaidOutCard)] {
    rows(ofInteraction: index).flatMap { row in
      row.cards().map { (row.id($0.behavior), laidOut($0, in: row)) }
    }
  }

  /// The states of one interaction with their drawings, not yet checked.
  package func states(ofInteraction index: Int) -> CardsOfInteraction.Builder {
    var made = CardsOfInteraction.Builder()
    for row in rows(ofInteraction: index) { add(row, to: &made) }
    made.states.keepFaultsOfHostColumns()
    return made
  }

  /// The states of one interaction, with what the checks find in them and in trials.
  func checkedStates(ofInteraction index: Int) -> CardsOfInteraction {
    var made = states(ofInteraction: index)
    let chosen = made.states.indicesToCheck(except: damagedLayouts)
    let others = Set(made.states.indices).subtracting(chosen)
    for number in others { made.states[number].faults = [] }
    made.states.keepFaultsOfHostColumns()
    for number in chosen {
      let state = made.states[number]
      made.checks.add(state.faults, on: state.occasion)
    }
    let usual = chosen.map { made.states[$0] }.filter { $0.variant.isUsual && $0.isHostDefault }
    for loss in worstCases.losses(of: usual, ofInteraction: index) {
      made.checks.add(loss.faults, on: loss.occasion)
    }
    return CardsOfInteraction(made, of: project.interactions[index])
  }

  /// The cards of one stage on one host in one variant, for all behaviors.
  private struct Row {
    let interaction: Interaction
    /// The language of the interaction in the usual variant.
    let usualLanguage: String
    let stage: Stage
    let simulator: HostSimulator
    let isLocked: Bool
    let renderer: VariantRenderer

    func id(_ behavior: InteractiveBehavior) -> String {
      CardState.id(
        interaction, stage, simulator.profile, isLocked: isLocked, behavior, in: renderer.variant)
    }

    /// The card of each behavior; what is wrong only where no host comes to is no fault.
    func cards() -> [HostedCard] {
      let cards = simulator.cards(simulator.plan(interaction, stage: stage, isLocked: isLocked))
      guard let own = cards.first(where: { $0.behavior == $0.hostBehavior }) else { return cards }
      return cards.map { $0.reporting(onlyThoseOf: own) }
    }
  }

  private func rows(ofInteraction number: Int) -> [Row] {
    let interactions = renderers.map { renderer in
      renderer.variant.language.flatMap { project.localizedInteractions[$0] }?[number]
        ?? project.interactions[number]
    }
    return project.interactions[number].stages.indices.flatMap { stage in
      project.hosts.enumerated().flatMap { index, host in
        (host.isDrawnLocked ? [false, true] : [false]).flatMap { isLocked in
          zip(renderers, interactions).map { renderer, interaction in
            Row(
              interaction: interaction,
              usualLanguage: project.interactions[number].language,
              stage: interaction.stages[stage],
              simulator: renderer.simulators(for: interaction)[index],
              isLocked: isLocked, renderer: renderer)
          }
        }
      }
    }
  }

  /// Adds the states of a row; those that look alike are drawn once.
  private func add(_ row: Row, to made: inout CardsOfInteraction.Builder) {
    var known: [(card: HostedCard, drawn: DrawnCard)] = []
    for card in row.cards() {
      made.findings.add(card.diagnostics, in: row.renderer.variant)
      let drawn: DrawnCard
      if let same = known.first(where: { card.looks(like: $0.card) }) {
        drawn = same.drawn
      } else {
        drawn = self.drawn(card, in: row)
        known.append((card, drawn))
        made.drawings[drawn.name] = drawn.drawing
      }
      // What is wrong in a column that no host passes is no fault.
      if card.behavior == card.hostBehavior {
        made.findings.add(drawn.findings, in: row.renderer.variant)
      }
      let transcriptID = transcriptIDs.id(of: card.transcript)
      made.states.append(
        CardState(
          CardState.Facts(
            id: row.id(card.behavior), interaction: row.interaction, stage: row.stage,
            host: row.simulator.profile, isLocked: row.isLocked, behavior: card.behavior,
            variant: row.renderer.variant, card: card, measures: drawn.measures,
            drawingName: drawn.name,
            digest: SHA256.shortHex("\(drawn.name)\n\(transcriptID)"),
            transcriptID: transcriptID,
            trial: row.renderer.variant.trial(
              in: row.interaction.language, usually: row.usualLanguage)),
          faults: drawn.faults, filter: project.filter))
    }
  }

  private func laidOut(_ card: HostedCard, in row: Row) -> LaidOutCard {
    CardComposer(
      card, language: row.interaction.language, in: row.renderer.environment(for: row.interaction)
    ).laidOut()
  }

  private func drawn(_ card: HostedCard, in row: Row) -> DrawnCard {
    let environment = row.renderer.environment(for: row.interaction)
    let laidOut = laidOut(card, in: row)
    let drawing = CardDrawing(
      laidOut,
      title: title(of: row.interaction, for: card),
      style: row.renderer.style(for: row.interaction))
    return DrawnCard(
      measures: CardMeasures(laidOut), drawing: drawing,
      name: SHA256.shortened(SHA256.hex(drawing.file)),
      faults: CardCheck(card, in: environment)
        .faults(of: laidOut, in: Palette(tint: project.tint)),
      findings: missingImages(on: card) + sceneFindings(on: card, in: environment))
  }

  /// The title of a drawing; equal for all states that look alike, as those do that only ask to
  /// unlock the device, whichever host is to show the card then.
  private func title(of interaction: Interaction, for card: HostedCard) -> String {
    guard card.outcome != .locked else {
      return "\(interaction.intent.displayTitle) on the lock screen"
    }
    return "\(interaction.intent.displayTitle) in \(card.profile.title)"
      + (card.isLocked ? " on the lock screen" : "")
      + (card.isHypothetical ? ", as if it were shown there" : "")
  }

  private func missingImages(on card: HostedCard) -> [Diagnostic] {
    card.viewsInTime.flatMap { view -> [Diagnostic] in
      guard let root = view.element else { return [] }
      return root.shown.flatMap { element in
        element.imageNames.filter { project.images[$0]?.format.isDrawn != true }.map {
          missing.finding(named: $0, at: element.location)
        }
      }
    }
  }

  /// The faults of the constraints of a card's scenes, at the sizes that they have there;
  /// nobody sees a card that its host does not show.
  private func sceneFindings(
    on card: HostedCard, in environment: LayoutEnvironment
  ) -> [Diagnostic] {
    guard !card.isHypothetical else { return [] }
    return card.viewsInTime.flatMap { view -> [Diagnostic] in
      guard view.element?.isWhole != false,
        let scene = view.element.flatMap({ SceneLayout($0, in: environment) })
      else { return [] }
      return scene.findings(in: view.size)
    }
  }

  private var missingIcon: [Diagnostic] {
    guard let path = project.settings.appIcon, project.image(atPath: path) == nil else { return [] }
    return [
      Diagnostic(
        .missingImage, "There is no icon '\(path)'",
        at: project.settings.appIconLocation,
        fix: "Write the path of a PNG or SVG file below the source folder")
    ]
  }
}

extension Project {
  /// The icon of the app: that of the settings, else that of the app's asset catalog.
  package var appIcon: ImageResource? {
    guard let path = settings.appIcon else { return app.identity.icon }
    return image(atPath: path)
  }

  /// The icon on cards, which stands in each drawing.
  var cardIcon: ImageResource? { settings.appIcon != nil ? appIcon : app.identity.cardIcon }

  /// The color of the app: that of the settings, else the accent color of the asset catalog; nil for the system's
  /// blue.
  var tint: Palette.Pair? {
    settings.tint.map { Palette.Pair($0, $0) } ?? app.identity.accent
  }

  /// The tint of pages, dark enough to be readable.
  package var pageTint: RGBColor {
    settings.tint ?? (app.identity.accent?.light).map(Palette.readableOnLight)
      ?? SiteSettings.usualTint
  }

  /// The image of a file, by its path or by its name.
  package func image(atPath path: String) -> ImageResource? {
    let name = SourcePath(path).name
    guard let file = files[path], let format = ImageResource.Format(path: path) else {
      return images[name]
    }
    return ImageResource(name: name, path: path, format: format, bytes: file.bytes)
  }
}
