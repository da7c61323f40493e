internal import OutputFolder
internal import ProjectReading
internal import Diagnostics
internal import SiteGeneration
internal import ProjectStarter

/// `cardproof init`: writes the first files for a project.
struct InitCommand {
  let arguments: Arguments

  func run() async throws(CommandFailure) -> ExitStatus {
    let folder = arguments.operands.first ?? "."
    let source = try await LoadedSource(arguments, sourceOperand: folder)
    guard source.project.hasIntents else {
      let unread = ScaffoldFiles.unreadFiles(of: source.project).first
      throw CommandFailure(
        .inputMissing, "there is no intent and no Intents extension in '\(folder)'",
        fix: unread ?? "Name the folder of an Xcode project")
    }
    let starter = ScaffoldFiles(
      source.project, hasSettings: source.hasSettings, folderName: SourceFolder.name(of: folder))
    if arguments.isSet(.preview) {
      show(starter, in: folder)
      return .done
    }
    do throws(OutputWriter.Failure) {
      let files = starter.files.map { ($0.path, $0.text) }
      let there = try NewFileWriter(path: folder).write(files)
      let written = starter.files.map(\.path).filter { !there.contains($0) }
      let missing = starter.missing + (await differences(source, starter))
      report(written, kept: starter.kept + there, missing: missing, in: folder)
      return .done
    } catch {
      throw CommandFailure(error, at: folder)
    }
  }

  /// The differences between the cards of the written configurations and those of the classes that ran.
  private func differences(_ source: LoadedSource, _ starter: ScaffoldFiles) async -> [String] {
    guard starter.files.contains(where: \.isPlayed) else { return [] }
    let others = starter.files.filter { !$0.isPlayed }
    let ran = await source.source(adding: others, running: true)
    let configured = await source.source(adding: starter.files, running: false)
    return PlayedCards(ran: ran.project, configured: configured.project).differences
  }

  private func show(_ starter: ScaffoldFiles, in folder: String) {
    let there = NewFileWriter(path: folder).existing(starter.files.map(\.path))
    for file in starter.files where !there.contains(file.path) {
      Terminal.print("== \(file.path)\n\(file.text)\n")
    }
    report([], kept: starter.kept + there, missing: starter.missing, in: folder)
  }

  private func report(_ written: [String], kept: [String], missing: [String], in folder: String) {
    guard !arguments.isSet(.quiet) else { return }
    var lines = written.map { "wrote  \($0)" } + kept.sorted().map { "kept   \($0)" }
    lines += missing.map { "to do  \($0)" }
    if !written.isEmpty {
      let place = folder == "." && !SourceFolder.exists("Content") ? "" : " \(folder.shellWord)"
      lines.append("Check these files, then see the cards: cardproof build\(place)")
    } else if !arguments.isSet(.preview), missing.isEmpty {
      lines.append("Nothing to write: all files exist")
    }
    Terminal.print(lines.map { "\($0)\n" }.joined())
  }
}
