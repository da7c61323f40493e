import Foundation

/// Files of the repository that tests can write: what they hold has to be what the product says.
package enum Recorded {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static let isRecording =
    ProcessInfo.processInfo.environment["CARDPROOF_RECORD"] == "1"

  package struct Difference: Error, CustomStringConvertible {
    package let description: String
  }

  /// Compares a file with the text that it has to hold; with `CARDPROOF_RECORD=1` writes it.
  ///
  /// - Throws: The first line that differs.
  package static func check(_ path: String, is text: String) throws {
    let file = package.appending(path: path)
    if isRecording { return try text.write(to: file, atomically: true, encoding: .utf8) }
    let old = try String(contentsOf: file, encoding: .utf8)
    guard old != text else { return }
    let lines = [old, text].map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    let same = zip(lines[0], lines[1]).prefix { $0 == $1 }.count
    let line = lines[1].indices.contains(same) ? lines[1][same].prefix(300) : "the end"
    throw Difference(
      description: """
        \(path):\(same + 1) is not what the product says: \(line)
          fix: Record it with CARDPROOF_RECORD=1, and look at the difference
        """)
  }
}
