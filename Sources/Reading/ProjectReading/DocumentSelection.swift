internal import Diagnostics
internal import TextTools

/// Which Markdown files of a source folder are meant as docs.
///
/// In a folder of docs all are. In a repository with an Xcode project only the README at the top is, what
/// lies in a folder that `docs:` or `sources:` of the settings names, and what asks for it: by a key of ours in
/// its front matter, or by a block that draws a card. Changelogs and the like are for other readers. So is a README
/// that nobody asked for: what is wrong in it is a note.
struct DocumentSelection {
  private let settings: SiteSettings
  private let isRepository: Bool
  /// The files that are meant as docs, and all that are no Markdown.
  let files: [SourceFile]
  private let leftOut: [SourceFile]
  /// Documents that are taken in although nothing asks for it.
  let unaskedPaths: Set<String>

  init(_ listing: SourceListing, settings: SiteSettings) {
    self.settings = settings
    isRepository =
      listing.otherPaths.contains(where: Self.isOfRepository)
      || listing.files.contains { Self.isOfRepository($0.path) }
    var files: [SourceFile] = []
    var leftOut: [SourceFile] = []
    var unaskedPaths: Set<String> = []
    for file in listing.files {
      if !file.isDocument || !isRepository || Self.isMeant(file, settings) {
        files.append(file)
      } else if Self.isReadMe(file) {
        files.append(file)
        unaskedPaths.insert(file.path)
      } else {
        leftOut.append(file)
      }
    }
    self.files = files
    self.leftOut = leftOut
    self.unaskedPaths = unaskedPaths
  }

  /// Files of which tools make an Xcode project, where it is not in the repository itself.
  private static let projectFiles: Set = [
    "Podfile", "Package.swift", "project.yml", "Project.swift", "Workspace.swift", "Cartfile",
    "BUILD.bazel", "pubspec.yaml",
  ]

  private static func isOfRepository(_ path: String) -> Bool {
    path.contains(".xcodeproj/") || path.contains(".xcworkspace/")
      || projectFiles.contains(SourcePath(path).name)
  }

  private static func isReadMe(_ file: SourceFile) -> Bool {
    let path = SourcePath(file.path)
    return path.parts.count == 1 && path.nameWithoutEnding.lowercased() == "readme"
  }

  /// The keys of front matter that no other tool has in this sense.
  private static let ownKeys = ["intent:", "order:"]

  private static func isMeant(_ file: SourceFile, _ settings: SiteSettings) -> Bool {
    let path = SourcePath(file.path)
    let folders = settings.docs + settings.sources.map(\.path)
    if folders.contains(where: { path.isBelow(SourcePath($0)) }) { return true }
    if file.bytes.contains(text: "\n```card") { return true }
    guard file.bytes.starts(with: "---\n".utf8) else { return false }
    let lines = String(decoding: file.bytes.prefix(4096), as: UTF8.self)
      .split(separator: "\n").dropFirst().prefix { $0 != "---" }
    return lines.contains { line in ownKeys.contains { line.hasPrefix($0) } }
  }

  /// One note for all that were left out.
  var findings: [Diagnostic] {
    guard let first = leftOut.first else { return [] }
    return [
      Diagnostic(
        .documentsLeftOut,
        "\(counted(leftOut.count, "Markdown file")) of the repository \(leftOut.count == 1 ? "is" : "are") not part of the site",
        at: SourceLocation(file: first.path),
        fix: "Name the folders of your docs in site.yml: 'docs: [Documentation]'")
    ]
  }
}
