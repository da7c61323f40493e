internal import Diagnostics
internal import ProjectReading
internal import SiteComparison
internal import SiteGeneration
internal import SystemCalls
internal import TextTools

/// The two sides of a comparison: built sites, commits, or what is checked out.
struct ComparedSides {
  let base: ComparedSite
  let head: ComparedSite
  /// The reason why nothing of the base counts; nil where it was built.
  private(set) var missingBase: Phrase?
  /// The folder of the project below the top of its repository; empty for the top and for built
  /// sites.
  private(set) var folder = ""
  /// The compared sides, in words; nil if the command line names them.
  private(set) var origin: String?

  init(_ arguments: Arguments) async throws(CommandFailure) {
    let operands = arguments.operands
    if operands.count == 2, let base = try Self.site(operands[0]),
      let head = try Self.site(operands[1])
    {
      (self.base, self.head) = (base, head)
      return
    }
    let builder = try CommitBuilder(arguments)
    folder = builder.repository.folder
    var commit = operands.first
    if operands.isEmpty {
      let found = try builder.repository.mergeBase()
      commit = found.commit
      origin = "\(found.commit.prefix(10)), where HEAD left \(found.branch)"
    }
    head =
      operands.count == 2
      ? try await builder.side(operands[1]) : try await builder.workingTree()
    if let place = operands.first, let base = try Self.site(place) {
      self.base = base
      return
    }
    let id = try builder.commit(commit ?? "")
    do throws(CommandFailure) {
      base = try await builder.site(ofCommit: id)
    } catch {
      guard error.status != .outputFailed else { throw error }
      _ = error.reported()
      base = ComparedSite(CatalogFile.empty(like: head.catalog)) { _ in nil }
      missingBase =
        error.status == .inputMissing
        ? "The base \(String(id.prefix(10))) does not have this project"
        : "The base \(String(id.prefix(10))) cannot be built"
    }
  }

  /// A site, named by its folder or by its catalog; nil where neither is there.
  static func site(_ path: String) throws(CommandFailure) -> ComparedSite? {
    guard let file = SourceFolder.catalog(at: path) else { return nil }
    do throws(Diagnostic) {
      let catalog = try CatalogFile(path: path, bytes: file.bytes)
      let folder = SourceFolder.ofSite(path)
      return ComparedSite(catalog) { folder.text(of: $0) }
    } catch {
      throw CommandFailure([error]) { _ in nil }
    }
  }
}

/// Builds what a comparison needs of commits and of the working tree, as far as possible in memory.
private struct CommitBuilder {
  let arguments: Arguments
  let repository: GitRepository
  private let source: String

  init(_ arguments: Arguments) throws(CommandFailure) {
    self.arguments = arguments
    source = LoadedSource.folder(arguments.value(.source))
    do throws(CommandFailure) {
      repository = try GitRepository(around: source)
    } catch {
      guard arguments.operands.count == 2 else { throw error }
      throw GitRepository.missing(around: source, for: Self.firstWithoutSite(arguments.operands))
    }
  }

  func workingTree() async throws(CommandFailure) -> ComparedSite {
    try await site(of: source, below: repository.top)
  }

  /// A built site, or the cards of a commit.
  func side(_ name: String) async throws(CommandFailure) -> ComparedSite {
    if let site = try ComparedSides.site(name) { return site }
    return try await site(ofCommit: try commit(name))
  }

  func commit(_ name: String) throws(CommandFailure) -> String {
    if let commit = try repository.commit(name) { return commit }
    let ends = name.split(separator: ".", omittingEmptySubsequences: true)
    if name.contains(".."), ends.count == 2 {
      throw Self.unknown([name], fix: "Name both commits: cardproof compare \(ends[0]) \(ends[1])")
    }
    if try repository.commit("origin/\(name)") != nil {
      throw Self.unknown([name], fix: "Write 'origin/\(name)': there is no such branch here")
    }
    let other = ["main": "master", "master": "main"][name]
    if let other, try repository.commit(other) != nil {
      throw Self.unknown([name], fix: "Write '\(other)': there is no branch '\(name)' here")
    }
    guard try repository.commit("HEAD") != nil else { throw GitRepository.withoutCommit }
    guard try repository.isShallow() else { throw Self.unknown([name]) }
    throw Self.unknown(
      [name], fix: "This clone has no history: run 'git fetch --unshallow', or fetch the commit")
  }

  private static func unknown(
    _ names: [String],
    fix: String = "Name a folder that 'cardproof build --output' wrote, or fetch the commit first"
  ) -> CommandFailure {
    let name = firstWithoutSite(names) ?? ""
    return CommandFailure(
      .inputMissing, "'\(name)' is neither a built site nor a commit", fix: fix)
  }

  private static func firstWithoutSite(_ names: [String]) -> String? {
    names.first { SourceFolder.catalog(at: $0) == nil }
  }

  func site(ofCommit commit: String) async throws(CommandFailure) -> ComparedSite {
    let parent: String
    do throws(SystemFailure) {
      parent = try makeTemporaryFolder()
    } catch {
      throw CommandFailure(.outputFailed, "no temporary folder: \(error.reason)")
    }
    defer { try? removeTree(at: parent) }
    let top = try repository.checkOut(commit, into: parent)
    let folder = FilePath.joined(top, repository.folder)
    guard SourceFolder.exists(folder) else {
      throw CommandFailure(
        .inputMissing, "the commit \(commit) has no folder '\(repository.folder)'")
    }
    return try await site(of: folder, below: top)
  }

  private func site(of folder: String, below top: String) async throws(CommandFailure)
    -> ComparedSite
  {
    let source = try await LoadedSource(
      arguments, sourceOperand: folder, within: .repository(at: top))
    let files = await source.generator().comparedFiles()
    do throws(Diagnostic) {
      return ComparedSite(try CatalogFile(path: folder, bytes: files.catalog)) {
        files.text(of: $0)
      }
    } catch {
      throw CommandFailure([error]) { _ in nil }
    }
  }
}
