internal import Diagnostics
internal import Foundation
internal import SiteGeneration

/// A project and the templates for its site, as the command line names them.
struct LoadedSource {
  let project: Project
  let templates: SiteTemplates
  /// The source folder as the command line names it.
  let folder: String

  /// Reads the source folder, the folders that its settings add, and the templates.
  init(_ arguments: Arguments, sourceOperand: String?) throws(ExitStatus) {
    let source = LoadedSource.folder(sourceOperand)
    self.folder = source
    let folder = SourceFolder(path: source)
    var diagnostics: [Diagnostic] = []
    let settingsFile = folder.file(named: SiteSettings.fileName)
    let settings =
      settingsFile.map { SiteSettings($0, reporting: &diagnostics) } ?? SiteSettings()
    var listing: SourceListing
    do throws(SourceFolder.Failure) {
      listing = try folder.files(excluding: settings.excludes, reporting: &diagnostics)
    } catch {
      let problem =
        switch error {
        case .missing: "there is no folder"
        case .notAFolder: "this is a file, not a folder:"
        case .unreadable: "the folder cannot be read:"
        }
      Terminal.report("cardproof: \(problem) '\(source)'\n")
      throw .inputMissing
    }
    if let settingsFile { listing.files.append(settingsFile) }
    for further in settings.sources {
      let path = further.path
      let folder = SourceFolder(path: "\(source)/\(path)", prefix: "\(path)/")
      do throws(SourceFolder.Failure) {
        listing += try folder.files(excluding: settings.excludes, reporting: &diagnostics)
      } catch {
        diagnostics.append(
          Diagnostic(
            .missingSource, "There is no folder '\(path)'",
            at: further.location,
            fix: "Write a path relative to the folder of \(SiteSettings.fileName)"))
      }
    }
    project = ProjectReader.read(listing, settings: settings, diagnostics: diagnostics)
    templates = try LoadedSource.templates(arguments, source: source)
  }

  func generator(jobs: Int) -> SiteGenerator {
    SiteGenerator(project, templates: templates, jobs: jobs)
  }

  /// The source folder that a command means: the one named, else `Content`, else this folder.
  static func folder(_ operand: String?) -> String {
    operand ?? (SourceFolder.exists("Content") ? "Content" : ".")
  }

  private static func templates(
    _ arguments: Arguments, source: String
  ) throws(ExitStatus) -> SiteTemplates {
    let named = arguments.value(.templates)
    let path = named ?? "\(source)/\(SiteTemplates.folderName)"
    guard named != nil || SourceFolder.exists(path) else { return try readTemplates([]) }
    var diagnostics: [Diagnostic] = []
    let files: [SourceFile]
    do throws(SourceFolder.Failure) {
      files = try SourceFolder(path: path).files(
        endingIn: SiteTemplates.endings, reporting: &diagnostics
      ).files
    } catch {
      Terminal.report("cardproof: there is no folder of templates '\(path)'\n")
      throw .inputMissing
    }
    return try readTemplates(files)
  }

  private static func readTemplates(_ files: [SourceFile]) throws(ExitStatus) -> SiteTemplates {
    do throws(Diagnostic) {
      return try SiteTemplates(overrides: files)
    } catch {
      let texts = Dictionary(
        files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
      ) { first, _ in first }
      Terminal.report(DiagnosticText { texts[$0] }.text(for: [error]))
      throw .findings
    }
  }
}
