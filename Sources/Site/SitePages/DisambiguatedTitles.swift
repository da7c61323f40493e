internal import TextTools

/// Titles in their order; those that occur twice have in brackets the last parts of their folders that differ.
///
/// Instead of a folder, any name of each thing's own will do.
func disambiguatedTitles(_ named: [(title: String, folder: String)]) -> [String] {
  let byTitle = Dictionary(grouping: named, by: \.title)
  return named.map { title, folder in
    guard let alike = byTitle[title], alike.count > 1 else { return title }
    let parts = SourcePath(folder).parts
    for count in 1...max(1, parts.count) {
      let own = parts.suffix(count)
      let others = alike.count { SourcePath($0.folder).parts.suffix(count) == own }
      if others == 1 { return "\(title) (\(SourcePath(own).text))" }
    }
    return "\(title) (\(folder.isEmpty ? "." : folder))"
  }
}
