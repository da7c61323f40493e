internal import CardMatrix
internal import ProjectReading
internal import CardDrawing
internal import CardLayout
internal import Diagnostics
package import HostSimulation
internal import IntentDefinitions
internal import PageMarkup
internal import TextTools

/// What the overview shows: the project's own introduction, counts, and a sheet of all cards.
struct OverviewContext {
  let members: TemplateMembers

  init(
    _ project: Project, states: CardsOfProject, documents: [DocumentPage], findings: [Diagnostic],
    coverage: Coverage
  ) {
    let introduction = documents.first { $0.path == SitePaths.overview }
    let system = project.systemIntents.compactMap {
      SystemDefinition.intent($0.intent.className)?.intent
    }
    let intents = project.intents.intents.map(\.intent) + system
    var names: Set<String> = []
    for part in states.parts where names.count <= Self.maximumCards {
      names.formUnion(part.tally.drawings)
    }
    let isLarge = names.count > Self.maximumCards
    let most = isLarge ? Self.fewestCards : .max
    let sheets = intents.map { intent in
      OverviewSheet(intent, states[intent.className], most: most)
    }
    let drawingCount = states.drawingCount
    let shown = sheets.flatMap(\.shown)
    let shownCount = Set(shown.map(\.drawingName)).count
    let counts = states.outcomes
    let outcomes = HostedCard.Outcome.allCases.compactMap { outcome -> TemplateValue? in
      guard let count = counts[outcome] else { return nil }
      return .object([
        "name": .text(outcome.rawValue), "count": .number(count),
        "meaning": .text(outcome.meaning),
      ])
    }
    let own: TemplateMembers = [
      "introduction": introduction?.body.whole ?? .missing,
      "hasIntroduction": .boolean(introduction != nil),
      "intentCount": .number(project.intents.intents.count + project.systemIntents.count),
      "intentsPage": TemplateValue(address: project.hasIntentsPage ? SitePaths.intents : nil),
      "stateCount": .number(states.count),
      "drawingCount": .number(drawingCount),
      "shownCount": shownCount == drawingCount ? .missing : .number(shownCount),
      "isLarge": .boolean(isLarge),
      "hasDesignedViews": .boolean(shown.contains { $0.card.showsDesignedScene }),
      "unknownCount": TemplateValue(counts[.unknown].map { counted($0, "state") }),
      "errorCount": .number(findings.count(.error)),
      "warningCount": .number(findings.count(.warning)),
      "coverage": TemplateValue(
        coverage.intents.isEmpty ? nil : coverage.share.percent.map { "\($0) %" }),
      "coveragePage": .address(SitePaths.coverage),
      "outcomes": .list(outcomes), "hasStates": .boolean(states.count > 0),
      "sheets": .list(sheets.map(\.value)),
    ]
    members = own.adding(
      PageOutline(
        intents.map { .init(title: $0.displayTitle, anchor: Self.anchor($0)) }
          + (states.count > 0 ? [.init(title: "What is counted", anchor: "site.counts")] : [])
      ).members(isBeside: false)
    )
  }

  static func anchor(_ intent: Intent) -> String {
    SitePaths.anchor("cards", intent.addressName)
  }

  /// The most distinct cards that are all on the sheets (convention): a page of more is slow to open,
  /// and nobody looks at it.
  private static let maximumCards = 500
  /// How many of each intent's are there otherwise; the intent's own page leads to the others.
  private static let fewestCards = 12
}

extension CardState {
  /// The host as people name it.
  var hostTitle: String {
    (isLocked ? "\(host.title), locked" : host.title)
      + (card.isHypothetical ? ", as if it were shown there" : "")
  }
}

extension HostedCard.Outcome {
  /// What an outcome means, in a few words.
  package var meaning: String {
    switch self {
    case .custom: "the controller's view"
    case .standard: "the host's own card"
    case .mixed: "some of both"
    case .hidden: "neither is drawn"
    case .locked: "unlock first"
    case .unknown: "nothing says what the controller shows"
    }
  }
}
