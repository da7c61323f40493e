internal import Diagnostics
internal import TextTools

extension AppIntents {
  /// Checks what Intents and Intents UI extensions say of each other and of the definitions.
  func checkHandlers(reporting diagnostics: inout [Diagnostic]) {
    let handlers = extensions.filter { $0.point == .intents }
    for info in handlers {
      checkRestricted(
        info.intentsRestrictedWhileLocked + info.intentsRestrictedWhileProtectedDataUnavailable,
        among: info.intentsSupported, key: "IntentsSupported", reporting: &diagnostics)
    }
    let areOfOneApp = { (first: ExtensionInfo, other: ExtensionInfo) in
      self.areOfOneApp(first, other) { first.bundle.hasParent(of: other.bundle) }
    }
    for pair in supportedTwice(.intents, where: areOfOneApp) {
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
      let isMisspelled = !knows(name.name)
      let near = isMisspelled ? nearestSpelling(to: name.name, among: supported) : nil
      diagnostics.report(
        .restrictedNotSupported, "'\(name.name)' is restricted but not supported",
        at: name.location,
        fix: near.map { "Write '\($0)'" } ?? "Add it to \(key), or remove it here",
        corrections: isMisspelled
          ? .spelling(of: name.name, among: supported, at: name.location) : []
      )
    }
  }

  /// Whether anything in the project handles intents, as far as its plists say.
  private var hasHandlers: Bool {
    extensions.contains { $0.point == .intents } || apps.contains { !$0.intentsSupported.isEmpty }
  }

  /// An interface needs a handler; the template's leftover has a finding of its own, and so does a
  /// class that there is not.
  private func checkTandem(_ handled: Set<String>, reporting diagnostics: inout [Diagnostic]) {
    for info in extensions where info.point == .intentsUI {
      for name in info.intentsSupported where !handled.contains(name.name) {
        if name.name == Self.templateClassName || !knows(name.name) { continue }
        diagnostics.report(
          .interfaceWithoutHandler, "No Intents extension supports '\(name.name)'",
          at: name.location, fix: "Add it to the IntentsSupported of the Intents extension")
      }
    }
  }

  /// Widgets run their configuration's intent themselves, so that one needs no handler.
  ///
  /// Any other may have its handler in the app, which only the app's own plist can tell.
  private func checkGaps(_ handled: Set<String>, reporting diagnostics: inout [Diagnostic]) {
    if apps.isEmpty { return }
    for intent in intents.map(\.intent)
    where !handled.contains(intent.className) && !intent.isEligibleForWidgets {
      diagnostics.report(
        .unhandledIntent, "Neither an Intents extension nor the app supports '\(intent.className)'",
        at: intent.location,
        fix: "Add it to the Intents extension's IntentsSupported or the app's INIntentsSupported")
    }
  }
}
