internal import Foundation

/// What the `Contents.json` of an image set says: which file is for which appearance.
///
/// Only the luminosity counts; a file for high contrast stands for neither.
struct ImageSet: Decodable {
  private let images: [Entry]?

  private struct Entry: Decodable {
    let filename: String?
    let appearances: [AppearanceEntry]?
  }

  private struct AppearanceEntry: Decodable {
    let appearance: String?
    let value: String?
  }

  /// Nil for a file that is no list of images.
  init?(_ bytes: [UInt8]) {
    guard let set = try? JSONDecoder().decode(ImageSet.self, from: Data(bytes)) else { return nil }
    self = set
  }

  /// What a file of the set is for; nil for one that the set does not name.
  func use(of fileName: String) -> Use? {
    guard let entry = images?.first(where: { $0.filename == fileName }) else { return nil }
    let appearances = entry.appearances ?? []
    if appearances.isEmpty { return .any }
    guard appearances.count == 1, appearances.first?.appearance == "luminosity" else {
      return .other
    }
    return appearances.first?.value == "dark" ? .dark : .any
  }

  enum Use {
    case any, dark, other
  }
}
