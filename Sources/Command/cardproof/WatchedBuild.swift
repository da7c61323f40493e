internal import ProjectReading
internal import SystemCalls
internal import Diagnostics
internal import TextTools

/// `cardproof build --watch`: builds whenever something below the source changes.
struct WatchedBuild {
  let arguments: Arguments

  /// Builds until the process is ended; what goes wrong is said and waits to be mended.
  ///
  /// What must be mended by another command line ends it.
  func run() async throws(CommandFailure) -> ExitStatus {
    let source = LoadedSource.folder(arguments.operands.first)
    guard SourceFolder.exists(source) else {
      return try await BuildCommand(arguments: arguments).run()
    }
    var builds = 0
    var changed: [String] = []
    while true {
      builds += 1
      // What was said before stands above, and may be mended by now.
      if builds > 1, !arguments.isSet(.quiet) {
        Terminal.report("\n==== \(Self.title(ofBuild: builds, changed: changed)) ====\n")
      }
      // Watched before it is read, so that no change is lost between the two.
      let watcher = FolderWatcher(watched(source), ignoring: outputName)
      var status: ExitStatus
      do throws(CommandFailure) {
        status = try await BuildCommand(arguments: arguments, number: builds).run()
      } catch {
        status = error.reported()
      }
      if status == .outputFailed { return status }
      if !arguments.isSet(.quiet) {
        Terminal.report("Watching \(source); Control-C ends\n")
      }
      changed = watcher.wait()
    }
  }

  /// Which build it is, and what it is for: `Build 2: Docs/a.md and 3 others`.
  static func title(ofBuild number: Int, changed: [String]) -> String {
    guard let first = changed.first else { return "Build \(number)" }
    let others = changed.count - 1
    let more = others == 0 ? "" : " and \(counted(others, "other"))"
    return "Build \(number): \(oneLine(first))\(more)"
  }

  private var outputName: String {
    SourcePath(arguments.value(.output) ?? BuildCommand.defaultOutput).name
  }

  /// The folders that change what is built; the one above, when the source went away.
  private func watched(_ source: String) -> [WatchedFolder] {
    let settings = LoadedSource.settings(of: source)
    var folders = SourceFolder(path: source).folders(excluding: settings.excludesFolder)
    if folders.isEmpty { folders = [SourceFolder(path: source).folderAbove] }
    for path in settings.sources.map(\.path) {
      folders += SourceFolder(path: "\(source)/\(path)", prefix: "\(path)/")
        .folders(excluding: settings.excludesFolder)
    }
    if let path = arguments.value(.templates) { folders += SourceFolder(path: path).folders() }
    return folders
  }
}
