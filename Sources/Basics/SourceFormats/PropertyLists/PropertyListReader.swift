package import Diagnostics
internal import TextTools

/// Reads a property list, XML or binary, into a tree of values with their places.
///
/// A duplicate key is reported, and the first one is kept.
///
/// - Throws: A diagnostic where there is no tree to return.
package func readPropertyList(
  path: String, bytes: [UInt8], limits: ReadingLimits = .standard,
  reporting diagnostics: inout [Diagnostic]
) throws(Diagnostic) -> PropertyListNode {
  try SourceChecks.checkSize(of: bytes.count, file: path, limits: limits)
  if bytes.starts(with: "bplist".utf8) {
    var list = try BinaryPropertyList(path: path, bytes: bytes, limits: limits)
    let tree = try list.tree()
    diagnostics += list.diagnostics
    return tree
  }
  guard mayBeXML(bytes) else {
    throw Diagnostic(
      .malformedPropertyList, "The file is neither an XML property list nor a binary one",
      at: SourceLocation(file: path), fix: "Convert it with 'plutil -convert xml1'")
  }
  let document = try readXML(
    path: path, bytes: bytes, elementNames: PropertyListElements.names, limits: limits)
  var elements = PropertyListElements()
  let tree = try elements.tree(of: document)
  diagnostics += elements.diagnostics
  return tree
}

/// Whether XML's own reader has the better words for what is wrong, if anything is.
private func mayBeXML(_ bytes: [UInt8]) -> Bool {
  let marks: [[UInt8]] = [[0xFE, 0xFF], [0xFF, 0xFE]]
  if marks.contains(where: bytes.starts) { return true }
  let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
  guard let first = text.first(where: { !isWhiteSpace($0) }) else { return true }
  return first == UInt8(ascii: "<") || first == UInt8(ascii: "=") || first == UInt8(ascii: ">")
}
