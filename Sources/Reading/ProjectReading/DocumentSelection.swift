internal import Diagnostics
internal import TextTools

/// Which Markdown files of a source folder are meant as docs.
///
/// In a folder of docs all are. In a repository with an Xcode project only the README at the top is, what
/// lies in a folder that `docs:` or `sources:` of the settings names, and what asks for it: by a key of ours in
/// its front matter, or by a block that draws a card. Changelogs and the like are for other readers.
struct DocumentSelection {
  private let settings: SiteSettings
  private let isRepository: Bool
  /// The files that are meant as docs, and all that are no Markdown.
  let files: [SourceFile]
  private let leftOut: [SourceFile]

  init(_ listing: SourceListing, settings: SiteSettings) {
    self.settings = settings
    isRepository = (listing.otherPaths + listing.files.map(\.path)).contains { path in
      path.contains(".xcodeproj/")
    }
    var files: [SourceFile] = []
    var leftOut: [SourceFile] = []
    for file in listing.files {
      if !file.isDocument || Self.isMeant(file, settings, inRepository: isRepository) {
        files.append(file)
      } else {
        leftOut.append(file)
      }
    }
    self.files = files
    self.leftOut = leftOut
  }

  /// The keys of front matter that no other tool has in this sense.
  private static let ownKeys = ["intent:", "order:"]

  private static func isMeant(
    _ file: SourceFile, _ settings: SiteSettings, inRepository: Bool
  ) -> Bool {
    guard inRepository else { return true }
    let path = SourcePath(file.path)
    if path.parts.count == 1, path.nameWithoutEnding.lowercased() == "readme" { return true }
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
        "\(counted(leftOut.count, "Markdown file")) of the repository \(leftOut.count == 1 ? "is" : "are") no part of the site",
        at: SourceLocation(file: first.path),
        fix: "Name the folders of your docs in site.yml: 'docs: [Documentation]'")
    ]
  }
}
