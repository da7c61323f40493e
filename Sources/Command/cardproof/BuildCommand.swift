internal import SystemCalls

/// `cardproof build`: writes the site of a project.
struct BuildCommand {
  let arguments: Arguments
  /// The number of the build, where it is one of several.
  var number: Int?

  /// The folder of the site when no option names one.
  static let defaultOutput = "_site"

  func run() async throws(CommandFailure) -> ExitStatus {
    let source = try await LoadedSource(
      arguments, sourceOperand: arguments.operands.first)
    let build = SiteBuild(arguments, of: source)
    let status = try await build.run(source.generator(liveBuild: number))
    if arguments.isSet(.openSite), number ?? 1 == 1 {
      let output = arguments.value(.output) ?? Self.defaultOutput
      CompareCommand.open(FilePath.joined(output, "index.html"))
    }
    return status
  }
}
