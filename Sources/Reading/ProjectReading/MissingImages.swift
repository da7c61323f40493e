internal import CardLayout
package import Diagnostics
internal import InterfaceBuilder
internal import TextTools

/// The findings about images that layouts name and that cannot be drawn.
package struct MissingImages: Sendable {
  private let names: [String]
  /// The first file of each name in a format that no browser draws.
  private let unread: [String: String]

  /// Formats of images that Xcode takes, and that are not drawn here.
  private static let unreadEndings = ["pdf", "heic", "heif", "tiff", "tif", "webp", "gif", "bmp"]

  /// The paths in such formats, in order.
  static func unreadPaths(among paths: Set<String>) -> [String] {
    paths.filter { unreadEndings.contains(SourcePath($0).ending) }.sorted()
  }

  package init(_ project: Project) {
    names = project.images.names
    unread = Dictionary(
      project.unreadImages.flatMap { path in Self.names(of: path).map { ($0, path) } }
    ) { first, _ in first }
  }

  /// The names that a layout may have for a file: its own, and that of the image set around it.
  private static func names(of path: String) -> [String] {
    let path = SourcePath(path)
    let isInSet = path.folder.name.hasSuffix(".imageset")
    return (isInSet ? [path.folder.nameWithoutEnding] : [])
      + [path.nameWithoutEnding.withoutScale]
  }

  package func finding(named name: String, at location: SourceLocation?) -> Diagnostic {
    // Layouts name an image as its file or its set is called, wherever it stands; before the name of a
    // set there may be those of folders.
    let last = SourcePath(name.replacing("\\", with: "/"))
    if let unreadPath = unread[last.nameWithoutEnding] {
      let kind = SourcePath(unreadPath).ending.uppercased()
      return Diagnostic(
        .viewNotDrawn, "The image '\(name)' is a \(kind), so the card shows only its place",
        at: location, notes: [Diagnostic.Note("The file is \(unreadPath)")],
        fix: name == last.name
          ? "Add \(last.nameWithoutEnding).png or .svg for the preview, outside of the app's target"
          : "Add a .png or .svg beside it for the preview")
    }
    let file =
      ImageResource.Format(path: name) == nil ? "\(name).png or \(name).svg" : name
    return Diagnostic(
      .missingImage, "There is no image '\(name)'", at: location,
      fix: nearestSpelling(
        to: ImageResource.Format(path: name) == nil ? last.name : last.nameWithoutEnding,
        among: names
      ).map { "Write '\($0)'" }
        ?? "Add \(file) to the source folder")
  }
}

extension String {
  fileprivate var withoutScale: String {
    hasSuffix("@2x") || hasSuffix("@3x") ? String(dropLast(3)) : self
  }
}
