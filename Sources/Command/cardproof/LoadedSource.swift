internal import LiveControllers
internal import OutputFolder
internal import ProjectReading
internal import ProjectStarter
internal import SitePages
internal import Diagnostics
internal import SiteGeneration
internal import SystemCalls
internal import TextTools

/// A project and the templates for its site, as the command line names them.
struct LoadedSource {
  let project: Project
  let templates: SiteTemplates
  /// Whether the folder has a `site.yml`.
  let hasSettings: Bool
  /// The source folder as the command line names it.
  let folder: String
  private let jobs: Int
  /// The listing of the source, for a check of changes.
  private let listing: SourceListing
  /// Whether the classes of the project answer themselves.
  private let isRunning: Bool
  /// The folders that are read: the source and those that its settings add.
  var folders: [String] { [folder] + project.settings.sources.map { "\(folder)/\($0)" } }

  /// Reads the source folder, the folders that its settings add, and the templates.
  init(
    _ arguments: Arguments, sourceOperand: String?, within boundary: ReadingBoundary = .ofProcess
  ) async throws(CommandFailure) {
    let source = LoadedSource.folder(sourceOperand)
    guard boundary.holds(source) else {
      throw CommandFailure(
        .inputMissing, "the folder leads out of \(boundary.words): '\(source)'")
    }
    guard !SourceFolder.isXcodeProject(source) else {
      throw CommandFailure(
        .inputMissing, "The .xcodeproj has no files of the app: '\(source)'",
        fix: "Name the folder that contains it")
    }
    self.folder = source
    jobs = arguments.jobs
    let folder = SourceFolder(path: source)
    var diagnostics: [Diagnostic] = []
    let settingsFile = folder.file(named: SiteSettings.fileName)
    hasSettings = settingsFile != nil
    var settings =
      settingsFile.map { SiteSettings($0, reporting: &diagnostics) } ?? SiteSettings()
    let repository = settings.repository ?? RepositoryAddress(variable: ThisProcess.variable)
    settings.repository = repository?.reading(source)
    var listing: SourceListing
    do throws(SourceFolder.Failure) {
      listing = try folder.files(
        excluding: settings.excludes, withAllSwift: arguments.isSet(.runControllers),
        reporting: &diagnostics)
    } catch {
      throw Self.problem(error, with: source)
    }
    if let settingsFile { listing.files.append(settingsFile) }
    for further in settings.sources {
      let path = further.path
      guard boundary.holds("\(source)/\(path)") else {
        diagnostics.report(
          .missingSource, "The folder '\(path)' leads out of \(boundary.words)",
          at: further.location, fix: boundary.fix)
        continue
      }
      let folder = SourceFolder(path: "\(source)/\(path)", prefix: "\(path)/")
      do throws(SourceFolder.Failure) {
        listing += try folder.files(
          excluding: settings.excludes, withAllSwift: arguments.isSet(.runControllers),
          reporting: &diagnostics)
      } catch {
        diagnostics.report(
          .missingSource, "There is no folder '\(path)'", at: further.location,
          fix: "Write a path relative to the folder of \(SiteSettings.fileName)")
      }
    }
    self.listing = listing
    isRunning = arguments.isSet(.runControllers)
    let project = await ProjectReader.read(
      listing, settings: settings, diagnostics: diagnostics, jobs: jobs)
    self.project = isRunning ? Self.running(project) : project
    templates = try LoadedSource.templates(arguments, source: source, within: boundary)
  }

  /// The project with its controllers running, where the machine has a compiler.
  private static func running(_ project: Project) -> Project {
    do throws(SwiftCompiler.Failure) {
      let compiler = try SwiftCompiler(
        searchPath: ThisProcess.variable("PATH") ?? "", cacheFolder: cacheFolder)
      return project.runningControllers(by: ProgramBuilder(compiler))
    } catch {
      return project.withoutCompiler(error)
    }
  }

  /// The folder that keeps what was compiled.
  private static var cacheFolder: String {
    if let own = ThisProcess.variable("XDG_CACHE_HOME"), own.hasPrefix("/") {
      return FilePath.joined(own, "cardproof")
    }
    return FilePath.joined(ThisProcess.variable("HOME") ?? "/tmp", ".cache/cardproof")
  }

  /// The text of a file that findings are in, by its path.
  func text(of path: String) -> String? { project.text(of: path) ?? templates.texts[path] }

  /// The reason why a source folder cannot be read, with what was probably meant.
  private static func problem(
    _ failure: SourceFolder.Failure, with source: String
  ) -> CommandFailure {
    switch failure {
    case .missing:
      let near = nearestSpelling(to: source, among: SourceFolder.folders(beside: source))
      let question = near.map { "; did you mean '\($0)'?" } ?? ""
      return CommandFailure(.inputMissing, "there is no folder '\(source)'\(question)")
    case .notAFolder:
      return CommandFailure(
        .inputMissing, "this is a file, not a folder: '\(source)'",
        fix: "Name the folder that contains it")
    case .unreadable:
      return CommandFailure(
        .inputMissing, "the folder cannot be read: '\(source)'", fix: "Check its permissions")
    }
  }

  /// The source after some fixes; nothing is written.
  func source(with plan: FixPlan) async -> LoadedSource {
    var changed = listing
    changed.files = listing.files.map { file in
      plan.text(of: file.path, changing: file.bytes)
        .map { SourceFile(path: file.path, bytes: $0) } ?? file
    }
    return await source(of: changed, running: isRunning)
  }

  /// A copy of the source with more files; nothing is written.
  func source(adding files: [ScaffoldFiles.File], running: Bool) async -> LoadedSource {
    var changed = listing
    changed.files += files.map { SourceFile(path: $0.path, bytes: Array($0.text.utf8)) }
    return await source(of: changed, running: running)
  }

  private func source(of listing: SourceListing, running: Bool) async -> LoadedSource {
    var diagnostics: [Diagnostic] = []
    let settings =
      listing.files.first { $0.path == SiteSettings.fileName }
      .map { SiteSettings($0, reporting: &diagnostics) } ?? SiteSettings()
    let project = await ProjectReader.read(
      listing, settings: settings, diagnostics: diagnostics, jobs: jobs)
    return LoadedSource(self, listing: listing, project: running ? Self.running(project) : project)
  }

  private init(_ other: LoadedSource, listing: SourceListing, project: Project) {
    self.project = project
    self.listing = listing
    templates = other.templates
    hasSettings = other.hasSettings
    folder = other.folder
    jobs = other.jobs
    isRunning = other.isRunning
  }

  /// The generator of the project's site.
  ///
  /// Pages of a build with a number look for the next one.
  func generator(liveBuild: Int? = nil) -> SiteGenerator {
    SiteGenerator(project, templates: templates, jobs: jobs, liveBuild: liveBuild)
  }

  /// The site; a template or profile that no page can do without ends the command.
  func siteOrReport(
    by generator: SiteGenerator, to output: SiteOutput
  ) async throws(CommandFailure) -> Site {
    do throws(Diagnostic) {
      return try await generator.site(to: output)
    } catch {
      throw CommandFailure([error], source: text(of:))
    }
  }

  /// The settings of a source folder, before anything else is read.
  static func settings(of source: String) -> SiteSettings {
    var unheard: [Diagnostic] = []
    return SourceFolder(path: source).file(named: SiteSettings.fileName)
      .map { SiteSettings($0, reporting: &unheard) } ?? SiteSettings()
  }

  /// The source folder that a command means: the one named, else `Content`, else this folder.
  static func folder(_ operand: String?) -> String {
    operand ?? (SourceFolder.exists("Content") ? "Content" : ".")
  }

  private static func templates(
    _ arguments: Arguments, source: String, within boundary: ReadingBoundary
  ) throws(CommandFailure) -> SiteTemplates {
    let named = arguments.value(.templates)
    let path = named ?? "\(source)/\(SiteTemplates.folderName)"
    guard named != nil || SourceFolder.exists(path) && boundary.holds(path) else {
      return try readTemplates([])
    }
    var diagnostics: [Diagnostic] = []
    let files: [SourceFile]
    do throws(SourceFolder.Failure) {
      let prefix = named == nil ? "\(SiteTemplates.folderName)/" : ""
      files = try SourceFolder(path: path, prefix: prefix).files(
        endingIn: SiteTemplates.endings, reporting: &diagnostics
      ).files
    } catch {
      throw CommandFailure(.inputMissing, "there is no folder of templates '\(path)'")
    }
    return try readTemplates(files)
  }

  private static func readTemplates(_ files: [SourceFile]) throws(CommandFailure) -> SiteTemplates {
    do throws(Diagnostic) {
      return try SiteTemplates(overrides: files)
    } catch {
      let texts = Dictionary(
        files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
      ) { first, _ in first }
      throw CommandFailure([error]) { texts[$0] }
    }
  }
}
