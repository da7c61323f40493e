import Foundation
import PackagePlugin

/// Writes the text files of a module's `Embedded` folder, and for the site the package's
/// `Templates`, into the binary, so that it works wherever it is moved.
@main
struct EmbedFiles: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder =
      target.name == "SitePages"
      ? context.package.directoryURL.appending(path: "Templates")
      : target.directoryURL.appending(path: "Embedded")
    let files = try filePaths(below: folder)
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFiles.swift")
    return [
      .buildCommand(
        displayName: "Embedding \(files.count) files in \(target.name)",
        executable: try context.tool(named: "embed-files").url,
        arguments: [output.path, folder.path] + files,
        inputFiles: files.map { folder.appending(path: $0) },
        outputFiles: [output])
    ]
  }

  /// The paths of all files below `folder`, relative to it, sorted.
  private func filePaths(below folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { path in
        var isDirectory: ObjCBool = false
        let file = folder.appending(path: path).path
        return FileManager.default.fileExists(atPath: file, isDirectory: &isDirectory)
          && !isDirectory.boolValue && !path.contains("/.") && !path.hasPrefix(".")
      }
      .sorted()
  }
}
