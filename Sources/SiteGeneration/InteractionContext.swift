internal import CardDrawing
internal import CardLayout
internal import Diagnostics
internal import HostSimulation
internal import IntentDefinitions
internal import PageMarkup

/// What an interaction's page shows: for each stage the matrix of hosts and behaviours.
struct InteractionContext {
  private let interaction: Interaction
  private let drawings: [String: CardDrawing]
  private let root: String
  private let states: [CardState]

  init(
    _ interaction: Interaction, states: [CardState], drawings: [String: CardDrawing], root: String
  ) {
    self.interaction = interaction
    self.states = states
    self.drawings = drawings
    self.root = root
  }

  var members: [String: TemplateValue] {
    let writer = ValueText(language: interaction.language)
    let parameters = interaction.intent.parameters.compactMap { parameter in
      interaction.parameters[parameter.name].map { value in
        TemplateValue.object([
          "name": .text(parameter.displayName.text),
          "value": .text(writer.text(value, metadata: parameter.metadata)),
        ])
      }
    }
    return [
      "name": .text(interaction.name), "says": TemplateValue(interaction.says),
      "intentTitle": .text(interaction.intent.displayTitle),
      "intentClass": .text(interaction.intent.className),
      "intentPage": .text(SitePaths.intent(interaction.intent)),
      "isGenerated": .boolean(interaction.location == nil),
      "source": TemplateValue(interaction.location?.description),
      "parameters": .list(parameters), "stages": .list(interaction.stages.map(stage)),
      "hasFilters": .boolean(!states.isEmpty),
      "meanings": .list(
        InteractiveBehavior.allCases.map { behavior in
          .object(["name": .text(behavior.rawValue), "text": .text(behavior.tap)])
        }),
    ].merging(
      PageOutline(interaction.stages.map { .init(title: $0.title, anchor: $0.slug) })
        .members(isBeside: false)
    ) { own, _ in own }
  }

  private func stage(_ stage: Stage) -> TemplateValue {
    let own = states.filter { $0.stage.slug == stage.slug }
    var rows: [(slug: String, states: [CardState])] = []
    for state in own {
      if rows.last?.slug == state.hostSlug {
        rows[rows.count - 1].states.append(state)
      } else {
        rows.append((state.hostSlug, [state]))
      }
    }
    return .object([
      "title": .text(stage.title), "anchor": .text(stage.slug),
      "code": TemplateValue(stage.code),
      "status": .text(stage.status(in: interaction.intent.response).rawValue),
      "isLocked": .boolean(stage.isLocked), "rows": .list(rows.map { row($0.states) }),
    ])
  }

  /// One host: each distinct card once, with the behaviours that lead to it, and its variants.
  private func row(_ all: [CardState]) -> TemplateValue {
    let states = all.filter(\.variant.isUsual)
    var order: [String] = []
    let groups = Dictionary(grouping: states, by: \.drawingName)
    for state in states where !order.contains(state.drawingName) { order.append(state.drawingName) }
    let cells = states.map { state in
      TemplateValue.object([
        "behavior": .text(state.behavior.rawValue), "anchor": .text(state.anchor),
        "context": .text(state.host.context.rawValue), "stage": .text(state.stage.slug),
        "findings": .text(state.findings.isEmpty ? "without" : "with"),
        "natural": .boolean(state.isNatural), "outcome": .text(state.card.outcome.rawValue),
        "look": .number((order.firstIndex(of: state.drawingName) ?? 0) + 1),
        "isSame": .boolean(order.count == 1),
      ])
    }
    return .object([
      "cells": .list(cells), "title": .text(states[0].hostTitle),
      "host": .text(states[0].host.name),
      "context": .text(states[0].host.context.rawValue),
      "isSame": .boolean(order.count == 1), "variants": VariantsContext(all).value,
      "cards": .list(order.compactMap { groups[$0] }.map(card)),
    ])
  }

  private func card(_ group: [CardState]) -> TemplateValue {
    let shown = group.first(where: \.isNatural) ?? group[0]
    return .object([
      "drawing": drawings[shown.drawingName].map { drawing in
        .markup(drawing.inline(linkingImages: { root + SitePaths.image($0) }))
      } ?? .missing,
      "facets": .object(CardFacets(group).members),
      "file": .text(SitePaths.drawing(shown.drawingName)),
      "textFile": .text(SitePaths.textTwin(shown.drawingName)),
      "outcome": .text(shown.card.outcome.rawValue), "taps": .list(taps(of: group)),
      "asIf": TemplateValue(shown.card.isAsIf ? shown.host.title : nil),
      "size": .text(shown.laidOut.cardSize.description),
      "behaviors": .list(
        group.map { state in
          .object([
            "name": .text(state.behavior.rawValue), "anchor": .text(state.anchor),
            "natural": .boolean(state.isNatural), "id": .text(state.id),
          ])
        }),
      "transcripts": .list(transcripts(of: group)),
      "sectionList": .text(shown.card.interfaceParametersDescription),
      "isAsDesigned": .boolean(shown.card.showsDesignedScene),
      "hasSections": .boolean(shown.card.askCount > 0),
      "hasOverlay": .boolean(!shown.laidOut.hostedViews.isEmpty),
      "measures": .list(shown.laidOut.hostedViews.map(measure)),
      "findings": .list(shown.findings.map(FindingsContext.finding)),
    ])
  }

  /// What taps do, in the order of the behaviours; with their names where it depends on them.
  private func taps(of group: [CardState]) -> [TemplateValue] {
    var order: [[String]] = []
    for state in group where !order.contains(state.card.taps) { order.append(state.card.taps) }
    return order.filter { !$0.isEmpty }.map { taps in
      let behaviors = group.filter { $0.card.taps == taps }.map(\.behavior.rawValue)
      return .object([
        "behaviors": TemplateValue(order.count > 1 ? behaviors.joined(separator: ", ") : nil),
        "text": .text(taps.joined(separator: " ")),
      ])
    }
  }

  /// The transcripts that led to a card; states whose transcripts differ in the behaviour only share
  /// one.
  private func transcripts(of group: [CardState]) -> [TemplateValue] {
    var sharing: [[CardState]] = []
    for state in group {
      let index = sharing.firstIndex {
        $0[0].card.transcript.matchesRegardlessOfBehavior(state.card.transcript)
      }
      if let index {
        sharing[index].append(state)
      } else {
        sharing.append([state])
      }
    }
    return sharing.map { states in
      let shown = states.first(where: \.isNatural) ?? states[0]
      return .object([
        "behaviors": .text(states.map(\.behavior.rawValue).joined(separator: ", ")),
        "asks": .number(shown.card.askCount), "isOneAsk": .boolean(shown.card.askCount == 1),
        "steps": .list(shown.card.transcript.steps.map(step)),
      ])
    }
  }

  private func step(_ step: Transcript.Step) -> TemplateValue {
    .object([
      "actor": .text(step.actor.rawValue), "text": .text(step.fullText),
      "certainty": TemplateValue(step.basis?.certainty.rawValue),
      "source": TemplateValue(step.basis?.source),
      "place": TemplateValue(step.location?.description),
    ])
  }

  private func measure(_ measure: HostedViewMeasure) -> TemplateValue {
    .object([
      "asked": .text(measure.desiredSize.description),
      "minimum": .text(measure.minimumSize.description),
      "maximum": .text(measure.maximumSize.description),
      "content": .text(measure.contentHeight.description),
    ])
  }
}

extension HostedCard {
  /// Whether a view on it is a scene that nothing was set in.
  fileprivate var showsDesignedScene: Bool {
    sections.contains { section in
      guard case .custom(let view) = section.appearance,
        case .scene(let scene)? = view.element?.content
      else { return false }
      return scene.isAsDesigned
    }
  }
}

extension LaidOutCard {
  fileprivate var hostedViews: [HostedViewMeasure] {
    boxes.compactMap { box in
      if case .hostedView(let measure) = box.content { measure } else { nil }
    }
  }
}

extension InteractiveBehavior {
  /// What a tap on the view would do; the view itself never receives it (documented).
  fileprivate var tap: String {
    switch self {
    case .none: "A tap does nothing."
    case .nextView: "A tap leads to another view of the host, as a chevron would promise."
    case .launch: "A tap leaves the host and opens the app, as a button would promise."
    case .genericAction: "A tap does something else within the host, so the whole row is a target."
    }
  }
}
