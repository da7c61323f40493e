internal import CardLayout
internal import Diagnostics
internal import InterfaceBuilder

/// What is said of images that layouts name, and that cannot be drawn.
struct MissingImages: Sendable {
  private let names: [String]
  /// The first file of each name in a format that no browser draws.
  private let unread: [String: String]

  /// Formats of images that Xcode takes, and that are not drawn here.
  private static let unreadEndings = ["pdf", "heic", "heif", "tiff", "tif", "webp", "gif", "bmp"]

  /// The paths in such formats, in order.
  static func unreadPaths(among paths: Set<String>) -> [String] {
    paths.filter { unreadEndings.contains($0.ending) }.sorted()
  }

  init(_ project: Project) {
    names = project.images.names
    unread = Dictionary(
      project.unreadImages.flatMap { path in Self.names(of: path).map { ($0, path) } }
    ) { first, _ in first }
  }

  /// The names that a layout may have for a file: its own, and that of the image set around it.
  private static func names(of path: String) -> [String] {
    let parts = path.split(separator: "/").map { String($0) }
    let set = parts.dropLast().last.flatMap { $0.hasSuffix(".imageset") ? $0.withoutEnding : nil }
    return [set, parts.last?.withoutEnding.withoutScale].compactMap(\.self)
  }

  func finding(named name: String, at location: SourceLocation?) -> Diagnostic {
    // Layouts name an image as its file or its set is called, wherever it stands; before the name of a
    // set there may be those of folders.
    let last = name.split { $0 == "/" || $0 == "\\" }.last.map { String($0) } ?? name
    if let unreadPath = unread[last.withoutEnding] {
      return Diagnostic(
        .viewNotDrawn,
        "The image '\(name)' is a \(unreadPath.ending.uppercased()), so its place is drawn only",
        at: location, notes: [Diagnostic.Note("The file is \(unreadPath)")],
        fix: name == last
          ? "Add \(name.withoutEnding).png or .svg for the preview, outside of the app's target"
          : "Add a .png or .svg beside it for the preview")
    }
    let file =
      ImageResource.Format(path: name) == nil ? "\(name).png or \(name).svg" : name
    return Diagnostic(
      .missingImage, "There is no image '\(name)'", at: location,
      fix: nearestSpelling(
        to: ImageResource.Format(path: last) == nil ? last : last.withoutEnding, among: names
      ).map { "Write '\($0)'" }
        ?? "Add \(file) to the source folder")
  }
}

extension String {
  /// What follows the last period, in small letters; empty where there is none.
  fileprivate var ending: String {
    lastIndex(of: ".").map { self[index(after: $0)...].lowercased() } ?? ""
  }

  fileprivate var withoutEnding: String { lastIndex(of: ".").map { String(self[..<$0]) } ?? self }

  fileprivate var withoutScale: String {
    hasSuffix("@2x") || hasSuffix("@3x") ? String(dropLast(3)) : self
  }
}
