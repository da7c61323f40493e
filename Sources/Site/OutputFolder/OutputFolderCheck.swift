internal import Diagnostics
internal import SystemCalls

/// Whether a folder may be written: it is new, empty or our own, and holds nothing that is read.
struct OutputFolderCheck {
  /// The folder, without a `/` at its end.
  let root: String
  let content: OutputContent
  /// The input paths.
  let reading: [String]

  func run() throws(OutputWriter.Failure) {
    let resolved = FilePath.resolved(root)
    try checkReading(resolved)
    guard let kind = FileKind(at: resolved) ?? FileKind(at: root) else { return }
    guard kind == .folder else {
      throw OutputWriter.Failure(
        message: "The \(content.noun) path is a file, not a folder",
        fix: "Name a folder with \(content.option)")
    }
    let names = (try? names(inFolder: root)) ?? []
    // A build that was killed before its first move leaves nothing but its staging folder.
    guard
      names.allSatisfy({ $0 == OutputStaging.name }) || names.contains(Product.markerName)
    else {
      throw OutputWriter.Failure(
        message: "The \(content.noun) folder is not empty and was not written by cardproof",
        fix: "Name a new or an empty folder with \(content.option)")
    }
    try checkMarker()
  }

  private func checkReading(_ resolved: String) throws(OutputWriter.Failure) {
    for path in reading {
      let place = FilePath.resolved(path)
      if content == .report, let site = Self.site(at: place), resolved.hasPrefix("\(site)/") {
        throw OutputWriter.Failure(
          message: "The \(content.noun) folder is inside a site that is read",
          fix: "Name a folder outside of it with \(content.option)")
      }
      if place == resolved {
        throw OutputWriter.Failure(
          message: "The \(content.noun) folder is also the input",
          fix: "Name another folder with \(content.option)")
      }
      if place.hasPrefix("\(resolved)/") {
        throw OutputWriter.Failure(
          message: "The \(content.noun) folder contains the input: '\(path)'",
          fix: "Name another folder with \(content.option)")
      }
    }
  }

  /// The folder of a site, named by itself or by its catalog; nil where no build wrote it.
  private static func site(at place: String) -> String? {
    let folder = FileKind(at: place) == .folder ? place : FilePath.folder(of: place)
    return FileKind(at: "\(folder)/\(Product.markerName)") == nil ? nil : folder
  }

  private func checkMarker() throws(OutputWriter.Failure) {
    let marker = "\(root)/\(Product.markerName)"
    guard FileKind(at: marker) == .file, let text = try? readFile(at: marker)
    else { return }
    let others = OutputContent.allCases.filter { $0 != content }
    if let other = others.first(where: { Array($0.markerText.utf8) == text }) {
      throw OutputWriter.Failure(
        message:
          "The \(content.noun) folder contains a \(other.rawValue), not a \(content.rawValue)",
        fix: "Name another folder with \(content.option)")
    }
  }
}
