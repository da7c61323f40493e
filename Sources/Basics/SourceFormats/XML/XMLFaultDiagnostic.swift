import Diagnostics
internal import TextTools

extension XMLTreeBuilder {
  /// The tree, when neither expat nor the builder objected.
  consuming func tree(after fault: XMLFault?) throws(Diagnostic) -> XMLElement {
    if let fault = self.fault { throw fault }
    if let fault { throw diagnostic(fault) }
    guard let root else { throw diagnostic(XMLFault(kind: .end, byte: places.bytes.count)) }
    return root
  }

  private func diagnostic(_ fault: XMLFault) -> Diagnostic {
    var places = self.places
    let words = words(for: fault)
    let location = places.place(atByte: words.byte ?? fault.byte)
    if case .mismatch = fault.kind, let slip = misspelledOpening(before: location) { return slip }
    if case .memory = fault.kind {
      return Diagnostic(.overLimit, words.message, at: location, fix: words.fix)
    }
    let note = innermost.map { element in
      Diagnostic.Note("'<\(element.name)>' begins here", at: element.location)
    }
    return Diagnostic(
      .malformedXML, words.message, at: location,
      notes: words.concernsOpenElement ? note.map { [$0] } ?? [] : [], fix: words.fix)
  }

  /// The finding about the innermost element, if its format has none of this name.
  private func misspelledOpening(before end: SourceLocation) -> Diagnostic? {
    guard let innermost, !elementNames.isEmpty, !elementNames.contains(innermost.name) else {
      return nil
    }
    let near = nearestSpelling(to: innermost.name, among: elementNames)
    return Diagnostic(
      .malformedXML, "There is no element '\(innermost.name)' in files of this kind",
      at: innermost.location, notes: [.init("Another element is closed here", at: end)],
      fix: near.map { "Write '<\($0)>'" } ?? "Use one of \(elementNames.quotedChoices)")
  }

  private struct Words {
    let message: String
    let fix: String
    /// Where the fault is, when it is not where expat stopped.
    var byte: Int?
    var concernsOpenElement = false
  }

  private func words(for fault: XMLFault) -> Words {
    let rest = places.bytes[min(fault.byte, places.bytes.count)...]
    return switch fault.kind {
    case .memory: Words(message: "The file does not fit into memory", fix: "Split the file")
    case .end: endWords
    case .unclosedToken: unclosedWords(rest)
    case .unclosedCDATA: cutOff("a CDATA section")
    case .mismatch: mismatchWords(rest)
    case .duplicateAttribute:
      Words(message: "An attribute appears twice in a tag", fix: "Remove one of the two")
    case .contentAfterEnd:
      Words(
        message: "The file goes on after its outermost element has ended",
        fix: "Remove what follows, or move it into the element")
    case .unknownEntity: unknownEntityWords(rest)
    case .characterReference:
      Words(message: "The reference is not a character of XML", fix: "Remove the reference")
    case .misplacedDeclaration:
      Words(
        message: "The XML declaration must come first",
        fix: "Remove everything before '<?xml'")
    case .token: textBeforeStart ?? tokenWords(fault.byte, rest)
    case .other(let message):
      Words(message: "This is not XML: \(message)", fix: "Correct the text at this place")
    }
  }

  private var endWords: Words {
    guard let innermost else {
      return Words(
        message: "The file has no element", fix: "Restore its content, or remove the file")
    }
    return cutOff("'<\(innermost.name)>'")
  }

  private func unclosedWords(_ rest: ArraySlice<UInt8>) -> Words {
    if rest.starts(with: "<!--".utf8) { return cutOff("a comment") }
    if rest.starts(with: "<?".utf8) { return cutOff("an instruction") }
    return cutOff(rest.first == UInt8(ascii: "<") ? "a tag" : "an entity")
  }

  private func cutOff(_ what: String) -> Words {
    Words(
      message: "The file ends before \(what) is closed",
      fix: "Restore the file: its end is missing", concernsOpenElement: true)
  }

  /// expat names the tag instead when the entity stands in an attribute.
  private func unknownEntityWords(_ rest: ArraySlice<UInt8>) -> Words {
    let inTag = unknownEntity(inTagAt: rest.startIndex, of: places.bytes)
    let name = entityName(rest) ?? inTag?.name ?? ""
    return Words(
      message: XMLFault.unknownEntityMessage(name), fix: XMLFault.entityFix,
      byte: rest.first == UInt8(ascii: "&") ? nil : inTag?.byte)
  }

  private func mismatchWords(_ rest: ArraySlice<UInt8>) -> Words {
    let name = rest.prefix { !isWhiteSpace($0) && $0 != UInt8(ascii: ">") }.prefix(64)
    let closed = String(decoding: name, as: UTF8.self)
    let open = innermost?.name ?? ""
    return Words(
      message: "'</\(closed)>' appears where '</\(open)>' is expected", fix: "Write '</\(open)>'",
      byte: rest.startIndex - "</".utf8.count, concernsOpenElement: true)
  }

  /// For a file whose first character is none that XML starts with.
  private var textBeforeStart: Words? {
    guard innermost == nil, root == nil,
      let start = places.bytes.firstIndex(where: { !isWhiteSpace($0) }),
      places.bytes[start] != UInt8(ascii: "<")
    else { return nil }
    return Words(
      message: "XML must start with '<'", fix: "Remove everything before the first tag", byte: start
    )
  }

  private func tokenWords(_ byte: Int, _ rest: ArraySlice<UInt8>) -> Words {
    let before = places.bytes[..<rest.startIndex]
    if before.last == UInt8(ascii: "&") {
      return Words(message: "A '&' must begin an entity", fix: "Write '&amp;'", byte: byte - 1)
    }
    if before.last == UInt8(ascii: "<") {
      return Words(message: "A '<' must begin a tag", fix: "Write '&lt;'", byte: byte - 1)
    }
    if before.suffix(2).elementsEqual("]]".utf8), rest.first == UInt8(ascii: ">") {
      return Words(message: "']]>' is not allowed in text", fix: "Write ']]&gt;'", byte: byte - 2)
    }
    switch String(decoding: rest.prefix(4), as: UTF8.self).unicodeScalars.first {
    case "<":
      return Words(
        message: "A '<' is not allowed inside a tag",
        fix: "Close the tag before it with '>', or write '&lt;'")
    case .some(let scalar) where scalar.value < 0x20 && !scalar.properties.isWhitespace:
      return Words(
        message: "The control character U+\(scalar.value.digits(4)) is not allowed",
        fix: "Remove the character")
    case .some(let scalar):
      return Words(
        message: "'\(scalar)' is not allowed here in XML", fix: "Correct the text at this place")
    case nil: return unclosedWords(rest)
    }
  }
}
