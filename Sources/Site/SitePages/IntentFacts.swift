internal import ProjectReading
internal import Diagnostics
internal import IntentDefinitions
internal import PageMarkup

extension IntentContext {
  /// The short facts at the top of an intent's page.
  var facts: TemplateValue {
    let dispatch = project.intents.dispatch(of: intent.className)
    let handlers = (dispatch.handlers.map(\.folder) + dispatch.handlingApps.map(\.folder))
      .joined(separator: ", ")
    let interfaces = dispatch.interfaces.map(\.folder).joined(separator: ", ")
    let facts: [(name: String, value: String?, link: String?)] = [
      ("Class", intent.className, nil), ("Response class", intent.responseClassName, nil),
      ("Kind", intent.kind == .system ? "customized system intent" : nil, nil),
      ("Category", intent.category, nil), ("Verb", intent.verb, nil),
      ("Domain", intent.domain, nil),
      ("Phrases", intent.isCustomizable ? "customizable" : nil, nil),
      ("Offered in", offers, nil),
      ("Confirmation", intent.requiresUserConfirmation ? "asks before it is handled" : "none", nil),
      ("While locked", restriction, nil),
      ("Key parameter", intent.keyParameter, link(intent.keyParameter, "parameter")),
      ("Input", intent.inputParameter, link(intent.inputParameter, "parameter")),
      ("Output", intent.response.output, link(intent.response.output, "response")),
      ("Image", intent.defaultImageName, nil),
      ("Handled by", handlers.isEmpty ? "no Intents extension" : handlers, nil),
      ("Drawn by", interfaces.isEmpty ? "Siri's default card" : interfaces, nil),
      ("Defined in", intent.location.description, nil),
    ]
    return .list(
      facts.compactMap { name, value, link in
        guard let value, !value.isEmpty else { return nil }
        return .object([
          "name": .text(name), "value": .path(value), "link": TemplateValue(address: link),
        ])
      })
  }

  /// Where people meet the intent without speaking.
  private var offers: String {
    [
      intent.isEligibleForSuggestions ? "Siri suggestions" : nil,
      intent.isConfigurable ? "Shortcuts" : nil, intent.isEligibleForWidgets ? "widgets" : nil,
    ].compactMap(\.self).joined(separator: ", ")
  }

  private var restriction: String {
    let plist = project.intents.lockRestriction(of: intent.className)?.restriction
    return switch intent.lockRestriction == .none ? plist ?? .none : intent.lockRestriction {
    case .none: "runs"
    case .whileLocked: "asks to unlock first"
    case .whileProtectedDataUnavailable: "asks to unlock while protected data is unavailable"
    }
  }

  /// The place on the page of what a fact names; nil where the definition has no such parameter.
  private func link(_ name: String?, _ kind: String) -> String? {
    let parameters = kind == "response" ? intent.response.parameters : intent.parameters
    guard let name, parameters.contains(where: { $0.name == name }) else { return nil }
    return "#\(SitePaths.anchor(kind, name))"
  }
}
