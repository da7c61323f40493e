internal import ControllerConfigurations
internal import Diagnostics
internal import Interactions
internal import TextTools

/// Finds files and folders that a block `run` names and that are not among the paths of all files.
func missingRunFiles(of settings: [String: RunSettings], among paths: Set<String>) -> [Diagnostic] {
  settings.sorted { $0.key < $1.key }.flatMap { _, run in
    run.namedFiles.compactMap { file in
      let isFolder = file == run.container
      let isThere =
        isFolder
        ? paths.contains { SourcePath($0).isBelow(SourcePath(file.path)) }
        : paths.contains(file.path)
      guard !isThere else { return nil }
      let near = nearestSpelling(to: file.path, among: paths.sorted())
      return Diagnostic(
        .unknownValue,
        "There is no \(isFolder ? "folder" : "file") '\(file.path)' in the source folder",
        at: file.location,
        fix: near.map { "Did you mean '\($0)'?" } ?? "Write the path from this file's folder")
    }
  }
}
