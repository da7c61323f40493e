internal import IntentDefinitions
internal import PageMarkup

/// The picture of how an intent reaches its handler and its view: resolve → confirm → handle.
struct DispatchContext {
  private let dispatch: IntentDispatch

  init(_ dispatch: IntentDispatch) {
    self.dispatch = dispatch
  }

  var value: TemplateValue {
    let handlers = dispatch.handlers.map(link) + dispatch.handlingApps.map(link)
    return .object([
      "protocol": TemplateValue(dispatch.handlingProtocol),
      "handlers": .list(handlers), "isHandled": .boolean(!handlers.isEmpty),
      "isRestricted": .boolean(!dispatch.restrictingHandlers.isEmpty),
      "restrictedBy": .text(dispatch.restrictingHandlers.map(\.folder).joined(separator: ", ")),
      "interfaces": .list(dispatch.interfaces.map(link)),
      "isDrawn": .boolean(!dispatch.interfaces.isEmpty),
      "phases": .list(dispatch.phases.map(phase)),
      "hasPhases": .boolean(!dispatch.phases.isEmpty),
    ])
  }

  private func phase(_ phase: IntentDispatch.Phase) -> TemplateValue {
    .object([
      "kind": .text(phase.kind.rawValue), "isEmpty": .boolean(phase.calls.isEmpty),
      "isOptional": .boolean(phase.kind == .confirm && !phase.calls.contains(where: \.isRequired)),
      "meaning": .text(phase.calls.isEmpty ? "No parameter is resolved." : phase.kind.meaning),
      "calls": .list(
        phase.calls.map { call in
          let name = call.method.prefix { $0 != "(" }
          return .object([
            "method": .text(String(name)),
            "labels": .text(String(call.method.dropFirst(name.count))),
            "call": .text(call.method),
          ])
        }),
    ])
  }

  private func link(_ info: ExtensionInfo) -> TemplateValue {
    .object([
      "name": .text(info.folder.isEmpty ? info.path : info.folder),
      "page": .address(SitePaths.extensions(showing: info.path)),
    ])
  }

  private func link(_ app: AppInfo) -> TemplateValue {
    .object([
      "name": .text("\(app.folder.isEmpty ? app.path : app.folder) (the app)"),
      "page": .address(SitePaths.extensions(showing: app.path)),
    ])
  }
}

extension IntentDispatch.Kind {
  /// The purpose of the phase (documented).
  fileprivate var meaning: String {
    switch self {
    case .resolve: "Once for each parameter; never for Maps."
    case .confirm:
      "Checks that it can be done. A confirmation card, if there is one, shows its response."
    case .handle: "Performs it. The last card shows its response."
    }
  }
}
