internal import Foundation

/// What stands at a path; links are not followed.
enum FileKind: Hashable {
  case file, folder, link, other

  /// Nil when there is nothing.
  init?(at url: URL) {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: url.path) else {
      return nil
    }
    switch attributes[.type] as? FileAttributeType {
    case .typeRegular: self = .file
    case .typeDirectory: self = .folder
    case .typeSymbolicLink: self = .link
    default: self = .other
    }
  }
}
