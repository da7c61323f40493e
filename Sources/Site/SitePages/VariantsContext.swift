internal import Interactions
internal import ProjectReading
internal import CardMatrix
internal import HostSimulation
internal import PageMarkup
internal import Views

/// The variants of one host on an interaction's page: the cards that look other than usual
/// side by side, and the states of all in a table.
struct VariantsContext {
  private let usual: [CardState]
  /// The states of each variant, in the order of the settings.
  private let variants: [[CardState]]

  /// - Parameter states: Those of one stage on one host, the usual ones first.
  init(_ states: [CardState]) {
    usual = states.filter(\.variant.isUsual)
    var variants: [[CardState]] = []
    for state in states where !state.variant.isUsual {
      if variants.last?.first?.variant == state.variant {
        variants[variants.count - 1].append(state)
      } else {
        variants.append([state])
      }
    }
    self.variants = variants
  }

  /// Missing where the project has no variants.
  var value: TemplateValue {
    guard !variants.isEmpty else { return .missing }
    var shown: [String: String] = [:]
    if let state = natural(usual) { shown[state.drawingName] = "the usual card" }
    var cards: [TemplateValue] = []
    var same: [TemplateValue] = []
    for state in variants.compactMap(natural) {
      if let first = shown[state.drawingName] {
        same.append(
          .object(["title": .text(state.variant.title), "first": .text(first)]))
      } else {
        shown[state.drawingName] = "“\(state.variant.title)”"
        cards.append(card(state))
      }
    }
    return .object([
      "cards": .list(cards), "hasCards": .boolean(!cards.isEmpty), "same": .list(same),
      "count": .number(cards.count), "rows": .list(variants.map(row)),
    ])
  }

  /// The state that stands for a variant: of the behavior that the host itself would pass.
  private func natural(_ states: [CardState]) -> CardState? {
    states.first(where: \.isHostDefault) ?? states.first
  }

  private func card(_ state: CardState) -> TemplateValue {
    .object([
      "title": .text(
        state.variant.title
          + (state.variant.language == .longest ? " (\(state.interaction.language))" : "")),
      "behavior": .text(state.behavior.rawValue),
      "image": .address(SitePaths.drawing(state.drawingName)),
      "width": .text(state.measures.drawingSize.width.pixels),
      "height": .text(state.measures.drawingSize.height.pixels),
      "size": .text(state.measures.cardSize.description), "isWide": .boolean(state.isWide),
    ])
  }

  /// One variant: for each behavior where its drawing is, and whether it is the usual one.
  private func row(_ states: [CardState]) -> TemplateValue {
    .object([
      "title": .text(states.first?.variant.title ?? ""),
      "cells": .list(
        states.map { state in
          let twin = usual.first { $0.behavior == state.behavior }
          return .object([
            "anchor": .text(state.anchor), "id": .text(state.id),
            "behavior": .text(state.behavior.rawValue),
            "natural": .boolean(state.isHostDefault),
            "file": .address(SitePaths.drawing(state.drawingName)),
            "outcome": .text(state.card.outcome.rawValue),
            "isSame": .boolean(twin?.drawingName == state.drawingName),
          ])
        }),
    ])
  }
}
