/// The project around an example: what a page does not show of it.
package struct ExampleProject: Hashable, Sendable {
  /// The files as they are written for examples; property lists are fragments.
  let files: [String: String]
  /// The fragments of all files of the project, of those left out, too.
  private let fragments: [String: String]

  /// The project of a page that names none: an app with one custom intent.
  static let usual = "tea"
  /// The project without any files.
  private static let none = "none"
  /// The folders of projects that stand on others.
  private static let below = ["scene": [usual, "scene"]]

  /// Nil for a name that no project has.
  init?(named name: String) {
    files = Self.below[name, default: [name]].reduce(into: [:]) { files, name in
      let folder = "projects/\(name)/"
      for (path, text) in EmbeddedFiles.all where path.hasPrefix(folder) {
        files[String(path.dropFirst(folder.count))] = text
      }
    }
    fragments = files
    if files.isEmpty, name != Self.none { return nil }
  }

  private init(files: [String: String], fragments: [String: String]) {
    self.files = files
    self.fragments = fragments
  }

  func without(_ paths: [String]) -> ExampleProject {
    ExampleProject(files: files.filter { !paths.contains($0.key) }, fragments: fragments)
  }

  /// A file as the product reads it: a fragment of a property list with all that belongs to it.
  func whole(_ text: String, at path: String) -> String {
    guard PropertyListFragment.isFragment(text, at: path) else { return text }
    let own = PropertyListFragment(text)
    let base = fragments[path].map { PropertyListFragment($0) } ?? PropertyListFragment("")
    return base.replacing(own).file(at: path)
  }
}
