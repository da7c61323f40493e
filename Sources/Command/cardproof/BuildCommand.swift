internal import SiteGeneration

/// `cardproof build`: writes the site of a project, or its share of the cards with `--shard`.
struct BuildCommand {
  private let arguments: Arguments
  private let jobs: Int
  /// What the build before this one left, where both are of one process.
  private let memory: SiteMemory?

  /// Where the site goes when nothing is said.
  static let defaultOutput = "_site"

  init(_ arguments: Arguments, jobs: Int, memory: SiteMemory? = nil) {
    self.arguments = arguments
    self.jobs = jobs
    self.memory = memory
  }

  func run() async throws -> ExitStatus {
    if let shard = arguments.value(.shard) {
      return try await ShardCommand(arguments, shard: shard, jobs: jobs).run()
    }
    let source = try await LoadedSource(
      arguments, sourceOperand: arguments.operands.first, jobs: jobs, memory: memory)
    let kept = try KeptCards(arguments)
    let generator = source.generator(jobs: jobs, records: kept.records, memory: memory)
    return try await SiteBuild(arguments, of: source).run(
      generator,
      then: { site, folder in
        // A site that is watched is another one with each edit.
        let lasting = memory == nil ? folder : nil
        kept.keep(await generator.recordUse(of: site, in: lasting))
      })
  }
}
