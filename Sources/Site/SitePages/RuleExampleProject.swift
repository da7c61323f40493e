package import ProjectReading
internal import TextTools
internal import Diagnostics
package import RuleGuide

extension RuleExample {
  /// The example as a project, as if its files stood in a folder.
  package var project: Project {
    let all = files.map { SourceFile(path: $0.key, bytes: $0.value) }.sorted { $0.path < $1.path }
    var diagnostics: [Diagnostic] = []
    let settings =
      all.first { $0.path == SiteSettings.fileName }
      .map { SiteSettings($0, reporting: &diagnostics) } ?? SiteSettings()
    let used = all.filter { file in
      file.path == SiteSettings.fileName
        || SourceFolder.sourceEndings.contains(where: file.hasEnding)
    }
    let folders = ControllerSourceFiles.folders(of: used)
    let sources = all.filter { file in
      folders.contains { ControllerSourceFiles.isSource(file.path, in: $0) }
    }
    let listing = SourceListing(
      files: (used + sources).sorted { $0.path < $1.path }, otherPaths: Set(all.map(\.path)),
      unrecognizedFiles: all.filter { !used.contains($0) && UnrecognizedFile.mayBe($0.path) }
        .compactMap { UnrecognizedFile($0) })
    return ProjectReader.read(listing, settings: settings, diagnostics: diagnostics)
  }

  /// The templates that the example has in place of the product's.
  package var templateFiles: [SourceFile] {
    files.filter { $0.key.hasPrefix("\(SiteTemplates.folderName)/") }
      .map { SourceFile(path: $0.key, bytes: $0.value) }.sorted { $0.path < $1.path }
  }
}
