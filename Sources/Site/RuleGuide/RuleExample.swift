/// A project that breaks a rule, or keeps it, and the parts of it that show how.
package struct RuleExample: Hashable, Sendable {
  let project: ExampleProject
  /// The remarks besides the parts.
  package let remarks: [String]
  /// The shown parts, in order.
  package let parts: [Part]

  /// A file of the project as it is shown, or commands.
  package struct Part: Hashable, Sendable {
    package let language: String
    /// The path in the project; nil for commands.
    package let path: String?
    /// Whether the file is written as ISO 8859-1, and so is no UTF-8.
    let isLatin1: Bool
    package let text: String
  }

  /// The commands of an example that a project alone does not show; nil for the others.
  package var commands: String? { parts.first { $0.path == nil }?.text }

  /// Every file of the project, by its path.
  package var files: [String: [UInt8]] {
    var files = project.files
    for part in parts {
      guard let path = part.path else { continue }
      files[path] = part.text + "\n"
    }
    var bytes: [String: [UInt8]] = [:]
    for (path, text) in files {
      let isLatin1 = parts.contains { $0.path == path && $0.isLatin1 }
      let whole = project.whole(text, at: path)
      bytes[path] =
        isLatin1
        ? whole.unicodeScalars.map { UInt8(exactly: $0.value) ?? UInt8(ascii: "?") }
        : Array(whole.utf8)
    }
    return bytes
  }
}
