internal import Foundation

/// What tells one build of the tool from another: its version and the digest of its own file.
///
/// The version alone would not do: two builds between releases have the same.
package enum ToolIdentity {
  /// Nil where the file cannot be read.
  package static func ofExecutable(at path: String) -> String? {
    guard let data = try? Data(contentsOf: URL(filePath: path)) else { return nil }
    return "\(Product.generator) \(SHA256.hex([UInt8](data)))"
  }
}
