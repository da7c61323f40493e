import Diagnostics

/// Decodes XML: UTF-8, or UTF-16 where a byte-order mark says so.
///
/// The encoding that the XML declaration names is not looked at: all that Xcode writes is UTF-8.
///
/// - Returns: UTF-8 bytes without a byte-order mark.
/// - Throws: A diagnostic that names the first place that cannot be decoded.
func decodedXML(path: String, bytes: [UInt8]) throws(Diagnostic) -> [UInt8] {
  if bytes.starts(with: [0xFE, 0xFF]) {
    return try decodedUTF16(path: path, bytes: bytes[2...]) { UInt16($0) << 8 | UInt16($1) }
  }
  if bytes.starts(with: [0xFF, 0xFE]) {
    return try decodedUTF16(path: path, bytes: bytes[2...]) { UInt16($1) << 8 | UInt16($0) }
  }
  return Array(try SourceText(path: path, bytes: bytes).text.utf8)
}

/// Decodes UTF-16 without a byte-order mark, in the byte order that `unit` makes of two bytes.
///
/// - Returns: UTF-8 bytes.
/// - Throws: A diagnostic that names the first place that cannot be decoded.
func decodedUTF16(
  path: String, bytes: ArraySlice<UInt8>, unit: (UInt8, UInt8) -> UInt16
) throws(Diagnostic) -> [UInt8] {
  var units: [UInt16] = []
  units.reserveCapacity(bytes.count / 2 + 1)
  var index = bytes.startIndex
  while index + 1 < bytes.endIndex {
    units.append(unit(bytes[index], bytes[index + 1]))
    index += 2
  }
  // Half a character at the end becomes half a surrogate pair, which is as invalid.
  if index < bytes.endIndex { units.append(0xD800) }
  guard let text = String(validating: units, as: UTF16.self) else {
    throw Diagnostic(
      .unreadableText, "The file is not UTF-16 text",
      at: firstInvalidPlace(in: units, as: UTF16.self, file: path), fix: "Save the file as UTF-8")
  }
  return Array(text.utf8)
}
