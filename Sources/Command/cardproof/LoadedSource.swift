internal import Diagnostics
internal import Foundation
internal import SiteGeneration

/// A project and the templates for its site, as the command line names them.
struct LoadedSource {
  let project: Project
  let templates: SiteTemplates
  /// Whether the folder has a `site.yml`.
  let hasSettings: Bool
  /// The source folder as the command line names it.
  let folder: String
  /// All folders that are read: it, and those that its settings add.
  var folders: [String] { [folder] + project.settings.sources.map { "\(folder)/\($0)" } }

  /// Reads the source folder, the folders that its settings add, and the templates; of what a `memory`
  /// has of an earlier build only what changed.
  init(
    _ arguments: Arguments, sourceOperand: String?, jobs: Int, memory: SiteMemory? = nil
  ) async throws(ExitStatus) {
    let source = LoadedSource.folder(sourceOperand)
    guard Self.mayRead(source) else {
      Terminal.report("cardproof: the folder leads out of \(Self.withinName): '\(source)'\n")
      throw .inputMissing
    }
    guard !SourceFolder.isXcodeProject(source) else {
      Terminal.report(
        "cardproof: Xcode's project holds no files of the app: '\(source)'\n"
          + "  fix: Name the folder it is in\n")
      throw .inputMissing
    }
    self.folder = source
    let folder = SourceFolder(path: source, memory: memory)
    var diagnostics: [Diagnostic] = []
    let settingsFile = folder.file(named: SiteSettings.fileName)
    hasSettings = settingsFile != nil
    let settings =
      settingsFile.map { SiteSettings($0, reporting: &diagnostics) } ?? SiteSettings()
    var listing: SourceListing
    do throws(SourceFolder.Failure) {
      listing = try folder.files(excluding: settings.excludes, reporting: &diagnostics)
    } catch {
      Terminal.report("cardproof: \(Self.problem(error, with: source))\n")
      throw .inputMissing
    }
    if let settingsFile { listing.files.append(settingsFile) }
    for further in settings.sources {
      let path = further.path
      guard Self.mayRead("\(source)/\(path)") else {
        diagnostics.append(
          Diagnostic(
            .missingSource, "The folder '\(path)' leads out of \(Self.withinName)",
            at: further.location, fix: "Remove it, or build without this variable"))
        continue
      }
      let folder = SourceFolder(
        path: "\(source)/\(path)", prefix: "\(path)/", memory: memory)
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
    project = await ProjectReader.read(
      listing, settings: settings, diagnostics: diagnostics, jobs: jobs, memory: memory)
    templates = try LoadedSource.templates(arguments, source: source, memory: memory)
  }

  /// An environment variable: the folder that nothing is read from the outside of, where a project is
  /// not one's own.
  private static let withinName = "CARDPROOF_WITHIN"

  private static func mayRead(_ path: String) -> Bool {
    guard let root = ProcessInfo.processInfo.environment[withinName], !root.isEmpty else {
      return true
    }
    return SourceFolder(path: root).holds(path)
  }

  /// The text of a file that findings are in, by its path.
  func text(of path: String) -> String? { project.text(of: path) ?? templates.texts[path] }

  /// Why a source folder cannot be read, with what was probably meant.
  private static func problem(_ failure: SourceFolder.Failure, with source: String) -> String {
    switch failure {
    case .missing:
      let near = nearestSpelling(to: source, among: SourceFolder.folders(beside: source))
      return "there is no folder '\(source)'" + (near.map { "; did you mean '\($0)'?" } ?? "")
    case .notAFolder:
      return "this is a file, not a folder: '\(source)'\n  fix: Name the folder it is in"
    case .unreadable: return "the folder cannot be read: '\(source)'\n  fix: Check its permissions"
    }
  }

  /// The generator of the project's site; `records` are cards of earlier runs, a
  /// `memory` is what an earlier build of this process left.
  func generator(
    jobs: Int, records: CardRecords? = nil, memory: SiteMemory? = nil
  ) -> SiteGenerator {
    SiteGenerator(project, templates: templates, jobs: jobs, records: records, memory: memory)
  }

  /// The folders that the settings of a source folder add, before anything else is read.
  static func furtherFolders(of source: String) -> [String] {
    var unheard: [Diagnostic] = []
    guard let file = SourceFolder(path: source).file(named: SiteSettings.fileName) else {
      return []
    }
    return SiteSettings(file, reporting: &unheard).sources.map(\.path)
  }

  /// The source folder that a command means: the one named, else `Content`, else this folder.
  static func folder(_ operand: String?) -> String {
    operand ?? (SourceFolder.exists("Content") ? "Content" : ".")
  }

  private static func templates(
    _ arguments: Arguments, source: String, memory: SiteMemory?
  ) throws(ExitStatus) -> SiteTemplates {
    let named = arguments.value(.templates)
    let path = named ?? "\(source)/\(SiteTemplates.folderName)"
    guard named != nil || SourceFolder.exists(path) && mayRead(path) else {
      return try readTemplates([], memory: memory)
    }
    var diagnostics: [Diagnostic] = []
    let files: [SourceFile]
    do throws(SourceFolder.Failure) {
      let prefix = named == nil ? "\(SiteTemplates.folderName)/" : ""
      files = try SourceFolder(path: path, prefix: prefix).files(
        endingIn: SiteTemplates.endings, reporting: &diagnostics
      ).files
    } catch {
      Terminal.report("cardproof: there is no folder of templates '\(path)'\n")
      throw .inputMissing
    }
    return try readTemplates(files, memory: memory)
  }

  private static func readTemplates(
    _ files: [SourceFile], memory: SiteMemory?
  ) throws(ExitStatus) -> SiteTemplates {
    do throws(Diagnostic) {
      return try SiteTemplates.reading(files, memory: memory)
    } catch {
      let texts = Dictionary(
        files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
      ) { first, _ in first }
      Terminal.report(DiagnosticText { texts[$0] }.text(for: [error]))
      throw .findings
    }
  }
}
