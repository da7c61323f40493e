internal import Interactions
internal import ControllerConfigurations
internal import CardMatrix
internal import ProjectReading
internal import HostSimulation
internal import IntentDefinitions
internal import PageMarkup
internal import TextTools

extension TemplateMembers {
  /// How many intents without any interaction are in sight (convention).
  private static let mostUntried = 12

  /// How many combinations an intent's page has in sight (convention).
  private static let mostCombinations = 6

  /// The page of the coverage: what no interaction shows, intent by intent, and the cases of
  /// controllers that never answer.
  static func coveragePage(_ coverage: Coverage, least: SiteSettings.LeastCoverage?)
    -> TemplateMembers
  {
    let titles = disambiguatedTitles(
      coverage.intents.map { (title: $0.intent.displayTitle, folder: $0.intent.className) })
    let situations = coverage.intents.map(\.situationShare).reduce(Coverage.Share(), +)
    let combinations = coverage.intents.map(\.combinationShare).reduce(Coverage.Share(), +)
    let cases = coverage.controllers.map(\.share).reduce(Coverage.Share(), +)
    let own: TemplateMembers = [
      "percent": TemplateValue(coverage.share.percent.map { "\($0)%" }),
      "hasInteractions": .boolean(coverage.hasInteractions),
      "minimum": TemplateValue(least.map { "\($0.percent)%" }),
      "tiles": .list(
        [("Situations", situations), ("Parameter combinations", combinations), ("Cases", cases)]
          .filter { $0.1.all > 0 }
      ) { name, share in ["name": .text(name), "share": .text(Self.text(share))] },
      "tables": .list(Self.tables(Array(zip(coverage.intents, titles)))),
      "controllers": .list(coverage.controllers.map(Self.row)),
      "hasControllers": .boolean(!coverage.controllers.isEmpty),
    ]
    return own.adding(
      PageOutline(
        coverage.share.percent == nil
          ? []
          : [
            .init(title: "Intents", anchor: "intents"),
            coverage.controllers.isEmpty ? nil : .init(title: "Controllers", anchor: "controllers"),
          ]
      ).members
    )
  }

  /// The intents with what no interaction shows; many without any interaction are folded below the others.
  private static func tables(_ intents: [(IntentCoverage, title: String)]) -> [TemplateValue] {
    let isTried = { (intent: IntentCoverage) in
      intent.situationShare.shown + intent.combinationShare.shown > 0
    }
    let untried = intents.filter { !isTried($0.0) }
    let folds = untried.count > mostUntried
    let summary = "\(counted(untried.count, "intent")) without an interaction"
    return [(intents.filter { !folds || isTried($0.0) }, nil), (folds ? untried : [], summary)]
      .filter { !$0.0.isEmpty }.map { rows, summary in
        .object(["summary": TemplateValue(summary), "intents": .list(rows.map(row))])
      }
  }

  /// The part of an intent's page.
  static func coveragePart(_ coverage: IntentCoverage) -> TemplateValue {
    .object([
      "contexts": .list(coverage.situations.first?.contexts ?? []) {
        ["name": .text($0.context.rawValue)]
      },
      "situations": .list(coverage.situations.map(situation)),
      "hasSituations": .boolean(!coverage.situations.isEmpty),
      "combinations": .list(coverage.combinations.map(combination)),
      "foldedCombinations": TemplateValue(
        coverage.combinations.count > Self.mostCombinations
          ? "\(coverage.combinationShare.shown) of \(coverage.combinations.count) are shown" : nil),
      "hasCombinations": .boolean(!coverage.combinations.isEmpty),
    ])
  }

  private static func situation(_ situation: IntentCoverage.Situation) -> TemplateValue {
    .object([
      "code": TemplateValue(situation.code), "status": .text(situation.status.rawValue),
      "obstacle": TemplateValue(situation.obstacle),
      "cells": .list(situation.contexts) { context in
        [
          "groups": .list(groups(context)), "isNever": .boolean(!context.isTried),
          "isUnreachable": .boolean(!context.isReachable || situation.obstacle != nil),
        ]
      },
    ])
  }

  /// The outcomes of a cell; behaviors with the same ones stand together.
  private static func groups(_ context: IntentCoverage.Context) -> [TemplateValue] {
    var groups: [(outcomes: [HostedCard.Outcome], behaviors: [String])] = []
    for (behavior, outcomes) in zip(InteractiveBehavior.allCases, context.outcomes)
    where !outcomes.isEmpty {
      if let index = groups.firstIndex(where: { $0.outcomes == outcomes }) {
        groups[index].behaviors.append(behavior.rawValue)
      } else {
        groups.append((outcomes, [behavior.rawValue]))
      }
    }
    return groups.map { group in
      .object([
        "outcomes": .list(group.outcomes) { ["name": .text($0.rawValue)] },
        "behaviors": TemplateValue(
          groups.count == 1 ? nil : group.behaviors.joined(separator: ", ")),
      ])
    }
  }

  private static func combination(_ combination: IntentCoverage.Combination) -> TemplateValue {
    .object([
      "parameters": .list(combination.parameters) { ["name": .text($0)] },
      "isNever": .boolean(combination.interactions.isEmpty),
      "interactions": .list(
        combination.interactions.map {
          PageLink(title: $0.name, path: SitePaths.interaction($0)).value
        }),
    ])
  }

  private static func row(_ coverage: IntentCoverage, title: String) -> TemplateValue {
    let situations = coverage.situations.filter { situation in
      situation.obstacle == nil
        && situation.contexts.contains { $0.isReachable && !$0.isTried }
    }
    return .object([
      "title": .text(title), "page": .address(SitePaths.intent(coverage.intent)),
      "situations": .text(text(coverage.situationShare)),
      "combinations": .text(text(coverage.combinationShare)),
      "missing": .list(
        situations.map { .object(["name": .text($0.code ?? $0.status.rawValue)]) }
          + coverage.combinations.filter(\.interactions.isEmpty).map {
            .object([
              "name": .text(
                $0.parameters.isEmpty
                  ? "no parameters" : $0.parameters.joined(separator: " + "))
            ])
          }),
    ])
  }

  private static func row(_ coverage: ControllerCoverage) -> TemplateValue {
    let cases = zip(coverage.controller.caseDescriptions, coverage.answers).enumerated()
    return .object([
      "title": .text(coverage.controller.name),
      "page": .address(SitePaths.controller(coverage.controller, in: coverage.folder)),
      "cases": .text(text(coverage.share)),
      "missing": .list(cases.filter { $0.element.1 == 0 }) { index, element in
        ["name": .text("case \(index + 1): \(element.0.condition)")]
      },
    ])
  }

  private static func text(_ share: Coverage.Share) -> String {
    share.all == 0 ? "–" : "\(share.shown) of \(share.all)"
  }
}
