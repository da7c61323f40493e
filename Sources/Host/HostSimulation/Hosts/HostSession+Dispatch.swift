internal import Diagnostics
internal import IntentDefinitions
internal import TextTools

/// What happens before the first ask.
extension HostSession {
  mutating func sayStage() {
    let code = stage.code
    let basis = HandlingStatus.basis(of: code)
    say(
      "Shows \(interaction.intent.className) at stage '\(stage.title)' with status \(plan.status.rawValue)",
      basis)
    if plan.suggestion != nil {
      say(
        "Shows the suggestion as one row, which expands to the card", .inferred,
        "The lock screen suggests a shortcut with the card behind it")
    }
    guard stage.kind == .confirm, !interaction.intent.requiresUserConfirmation else { return }
    say(
      "Would skip this card: the intent asks for no confirmation", .inferred,
      "INIntentUserConfirmationRequired of the definition")
  }

  /// Says which extension handles the intent at this stage.
  mutating func sayHandler() {
    let className = interaction.intent.className
    let dispatch = plan.dispatch
    let phase: IntentDispatch.Kind? =
      switch stage.kind {
      case .preview: nil
      case .confirm: .confirm
      case .progress, .handle, .update: .handle
      }
    guard let phase else {
      return say(
        "Asks no handler: a preview has an intent and no response", .inferred,
        "A suggestion is shown before anything is handled")
    }
    if stage.kind == .update {
      return say(
        "Takes the update from the app's own status; no handler is called anew", .documented,
        "Maps observes the status of a ride")
    }
    if profile.context == .mapsCard, phase == .confirm, className != "INRequestRideIntent" {
      return say(
        "Asks no handler to confirm: Maps does so for a requested ride only", .documented,
        "In Maps resolve is never called, and confirm for INRequestRideIntent only")
    }
    let names = dispatch.handlers.map(\.folder) + dispatch.handlingApps.map(\.path)
    if dispatch.handlers.count > 1 {
      say(
        "Has '\(dispatch.handlers[0].folder)' \(phase.rawValue) it, the first of \(dispatch.handlers.count) extensions that support it",
        .convention, "Two of one app would raise error 2001; a watch app's is another app's")
    } else if let name = names.first {
      say(
        "Has '\(name)' \(phase.rawValue) it, on a new handler object", .documented,
        "Each call of a phase may be on another object")
    } else {
      say(
        "Finds no handler of \(className) in the project; plays the response as it is written",
        .convention, "The handler may be part of another target")
    }
  }

  /// Finds the class that the host would load, and says how.
  mutating func findController(in app: HostedApp) -> (any HostedViewControllerClass)? {
    let className = interaction.intent.className
    guard let info = app.interfaceExtension(for: className) else {
      say(
        "Finds no Intents UI extension that supports \(className); shows its default card",
        .documented, "IntentsSupported must hold the exact class name")
      return nil
    }
    say(
      "Finds the Intents UI extension '\(info.folder)', which supports \(className)",
      .documented, "IntentsSupported holds the exact class name")
    let others = plan.dispatch.interfaces.filter { $0.path != info.path }
    if !others.isEmpty {
      say(
        "Leaves out \(others.map { "'\($0.folder)'" }.joined(separator: ", ")), which support it too",
        .convention, "The first by path; a host takes the one of the app that handles the intent")
    }
    guard let controller = app.controller(of: info) else {
      say(
        "Has no controller configuration for that extension; shows its default card",
        .convention, "What a compiled controller answers is not known")
      return nil
    }
    return controller
  }

  /// Reports the response's values that the dialogue needs and the stage does not have; a placeholder
  /// that is no parameter at all is a fault of the definition, and of a refused value it was said.
  mutating func reportUnfilledPlaceholders() {
    let parameters = interaction.intent.response.parameters.map(\.name)
    let names = plan.unfilledPlaceholders.filter { placeholder in
      let name = String(placeholder.prefix { $0 != "." })
      return parameters.contains(name) && !interaction.refused.contains(name)
    }
    guard interaction.location != nil, let first = names.first else { return }
    let code = stage.code ?? ""
    diagnostics.append(
      Diagnostic(
        .unfilledDialogue,
        "The dialogue of '\(code)' needs the response's \(names.listedInQuotes)",
        at: stage.location ?? interaction.location,
        fix: "Write \(names.count == 1 ? "it" : "them") into the stage, such as "
          + "'\(stage.kind.rawValue): {code: \(code), \(first.prefix { $0 != "." }): …}'"))
  }
}
