/// How the system brings one intent class to its handler and to its view.
package struct IntentDispatch: Hashable, Sendable {
  package let className: String
  /// The Intents extensions that support it, by path; one app should have one of them.
  package let handlers: [ExtensionInfo]
  /// The apps that handle it themselves.
  package let handlingApps: [AppInfo]
  /// The Intents UI extensions that list it; a host takes the one of the handling app.
  package let interfaces: [ExtensionInfo]
  /// The protocol that the handler object adopts; nil for an intent that is only donated.
  package let handlingProtocol: String?
  /// The phases, in order, each on a new handler object.
  package let phases: [Phase]

  /// One of the three phases.
  package struct Phase: Hashable, Sendable {
    package let kind: Kind
    package let calls: [Call]
  }

  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case resolve, confirm, handle
  }

  /// One call of a handler object's method.
  package struct Call: Hashable, Sendable {
    package let method: String
    /// The parameter that it resolves.
    package let parameter: String?
    package let isRequired: Bool

    package init(method: String, parameter: String? = nil, isRequired: Bool) {
      self.method = method
      self.parameter = parameter
      self.isRequired = isRequired
    }
  }

  /// The Intents extensions whose plist asks to unlock the device first.
  ///
  /// Of several that support the class, the first is the one that handles it.
  package var restrictingHandlers: [ExtensionInfo] {
    handlers.prefix(1).filter { info in
      (info.intentsRestrictedWhileLocked + info.intentsRestrictedWhileProtectedDataUnavailable)
        .contains { $0.name == className }
    }
  }
}
