internal import CardLayout
internal import Diagnostics
internal import InterfaceBuilder

/// An image that a layout names, and that cannot be drawn.
struct MissingImage {
  let name: String
  private let names: [String]
  /// A file of that name in a format that no browser draws.
  private let unreadPath: String?

  /// Formats of images that Xcode takes, and that are not drawn here.
  private static let unread = ["pdf", "heic", "heif", "tiff", "tif", "webp", "gif", "bmp"]

  /// The paths of all files in such formats, in order.
  static func unreadPaths(in project: Project) -> [String] {
    project.otherPaths.filter { unread.contains($0.ending) }.sorted()
  }

  init(name: String, in project: Project) {
    self.name = name
    names = project.images.names
    let bare = name.withoutEnding
    unreadPath = Self.unreadPaths(in: project).first { path in
      let parts = path.split(separator: "/")
      return parts.dropLast().last.map { $0 == "\(bare).imageset" } ?? false
        || parts.last.map { String($0).withoutEnding.withoutScale == bare } ?? false
    }
  }

  func finding(at location: SourceLocation?) -> Diagnostic {
    if let unreadPath {
      return Diagnostic(
        .viewNotDrawn,
        "The image '\(name)' is a \(unreadPath.ending.uppercased()), so its place is drawn only",
        at: location, notes: [Diagnostic.Note("The file is \(unreadPath)")],
        fix: "Add \(name.withoutEnding).png or .svg for the preview, outside of the app's target")
    }
    let file =
      ImageResource.Format(path: name) == nil ? "\(name).png or \(name).svg" : name
    return Diagnostic(
      .missingImage, "There is no image '\(name)'", at: location,
      fix: nearestSpelling(to: name, among: names).map { "Write '\($0)'" }
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
