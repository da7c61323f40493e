internal import SourceFormats

/// What the `Contents.json` of an image set says: which file is for which appearance.
///
/// Only the luminosity counts; a file for high contrast stands for neither.
struct ImageSet: Decodable {
  private let images: [Entry]?

  private struct Entry: Decodable {
    let filename: String?
    /// `1x`, `2x` or `3x`; nil for an image of a single scale.
    let scale: String?
    let appearances: [AppearanceEntry]?
  }

  private struct AppearanceEntry: Decodable {
    let appearance: String?
    let value: String?
  }

  /// Nil for a file that is no list of images.
  init?(_ bytes: [UInt8]) {
    guard let set = try? readJSON(ImageSet.self, from: bytes) else { return nil }
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

  /// How many pixels a point of a file has; nil where the set does not say.
  func scale(of fileName: String) -> Int? {
    switch images?.first(where: { $0.filename == fileName })?.scale {
    case "1x": 1
    case "2x": 2
    case "3x": 3
    default: nil
    }
  }

  enum Use {
    case any, dark, other
  }
}

/// What the `Contents.json` of a folder in an asset catalogue says.
struct AssetFolder: Decodable {
  private let properties: Properties?

  private struct Properties: Decodable {
    let providesNamespace: Bool?

    enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
    }
  }

  /// Whether the names of what is in it begin with the folder's.
  static func isNamespace(_ bytes: [UInt8]) -> Bool {
    let folder = try? readJSON(AssetFolder.self, from: bytes)
    return folder?.properties?.providesNamespace == true
  }
}
