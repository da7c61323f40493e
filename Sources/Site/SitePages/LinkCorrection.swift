internal import Diagnostics
internal import TextTools

/// Finds the only thing that a dead link can mean.
struct LinkCorrection {
  /// The destination as written.
  let destination: String
  let location: SourceLocation

  func corrections(intent name: String, among known: [String]) -> [Correction] {
    corrections(sureSpelling(of: name, among: known).map { "intent:\($0)" })
  }

  func corrections(heading name: String, among known: Set<String>) -> [Correction] {
    guard let meant = sureSpelling(of: name, among: known), destination.hasSuffix("#\(name)") else {
      return []
    }
    return corrections(destination.dropLast(name.count) + meant)
  }

  /// The file of that name, when there is one such file only, or of a name that is one slip away.
  func corrections(file target: String, among known: [String]) -> [Correction] {
    let name = SourcePath(target).name.lowercased()
    let sameName = known.filter { SourcePath($0).name.lowercased() == name }
    let meant = sameName.count == 1 ? sameName.first : sureSpelling(of: target, among: known)
    let anchor = destination.contains("#") ? destination.drop { $0 != "#" } : ""
    guard let meant, sameName.count <= 1, !destination.contains("?") else { return [] }
    return corrections(relativePath(to: meant) + anchor)
  }

  private func corrections(_ new: String?) -> [Correction] {
    new.map { [.replace(destination, with: $0, at: location)] } ?? []
  }

  /// A path from the folder of the page.
  private func relativePath(to path: String) -> String {
    SourcePath(path).relative(to: SourcePath(location.file).folder)
  }
}
