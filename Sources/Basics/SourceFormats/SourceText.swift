package import Diagnostics

/// The text of a source file, decoded, with the place of every line.
package struct SourceText: Hashable, Sendable {
  /// The path relative to the source folder, with `/` between its parts.
  package let path: String
  package let text: String

  /// Decodes UTF-8, with or without a byte-order mark.
  ///
  /// - Throws: A diagnostic that names the first byte that is not UTF-8.
  package init(path: String, bytes: [UInt8]) throws(Diagnostic) {
    let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    guard let text = String(validating: content, as: UTF8.self) else {
      throw Diagnostic(
        .unreadableText, "The file is not UTF-8 text",
        at: firstInvalidPlace(in: content, as: UTF8.self, file: path),
        fix: "Save the file as UTF-8")
    }
    self.path = path
    self.text = text
  }

  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}

/// The place of the first code units that make no character.
func firstInvalidPlace<Codec: UnicodeCodec>(
  in units: some Sequence<Codec.CodeUnit>, as: Codec.Type, file: String
) -> SourceLocation {
  var decoder = Codec()
  var iterator = units.makeIterator()
  var line = 1
  var column = 1
  while true {
    switch decoder.decode(&iterator) {
    case .scalarValue("\n"): (line, column) = (line + 1, 1)
    case .scalarValue: column += 1
    case .emptyInput, .error: return SourceLocation(file: file, line: line, column: column)
    }
  }
}
