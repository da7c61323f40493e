internal import Diagnostics

extension AppIntents {
  /// Checks what Intents and Intents UI extensions say of each other and of the definitions.
  func checkHandlers(reporting diagnostics: inout [Diagnostic]) {
    let handlers = extensions.filter { $0.point == .intents }
    for info in handlers {
      checkRestricted(
        info.intentsRestrictedWhileLocked + info.intentsRestrictedWhileProtectedDataUnavailable,
        among: info.intentsSupported, key: "IntentsSupported", reporting: &diagnostics)
    }
    for pair in supportedTwice(.intents) {
      diagnostics.append(pair.finding(.handledTwice, "Intents extensions", other: "The other one"))
    }
    for app in apps {
      checkRestricted(
        app.intentsRestrictedWhileLocked + app.intentsRestrictedWhileProtectedDataUnavailable,
        among: app.intentsSupported, key: "INIntentsSupported", reporting: &diagnostics)
    }
    let handled = Set(
      (handlers.flatMap(\.intentsSupported) + apps.flatMap(\.intentsSupported)).map(\.name))
    guard hasHandlers else { return }
    checkTandem(handled, reporting: &diagnostics)
    checkGaps(handled, reporting: &diagnostics)
  }

  private func checkRestricted(
    _ restricted: [ExtensionInfo.ClassName], among supported: [ExtensionInfo.ClassName],
    key: String, reporting diagnostics: inout [Diagnostic]
  ) {
    let supported = Set(supported.map(\.name))
    for name in restricted where !supported.contains(name.name) {
      diagnostics.append(
        Diagnostic(
          .restrictedNotSupported, "'\(name.name)' is restricted but not supported",
          at: name.location, fix: "Add it to \(key), or remove it here"))
    }
  }

  /// Whether anything in the project handles intents, as far as its plists say.
  private var hasHandlers: Bool {
    extensions.contains { $0.point == .intents } || apps.contains { !$0.intentsSupported.isEmpty }
  }

  /// An interface needs a handler; the template's leftover has a finding of its own.
  private func checkTandem(_ handled: Set<String>, reporting diagnostics: inout [Diagnostic]) {
    for info in extensions where info.point == .intentsUI {
      for name in info.intentsSupported where !handled.contains(name.name) {
        if name.name == Self.templateClassName { continue }
        diagnostics.append(
          Diagnostic(
            .interfaceWithoutHandler, "No Intents extension supports '\(name.name)'",
            at: name.location, fix: "Add it to the IntentsSupported of the Intents extension"))
      }
    }
  }

  /// Widgets run their configuration's intent themselves, so that one needs no handler.
  private func checkGaps(_ handled: Set<String>, reporting diagnostics: inout [Diagnostic]) {
    for intent in intents.map(\.intent)
    where !handled.contains(intent.className) && !intent.isEligibleForWidgets {
      diagnostics.append(
        Diagnostic(
          .unhandledIntent, "No Intents extension supports '\(intent.className)'",
          at: intent.location,
          fix: "Add it to the Intents extension's IntentsSupported or the app's INIntentsSupported")
      )
    }
  }
}
