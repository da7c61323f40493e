package import Diagnostics

extension Rule {
  package static let leftOut = Rule(
    "statement-left-out", .note, "Provide stand-ins for code that does not compile",
    why: "The class runs without the statement, so its card may lack something.")
  package static let cannotRun = Rule(
    "controller-cannot-run", .warning, "Make the controller compile, or describe it",
    why: "Cardproof does not know what the class does, so its cards show a hatched box.")
  package static let configurationDiffers = Rule(
    "configuration-differs", .warning, "Keep the configuration true to its class",
    why: "Without --run-controllers, cards show something that the class does not do.")
  package static let noCompiler = Rule(
    "no-swift-compiler", .warning, "Install Swift to run controllers",
    why: "Cards show the storyboard or the configuration instead of what the class does.")

  /// The rules for running controllers.
  package static let liveControllerRules: [Rule] = [
    .leftOut, .cannotRun, .configurationDiffers, .noCompiler,
  ]
}
