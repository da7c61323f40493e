import Foundation

/// Foreign test data that is not part of the package.
///
/// It lies in the folder that the environment variable `CARDPROOF_DATA` names, or else in
/// `../shared/data` beside the package.
enum ReferenceData {
  /// The content of a file, or nil, with a line that nobody can miss, where there is none.
  static func content(of path: String) -> Data? {
    let file = folder.appending(path: path)
    if let data = FileManager.default.contents(atPath: file.path) { return data }
    print("==== NOT TESTED: \(path) is not in the data folder; set CARDPROOF_DATA ====")
    return nil
  }

  private static var folder: URL {
    if let path = ProcessInfo.processInfo.environment["CARDPROOF_DATA"] {
      return URL(filePath: path)
    }
    return URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "../shared/data")
  }
}
