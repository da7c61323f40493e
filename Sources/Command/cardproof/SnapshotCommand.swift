internal import Diagnostics
internal import SiteComparison
internal import SiteGeneration

/// `cardproof snapshot`: records every distinct card in a folder that the team commits, or says what
/// differs from it.
struct SnapshotCommand {
  private let arguments: Arguments
  private let jobs: Int

  init(_ arguments: Arguments, jobs: Int) {
    self.arguments = arguments
    self.jobs = jobs
  }

  func run() async throws -> ExitStatus {
    guard let folder = arguments.value(.directory) else {
      throw Arguments.UsageFault(
        message: "snapshot needs a folder: cardproof snapshot --directory DIR")
    }
    let source = try await LoadedSource(
      arguments, sourceOperand: arguments.operands.first, jobs: jobs)
    let snapshot = await source.generator(jobs: jobs).snapshot()
    let judged = source.project.settings.judged(source.project.diagnostics)
    let report = FindingsReport(
      judged.filter { $0.severity == .error }.sortedAndUnique(), of: source, arguments)
    Terminal.report(report.text)
    let status =
      arguments.isSet(.verify)
      ? verify(snapshot, against: folder)
      : try record(snapshot, in: folder, reading: source.folders)
    return status == .done ? report.status : status
  }

  private func record(
    _ snapshot: CardSnapshot, in folder: String, reading sources: [String]
  ) throws(ExitStatus) -> ExitStatus {
    do throws(OutputWriter.Failure) {
      let summary = try OutputWriter(path: folder, of: .snapshot, reading: sources).write(
        snapshot.tree, manifest: snapshot.manifest)
      if !arguments.isSet(.quiet) {
        Terminal.print(
          "\(folder): \(snapshot.cardCount) cards, \(summary.words)\n")
      }
      return .done
    } catch {
      Terminal.report("cardproof: \(error.message) ('\(folder)')\n  fix: \(error.fix)\n")
      return .outputFailed
    }
  }

  private func verify(_ snapshot: CardSnapshot, against folder: String) -> ExitStatus {
    guard SourceFolder.exists(folder) else {
      Terminal.report(
        "cardproof: there is no snapshot at '\(folder)'\n  fix: Record one without --verify\n")
      return .inputMissing
    }
    let recorded = SourceFolder.snapshotFiles(at: folder)
    let difference = SnapshotDifference(recorded: recorded, made: snapshot.tree.files)
    guard !difference.isEmpty else {
      if !arguments.isSet(.quiet) {
        Terminal.print("\(folder): \(snapshot.cardCount) cards as recorded\n")
      }
      return .done
    }
    Terminal.print(difference.text)
    Terminal.report(
      "cardproof: the cards are not as recorded in '\(folder)'\n"
        + "  fix: If they are as they should be, record them: the same command without --verify\n")
    return .findings
  }
}
