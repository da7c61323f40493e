package import Diagnostics

extension Rule {
  package static let leftOut = Rule("statement-left-out", .note)
  package static let cannotRun = Rule("controller-cannot-run", .warning)
  package static let configurationDiffers = Rule("configuration-differs", .warning)
  package static let noCompiler = Rule("no-swift-compiler", .warning)

  /// The rules for running controllers.
  package static let liveControllerRules: [Rule] = [
    .leftOut, .cannotRun, .configurationDiffers, .noCompiler,
  ]
}
