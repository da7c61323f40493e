internal import CardDrawing
internal import CardLayout
internal import CardMatrix
internal import Diagnostics
internal import HostSimulation
internal import Interactions
internal import PageMarkup
internal import ProjectReading
internal import TextTools
internal import Views

/// The cards of one or more interactions: a row for each stage, a column for each host, locked or not.
///
/// Stages that look alike on every host share a row, and a card that an earlier row shows is only
/// named. Cards that a host never shows are listed below the matrix.
struct StageMatrix: Sendable {
  private let columns: [Column]
  private let rows: [Row]
  private let hypothetical: [CardState]
  private let drawings: [String: CardDrawing]
  private let namesInteractions: Bool
  private let findings: Set<Diagnostic>
  private let unknownCount: Int
  /// Whether all interactions are made up.
  private let isGenerated: Bool
  private let root: String

  private typealias Column = (slug: String, title: String)

  private struct Row: Sendable {
    let part: CardsOfInteraction
    var stages: [Stage]
    /// The card of each column, with the behavior that the host itself would pass.
    let cells: [CardState]

    var drawings: [String] { cells.map(\.drawingName) }

    /// The state and those of the row's other stages on the same host.
    func states(besides state: CardState) -> [CardState] {
      part.states.filter { other in
        other.variant.isUsual && other.isHostDefault && other.hostSlug == state.hostSlug
          && stages.contains { $0.slug == other.stage.slug }
      }
    }
  }

  /// Takes the cards of some interactions, which are named if there are several or if somebody wrote
  /// one, unless `namesInteractions` says it.
  ///
  /// `root` is what leads from the page to the root of the site.
  init(_ parts: [CardsOfInteraction], root: String = "", namesInteractions: Bool? = nil) {
    self.root = root
    var columns: [Column] = []
    var rows: [Row] = []
    var hypothetical: [CardState] = []
    var drawings: [String: CardDrawing] = [:]
    for part in parts {
      var own: [Row] = []
      let cells = part.states.filter { $0.variant.isUsual && $0.isHostDefault }
      for stage in part.interaction.stages {
        let ofStage = cells.filter { $0.stage.slug == stage.slug }
        hypothetical += ofStage.filter(\.card.isHypothetical)
        let shown = ofStage.filter { !$0.card.isHypothetical }
        guard !shown.isEmpty else { continue }
        for state in shown where !columns.contains(where: { $0.slug == state.hostSlug }) {
          columns.append((slug: state.hostSlug, title: state.hostTitle))
        }
        let row = Row(part: part, stages: [stage], cells: shown)
        if let twin = own.firstIndex(where: { $0.drawings == row.drawings }) {
          own[twin].stages.append(stage)
        } else {
          own.append(row)
          for name in row.drawings { drawings[name] = part.drawings[name] }
        }
      }
      rows += own
    }
    self.columns = columns
    self.rows = rows
    self.hypothetical = hypothetical
    self.drawings = drawings
    self.namesInteractions =
      namesInteractions ?? (parts.count > 1 || parts.contains { $0.interaction.location != nil })
    isGenerated = parts.allSatisfy { $0.interaction.location == nil }
    let usual = parts.flatMap(\.states).filter(\.variant.isUsual)
    findings = usual.reduce(into: []) { $0.formUnion($1.findings) }
    unknownCount = Set(usual.filter { $0.card.outcome == .unknown }.map(\.drawingName)).count
  }

  /// The number of its rows.
  var rowCount: Int { rows.count }

  /// The number of its cells.
  var cellCount: Int { rows.count * columns.count }

  /// Whether it has no card that a host shows.
  var isHypothetical: Bool { rows.isEmpty && !hypothetical.isEmpty }

  /// The card that stands for all of them: the first that was handled.
  var mostTelling: CardState? {
    (rows.first { $0.stages.contains { $0.kind == .handle } } ?? rows.first)?.cells.first
  }

  /// Marks of findings and of views that are not known.
  var marks: TemplateValue { Self.marks(findings, isUnknown: unknownCount > 0) }

  /// The matrix with so many rows in sight and so many folded below them.
  ///
  /// `link` leads to all rows if some are in neither. The page of an interaction has `anchors` for
  /// each behavior.
  func value(
    open: Int = .max, folded: Int = .max, all link: String? = nil, anchors: Bool = false
  ) -> TemplateValue {
    let order = open < rows.count ? byImportance : Array(rows.indices)
    let near = Set(order.prefix(open))
    let far = Set(order.dropFirst(open).prefix(folded))
    var shown: [String: CardState] = [:]
    let tables = [(near, nil), (far, counted(far.count, "more row"))].filter { !$0.0.isEmpty }
    let left = rows.count - near.count - far.count
    return .object([
      "tables": .list(tables) { indexes, summary in
        [
          "summary": TemplateValue(summary),
          "columns": .list(columns) { ["title": .text($0.title)] },
          "groups": .list(groups(indexes, anchors: anchors, after: &shown)),
        ]
      },
      "more": left == 0
        ? .missing
        : .object(["title": .text("All \(rows.count) rows"), "page": TemplateValue(address: link)]),
      "isGenerated": .boolean(isGenerated), "hypothetical": hypotheticalValue(anchors: anchors),
    ])
  }

  /// The matrix of an intent's page (convention): so much can be looked through, also on a phone, where
  /// two columns stand beside each other.
  var valueOfIntent: TemplateValue { value(open: columns.count > 2 ? 6 : 8, folded: 60) }

  /// The rows in the order in which they stay in sight: what was handled as usual comes first.
  private var byImportance: [Int] {
    let rank = { (row: Row) -> Int in
      switch row.stages[0].kind {
      case .handle: row.stages[0].code == row.stages[0].kind.usualCode ? 0 : 2
      case .confirm: 1
      case .preview, .progress, .update: 3
      }
    }
    return rows.indices.sorted { (rank(rows[$0]), $0) < (rank(rows[$1]), $1) }
  }

  /// The rows of each interaction, with its name if there are several.
  private func groups(
    _ indexes: Set<Int>, anchors: Bool, after shown: inout [String: CardState]
  ) -> [TemplateValue] {
    var groups: [(part: CardsOfInteraction, rows: [TemplateValue])] = []
    for index in indexes.sorted() {
      let row = rows[index]
      if groups.last?.part !== row.part { groups.append((row.part, [])) }
      let value = self.value(of: row, anchors: anchors, after: &shown)
      groups[groups.count - 1].rows.append(value)
    }
    return groups.map { part, rows in
      .object([
        "interaction": TemplateValue(namesInteractions ? part.interaction.name : nil),
        "page": .address(part.path), "says": TemplateValue(part.interaction.says),
        "span": .number(columns.count + 1), "rows": .list(rows),
      ])
    }
  }

  private func value(
    of row: Row, anchors: Bool, after shown: inout [String: CardState]
  ) -> TemplateValue {
    let cells = row.cells.map { state -> TemplateValue in
      let earlier = shown[state.drawingName]
      if earlier == nil { shown[state.drawingName] = state }
      return cell(state, earlier: earlier, anchors: anchors ? row : nil)
    }
    return .object([
      "stages": .list(
        row.stages.map { stage in
          // Only the page of one interaction has each stage once.
          .object([
            "title": .text(stage.title), "anchor": .text(anchors ? stage.slug : ""),
            "page": .address(SitePaths.stage(stage, of: row.part.interaction)),
          ])
        }),
      "cells": .list(cells),
    ])
  }

  private func cell(
    _ state: CardState, earlier: CardState?, anchors row: Row?
  ) -> TemplateValue {
    let column = columns.first { $0.slug == state.hostSlug }?.title ?? state.hostTitle
    return .object([
      "host": .text(column), "page": .address(SitePaths.card(state)),
      "caption": .text("\(state.stage.title), \(state.hostTitle)"),
      "earlier": TemplateValue(earlier.map { name(of: $0, besides: state) }),
      "tile": earlier == nil ? tile(state) : .missing,
      "marks": Self.marks(
        Set(state.findings), isUnknown: state.card.outcome == .unknown,
        isAsDesigned: state.card.showsDesignedScene, lacks: state.card.lacks),
      "anchors": .list(row.map { $0.states(besides: state).flatMap(anchors) } ?? []),
    ])
  }

  /// A card that is shown further up, as far as it needs naming beside another one.
  private func name(of state: CardState, besides other: CardState) -> String {
    let parts = [
      state.interaction === other.interaction ? nil : state.interaction.name,
      state.stage.slug == other.stage.slug && state.interaction === other.interaction
        ? nil : state.stage.title,
      state.hostSlug == other.hostSlug ? nil : state.hostTitle,
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  /// The picture of a card, which fits into a box of one size.
  private func tile(_ state: CardState) -> TemplateValue {
    .object([
      "image": .address(SitePaths.drawing(state.drawingName)),
      // An image element loads no images of its own, so such a drawing is part of the page.
      "drawing": drawings[state.drawingName].flatMap { drawing in
        drawing.linkedImages.isEmpty
          ? nil : .markup(drawing.inline(linkingImages: { root + SitePaths.image($0) }))
      } ?? .missing,
      "width": .text(state.measures.drawingSize.width.pixels),
      "height": .text(state.measures.drawingSize.height.pixels),
    ])
  }

  /// The most telling card as a tile of its own, with the marks of all.
  func tile(named title: String, page: String) -> TemplateValue {
    .object([
      "title": .text(title), "page": .address(page), "marks": marks,
      "tile": mostTelling.map(tile) ?? .missing,
    ])
  }

  private static func marks(
    _ findings: Set<Diagnostic>, isUnknown: Bool, isAsDesigned: Bool = false,
    lacks: String? = nil
  ) -> TemplateValue {
    let found = [Severity.error, .warning].compactMap { severity -> (String, String)? in
      let count = findings.count { $0.severity == severity }
      return count == 0 ? nil : (severity.rawValue, counted(count, severity.rawValue))
    }
    let views = [(isUnknown, "unknown", "unknown view"), (isAsDesigned, "designed", "as designed")]
    return .list(
      found + views.filter(\.0).map { ($0.1, $0.2) } + (lacks.map { [("lacking", $0)] } ?? [])
    ) { ["kind": .text($0.0), "text": .text($0.1)] }
  }

  /// The cards that no host shows, in one line: the hosts, and a link to each card.
  private func hypotheticalValue(anchors: Bool) -> TemplateValue {
    guard !hypothetical.isEmpty else { return .missing }
    var hosts: [String] = []
    for state in hypothetical where !hosts.contains(state.host.title) {
      hosts.append(state.host.title)
    }
    return .object([
      "hosts": .text(hosts.listed(with: "or")), "count": .text(counted(hypothetical.count, "card")),
      "cards": .list(
        hypothetical.map { state in
          let name = namesInteractions ? "\(state.interaction.name), " : ""
          let lock = state.isLocked ? ", locked" : ""
          return .object([
            "caption": .text("\(name)\(state.stage.title), \(state.host.title)\(lock)"),
            "page": .address(SitePaths.card(state)),
            "anchors": .list(anchors ? self.anchors(of: state) : []),
          ])
        }),
    ])
  }

  /// The places of a card for each behavior, to which older links lead.
  private func anchors(of state: CardState) -> [TemplateValue] {
    InteractiveBehavior.allCases.map { .object(["anchor": .text(state.anchor(passing: $0))]) }
  }
}
