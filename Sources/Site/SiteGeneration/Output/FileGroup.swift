/// Files of a site that come and go together, such as a page and its twin.
///
/// While they stay as they are, so does the object, and nobody has to look at each of them.
package final class FileGroup: Sendable {
  package let files: [OutputFile]

  init(_ files: [OutputFile]) { self.files = files }

  /// The same when they have been moved into their places.
  var inPlace: FileGroup {
    files.contains(where: \.isStaged) ? FileGroup(files.map(\.inPlace)) : self
  }
}

/// The groups of a site, each once.
struct FileGroups: Sendable {
  private let groups: [FileGroup]
  private let ids: Set<ObjectIdentifier>

  init(_ groups: [FileGroup]) {
    self.groups = groups
    ids = Set(groups.map(ObjectIdentifier.init))
  }

  /// The files of those that another site does not have, by path.
  func files(notIn other: FileGroups?) -> [OutputFile] {
    groups.filter { other?.ids.contains(ObjectIdentifier($0)) != true }.flatMap(\.files)
      .sorted { $0.path < $1.path }
  }
}

/// The files of a site that was written, as the next build finds them.
struct WrittenFiles: Sendable {
  let groups: FileGroups
  let manifest: OutputManifest
}
