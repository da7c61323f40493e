internal import Interactions
internal import ProjectReading
internal import CardMatrix
internal import CardDrawing
internal import Diagnostics
internal import HostSimulation
internal import IntentDefinitions
internal import PageMarkup
internal import SourceFormats
internal import TextTools

/// Draws the cards that documents ask for in ```` ```card ```` blocks.
struct CardEmbedder {
  private let states: CardsOfProject
  /// The notes about an unknown intent: it may be in a definition that cannot be read.
  private let unreadNotes: [Diagnostic.Note]
  /// The names of the interactions whose files have errors; nil for a name that cannot be read.
  private let unreadInteractions: [String?]

  init(_ states: CardsOfProject, of project: Project) {
    self.states = states
    unreadNotes = project.intents.unreadNotes
    unreadInteractions = project.unreadInteractions
  }

  /// The card for a block, which the template `document-card` shows; missing if the block has
  /// faults, which are all reported.
  ///
  /// - Throws: A diagnostic if the block cannot be read or names no card that there is.
  func card(
    for fence: MarkdownFence, root: String, reporting diagnostics: inout [Diagnostic]
  ) throws(Diagnostic) -> TemplateValue {
    guard fence.text.contains(where: { !$0.isWhitespace }) else {
      throw Diagnostic(
        .unknownCard, "The card block is empty", at: fence.location,
        fix: "Write at least the intent: intent: OrderSoupIntent")
    }
    let count = diagnostics.count
    let source = SourceText(path: fence.location.file, text: fence.text)
    let node = try readYAML(
      source, startingAtLine: fence.location.line + 1, reporting: &diagnostics)
    let findings = Findings()
    defer { diagnostics += findings.all }
    guard
      let reader = MappingReader(
        node, "A card block",
        nested: ["intent", "interaction", "stage", "host", "context", "variant"],
        reporting: findings)
    else { return .missing }
    if reader.keyLocation("intent") == nil, reader.keyLocation("interaction") == nil {
      findings.report(
        .unknownCard, "The card block names no intent", at: node.location,
        fix: "Add the intent: intent: OrderSoupIntent")
    }
    var parts = states.parts.filter { !$0.states.isEmpty }
    narrow(&parts, "intent", reader) {
      [$0.interaction.intent.className, $0.interaction.intent.name]
    }
    // The errors of that file are reported already.
    let name = reader.take("interaction")?.string ?? ""
    let isUnread =
      unreadInteractions.contains(name)
      || unreadInteractions.contains(nil)
        && !parts.contains { [$0.interaction.name, $0.interaction.slug].contains(name) }
    if !isUnread {
      narrow(&parts, "interaction", reader) {
        [$0.interaction.name, $0.interaction.slug]
      }
    }
    var candidates = parts.flatMap(\.states)
    narrow(&candidates, "stage", reader) {
      [$0.stage.slug, $0.stage.kind.rawValue]
    }
    narrow(&candidates, "host", reader) { [$0.host.name] }
    narrow(&candidates, "context", reader) {
      [$0.host.context.rawValue]
    }
    let namesVariant = reader.take("variant").map { !$0.isNull } ?? false
    narrow(&candidates, "variant", reader) { [$0.variant.slug] }
    let isLocked = reader.boolean("locked") ?? false
    let behavior = reader.choice("behavior", of: InteractiveBehavior.self)
    reader.finish()
    guard diagnostics.count == count, findings.count == 0, !isUnread else { return .missing }
    candidates = candidates.filter {
      $0.isLocked == isLocked && (namesVariant || $0.variant.isUsual)
    }
    let chosen =
      behavior.map { wanted in candidates.first { $0.behavior == wanted } }
      ?? candidates.first(where: \.isHostDefault)
    guard let chosen, let drawing = parts.drawing(named: chosen.drawingName) else {
      throw Diagnostic(
        .unknownCard, "The site has no such card", at: node.location,
        fix: "Remove 'locked' or 'host', or choose another stage")
    }
    return value(chosen, drawing, root: root)
  }

  /// Keeps the candidates that one key of the block names; all of them if the key is absent, and the
  /// nearest if there are none, so that the other keys can be read as well.
  private func narrow<Candidate>(
    _ candidates: inout [Candidate], _ key: String, _ reader: MappingReader,
    _ names: (Candidate) -> [String]
  ) {
    guard let node = reader.take(key), !node.isNull else { return }
    let wanted = node.string ?? ""
    let exact = candidates.filter { names($0).first == wanted }
    let fitting = exact.isEmpty ? candidates.filter { names($0).contains(wanted) } : exact
    guard fitting.isEmpty else {
      candidates = fitting
      return
    }
    let unread = key == "interaction" ? unreadInteractions.compactMap(\.self) : []
    let known = Set(candidates.compactMap { names($0).first } + unread).subtracting([""]).sorted()
    let near = nearestSpelling(to: wanted, among: known)
    let fix: String =
      if known.isEmpty, candidates.isEmpty {
        "Correct the definitions and interactions first; there are no cards yet"
      } else if known.isEmpty {
        "Remove '\(key)', or add it to 'variants' of site.yml"
      } else {
        near.map { "Write '\($0)'" }
          ?? "Write one of: \(known.prefix(10).joined(separator: ", "))"
      }
    let isOfIntent =
      key == "intent" || key == "interaction" && reader.keyLocation("intent") == nil
    reader.findings.report(
      .unknownCard, "There is no card with \(key) '\(wanted)'", at: node.location,
      notes: isOfIntent ? unreadNotes : [], fix: fix)
    let meant = candidates.filter { names($0).first == near }
    if !meant.isEmpty { candidates = meant }
  }

  private func value(_ state: CardState, _ drawing: CardDrawing, root: String) -> TemplateValue {
    let caption =
      "\(state.interaction.name), \(state.stage.title), \(state.hostTitle), \(state.behavior.rawValue)"
      + (state.variant.isUsual ? "" : ", \(state.variant.title)")
    return .partial(
      "document-card",
      [
        "isWide": .boolean(state.isWide), "page": .address(SitePaths.card(state)),
        "drawing": .markup(drawing.inline(linkingImages: { root + SitePaths.image($0) })),
        "image": .address(SitePaths.drawing(state.drawingName)),
        "words": .text(drawing.accessibilityLabel), "caption": .text(caption),
        "taps": .text(state.card.taps.joined(separator: " ")),
      ])
  }
}
