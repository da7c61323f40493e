internal import TextTools

extension AppIntents {
  /// How an intent class is brought to its handler, by what plists, definitions and catalog say.
  package func dispatch(of className: String) -> IntentDispatch {
    let system = SystemIntentCatalog.standard.intent(className)
    let custom = intents.first { $0.intent.className == className }?.intent
    return IntentDispatch(
      className: className,
      handlers: extensions.filter { $0.point == .intents && $0.supports(className) },
      handlingApps: apps.filter { $0.supports(className) },
      interfaces: extensions.filter { $0.point == .intentsUI && $0.supports(className) },
      handlingProtocol: system.map { $0.handling?.name } ?? "\(className)Handling",
      phases: system.map(\.phases) ?? custom.map(\.phases) ?? [])
  }
}

extension SystemIntent {
  /// The calls of its protocol, without what is deprecated.
  fileprivate var phases: [IntentDispatch.Phase] {
    guard let handling else { return [] }
    return [
      IntentDispatch.Phase(kind: .resolve, calls: handling.currentResolveMethods.map(\.call)),
      IntentDispatch.Phase(kind: .confirm, calls: [handling.confirm].compactMap { $0?.call }),
      IntentDispatch.Phase(kind: .handle, calls: [handling.handle].compactMap { $0?.call }),
    ]
  }
}

extension HandlingProtocol.Method {
  fileprivate var call: IntentDispatch.Call {
    IntentDispatch.Call(method: name, parameter: parameter, isRequired: isRequired)
  }
}

extension Intent {
  /// The calls of the protocol that Xcode generates: a resolve method for each parameter that
  /// supports resolution (required), an optional confirm method and the handle method.
  fileprivate var phases: [IntentDispatch.Phase] {
    let resolvable = parameters.filter(\.supportsResolution)
    return [
      IntentDispatch.Phase(
        kind: .resolve,
        calls: resolvable.map { parameter in
          let name = parameter.name.capitalizedFirst
          return IntentDispatch.Call(
            method: "resolve\(name)(for:with:)", parameter: parameter.name, isRequired: true)
        }),
      IntentDispatch.Phase(
        kind: .confirm,
        calls: [IntentDispatch.Call(method: "confirm(intent:completion:)", isRequired: false)]),
      IntentDispatch.Phase(
        kind: .handle,
        calls: [IntentDispatch.Call(method: "handle(intent:completion:)", isRequired: true)]),
    ]
  }
}
