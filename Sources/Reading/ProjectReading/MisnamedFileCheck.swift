internal import Diagnostics
internal import TextTools

private let endings = [".interaction", ".controller", ".host"]

/// Files that are not read because of their names, which are nearly those of our formats.
///
/// The paths are those of the files that nothing reads, and of the settings; of `strays` the
/// content tells what they are.
func misnamedFileFindings(among paths: Set<String>, holding strays: [UnrecognizedFile])
  -> [Diagnostic]
{
  let endings = Dictionary(
    strays.compactMap { stray in stray.ending.map { (stray.file.path, $0) } }
  ) { first, _ in first }
  let written = paths.filter { path in
    [".yml", ".yaml"].contains(where: SourcePath(path).hasEnding) || endings[path] != nil
  }
  return written.sorted().compactMap { path in
    let fix =
      fix(for: path, hasSettings: paths.contains(SiteSettings.fileName))
      ?? endings[path].map { "Change the ending of its name to \($0)" }
    return fix.map { fix in
      Diagnostic(
        .misnamedFile,
        SourcePath(path).name == SiteSettings.fileName
          ? "Cardproof reads the settings only at the top of the source folder"
          : "Cardproof does not read the file because of its name",
        at: SourceLocation(file: path), fix: fix)
    }
  }
}

/// The fix for a name; nil for a right name or that of another tool.
private func fix(for path: String, hasSettings: Bool) -> String? {
  let name = SourcePath(path).name
  for ending in endings where SourcePath(name).hasEnding("\(ending).yaml") {
    return "Rename it to \(name.dropLast(".yaml".count)).yml"
  }
  if let ending = misspelled(name) { return "Change the ending of its name to \(ending).yml" }
  let isAtTop = name == path
  if isAtTop, ["site.yml", "site.yaml"].contains(name.lowercased()), name != SiteSettings.fileName {
    return "Rename it to \(SiteSettings.fileName)"
  }
  if !isAtTop, name == SiteSettings.fileName, !hasSettings {
    return "Move it to the top of the source folder, or name its folder as the source"
  }
  return nil
}

/// The ending that a name nearly has, such as `.interaction` of `green.interactions.yml`.
private func misspelled(_ name: String) -> String? {
  let parts = name.split(separator: ".", omittingEmptySubsequences: false)
  guard parts.count > 2, ["yml", "yaml"].contains(parts[parts.count - 1].lowercased()) else {
    return nil
  }
  let word = String(parts[parts.count - 2])
  let known = ["interaction", "controller"]
  guard !known.contains(word) else { return nil }
  return sureSpelling(of: word, among: known).map { ".\($0)" }
}
