package import Diagnostics

/// Reads one YAML document into a tree of values with their places.
///
/// It reads the part of YAML that has one meaning for everybody: no tags, no merge keys, no keys but
/// text, one document. A scalar keeps its text; what type it has is for the one who asks.
///
/// A duplicate key is reported, and the first one is kept.
///
/// `startingAtLine` is the number of the text's first line, where it is only a part of its file.
///
/// - Throws: A diagnostic where there is no tree to return.
package func readYAML(
  _ source: SourceText, startingAtLine: Int = 1, limits: ReadingLimits = .standard,
  reporting diagnostics: inout [Diagnostic]
) throws(Diagnostic) -> YAMLNode {
  let bytes = bytesWithoutMark(source.text)
  try SourceChecks(file: source.path, bytes: bytes, firstLine: startingAtLine)
    .run(limits: limits, refusesLoneSeparator: true)
  let places = PlaceCursor(file: source.path, bytes: bytes, firstLine: startingAtLine)
  try refuseTagDirectives(in: bytes, places)
  guard let events = YAMLEvents(bytes) else {
    throw Diagnostic(
      .overLimit, "The file does not fit into memory", at: SourceLocation(file: source.path))
  }
  var builder = YAMLTreeBuilder(events, places: places, limits: limits)
  let tree = try builder.document()
  diagnostics += builder.diagnostics
  if UnquotedHash.mayOccur(in: bytes) {
    diagnostics += UnquotedHash(source.text, startingAtLine: startingAtLine).findings(in: tree)
  }
  return tree
}

private func bytesWithoutMark(_ text: String) -> [UInt8] {
  let bytes = Array(text.utf8)
  return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
}

/// Refuses `%TAG` before libyaml sees it, which compares each directive with all before it.
private func refuseTagDirectives(
  in bytes: [UInt8], _ places: PlaceCursor
) throws(Diagnostic) {
  var start = 0
  while start < bytes.count {
    if bytes[start...].starts(with: "%TAG".utf8) {
      var places = places
      throw Diagnostic(
        .malformedYAML, "Tag directives are not supported", at: places.place(atByte: start),
        fix: "Remove the line")
    }
    guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return }
    start = end + 1
  }
}
