import Foundation
import Testing

/// Foreign test data that is not part of the package.
///
/// It lies in the folder that the environment variable `CARDPROOF_DATA` names, or else in
/// `../shared/data` beside the package.
enum ReferenceData {
  /// False where there is none, so that the tests that need it count as skipped.
  static let isThere = FileManager.default.fileExists(atPath: folder.path)

  static let hint: Comment = "There is no folder of specifications; set CARDPROOF_DATA to it"

  /// The content of a file.
  static func content(of path: String) throws -> Data {
    try Data(contentsOf: folder.appending(path: path))
  }

  private static var folder: URL {
    if let path = ProcessInfo.processInfo.environment["CARDPROOF_DATA"] {
      return URL(filePath: path)
    }
    return URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "../shared/data")
  }
}
