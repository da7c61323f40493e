/// `cardproof build`: writes the site of a project.
struct BuildCommand {
  let arguments: Arguments

  /// The folder of the site when no option names one.
  static let defaultOutput = "_site"

  func run() async throws(CommandFailure) -> ExitStatus {
    let source = try await LoadedSource(
      arguments, sourceOperand: arguments.operands.first)
    return try await SiteBuild(arguments, of: source).run(source.generator())
  }
}
