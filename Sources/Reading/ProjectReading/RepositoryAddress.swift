internal import TextTools

/// Where the source folder is on a forge: GitHub, GitLab, or one with the addresses of either.
package struct RepositoryAddress: Hashable, Sendable {
  private let root: String
  private let revision: String
  private let isGitLab: Bool
  /// The source folder in the repository, which ends in `/` unless it is the top.
  private var folder = ""

  /// Nil for anything but an address of a web page.
  package init?(_ root: String, revision: String?, isGitLab: Bool = false) {
    guard let address = SiteAddress(root) else { return nil }
    self.root = address.root
    self.revision = revision ?? "HEAD"
    self.isGitLab = isGitLab || address.root.contains("gitlab")
  }

  /// Reads what GitHub's and GitLab's continuous integration say of their checkout.
  package init?(variable: (String) -> String?) {
    func value(_ name: String) -> String? {
      variable(name).flatMap { $0.isEmpty ? nil : $0 }
    }
    if let server = value("GITHUB_SERVER_URL"), let name = value("GITHUB_REPOSITORY") {
      self.init("\(server)/\(name)", revision: value("GITHUB_SHA"))
    } else if let project = value("CI_PROJECT_URL") {
      self.init(project, revision: value("CI_COMMIT_SHA"), isGitLab: true)
    } else {
      return nil
    }
  }

  /// The address for a source folder below the top of the repository.
  ///
  /// The command usually runs at the top; of an absolute path or one that leads out nobody can
  /// tell.
  package func reading(_ folder: String) -> RepositoryAddress {
    let parts = SourcePath(folder).parts.filter { $0 != "." }
    let isInside = !folder.hasPrefix("/") && !parts.contains("..")
    var address = self
    address.folder = isInside ? parts.map { "\($0)/" }.joined() : ""
    return address
  }

  /// The address in front of the path of each file.
  package var files: String { base(of: "blob") }

  /// The address that edits a file; nil at a commit, where a forge edits nothing.
  package func editing(_ path: String) -> String? {
    let isCommit = revision.count == 40 && revision.allSatisfy(\.isHexDigit)
    return isCommit ? nil : base(of: "edit") + Self.link(to: path)
  }

  private func base(of verb: String) -> String {
    "\(root)\(isGitLab ? "-/" : "")\(verb)/\(Self.link(to: revision))/\(Self.link(to: folder))"
  }

  /// A path as a part of an address.
  package static func link(to path: String) -> String { path.percentEncoded(except: staysInPath) }
}
