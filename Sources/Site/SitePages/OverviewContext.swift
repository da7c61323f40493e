internal import CardMatrix
internal import ProjectReading
internal import CardDrawing
internal import CardLayout
internal import Diagnostics
package import HostSimulation
internal import IntentDefinitions
internal import PageMarkup
internal import TextTools

extension TemplateMembers {
  /// The overview: the project's own introduction, counts, and the cards of each intent.
  static func overviewPage(
    _ project: Project, states: CardsOfProject, documents: [DocumentPage], findings: [Diagnostic],
    coverage: Coverage
  ) -> TemplateMembers {
    let introduction = documents.first { $0.path == SitePaths.overview && !$0.document.isLanding }
    let root = SitePaths.root(from: documents.overviewPath)
    let sheets = Self.sheets(of: project, states, root: root)
    let shown = sheets.filter { !$0.matrix.isHypothetical }
    let room = Room(for: shown.map(\.matrix))
    let counts = states.outcomes
    let usual = states.parts.lazy.flatMap(\.states).filter(\.variant.isUsual)
    let unknown = Set(usual.filter { $0.card.outcome == .unknown }.map(\.drawingName))
    let hasDesignedViews = usual.contains { $0.card.showsDesignedScene }
    let hasOnlySamples = states.count > 0 && !coverage.hasInteractions
    let outcomes = HostedCard.Outcome.allCases.compactMap { outcome -> TemplateValue? in
      guard let count = counts[outcome] else { return nil }
      return .object([
        "name": .text(outcome.rawValue), "count": .number(count),
        "meaning": .text(outcome.meaning),
      ])
    }
    return [
      "introduction": introduction?.body.whole ?? .missing,
      "hasIntroduction": .boolean(introduction != nil),
      "intentCount": .number(sheets.count),
      "intentsPage": TemplateValue(address: project.hasIntentsPage ? SitePaths.intents : nil),
      "stateCount": .number(states.count),
      "drawingCount": .number(states.drawingCount),
      "hasDesignedViews": .boolean(hasDesignedViews),
      "unknownCount": TemplateValue(unknown.isEmpty ? nil : counted(unknown.count, "card")),
      "isOneUnknown": .boolean(unknown.count == 1), "hasOnlySamples": .boolean(hasOnlySamples),
      "hasNextSteps": .boolean(!unknown.isEmpty || hasDesignedViews || hasOnlySamples),
      "errors": .number(findings.count(.error)), "warnings": .number(findings.count(.warning)),
      "hasErrors": .boolean(findings.count(.error) > 0),
      "hasWarnings": .boolean(findings.count(.warning) > 0),
      "coverage": TemplateValue(Self.coverage(coverage)),
      "coveragePage": .address(SitePaths.coverage),
      "outcomes": .list(outcomes), "hasStates": .boolean(states.count > 0),
      "sheets": .list(room.isGallery ? [] : shown.map { $0.value(room) }),
      "galleries": .list(room.isGallery ? Self.galleries(shown) : []),
      "isGallery": .boolean(room.isGallery),
      "neverShown": .list(sheets.filter(\.matrix.isHypothetical).map(\.link)),
      "hasNeverShown": .boolean(sheets.contains(where: \.matrix.isHypothetical)),
    ]
  }

  private static func sheets(of project: Project, _ states: CardsOfProject, root: String) -> [Sheet]
  {
    let system = project.systemIntents.compactMap {
      SystemDefinition.intent($0.intent.className)?.intent
    }
    let intents = project.intents.intents.map(\.intent) + system
    let titles = disambiguatedTitles(
      intents.map { (title: $0.displayTitle, folder: $0.className) })
    return zip(intents, titles).map { intent, title in
      Sheet(intent: intent, title: title, matrix: StageMatrix(states[intent.className], root: root))
    }
  }

  /// The cards of very many intents: the first in sight, the others folded under their number.
  private static func galleries(_ sheets: [Sheet]) -> [TemplateValue] {
    let near = sheets.prefix(mostTiles)
    let far = sheets.dropFirst(mostTiles)
    return [(near, nil), (far, counted(far.count, "more intent"))].filter { !$0.0.isEmpty }.map {
      sheets, summary in
      .object(["summary": TemplateValue(summary), "tiles": .list(sheets.map(\.tile))])
    }
  }

  /// How many intents a gallery has in sight (convention).
  private static let mostTiles = 24

  /// The coverage in a word; nil if there is nothing to cover.
  private static func coverage(_ coverage: Coverage) -> String? {
    guard !coverage.intents.isEmpty, let percent = coverage.share.percent else { return nil }
    return coverage.hasInteractions ? "\(percent)%" : "none yet"
  }

  /// The room that each intent has on the page (convention): few rows are all there, of more the
  /// most important of each intent, and of very many intents one card.
  private struct Room {
    /// The height of the page, of an intent's heading and of a row, in points, and the most cells.
    private static let height = 7000
    private static let heading = 260
    private static let row = 265
    private static let cells = 240

    let open: Int
    let folded: Int
    let isGallery: Bool

    init(for matrices: [StageMatrix]) {
      let count = max(1, matrices.count)
      let all = matrices.map(\.rowCount).reduce(0, +)
      let cells = matrices.map(\.cellCount).reduce(0, +)
      let room = (Self.height - count * Self.heading) / Self.row
      isGallery = room < count
      open = all <= room ? .max : max(1, room / count)
      folded = cells <= Self.cells ? .max : max(0, Self.cells / count / 3 - open)
    }
  }

  /// An intent and its cards.
  private struct Sheet {
    let intent: Intent
    let title: String
    let matrix: StageMatrix

    private var page: String { SitePaths.intent(intent) }

    func value(_ room: Room) -> TemplateValue {
      .object([
        "anchor": .text(SitePaths.anchor("cards", intent.addressName)), "title": .text(title),
        "class": .text(intent.className), "summary": .text(intent.summary.text),
        "page": .address(page), "isSystem": .boolean(intent.kind == .system),
        "marks": matrix.marks,
        "matrix": matrix.value(open: room.open, folded: room.folded, all: page),
      ])
    }

    var tile: TemplateValue { matrix.tile(named: title, page: page) }

    var link: TemplateValue { PageLink(title: title, path: page).value }
  }
}

extension CardState {
  /// The host as people name it.
  var hostTitle: String {
    (isLocked ? "\(host.title), locked" : host.title)
      + (card.isHypothetical ? ", as if it were shown there" : "")
  }
}

extension HostedCard.Outcome {
  /// The meaning of an outcome, in a few words.
  package var meaning: String {
    switch self {
    case .custom: "the controller's view"
    case .standard: "the host's own card"
    case .mixed: "the controller's view and the host's rows"
    case .hidden: "no view and no row"
    case .locked: "unlock first"
    case .unknown: "no file says what the controller shows"
    }
  }
}
