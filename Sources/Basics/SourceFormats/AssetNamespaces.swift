internal import TextTools

/// The folders of asset catalogs whose names stand before those of the sets in them.
package struct AssetNamespaces {
  private let folders: Set<String>

  /// Finds them among the files of a project.
  package init(_ files: [(path: String, bytes: [UInt8])]) {
    folders = Set(
      files.compactMap { file in
        let path = SourcePath(file.path)
        let folder = path.folder.text
        guard path.name == "Contents.json", folder.contains(".xcassets/"),
          AssetContents(file.bytes)?.isNamespace == true
        else { return nil }
        return folder
      })
  }

  /// The name that code has for the set of a folder: `Signs/Leaf` for `Signs/Leaf.imageset` in such a folder.
  package func name(ofSet folder: String) -> String {
    let set = SourcePath(folder)
    var around = SourcePath("")
    var name = ""
    for part in set.folder.parts {
      around = around.appending(part)
      if folders.contains(around.text) { name += "\(part)/" }
    }
    return name + set.nameWithoutEnding
  }
}
