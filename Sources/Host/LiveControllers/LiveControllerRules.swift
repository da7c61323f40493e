package import Diagnostics

extension Rule {
  package static let leftOut = Rule(
    "statement-left-out", .note, "Give a stand-in for what does not compile",
    why: "A running controller does without the statement, so its card may lack something.")
  package static let cannotRun = Rule(
    "controller-cannot-run", .warning, "Let a controller compile, or configure it",
    why: "What its class does is not known, so its cards show a hatched box.")
  package static let configurationDiffers = Rule(
    "configuration-differs", .warning, "Keep a configuration true to its class",
    why: "The cards of a build without --run-controllers show what the class does not do.")
  package static let noCompiler = Rule(
    "no-swift-compiler", .warning, "Install Swift to run controllers",
    why: "Without a compiler no class runs, so cards show what the project says elsewhere.")

  /// The rules for running controllers.
  package static let liveControllerRules: [Rule] = [
    .leftOut, .cannotRun, .configurationDiffers, .noCompiler,
  ]
}
