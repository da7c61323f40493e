internal import ProjectReading
internal import CardMatrix
internal import CardDrawing
internal import CardLayout
internal import Diagnostics
internal import HostSimulation
internal import PageMarkup
internal import TextTools
internal import Views

/// One distinct card on pages: its drawing, and how it came about.
struct CardContext {
  /// The states that share the card.
  private let group: [CardState]
  private let drawing: CardDrawing?
  private let root: String
  /// The state that stands for all of them.
  private let shown: CardState

  /// Takes the states of one stage on one host that look alike, at least one; `root` is what leads
  /// from the page to the root of the site.
  init(_ group: [CardState], drawing: CardDrawing?, root: String) {
    self.group = group
    self.drawing = drawing
    self.root = root
    shown = group.first(where: \.isHostDefault) ?? group[0]
  }

  /// Everything that is known of the card.
  ///
  /// `told` has the states whose transcripts are on the page already; this card leads to those, and
  /// adds its own. Of a transcript that differs from that of `base` only the difference is shown.
  func members(after told: inout [CardState], base: CardState) -> TemplateMembers {
    [
      "id": .text(shown.id),
      "isWide": .boolean(shown.isWide), "isUsual": .boolean(shown.isHostDefault),
      "file": .address(SitePaths.drawing(shown.drawingName)),
      "textFile": .address(SitePaths.textDescription(shown.drawingName)),
      "words": TemplateValue(drawing?.accessibilityLabel),
      "outcome": .text(shown.card.outcome.rawValue),
      "asIf": TemplateValue(shown.card.isHypothetical ? shown.host.title : nil),
      "size": .text(shown.measures.cardSize.description),
      "isAsDesigned": .boolean(shown.card.showsDesignedScene),
      "unknownClass": TemplateValue(shown.card.unknownClass?.name),
      "isRun": .boolean(shown.card.controller == .run),
      "lacks": TemplateValue(shown.card.lacks?.capitalizedFirst),
      "findings": .list(shown.findings.map(FindingsContext.finding)),
      "behaviors": .list(group) { state in
        [
          "name": .text(state.behavior.rawValue), "anchor": .address(state.anchor),
          "natural": .boolean(state.isHostDefault), "id": .text(state.id),
          "page": .address(SitePaths.card(state)),
        ]
      },
      "drawing": inline, "taps": .list(taps(of: group)),
      "hasBothAppearances": .boolean(shown.variant.appearance == nil),
      "width": .text(shown.measures.drawingSize.width.pixels),
      "height": .text(shown.measures.drawingSize.height.pixels),
      "transcripts": .list(transcripts(after: &told, base: base)),
      "sectionList": .text(shown.card.interfaceParametersDescription),
      "hasSections": .boolean(shown.card.askCount > 0),
      "hasOverlay": .boolean(!shown.measures.hostedViews.isEmpty && inline != .missing),
      "measures": .list(measures),
    ]
  }

  /// The drawing of what the host itself would show, as a part of the page; other looks are files.
  ///
  /// An image element loads no images of its own, so a drawing with some is part of the page, too.
  private var inline: TemplateValue {
    guard let drawing, shown.isHostDefault || !drawing.linkedImages.isEmpty else { return .missing }
    return .markup(drawing.inline(linkingImages: { root + SitePaths.image($0) }))
  }

  /// The effects of taps, in the order of the behaviors; with their names where it depends on
  /// them.
  private func taps(of group: [CardState]) -> [TemplateValue] {
    var taps: [(words: [String], behaviors: [String])] = []
    for state in group {
      let words = state.card.taps
      if let index = taps.firstIndex(where: { $0.words == words }) {
        taps[index].behaviors.append(state.behavior.rawValue)
      } else {
        taps.append((words, [state.behavior.rawValue]))
      }
    }
    return taps.filter { !$0.words.isEmpty }.map { words, behaviors in
      .object([
        "behaviors": TemplateValue(taps.count > 1 ? behaviors.joined(separator: ", ") : nil),
        "text": .text(words.joined(separator: " ")),
      ])
    }
  }

  /// The transcripts that led to a card; states whose transcripts differ in the behavior only share
  /// one.
  private func transcripts(
    after told: inout [CardState], base: CardState
  ) -> [TemplateValue] {
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
      let shown = states.first(where: \.isHostDefault) ?? states[0]
      let transcript = shown.card.transcript
      let same = states.filter { $0.card.transcript == transcript }
      let others = states.filter { $0.card.transcript != transcript }
      let earlier = told.first { $0.card.transcript == transcript }
      let isBase = shown.id == base.id
      if earlier == nil, isBase { told.append(shown) }
      return .object([
        "behaviors": .text(same.map(\.behavior.rawValue).joined(separator: ", ")),
        "others": TemplateValue(
          others.isEmpty ? nil : others.map(\.behavior.rawValue).joined(separator: ", ")),
        "asks": .text(counted(shown.card.askCount, "ask")),
        "meaning": .text(shown.card.outcome.meaning),
        "earlier": TemplateValue(earlier.map { "\($0.hostTitle), \($0.behavior.rawValue)" }),
        "earlierAnchor": TemplateValue(address: earlier?.anchor),
        "isBase": .boolean(isBase), "base": .text(base.behavior.rawValue),
        "steps": .list(
          earlier == nil && isBase
            ? transcript.steps.enumerated().map { .object(step($1, number: $0 + 1)) } : []),
        "changes": .list(
          earlier == nil && !isBase ? changes(of: transcript, from: base.card.transcript) : []),
      ])
    }
  }

  /// The steps that one transcript has and the other has not, in their order.
  private func changes(of transcript: Transcript, from base: Transcript) -> [TemplateValue] {
    let difference = transcript.steps.difference(from: base.steps) {
      $0.matchesRegardlessOfBehavior($1)
    }
    let changes = difference.map { change -> (offset: Int, isNew: Bool, step: Transcript.Step) in
      switch change {
      case .insert(let offset, _, _): (offset, true, transcript.steps[offset])
      case .remove(let offset, _, _): (offset, false, base.steps[offset])
      }
    }
    return changes.sorted { ($0.offset, $0.isNew ? 1 : 0) < ($1.offset, $1.isNew ? 1 : 0) }.map {
      .object(
        step($0.step, number: $0.offset + 1).adding(["isNew": .boolean($0.isNew)]))
    }
  }

  private func step(_ step: Transcript.Step, number: Int) -> TemplateMembers {
    [
      "number": .number(number),
      "actor": .text(step.actor.rawValue), "text": .text(step.words),
      "certainty": TemplateValue(step.basis?.markText),
      "source": TemplateValue(step.basis?.source),
      "place": .place(step.location),
    ]
  }

  /// The sizes of the views at first, and then each time one of them changes.
  private var measures: [TemplateValue] {
    let times = [nil] + shown.card.afterwards.map(\.time)
    let views = shown.measures.hostedViews
    return views.enumerated().map { index, view in
      measure(view, at: times[index * times.count / views.count])
    }
  }

  private func measure(_ measure: HostedViewMeasure, at time: String?) -> TemplateValue {
    .object([
      "time": TemplateValue(time),
      "asked": .text(measure.desiredSize.description),
      "minimum": .text(measure.minimumSize.description),
      "maximum": .text(measure.maximumSize.description),
      "content": measure.contentHeight > 0 ? .text(measure.contentHeight.description) : .missing,
    ])
  }
}

extension Points {
  /// The length as HTML wants an image's: whole, so that nothing of the image is cut off.
  var pixels: String { String((sixtyFourths + 63) / 64) }
}

extension HostedCard {
  /// Whether a view on it is a scene that nothing was set in.
  var showsDesignedScene: Bool {
    hostedViews.contains { $0.element?.sceneTitle?.isAsDesigned == true }
  }

  /// The parts that the views of running classes lack, in words.
  var lacks: String? { hostedViews.lazy.compactMap { $0.element?.sceneTitle?.lacks }.first }
}
