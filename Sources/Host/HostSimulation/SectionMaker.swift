internal import Interactions
internal import IntentDefinitions

/// Cuts a card into sections: by the profile's table for the intent, or by its rule.
struct SectionMaker {
  let profile: HostProfile
  let values: CardValues
  let texts: CardTexts
  let status: HandlingStatus

  private var intent: Intent { values.interaction.intent }

  /// The sections of the card, in display order.
  func sections() -> CardSections {
    let made: CardSections
    if let table = profile.cards.first(where: { $0.intents.contains(intent.className) }) {
      made = CardSections(
        sections: table.sections.flatMap(sections), basis: table.basis,
        confirmTitle: table.confirmTitle)
    } else {
      let rule = intent.kind == .custom ? profile.customIntents : profile.otherIntents
      made = CardSections(
        sections: rule.value == .whole ? header + [whole] : eachParameter,
        basis: Transcript.Basis(rule.certainty, rule.source), confirmTitle: nil)
    }
    return profile.augmentsOnly.value ? augmented(made) : made
  }

  /// The head of a card in Maps; Siri has none.
  private var header: [CardSection] {
    guard profile.context == .mapsCard else { return [] }
    return [
      CardSection(parameters: nil, row: DefaultRow(kind: .header, title: intent.displayTitle))
    ]
  }

  /// One row that stands for the card as a whole.
  private var whole: CardSection {
    CardSection(parameters: [], row: wholeRow, behavior: profile.customIntentBehavior.value)
  }

  /// The phrases of the intent; in Maps, whose head has the title, what an intent without phrases
  /// is about (convention).
  private var wholeRow: DefaultRow {
    let row = texts.defaultRow
    guard profile.context == .mapsCard, row.title == intent.displayTitle, row.subtitle == nil else {
      return row
    }
    let facts = facts(of: intent.parameters, root: "intent").sorted { left, right in
      left.importance < right.importance
    }
    // Names, amounts and dates by themselves; of what else there is, one with its name.
    var told: [String] = []
    for fact in facts where fact.importance.speaksForItself && !told.contains(fact.text) {
      told.append(fact.text)
    }
    if let first = told.first {
      let others = told.dropFirst().prefix(2)
      return DefaultRow(
        imageName: row.imageName, title: first,
        subtitle: others.isEmpty ? nil : others.joined(separator: " · "))
    }
    guard let fact = facts.first else { return row }
    return DefaultRow(
      imageName: row.imageName, title: fact.parameter.label, subtitle: fact.text)
  }

  /// The title, the empty set, and a section for each parameter with a value: those of the intent
  /// first, then the response's, in the order of the definition.
  private var eachParameter: [CardSection] {
    let title = CardSection(parameters: nil, row: texts.defaultRow)
    let behavior = intent.kind == .custom ? profile.customIntentBehavior.value : .none
    let intentRows = rows(of: intent.parameters, root: "intent", behavior)
    let responseRows = rows(of: intent.response.parameters, root: "response", behavior)
    return [title, CardSection(parameters: [], row: nil)] + intentRows + responseRows
  }

  private func rows(
    of parameters: [IntentParameter], root: String, _ behavior: InteractiveBehavior
  ) -> [CardSection] {
    facts(of: parameters, root: root).map { fact in
      CardSection(
        parameters: [values.parameter(at: "\(root).\(fact.parameter.name)")],
        row: DefaultRow(kind: .keyValue, title: fact.parameter.label, detail: fact.text),
        behavior: behavior, importance: fact.importance)
    }
  }

  /// A parameter with what its value says.
  private typealias ParameterFact = (
    parameter: IntentParameter, text: String, importance: RowImportance
  )

  /// The parameters that have a value, in the order of the definition.
  private func facts(of parameters: [IntentParameter], root: String) -> [ParameterFact] {
    let writer = ValueText(language: values.interaction.language)
    return parameters.compactMap { parameter in
      guard let value = values.value(at: "\(root).\(parameter.name)") else { return nil }
      return (
        parameter: parameter, text: writer.text(value, metadata: parameter.metadata),
        importance: RowImportance(of: value)
      )
    }
  }

  private func sections(of template: SectionTemplate) -> [CardSection] {
    guard template.statuses?.contains(status) ?? true else { return [] }
    guard let each = template.each else {
      return isPresent(template, values) ? [section(of: template, values)] : []
    }
    let list = values.value(at: each)
    let items: [IntentValue] =
      if case .list(let items) = list { items } else { [list].compactMap(\.self) }
    return items.enumerated().map { index, item in
      var own = values
      own.item = item
      let path = items.count == 1 && list == item ? each : "\(each)[\(index)]"
      return section(of: template, own, item: path)
    }
  }

  private func isPresent(_ template: SectionTemplate, _ values: CardValues) -> Bool {
    guard template.lacks.allSatisfy({ values.value(at: $0) == nil }) else { return false }
    guard template.needs.isEmpty else {
      return template.needs.allSatisfy { values.value(at: $0) != nil }
    }
    guard let asks = template.asks, !asks.isEmpty else { return true }
    return asks.contains { values.value(at: $0) != nil }
  }

  private func section(
    of template: SectionTemplate, _ values: CardValues, item: String? = nil
  ) -> CardSection {
    CardSection(
      parameters: template.asks.map { asks in
        asks.map { path in
          values.parameter(
            at: path == "item" || path.hasPrefix("item.")
              ? (item ?? "") + path.dropFirst(4) : path)
        }
      },
      row: template.row.map { row(of: $0, values) }, behavior: template.behavior)
  }

  private func row(of template: RowTemplate, _ values: CardValues) -> DefaultRow {
    var imageName: String?
    var person: String?
    if let path = template.image, case .object(let object) = values.value(at: path) {
      imageName = object.identifier
      person = object.display
    }
    let title = values.text(template.title, status: status) ?? intent.displayTitle
    let subtitle = values.text(template.subtitle, status: status)
    return DefaultRow(
      kind: template.kind, imageName: imageName, title: title,
      // An alternative that stands in for the title need not be said again.
      subtitle: subtitle == title ? nil : subtitle,
      detail: values.text(template.detail, status: status), person: person)
  }

  /// The card of a host that only augments: a place for the hosted view on top, and below it the
  /// rows, which nobody is asked about but which the view's flags can take away.
  private func augmented(_ made: CardSections) -> CardSections {
    let rows = made.sections.compactMap { section -> CardSection? in
      guard let row = section.row else { return nil }
      let parameters = section.parameters.flatMap { $0.isEmpty ? nil : $0 }
      return CardSection(parameters: parameters, row: row, importance: section.importance)
    }
    return CardSections(
      sections: [CardSection(parameters: [], row: nil)] + rows, basis: made.basis,
      confirmTitle: made.confirmTitle)
  }
}
