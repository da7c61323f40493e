internal import OutputFolder
internal import ProjectReading
internal import Diagnostics
internal import SiteComparison
internal import SiteGeneration

/// `cardproof snapshot`: records every distinct card in a folder that the team commits, or says what
/// differs from it.
struct SnapshotCommand {
  let arguments: Arguments

  func run() async throws(CommandFailure) -> ExitStatus {
    guard let folder = arguments.value(.directory) else {
      throw CommandFailure(
        usage: "snapshot needs a folder: cardproof snapshot --directory DIR")
    }
    let source = try await LoadedSource(
      arguments, sourceOperand: arguments.operands.first)
    let snapshot = await source.generator().snapshot()
    let findings = source.project.filter.filtered(source.project.diagnostics)
    let report = FindingsReport(
      findings.filter { $0.severity == .error }, of: source, arguments)
    Terminal.report(report.text)
    let status =
      arguments.isSet(.verify)
      ? try verify(snapshot, against: folder)
      : try record(snapshot, in: folder, reading: source.folders)
    return status == .done ? report.status : status
  }

  private func record(
    _ snapshot: CardSnapshot, in folder: String, reading sources: [String]
  ) throws(CommandFailure) -> ExitStatus {
    let recorded = SourceFolder.exists(folder) ? SourceFolder.snapshotFiles(at: folder) : [:]
    do throws(OutputWriter.Failure) {
      let summary = try OutputWriter(path: folder, of: .snapshot, reading: sources).write(
        snapshot.tree, manifest: snapshot.manifest)
      if !arguments.isSet(.quiet) {
        Terminal.print(
          "\(folder): \(snapshot.cardCount) cards, \(summary.words)\n")
        let difference = SnapshotDifference(recorded: recorded, made: snapshot.tree.files)
        if !recorded.isEmpty, !difference.isEmpty { Terminal.print(difference.summary) }
      }
      return .done
    } catch {
      throw CommandFailure(error, at: folder)
    }
  }

  /// The command line that records, as a shell takes it.
  private func recordingCommand(_ folder: String) -> String {
    (["cardproof", "snapshot"] + arguments.operands + ["--directory", folder])
      .map(\.shellWord).joined(separator: " ")
  }

  private func verify(_ snapshot: CardSnapshot, against folder: String) throws(CommandFailure)
    -> ExitStatus
  {
    guard SourceFolder.exists(folder) else {
      throw CommandFailure(
        .inputMissing, "there is no snapshot at '\(folder)'",
        fix: "Record one: \(recordingCommand(folder))")
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
    throw CommandFailure(
      .findings, "the cards differ from those in '\(folder)'",
      fix: "If the cards are right, record them: \(recordingCommand(folder))")
  }
}
