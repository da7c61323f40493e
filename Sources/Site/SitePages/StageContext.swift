internal import Interactions
internal import ProjectReading
internal import CardMatrix
internal import CardDrawing
internal import HostSimulation
internal import IntentDefinitions
internal import PageMarkup

/// One stage of an interaction on pages: the matrix of hosts and behaviors, and each
/// distinct card once.
struct StageContext {
  private let stage: Stage
  private let made: CardsOfInteraction
  private let states: [CardState]
  private let root: String

  /// Takes the states of the stage; `root` is what leads from the page to the root of the site.
  init(
    _ stage: Stage, of made: CardsOfInteraction, states: [CardState], root: String
  ) {
    self.stage = stage
    self.made = made
    self.states = states
    self.root = root
  }

  private var interaction: Interaction { made.interaction }

  var value: TemplateValue { .object(members) }

  private var members: TemplateMembers {
    var told: [CardState] = []
    let rows = rows.map { row($0, after: &told) }
    return [
      "title": .text(stage.title), "anchor": .text(stage.slug), "code": TemplateValue(stage.code),
      "status": .text(stage.status(in: interaction.intent.response).rawValue),
      "isLocked": .boolean(stage.isLocked), "rows": .list(rows),
      "page": .address(SitePaths.stage(stage, of: interaction)),
      "meanings": .list(meanings), "hasLooks": .boolean(self.rows.contains(where: differs)),
    ]
  }

  /// The meanings of the stage's outcomes.
  private var meanings: [TemplateValue] {
    let outcomes = Set(states.filter(\.variant.isUsual).map(\.card.outcome))
    return HostedCard.Outcome.allCases.filter(outcomes.contains).map {
      .object(["name": .text($0.rawValue), "meaning": .text($0.meaning)])
    }
  }

  /// The members for the stage's own page.
  var pageMembers: TemplateMembers {
    let own: TemplateMembers = [
      "interaction": .text(interaction.name), "says": TemplateValue(interaction.says),
      "interactionPage": .address(made.path),
    ]
    let outline = PageOutline(
      rows.map { .init(title: $0[0].hostTitle, anchor: hostAnchor($0[0])) })
    return members.adding(own)
      .adding(outline.members(isBeside: false))
  }

  /// The states of each host, in the order of the site.
  private var rows: [[CardState]] {
    var rows: [[CardState]] = []
    for state in states {
      if rows.last?.first?.hostSlug == state.hostSlug {
        rows[rows.count - 1].append(state)
      } else {
        rows.append([state])
      }
    }
    return rows
  }

  /// Whether a host's usual cards look different for the four behaviors.
  private func differs(_ row: [CardState]) -> Bool {
    Set(row.filter(\.variant.isUsual).map(\.drawingName)).count > 1
  }

  private func hostAnchor(_ state: CardState) -> String { "\(stage.slug)-\(state.hostSlug)" }

  /// One host: each distinct card once, with the behaviors that lead to it, and its variants.
  ///
  /// `told` has the states whose transcripts stand further up on the page.
  private func row(
    _ all: [CardState], after told: inout [CardState]
  ) -> TemplateValue {
    let states = all.filter(\.variant.isUsual)
    var order: [String] = []
    let groups = Dictionary(grouping: states, by: \.drawingName)
    for state in states where !order.contains(state.drawingName) { order.append(state.drawingName) }
    let cells = states.map { state in
      TemplateValue.object([
        "behavior": .text(state.behavior.rawValue), "anchor": .address(state.anchor),
        "natural": .boolean(state.isHostDefault), "outcome": .text(state.card.outcome.rawValue),
        "meaning": .text(state.card.outcome.meaning),
        "look": .number((order.firstIndex(of: state.drawingName) ?? 0) + 1),
        "isSame": .boolean(order.count == 1),
      ])
    }
    // What the host itself would show comes first; the others say how they differ.
    let base = states.first(where: \.isHostDefault) ?? states[0]
    let names = [base.drawingName] + order.filter { $0 != base.drawingName }
    var cards: [TemplateValue] = []
    for name in names {
      guard let group = groups[name] else { continue }
      let card = CardContext(group, drawing: made.drawings[name], root: root)
      var members = card.members(after: &told, base: base)
      let look = (order.firstIndex(of: name) ?? 0) + 1
      members["look"] = TemplateValue(order.count == 1 ? nil : "\(look)")
      members["first"] = .address(group.first(where: \.isHostDefault)?.anchor ?? group[0].anchor)
      cards.append(.object(members))
    }
    return .object([
      "cells": .list(cells), "title": .text(states[0].hostTitle),
      "anchor": .text(hostAnchor(states[0])),
      "host": .text(states[0].host.name),
      "context": .text(states[0].host.context.rawValue),
      "isSame": .boolean(order.count == 1),
      "hasLooks": .boolean(order.count > 1),
      "variants": VariantsContext(all).value, "cards": .list(cards),
    ])
  }
}
