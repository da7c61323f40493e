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

/// The files of a site that was written, as the next build finds them.
struct WrittenFiles: Sendable {
  let manifest: OutputManifest
  private let groups: [FileGroup]
  private let ids: Set<ObjectIdentifier>

  init(_ groups: [FileGroup], manifest: OutputManifest) {
    self.groups = groups
    self.manifest = manifest
    ids = Set(groups.map(ObjectIdentifier.init))
  }

  /// Those of some groups that are not among its own.
  func new(in others: [FileGroup]) -> [FileGroup] {
    others.filter { !ids.contains(ObjectIdentifier($0)) }
  }

  /// The paths of its files that are in none of some groups, in order.
  func paths(notIn others: [FileGroup]) -> [String] {
    let ids = Set(others.map(ObjectIdentifier.init))
    return groups.filter { !ids.contains(ObjectIdentifier($0)) }.flatMap { $0.files.map(\.path) }
      .sorted()
  }
}
