internal import TextTools

/// The source folder as reports name its files: by paths that start at the top of the repository.
///
/// The command usually runs there, so files get the folder that it was given in front of them; an
/// absolute one, or one outside, cannot be used.
struct RepositoryFolder {
  private let prefix: String

  init(_ folder: String) {
    var parts = SourcePath(folder).parts.filter { $0 != "." }.map { String($0) }
    if folder.hasPrefix("/") || parts.contains("..") { parts = [] }
    prefix = parts.map { $0 + "/" }.joined()
  }

  func path(of file: String) -> String { prefix + file }

  /// The path as a relative URI (RFC 3986).
  func address(of file: String) -> String {
    path(of: file).percentEncoded(except: isUnreservedOrSlash)
  }
}
