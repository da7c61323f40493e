internal import CardMatrix
internal import ProjectReading
internal import Diagnostics
internal import IntentDefinitions
internal import PageMarkup

/// SiriKit's own definition of an intent: parameters, response, and the types they use.
struct SystemReferenceContext {
  private let intent: SystemIntent

  init(_ intent: SystemIntent) {
    self.intent = intent
  }

  var value: TemplateValue {
    let types = Self.shownTypes(of: intent)
    return .object([
      "facts": .list(facts),
      "parameters": .list(
        intent.parameters.map { row($0, mark: intent.resolves($0) ? "resolved" : "") }),
      "hasParameters": .boolean(!intent.parameters.isEmpty),
      "properties": .list(intent.responseProperties.map { row($0) }),
      "hasProperties": .boolean(!intent.responseProperties.isEmpty),
      "responseClass": .text(intent.responseClassName),
      "codes": .list(intent.codes) { code in
        [
          "number": .number(code.rawValue), "name": .text(code.name),
          "note": .text(code.availability.note),
        ]
      },
      "types": .list(types.map(type)), "hasTypes": .boolean(!types.isEmpty),
    ])
  }

  /// The types that the page of an intent shows.
  static func shownTypes(of intent: SystemIntent) -> [SystemType] {
    SystemIntentCatalog.standard.types(of: intent).filter { type in
      !type.cases.isEmpty || !type.properties.isEmpty
    }
  }

  private var facts: [TemplateValue] {
    let availability = intent.availability
    let contexts = intent.hostContexts.map { $0.isEmpty ? "nowhere" : $0.joined(separator: ", ") }
    let facts: [(String, String?)] = [
      ("Domain", intent.domain),
      ("Handling protocol", intent.handling?.name ?? "none, it is only donated"),
      ("Introduced", availability.introduced.map { "iOS \($0)" }),
      ("Deprecated", availability.deprecated.map { "iOS \($0)" }),
      ("Replaced by", availability.replacement),
      ("Needs an unlocked device", intent.unlock ?? "not documented"),
      ("Supported by", intent.supportedBy.joined(separator: ", ")),
      ("Custom views in", contexts ?? "not documented"),
    ]
    return facts.compactMap { name, value in
      guard let value, !value.isEmpty else { return nil }
      return .object(["name": .text(name), "value": .text(value), "link": .missing])
    }
  }

  private func row(_ member: SystemMember, mark: String = "") -> TemplateValue {
    let shown = Self.shownTypes(of: intent).map(\.name)
    let name = member.typeNames.first { shown.contains($0) }
    return .object([
      "name": .text(member.name), "type": .text(member.type), "mark": .text(mark),
      "anchor": TemplateValue(address: name.map { SitePaths.anchor("type", $0) }),
      "note": .text(member.availability.note),
    ])
  }

  private func type(_ type: SystemType) -> TemplateValue {
    let cases = type.cases.map { value in
      TemplateValue.object([
        "name": .text(value.name), "value": .text(value.rawValue.map { String($0) } ?? ""),
        "note": .text(value.availability.note),
      ])
    }
    let properties = type.properties.map { property in
      TemplateValue.object([
        "name": .text(property.name), "value": .text(property.type),
        "note": .text(property.availability.note),
      ])
    }
    return .object([
      "anchor": .address(SitePaths.anchor("type", type.name)),
      "name": .text(type.name), "kind": .text(type.kind.rawValue),
      "count": .number(cases.count + properties.count),
      "unit": .text(type.kind == .class ? "properties" : "cases"),
      "note": .text(type.availability.deprecated.map { "deprecated in iOS \($0)" } ?? ""),
      "rows": .list(cases + properties),
      "valueTitle": .text(type.kind == .class ? "Type" : "Value"),
    ])
  }
}

extension TemplateMembers {
  /// The page of a system intent without a definition.
  static func systemIntentPage(
    _ used: UsedSystemIntent, project: Project, cards: [CardsOfInteraction],
    coverage: IntentCoverage?
  ) -> TemplateMembers {
    let className = used.intent.className
    let names = project.intents.extensions.flatMap { info in
      info.intentsSupported.filter { $0.name == className }.map { (info, $0.location) }
    }
    let own: TemplateMembers = [
      "title": .text(used.intent.title), "class": .text(className),
      "deprecated": TemplateValue(used.intent.availability.deprecated),
      "replacement": TemplateValue(used.intent.availability.replacement),
      "system": SystemReferenceContext(used.intent).value,
      "flow": DispatchContext(project.intents.dispatch(of: className)).value,
      "matrix": StageMatrix(
        cards, root: SitePaths.root(from: SitePaths.systemIntent(className)),
        namesInteractions: true
      ).valueOfIntent,
      "coverage": coverage.map { TemplateMembers.coveragePart($0) } ?? .missing,
      "places": .list(names) { info, location in
        [
          "place": .place(location), "name": .text(info.folder),
          "page": .address(SitePaths.extensions(showing: info.path)),
        ]
      },
    ]
    return own.adding(
      PageOutline([
        .init(title: "Cards", anchor: "cards"), .init(title: "How it is handled", anchor: "flow"),
        coverage == nil ? nil : .init(title: "Coverage", anchor: "coverage"),
        .init(title: "SiriKit’s own definition", anchor: "reference"),
        .init(title: "Where it is listed", anchor: "places"),
      ]).members
    )
  }
}
