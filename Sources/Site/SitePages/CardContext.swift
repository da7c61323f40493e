internal import ProjectReading
internal import CardMatrix
internal import CardDrawing
internal import CardLayout
internal import Diagnostics
internal import HostSimulation
internal import PageMarkup
internal import Views

/// What pages show of one distinct card: its drawing, and how it came about.
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

  /// A picture of the card, which leads to all that is known of it.
  var pictureMembers: TemplateMembers {
    usualMembers.adding([
      // What is too large to be part of a picture can only be drawn in the page itself.
      "drawing": drawing?.linkedImages.isEmpty == false ? inline : .missing,
      "image": .address(SitePaths.drawing(shown.drawingName)),
      "width": .text(shown.measures.drawingSize.width.pixels),
      "height": .text(shown.measures.drawingSize.height.pixels),
      "page": .address(SitePaths.card(shown)),
    ])
  }

  /// Everything that is known of the card.
  ///
  /// `told` has the states whose transcripts stand on the page already; this card leads to those, and
  /// adds its own.
  func members(after told: inout [CardState]) -> TemplateMembers {
    usualMembers.adding([
      "drawing": inline, "taps": .list(taps(of: group)),
      "hasBothAppearances": .boolean(shown.variant.appearance == nil),
      "width": .text(shown.measures.drawingSize.width.pixels),
      "height": .text(shown.measures.drawingSize.height.pixels),
      "transcripts": .list(transcripts(after: &told)),
      "sectionList": .text(shown.card.interfaceParametersDescription),
      "hasSections": .boolean(shown.card.askCount > 0),
      "hasOverlay": .boolean(!shown.measures.hostedViews.isEmpty),
      "measures": .list(shown.measures.hostedViews.map(measure)),
    ])
  }

  private var usualMembers: TemplateMembers {
    [
      "facets": .object(CardFacets(group).members), "id": .text(shown.id),
      "isWide": .boolean(shown.isWide),
      "file": .address(SitePaths.drawing(shown.drawingName)),
      "textFile": .address(SitePaths.textDescription(shown.drawingName)),
      "words": TemplateValue(drawing?.accessibilityLabel),
      "outcome": .text(shown.card.outcome.rawValue),
      "asIf": TemplateValue(shown.card.isHypothetical ? shown.host.title : nil),
      "size": .text(shown.measures.cardSize.description),
      "isAsDesigned": .boolean(shown.card.showsDesignedScene),
      "findings": .list(shown.findings.map(FindingsContext.finding)),
      "behaviors": .list(
        group.map { state in
          .object([
            "name": .text(state.behavior.rawValue), "anchor": .address(state.anchor),
            "natural": .boolean(state.isHostDefault), "id": .text(state.id),
            "page": .address(SitePaths.card(state)),
          ])
        }),
    ]
  }

  private var inline: TemplateValue {
    drawing.map { drawing in
      .markup(drawing.inline(linkingImages: { root + SitePaths.image($0) }))
    } ?? .missing
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
  private func transcripts(after told: inout [CardState]) -> [TemplateValue] {
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
      let earlier = told.first { $0.card.transcript == transcript }
      if earlier == nil { told.append(shown) }
      return .object([
        "behaviors": .text(states.map(\.behavior.rawValue).joined(separator: ", ")),
        "asks": .number(shown.card.askCount), "isOneAsk": .boolean(shown.card.askCount == 1),
        "earlier": TemplateValue(earlier.map { "\($0.hostTitle), \($0.behavior.rawValue)" }),
        "earlierAnchor": TemplateValue(address: earlier?.anchor),
        "steps": .list(
          earlier == nil ? transcript.steps.enumerated().map { step($1, number: $0 + 1) } : []),
      ])
    }
  }

  private func step(_ step: Transcript.Step, number: Int) -> TemplateValue {
    .object([
      "number": .number(number),
      "actor": .text(step.actor.rawValue), "text": .text(step.words),
      "certainty": TemplateValue(step.basis?.certainty.rawValue),
      "source": TemplateValue(step.basis?.source),
      "place": .place(step.location),
    ])
  }

  private func measure(_ measure: HostedViewMeasure) -> TemplateValue {
    .object([
      "asked": .text(measure.desiredSize.description),
      "minimum": .text(measure.minimumSize.description),
      "maximum": .text(measure.maximumSize.description),
      "content": measure.contentHeight > 0 ? .text(measure.contentHeight.description) : .missing,
    ])
  }
}

extension HostedCard {
  /// Whether a view on it is a scene that nothing was set in.
  var showsDesignedScene: Bool {
    sections.contains { section in
      guard case .custom(let view) = section.appearance,
        case .scene(let scene)? = view.element?.content
      else { return false }
      return scene.isAsDesigned
    }
  }
}
