package import Diagnostics

/// A `.strings` file: texts by their keys, in the order of the file.
package struct StringsFile: Hashable, Sendable {
  /// The path relative to the source folder.
  package let path: String
  /// Each key once.
  package let entries: [StringsEntry]
}

/// A key of a `.strings` file with its text.
///
/// Entries of a binary property list stand at line 1, column 1.
package struct StringsEntry: Hashable, Sendable {
  package let key: String
  package let keyLocation: SourceLocation
  package let text: String
  package let textLocation: SourceLocation

  package init(
    key: String, at keyLocation: SourceLocation, text: String, at textLocation: SourceLocation
  ) {
    self.key = key
    self.keyLocation = keyLocation
    self.text = text
    self.textLocation = textLocation
  }
}
