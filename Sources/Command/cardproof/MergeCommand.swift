internal import Diagnostics
internal import SiteGeneration

/// `cardproof merge`: writes the site of a project whose cards were drawn in shards.
struct MergeCommand {
  private let arguments: Arguments
  private let jobs: Int

  init(_ arguments: Arguments, jobs: Int) {
    self.arguments = arguments
    self.jobs = jobs
  }

  func run() async throws -> ExitStatus {
    guard !arguments.operands.isEmpty else {
      throw Arguments.UsageFault(
        message: "merge needs the folders of all shards: cardproof merge SHARD...")
    }
    let source = try await LoadedSource(
      arguments, sourceOperand: arguments.value(.source), jobs: jobs)
    let tool = try KeptCards.tool()
    let shards: ShardSet
    do throws(ShardSet.Failure) {
      shards = try ShardSet(folders: arguments.operands, of: source.project, tool: tool)
    } catch {
      Terminal.report("cardproof: \(error.message)\n  fix: \(error.fix)\n")
      return .inputMissing
    }
    let records = CardRecords(tool: tool, seal: KeptCards.seal) { shards.record(named: $0) }
    let generator = source.generator(jobs: jobs, records: records)
    return try await SiteBuild(arguments, of: source, alsoReading: arguments.operands).run(
      generator, unless: refusal)
  }

  /// Shards that lack cards make no site.
  private func refusal(of site: Site) -> ExitStatus? {
    let count = site.records.made.count
    guard count > 0 else { return nil }
    Terminal.report(
      "cardproof: The cards of \(count == 1 ? "1 interaction" : "\(count) interactions") are not "
        + "in the shards, or are not as they were made\n"
        + "  fix: Make the shards again, with the same CARDPROOF_CACHE_KEY in every job\n")
    return .inputMissing
  }
}
