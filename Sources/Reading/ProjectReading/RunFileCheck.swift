internal import ControllerConfigurations
internal import Diagnostics
internal import Interactions
internal import TextTools

/// Finds files and folders that a block `run` names and that are not in the source folder.
struct RunFileCheck {
  private let paths: Set<String>

  /// Takes the paths of all files.
  init(_ paths: Set<String>) { self.paths = paths }

  func findings(in settings: [String: RunSettings]) -> [Diagnostic] {
    settings.sorted { $0.key < $1.key }.flatMap { _, run in
      run.namedFiles.filter { !isThere($0, isFolder: $0 == run.container) }.map { file in
        let near = nearestSpelling(to: file.path, among: paths.sorted())
        return Diagnostic(
          .unknownValue,
          "There is no \(file == run.container ? "folder" : "file") '\(file.path)' in the source folder",
          at: file.location,
          fix: near.map { "Did you mean '\($0)'?" } ?? "Write the path from this file's folder")
      }
    }
  }

  private func isThere(_ file: RunSettings.NamedFile, isFolder: Bool) -> Bool {
    guard isFolder else { return paths.contains(file.path) }
    let folder = SourcePath(file.path)
    return paths.contains { SourcePath($0).isBelow(folder) }
  }
}
