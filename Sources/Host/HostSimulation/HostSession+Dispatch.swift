internal import Interactions
internal import Diagnostics
internal import IntentDefinitions
internal import TextTools

/// The steps before the first ask.
extension HostSession {
  mutating func sayStage() {
    let code = stage.code
    let basis = HandlingStatus.basis(of: code)
    say(
      .stage(stage.title, of: interaction.intent.className, plan.status), basis)
    if plan.suggestion != nil {
      say(
        .suggestion, .inferred,
        "The lock screen suggests a shortcut with the card behind it")
    }
    guard stage.kind == .confirm, !interaction.intent.requiresUserConfirmation else { return }
    say(
      .needlessConfirmation, .inferred,
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
        .noHandlerAsked(.preview), .inferred,
        "A suggestion is shown before anything is handled")
    }
    if stage.kind == .update {
      let isRide =
        profile.context == .mapsCard
        && ["INRequestRideIntent", "INGetRideStatusIntent"].contains(className)
      return say(
        .noHandlerAsked(.update), isRide ? .documented : .convention,
        isRide
          ? "Maps observes the status of a ride"
          : "Hosts update the cards of rides in Maps only; the stage is played as it is written")
    }
    if profile.context == .mapsCard, phase == .confirm, className != "INRequestRideIntent" {
      return say(
        .noHandlerAsked(.confirm), .documented,
        "In Maps resolve is never called, and confirm for INRequestRideIntent only")
    }
    let names = dispatch.handlers.map(\.folder) + dispatch.handlingApps.map(\.path)
    if dispatch.handlers.count > 1 {
      say(
        .handler(names[0], phase: phase.rawValue, candidates: dispatch.handlers.count), .convention,
        "Two of one app would raise error 2001; a watch app's is another app's")
    } else if let name = names.first {
      say(
        .handler(name, phase: phase.rawValue, candidates: 1), .documented,
        "Each call of a phase may be on another object")
    } else {
      say(
        .noHandler(of: className), .convention, "The handler may be part of another target")
    }
  }

  /// Finds the class that the host would load, and says how.
  mutating func findController(in app: HostedApp) -> FoundController {
    let className = interaction.intent.className
    guard let info = app.interfaceExtension(for: className) else {
      say(
        .noExtension(for: className), .documented, "IntentsSupported must hold the exact class name"
      )
      return .none
    }
    say(
      .extension(info.folder, for: className), .documented,
      "IntentsSupported holds the exact class name")
    let others = plan.dispatch.interfaces.filter { $0.path != info.path }
    if !others.isEmpty {
      say(
        .extensionsLeftOut(others.map(\.folder)), .convention,
        "The first by path; a host takes the one of the app that handles the intent")
    }
    if let obstacle = app.obstacle(of: info) {
      say(
        .notHosted(obstacle), .observed, "What cannot be hosted leaves the default card")
      return .none
    }
    let found = app.controller(of: info)?.answering(interaction.intent)
    let name = found?.name ?? app.className(of: info)
    // A class that runs shows by itself what it forces.
    if found?.basis != .run,
      let crash = app.forcedCasts(of: info)?.crash(
        for: interaction.intent, hasResponse: stage.code != nil,
        augments: profile.augmentsOnly.value, name: name, basis: found?.basis ?? .unknown)
    {
      return .known(crash)
    }
    guard let controller = found else {
      say(
        .unknownController(name), .convention, "No configuration says it, and the class is not run")
      return .unknown(UnknownClass(name: name))
    }
    return .known(controller)
  }

  /// Reports the response's values that the dialogue needs and the stage does not have; a
  /// placeholder that is no parameter at all is a fault of the definition, and of a refused value
  /// it was said.
  mutating func reportUnfilledPlaceholders() {
    let parameters = interaction.intent.response.parameters.map(\.name)
    let names = plan.unfilledPlaceholders.filter { placeholder in
      let name = String(placeholder.prefix { $0 != "." })
      return parameters.contains(name) && !interaction.refused.contains(name)
    }
    guard interaction.location != nil, let first = names.first else { return }
    let code = stage.code ?? ""
    diagnostics.report(
      .unfilledDialogue,
      "The dialogue of '\(code)' needs the response's \(names.listedInQuotes)",
      at: stage.location ?? interaction.location,
      fix: "Write \(names.count == 1 ? "it" : "them") into the stage, such as "
        + "'\(stage.kind.rawValue): {code: \(code), \(first.prefix { $0 != "." }): …}'")
  }
}
