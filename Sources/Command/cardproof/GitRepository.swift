internal import ProjectReading
internal import SystemCalls

/// The Git repository that a folder is in, as far as a comparison needs it.
///
/// Nothing in it is written, and none of its hooks runs.
struct GitRepository {
  /// The absolute path of the top folder.
  let top: String
  /// The path of the folder below the top; empty for the top itself.
  let folder: String

  /// Finds the repository of a folder, or of this one where the folder is in another commit only.
  init(around folder: String) throws(CommandFailure) {
    let start = SourceFolder.exists(folder) ? folder : "."
    guard let top = try Self.git(["rev-parse", "--show-toplevel"], in: start), !top.isEmpty else {
      throw Self.missing(around: folder)
    }
    self.top = FilePath.resolved(top)
    let place = FilePath.resolved(folder)
    guard SourceFolder(path: top).holds(folder) else {
      throw CommandFailure(.inputMissing, "'\(folder)' leads out of the repository")
    }
    self.folder = String(place.dropFirst(self.top.count).drop { $0 == "/" })
  }

  /// A failure for a folder outside of all repositories, and for a name that therefore must be a site's.
  static func missing(around folder: String, for name: String? = nil) -> CommandFailure {
    CommandFailure(
      .inputMissing,
      (name.map { "'\($0)' is not a built site, and " } ?? "")
        + "'\(folder)' is not in a Git repository",
      fix: "Name a folder of the project in its repository with --source, or compare two built "
        + "sites: cardproof compare BASE HEAD")
  }

  /// A failure for a repository that begins.
  static let withoutCommit = CommandFailure(
    .inputMissing, "the repository has no commit yet",
    fix: "Commit the project first, or compare two built sites: cardproof compare BASE HEAD")

  /// The full id of a commit; nil where there is none of this name.
  func commit(_ name: String) throws(CommandFailure) -> String? {
    try git("rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}")
  }

  /// Whether commits before some are not there, as in a clone with a depth.
  func isShallow() throws(CommandFailure) -> Bool {
    try git("rev-parse", "--is-shallow-repository") == "true"
  }

  /// The commit at which the branch that is checked out left the default branch, and that branch's name.
  func mergeBase() throws(CommandFailure) -> (commit: String, branch: String) {
    var branches = [try git("symbolic-ref", "--quiet", "--short", "refs/remotes/origin/HEAD")]
    branches += ["origin/main", "origin/master", "main", "master"]
    for branch in branches.compactMap(\.self) where try commit(branch) != nil {
      if let base = try git("merge-base", "HEAD", branch) { return (base, branch) }
    }
    guard try commit("HEAD") != nil else { throw Self.withoutCommit }
    throw CommandFailure(
      .inputMissing, "there is no commit that HEAD shares with a default branch",
      fix: "Name a commit: cardproof compare BASE; a shallow clone needs its history first")
  }

  /// Writes the files of a commit into a folder, and gives their path.
  ///
  /// An index of its own keeps the repository untouched, however the process ends.
  func checkOut(_ commit: String, into parent: String) throws(CommandFailure) -> String {
    let place = FilePath.joined(parent, "files")
    let index = ["GIT_INDEX_FILE": FilePath.joined(parent, ".index")]
    for words in [
      ["read-tree", commit], ["checkout-index", "--all", "--quiet", "--prefix=\(place)/"],
    ] {
      guard try Self.git(words, in: top, variables: index) != nil else {
        throw CommandFailure(.inputMissing, "the files of \(commit) cannot be written")
      }
    }
    do throws(SystemFailure) {
      try makeFolders(at: place)
    } catch {
      throw CommandFailure(.outputFailed, error.reason, at: place)
    }
    return place
  }

  private func git(_ words: String...) throws(CommandFailure) -> String? {
    try Self.git(words, in: top)
  }

  /// The output of a command without its last line end; nil where it fails.
  private static func git(
    _ words: [String], in folder: String, variables: [String: String] = [:]
  ) throws(CommandFailure) -> String? {
    let settings = ["-c", "core.hooksPath=/dev/null", "-c", "core.fsmonitor=false"]
    do throws(SystemFailure) {
      let outcome = try Program(
        "git", settings + words, in: folder,
        variables: variables.merging(["GIT_OPTIONAL_LOCKS": "0"]) { own, _ in own }
      ).run()
      guard outcome.status == 0 else { return nil }
      return String(String(decoding: outcome.output, as: UTF8.self).prefix { !$0.isNewline })
    } catch {
      throw CommandFailure(
        .inputMissing, "git cannot be started",
        fix: "Install it, or compare two built sites: cardproof compare BASE HEAD")
    }
  }
}
