internal import CardDrawing
internal import CardLayout
internal import Diagnostics
internal import HostSimulation
internal import IntentDefinitions

/// Simulates, lays out and draws every state of a project.
struct CardStateMaker: Sendable {
  private let project: Project
  private let simulators: [HostSimulator]
  private let style: DrawingStyle

  init(_ project: Project) {
    self.project = project
    let layout = ElementLayout(in: LayoutEnvironment(images: project.images))
    let strings = LocalizedStrings(
      localizations: project.localizations.sorted { $0.key < $1.key }.map(\.value),
      files: project.files.values.filter { $0.hasEnding(".strings") }.map { ($0.path, $0.bytes) })
    let app = HostedApp(
      name: project.appName, intents: project.intents,
      controllers: project.controllers.mapValues { configuration in
        ConfiguredControllerClass(configuration, appName: project.appName, strings: strings) {
          element, width in
          layout.fittingHeight(element, width: width)
        }
      })
    simulators = project.hosts.map { HostSimulator(profile: $0, app: app) }
    style = DrawingStyle(
      appName: project.appName, tint: project.settings.tint,
      appIcon: project.settings.appIcon.flatMap { project.image(atPath: $0) },
      images: project.images)
  }

  /// All states in the order of the site; `jobs` is how many are made at a time.
  func states(jobs: Int) async -> CardStates {
    let parts = await project.interactions.concurrentMap(jobs: jobs) { interaction in
      self.states(of: interaction)
    }
    var drawings: [String: CardDrawing] = [:]
    for part in parts { drawings.merge(part.drawings) { first, _ in first } }
    return CardStates(
      states: parts.flatMap(\.states), drawings: drawings,
      diagnostics: parts.flatMap(\.diagnostics) + missingIcon)
  }

  /// A card with the name of its state.
  struct NamedCard: Sendable {
    let id: String
    let card: HostedCard
  }

  /// The card of every state in the order of the site, simulated and not drawn.
  func cards(jobs: Int) async -> [NamedCard] {
    await project.interactions.concurrentMap(jobs: jobs) { interaction in
      interaction.stages.flatMap { stage in
        self.simulators.flatMap { simulator in
          (simulator.profile.isDrawnLocked ? [false, true] : [false]).flatMap { isLocked in
            InteractiveBehavior.allCases.map { behavior in
              NamedCard(
                id: CardState.id(
                  interaction, stage, simulator.profile, isLocked: isLocked, behavior),
                card: simulator.card(
                  interaction, stage: stage, isLocked: isLocked, behavior: behavior))
            }
          }
        }
      }
    }.flatMap(\.self)
  }

  private func states(of interaction: Interaction) -> CardStates {
    let environment = LayoutEnvironment(
      isRightToLeft: WritingDirection.isRightToLeft(language: interaction.language),
      images: project.images)
    var made = MadeStates()
    for stage in interaction.stages {
      for simulator in simulators {
        for isLocked in simulator.profile.isDrawnLocked ? [false, true] : [false] {
          addRow(interaction, stage, simulator, isLocked: isLocked, environment, to: &made)
        }
      }
    }
    return CardStates(
      states: made.states, drawings: made.drawings,
      diagnostics: made.diagnostics.sortedAndUnique())
  }

  private struct MadeStates {
    var states: [CardState] = []
    var drawings: [String: CardDrawing] = [:]
    var diagnostics: [Diagnostic] = []
  }

  /// A card as it is laid out and drawn.
  private struct DrawnCard {
    let card: HostedCard
    let laidOut: LaidOutCard
    let drawing: CardDrawing
    let name: String
  }

  /// The states of one host for all behaviours; neighbours that look alike are drawn once.
  private func addRow(
    _ interaction: Interaction, _ stage: Stage, _ simulator: HostSimulator, isLocked: Bool,
    _ environment: LayoutEnvironment, to made: inout MadeStates
  ) {
    let host = simulator.profile
    var last: DrawnCard?
    for behavior in InteractiveBehavior.allCases {
      let card = simulator.card(interaction, stage: stage, isLocked: isLocked, behavior: behavior)
      made.diagnostics += card.diagnostics
      let drawn: DrawnCard
      if let last, card.looks(like: last.card) {
        drawn = last
      } else {
        drawn = self.drawn(card, of: interaction, on: host, environment)
        made.drawings[drawn.name] = drawn.drawing
        made.diagnostics += missingImages(on: card)
      }
      last = drawn
      made.states.append(
        CardState(
          id: CardState.id(interaction, stage, host, isLocked: isLocked, behavior),
          interaction: interaction, stage: stage, host: host, isLocked: isLocked,
          behavior: behavior, card: card, laidOut: drawn.laidOut, drawingName: drawn.name,
          digest: SHA256.shortHex(drawn.drawing.standalone + card.transcript.text)))
    }
  }

  private func drawn(
    _ card: HostedCard, of interaction: Interaction, on host: HostProfile,
    _ environment: LayoutEnvironment
  ) -> DrawnCard {
    let laidOut = CardComposer(card, language: interaction.language, in: environment).laidOut()
    let drawing = CardDrawing(
      laidOut, title: title(of: interaction, on: host, isLocked: card.isLocked), style: style)
    return DrawnCard(
      card: card, laidOut: laidOut, drawing: drawing, name: SHA256.shortHex(drawing.standalone))
  }

  /// What a drawing shows; the same for all states that look alike.
  private func title(
    of interaction: Interaction, on host: HostProfile, isLocked: Bool
  ) -> String {
    "\(interaction.intent.displayTitle) in \(host.title)\(isLocked ? " on the lock screen" : "")"
  }

  private func missingImages(on card: HostedCard) -> [Diagnostic] {
    card.sections.flatMap { section -> [Diagnostic] in
      guard case .custom(let view) = section.appearance, let root = view.element else { return [] }
      return root.all.compactMap { element in
        guard case .image(let image) = element.content, !image.name.isEmpty,
          project.images[image.name] == nil
        else { return nil }
        let names = project.images.names
        return Diagnostic(
          .missingImage, "There is no image '\(image.name)'", at: element.location,
          fix: nearestSpelling(to: image.name, among: names).map { "Write '\($0)'" }
            ?? "Add \(image.name).png or \(image.name).svg to the source folder")
      }
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
  /// The image of a file, by its path or by its name.
  func image(atPath path: String) -> ImageResource? {
    let name = path.split(separator: "/").last.map { String($0) } ?? path
    guard let file = files[path], let format = ImageResource.Format(path: path) else {
      return images[name]
    }
    return ImageResource(name: name, path: path, format: format, bytes: file.bytes)
  }
}
