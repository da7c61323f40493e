package import ProjectReading
internal import Diagnostics
internal import SwiftSources
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
    var listing = SourceListing(
      files: used, otherPaths: Set(all.map(\.path)),
      unrecognizedFiles: all.filter { !used.contains($0) && UnrecognizedFile.mayBe($0.path) }
        .compactMap { UnrecognizedFile($0) })
    let sources = Set(listing.controllerSourcePaths)
    listing.files += all.filter { sources.contains($0.path) }
    listing.files.sort { $0.path < $1.path }
    listing.appIntentFiles = all.filter { $0.hasEnding(".swift") }
    return ProjectReader.read(listing, settings: settings, diagnostics: diagnostics)
  }

  /// The templates that the example has in place of the product's.
  package var templateFiles: [SourceFile] {
    files.filter { $0.key.hasPrefix("\(SiteTemplates.folderName)/") }
      .map { SourceFile(path: $0.key, bytes: $0.value) }.sorted { $0.path < $1.path }
  }
}
