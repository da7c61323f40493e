package import Diagnostics

/// Reads a property list in the form of NeXTSTEP, `{key = value; list = (a, b);}`, as `project.pbxproj` is written.
///
/// Every value is a text, a list, a dictionary or data in hexadecimal: the form has no other types.
///
/// Of a duplicate key the first one is kept.
///
/// - Throws: A diagnostic for the first fault.
package func readOldStylePropertyList(
  path: String, bytes: [UInt8], limits: ReadingLimits = .standard
) throws(Diagnostic) -> PropertyListNode {
  try SourceChecks.checkSize(of: bytes.count, file: path, limits: limits)
  try SourceChecks(file: path, bytes: bytes).run(limits: limits, refusesLoneSeparator: false)
  var parser = OldStyleParser(path: path, text: bytes, limits: limits)
  do throws(Diagnostic) {
    return try parser.document()
  } catch {
    // The scanner speaks of strings files, which have the same texts and comments.
    guard error.rule == .malformedStrings else { throw error }
    throw Diagnostic(
      .malformedPropertyList, error.message, at: error.location, notes: error.notes,
      fix: error.fix)
  }
}

private struct OldStyleParser {
  private var scanner: StringsScanner
  private let limits: ReadingLimits
  private var budget: ReadingBudget

  init(path: String, text: [UInt8], limits: ReadingLimits) {
    scanner = StringsScanner(path: path, text: text)
    self.limits = limits
    budget = ReadingBudget(limits)
  }

  mutating func document() throws(Diagnostic) -> PropertyListNode {
    try scanner.skipSpace()
    let root = try value(depth: 0)
    try scanner.skipSpace()
    guard scanner.isAtEnd else {
      throw fault("The list is followed by text", fix: "Remove what follows it")
    }
    return root
  }

  private mutating func value(depth: Int) throws(Diagnostic) -> PropertyListNode {
    let place = scanner.place
    guard depth < limits.depth else {
      throw Diagnostic(
        .overLimit, "Values nest more than \(limits.depth) levels deep", at: place,
        fix: "Nest the values less deeply")
    }
    if scanner.take("{") { return try dictionary(at: place, depth: depth) }
    if scanner.take("(") { return try list(at: place, depth: depth) }
    if scanner.take("<") { return try data(at: place) }
    guard let text = try scanner.text() else {
      throw fault(
        "A value is expected here, not '\(scanner.shownNext)'",
        fix: "Write a text, a list in parentheses or a dictionary in braces")
    }
    try budget.take(textBytes: text.utf8.count, at: place)
    return PropertyListNode(.string(text), at: place)
  }

  private mutating func dictionary(
    at place: SourceLocation, depth: Int
  ) throws(Diagnostic) -> PropertyListNode {
    try budget.take(at: place)
    var entries: [PropertyListEntry] = []
    var keys: Set<String> = []
    while try scanner.skipSpace(), !scanner.take("}") {
      let keyPlace = scanner.place
      guard let key = try scanner.text() else {
        throw fault(
          scanner.isAtEnd ? "The file ends in a dictionary" : "A key is expected here",
          fix: "Write 'key = value;', and '}' after the last entry")
      }
      try scanner.skipSpace()
      guard scanner.take("=") else {
        throw fault("'=' is missing after the key '\(key)'", fix: "Write 'key = value;'")
      }
      try scanner.skipSpace()
      let value = try value(depth: depth + 1)
      try scanner.skipSpace()
      guard scanner.take(";") else {
        throw fault("';' is missing after the value of '\(key)'", fix: "Write ';' after it")
      }
      if keys.insert(key).inserted {
        entries.append(PropertyListEntry(key: key, at: keyPlace, value: value))
      }
    }
    return PropertyListNode(.dictionary(entries), at: place)
  }

  private mutating func list(
    at place: SourceLocation, depth: Int
  ) throws(Diagnostic) -> PropertyListNode {
    try budget.take(at: place)
    var nodes: [PropertyListNode] = []
    while try scanner.skipSpace(), !scanner.take(")") {
      nodes.append(try value(depth: depth + 1))
      try scanner.skipSpace()
      guard scanner.take(",") || scanner.next == UInt8(ascii: ")") else {
        throw fault("',' is missing in a list", fix: "Write ',' between values, and ')' at the end")
      }
    }
    return PropertyListNode(.array(nodes), at: place)
  }

  private mutating func data(at place: SourceLocation) throws(Diagnostic) -> PropertyListNode {
    var digits: [UInt8] = []
    while try scanner.skipSpace(), !scanner.take(">") {
      guard let text = try scanner.text() else {
        throw fault("Data never ends", fix: "Write '>' after the digits")
      }
      digits += text.utf8
    }
    let values = digits.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    guard values.count == digits.count, values.count.isMultiple(of: 2) else {
      throw fault(
        "Data is written in pairs of hexadecimal digits", fix: "Write for example <0A 1B>")
    }
    try budget.take(textBytes: values.count, at: place)
    let bytes = stride(from: 0, to: values.count, by: 2).map {
      UInt8(values[$0] << 4 | values[$0 + 1])
    }
    return PropertyListNode(.data(bytes), at: place)
  }

  private mutating func fault(_ message: String, fix: String) -> Diagnostic {
    Diagnostic(.malformedPropertyList, message, at: scanner.place, fix: fix)
  }
}
