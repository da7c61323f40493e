internal import Foundation

/// What tells one build of the tool from another: its version and a digest of its own file.
///
/// The version alone would not do: two builds between releases have the same.
package enum ToolIdentity {
  /// How much of the file is read at a time: with the Swift runtime inside it has 70 MB.
  private static let part = 1 << 20

  /// Nil where the file cannot be read.
  package static func ofExecutable(at path: String) -> String? {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    var digests: [UInt8] = []
    do {
      while let part = try file.read(upToCount: Self.part), !part.isEmpty {
        digests += SHA256.bytes([UInt8](part))
      }
    } catch {
      return nil
    }
    return "\(Product.generator) \(SHA256.hex(digests))"
  }
}
