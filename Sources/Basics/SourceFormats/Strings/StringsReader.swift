package import Diagnostics
internal import TextTools

/// Reads a `.strings` file in all the forms that Xcode takes: lines `"key" = "text";` in UTF-8 or
/// UTF-16, with or without braces around them, and XML and binary property lists.
///
/// An empty file has no entries. A duplicate key is reported, and the first one is kept.
///
/// - Throws: A diagnostic for the first fault.
package func readStrings(
  path: String, bytes: [UInt8], limits: ReadingLimits = .standard,
  reporting diagnostics: inout [Diagnostic]
) throws(Diagnostic) -> StringsFile {
  try SourceChecks.checkSize(of: bytes.count, file: path, limits: limits)
  if bytes.starts(with: "bplist".utf8) {
    return try propertyList(path: path, bytes: bytes, limits: limits, reporting: &diagnostics)
  }
  let text = try decoded(path: path, bytes: bytes)
  guard let first = text.first(where: { !isWhiteSpace($0) }) else {
    return StringsFile(path: path, entries: [])
  }
  if first == UInt8(ascii: "<"), !text.starts(with: "<<<<<<< ".utf8) {
    return try propertyList(path: path, bytes: text, limits: limits, reporting: &diagnostics)
  }
  try SourceChecks(file: path, bytes: text).run(limits: limits, refusesLoneSeparator: true)
  var parser = StringsParser(path: path, text: text, limits: limits)
  let file = try parser.file()
  diagnostics += parser.diagnostics
  return file
}

/// The text of a file as it is written, for excerpts; nil where it cannot be decoded.
package func stringsText(of bytes: [UInt8]) -> String? {
  guard let decoded = try? decoded(path: "", bytes: bytes) else { return nil }
  return String(decoding: decoded, as: UTF8.self)
}

/// Decodes a file; a zero byte beside a first character tells UTF-16 without a byte-order mark.
///
/// - Returns: UTF-8 bytes without a byte-order mark.
private func decoded(path: String, bytes: [UInt8]) throws(Diagnostic) -> [UInt8] {
  if bytes.count >= 2, bytes[0] == 0, bytes[1] != 0 {
    return try decodedUTF16(path: path, bytes: bytes[...]) { UInt16($0) << 8 | UInt16($1) }
  }
  if bytes.count >= 2, bytes[0] != 0, bytes[1] == 0 {
    return try decodedUTF16(path: path, bytes: bytes[...]) { UInt16($1) << 8 | UInt16($0) }
  }
  return try decodedXML(path: path, bytes: bytes)
}

private func propertyList(
  path: String, bytes: [UInt8], limits: ReadingLimits, reporting diagnostics: inout [Diagnostic]
) throws(Diagnostic) -> StringsFile {
  let root = try readPropertyList(
    path: path, bytes: bytes, limits: limits, reporting: &diagnostics)
  guard let entries = root.entries else {
    throw Diagnostic(
      .malformedStrings, "The file's property list is not a dictionary", at: root.location,
      fix: "Write a dictionary of texts")
  }
  var texts: [StringsEntry] = []
  for entry in entries {
    guard let text = entry.value.string else {
      diagnostics.report(
        .wrongType, "The value of '\(entry.key)' must be a text", at: entry.value.location,
        fix: "Write a string")
      continue
    }
    texts.append(
      StringsEntry(
        key: entry.key, at: entry.keyLocation, text: text, at: entry.value.location))
  }
  return StringsFile(path: path, entries: texts)
}
