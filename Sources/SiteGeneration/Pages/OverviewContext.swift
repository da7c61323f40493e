internal import CardDrawing
internal import CardLayout
internal import Diagnostics
internal import HostSimulation
internal import IntentDefinitions
internal import PageMarkup

/// What the overview shows: the project's own introduction, counts, and a sheet of all cards.
struct OverviewContext {
  let members: TemplateMembers

  init(
    _ project: Project, states: CardStates, documents: [DocumentPage], findings: [Diagnostic],
    coverage: Coverage
  ) {
    let introduction = documents.first { $0.path == SitePaths.overview }
    let byIntent = states.parts.byIntent
    let system = project.systemIntents.compactMap {
      SystemDefinition.intent($0.intent.className)?.intent
    }
    let intents = project.intents.intents.map(\.intent) + system
    var names: Set<String> = []
    for part in states.parts where names.count <= Self.mostCards {
      names.formUnion(part.tally.drawings)
    }
    let isLarge = names.count > Self.mostCards
    let sheets = intents.map { intent in
      Sheet(intent, byIntent[intent.className] ?? [], most: isLarge ? Self.fewestCards : .max)
    }
    let shown = sheets.flatMap(\.shown)
    let shownCount = Set(shown.map(\.drawingName)).count
    let outcomes = HostedCard.Outcome.allCases.compactMap { outcome -> TemplateValue? in
      let count = states.parts.reduce(0) { $0 + $1.tally.outcomes[outcome, default: 0] }
      guard count > 0 else { return nil }
      return .object([
        "name": .text(outcome.rawValue), "count": .number(count),
        "meaning": .text(outcome.meaning),
      ])
    }
    let own: TemplateMembers = [
      "introduction": introduction.map { .markup($0.body) } ?? .missing,
      "hasIntroduction": .boolean(introduction != nil),
      "intentCount": .number(project.intents.intents.count + project.systemIntents.count),
      "intentsPage": TemplateValue(project.hasIntentsPage ? SitePaths.intents : nil),
      "stateCount": .number(states.count),
      "drawingCount": .number(states.drawings.count),
      // The sheets of a large project say themselves that they have not all.
      "shownCount": isLarge || shownCount == states.drawings.count
        ? .missing : .number(shownCount),
      "hasDesignedViews": .boolean(shown.contains { $0.card.showsDesignedScene }),
      "errorCount": .number(findings.count(.error)),
      "warningCount": .number(findings.count(.warning)),
      "coverage": TemplateValue(
        coverage.intents.isEmpty ? nil : coverage.share.percent.map { "\($0) %" }),
      "coveragePage": .text(SitePaths.coverage),
      "outcomes": .list(outcomes), "hasStates": .boolean(states.count > 0),
      "sheets": .list(sheets.map { $0.value(states.drawings) }),
      "hasSheets": .boolean(states.count > 0),
    ]
    members = own.adding(
      PageOutline(
        [.init(title: "At a glance", anchor: "at-a-glance")]
          + intents.map {
            .init(title: $0.displayTitle, anchor: Self.anchor($0))
          }
      ).members(isBeside: false)
    )
  }

  fileprivate static func anchor(_ intent: Intent) -> String {
    SitePaths.anchor("cards", intent.addressName)
  }

  /// The most distinct cards that are all on the sheets (convention): a page of more is slow to open,
  /// and nobody looks at it.
  private static let mostCards = 500
  /// How many of each intent's are there otherwise; the intent's own page leads to the others.
  private static let fewestCards = 12
}

/// The distinct cards of an intent, those that the host itself would show first.
private struct Sheet {
  private let intent: Intent
  private let parts: [CardStateMaker.MadeStates]
  /// A state for each card on the sheet.
  let shown: [CardState]
  /// How many cards there are.
  private let count: Int

  init(_ intent: Intent, _ parts: [CardStateMaker.MadeStates], most: Int) {
    self.intent = intent
    self.parts = parts
    var seen: Set<String> = []
    var shown: [CardState] = []
    for order in [\StateTally.natural, \StateTally.others] {
      for part in parts {
        for card in part.tally[keyPath: order] where seen.insert(card.drawing).inserted {
          if shown.count < most { shown.append(part.states[card.state]) }
        }
      }
    }
    self.shown = shown
    count = seen.count
  }

  func value(_ drawings: [String: CardDrawing]) -> TemplateValue {
    let names = Set(shown.map(\.drawingName))
    let near = parts.filter { !$0.tally.drawings.isDisjoint(with: names) }
    let sharing = Dictionary(
      grouping: near.flatMap(\.states).filter(\.variant.isUsual), by: \.drawingName)
    let cards = shown.map { state in
      let facets = CardFacets(sharing[state.drawingName] ?? []).members
      let own: TemplateMembers = [
        "image": .text(SitePaths.drawing(state.drawingName)),
        // An image element loads no images of its own, so such a drawing is part of the page.
        "drawing": drawings[state.drawingName].flatMap { drawing in
          drawing.linkedImages.isEmpty
            ? nil : .markup(drawing.inline(linkingImages: SitePaths.image))
        } ?? .missing,
        "page": .text(SitePaths.card(state)),
        "caption": .text("\(state.stage.title), \(state.hostTitle)"),
        "isAsDesigned": .boolean(state.card.showsDesignedScene),
        "interaction": .text(state.interaction.name),
        "width": .text(state.measures.drawingSize.width.pixels),
        "height": .text(state.measures.drawingSize.height.pixels),
        "outcome": .text(state.card.outcome.rawValue), "isWide": .boolean(state.isWide),
      ]
      return TemplateValue.object(own.adding(facets))
    }
    return .object([
      "anchor": .text(OverviewContext.anchor(intent)),
      "title": .text(intent.displayTitle), "class": .text(intent.className),
      "summary": .text(intent.summary.text), "page": .text(SitePaths.intent(intent)),
      "cards": .list(cards),
      "hasSeveralInteractions": .boolean(Set(parts.map { $0.interaction?.name }).count > 1),
      "more": TemplateValue(count > cards.count ? "All \(count) cards" : nil),
      "isSystem": .boolean(intent.kind == .system),
    ])
  }
}

extension CardState {
  /// The host as people name it.
  var hostTitle: String {
    (isLocked ? "\(host.title), locked" : host.title)
      + (card.isAsIf ? ", as if it were shown there" : "")
  }
}

extension HostedCard.Outcome {
  /// What an outcome means, in a few words.
  var meaning: String {
    switch self {
    case .custom: "the controller's view"
    case .standard: "the host's own card"
    case .mixed: "some of both"
    case .hidden: "neither is drawn"
    case .locked: "unlock first"
    }
  }
}
