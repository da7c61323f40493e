package import Diagnostics

/// Reads an XML document into a tree of elements with their places.
///
/// The document is in UTF-8, or in UTF-16 with a byte-order mark.
///
/// Nothing but the given bytes is ever read: no external entity, no document type. Entities other
/// than the five of XML itself are refused, and comments and processing instructions are left out.
///
/// `elementNames` are all names of the format, where it has a fixed list; they tell which of two tags is misspelled.
///
/// - Throws: A diagnostic for the first fault.
package func readXML(
  path: String, bytes: [UInt8], elementNames: [String] = [],
  limits: ReadingLimits = .standard
) throws(Diagnostic) -> XMLElement {
  try SourceChecks.checkSize(of: bytes.count, file: path, limits: limits)
  let text = try decodedXML(path: path, bytes: bytes)
  try SourceChecks(file: path, bytes: text).run(limits: limits, refusesLoneSeparator: false)
  guard let parser = ExpatParser() else {
    throw Diagnostic(
      .overLimit, "The file does not fit into memory", at: SourceLocation(file: path))
  }
  let places = PlaceCursor(file: path, bytes: text)
  var builder = XMLTreeBuilder(places: places, elementNames: elementNames, limits: limits)
  let fault = parser.parse(text, into: &builder)
  return try builder.tree(after: fault)
}
