internal import Foundation

/// Standard output for results, standard error for diagnostics.
enum Terminal {
  static func print(_ text: String) { write(text, to: .standardOutput) }

  static func report(_ text: String) { write(text, to: .standardError) }

  /// A reader that went away is no fault of ours.
  private static func write(_ text: String, to handle: FileHandle) {
    try? handle.write(contentsOf: Data(text.utf8))
  }
}
