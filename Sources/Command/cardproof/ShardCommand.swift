internal import SiteGeneration

/// `cardproof build --shard K/N`: draws a share of the cards, for `cardproof merge`.
struct ShardCommand {
  private let arguments: Arguments
  private let shard: Shard
  private let jobs: Int

  init(_ arguments: Arguments, shard text: String, jobs: Int) throws(Arguments.UsageFault) {
    guard let shard = Shard(text) else {
      throw Arguments.UsageFault(
        message: "option '--shard' takes a number and a count such as 2/4, not '\(text)'")
    }
    guard arguments.value(.output) != nil else {
      throw Arguments.UsageFault(
        message: "option '--shard' needs a folder of its own: --output DIR")
    }
    self.arguments = arguments
    self.shard = shard
    self.jobs = jobs
  }

  /// What is wrong with the project is told by the merge, which sees all of it.
  func run() async throws(ExitStatus) -> ExitStatus {
    let source = try await LoadedSource(
      arguments, sourceOperand: arguments.operands.first, jobs: jobs)
    let kept = try KeptCards(arguments, isWanted: true)
    guard let records = kept.records else { return .internalFault }
    let made = await source.generator(jobs: jobs).share(of: shard, in: records)
    let output = arguments.value(.output) ?? ""
    do throws(OutputWriter.Failure) {
      _ = try OutputWriter(path: output, reading: source.folders).write(made.tree)
    } catch {
      Terminal.report("cardproof: \(error.message) ('\(output)')\n  fix: \(error.fix)\n")
      return .outputFailed
    }
    kept.keep(made.records)
    if !arguments.isSet(.quiet) {
      Terminal.print(
        "\(output): shard \(shard.number) of \(shard.count), \(made.stateCount) states\n")
    }
    return .done
  }
}
