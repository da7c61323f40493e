/// `cardproof build`: writes the site of a project.
struct BuildCommand {
  private let arguments: Arguments
  private let jobs: Int

  /// The folder of the site when no option names one.
  static let defaultOutput = "_site"

  init(_ arguments: Arguments, jobs: Int) {
    self.arguments = arguments
    self.jobs = jobs
  }

  func run() async throws(ExitStatus) -> ExitStatus {
    let source = try await LoadedSource(
      arguments, sourceOperand: arguments.operands.first, jobs: jobs)
    return try await SiteBuild(arguments, of: source).run(source.generator(jobs: jobs))
  }
}
