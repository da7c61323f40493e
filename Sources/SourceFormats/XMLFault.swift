import Diagnostics

/// What expat objects to, and the byte at which it stopped.
struct XMLFault {
  let kind: Kind
  let byte: Int

  enum Kind {
    case memory
    case end
    case unclosedToken
    case unclosedCDATA
    case mismatch
    case duplicateAttribute
    case contentAfterEnd
    case unknownEntity
    case characterReference
    case misplacedDeclaration
    case token
    /// Anything else, in expat's words.
    case other(String)
  }
}

extension XMLTreeBuilder {
  /// The tree, when neither expat nor the builder objected.
  consuming func tree(after fault: XMLFault?, source: [UInt8]) throws(Diagnostic) -> XMLElement {
    if let fault = self.fault { throw fault }
    if let fault { throw diagnostic(fault, source: source) }
    guard let root else {
      throw diagnostic(XMLFault(kind: .end, byte: source.count), source: source)
    }
    return root
  }

  private func diagnostic(_ fault: XMLFault, source: [UInt8]) -> Diagnostic {
    var places = self.places
    let words = words(for: fault, rest: source[min(fault.byte, source.count)...])
    let location = places.place(atByte: fault.byte - words.offset)
    if case .memory = fault.kind {
      return Diagnostic(.overLimit, words.message, at: location, fix: words.fix)
    }
    let notes = innermost.map { element in
      [Diagnostic.Note("'<\(element.name)>' begins here", at: element.location)]
    }
    return Diagnostic(
      .malformedXML, words.message, at: location,
      notes: words.concernsOpenElement ? notes ?? [] : [], fix: words.fix)
  }

  private struct Words {
    let message: String
    let fix: String
    /// How many bytes before expat's place the fault begins.
    var offset = 0
    var concernsOpenElement = false
  }

  private func words(for fault: XMLFault, rest: ArraySlice<UInt8>) -> Words {
    switch fault.kind {
    case .memory: Words(message: "The file does not fit into memory", fix: "Split the file")
    case .end, .unclosedToken, .unclosedCDATA: endWords(fault.kind)
    case .mismatch: mismatchWords(rest)
    case .duplicateAttribute:
      Words(message: "An attribute stands twice in a tag", fix: "Remove one of the two")
    case .contentAfterEnd:
      Words(
        message: "The file goes on after its outermost element has ended",
        fix: "Remove what follows, or move it into the element")
    case .unknownEntity:
      Words(message: "An entity is unknown", fix: "Write the character itself, or '&amp;' for '&'")
    case .characterReference:
      Words(
        message: "A character reference names no character of XML", fix: "Remove the reference")
    case .misplacedDeclaration:
      Words(
        message: "The XML declaration must stand at the very start",
        fix: "Remove everything before '<?xml'")
    case .token: tokenWords(rest)
    case .other(let message):
      Words(message: "This is not XML: \(message)", fix: "Correct the text at this place")
    }
  }

  private func endWords(_ kind: XMLFault.Kind) -> Words {
    let what =
      switch kind {
      case .unclosedToken: "a tag, comment or instruction"
      case .unclosedCDATA: "a CDATA section"
      default: innermost.map { "'<\($0.name)>'" } ?? "an element"
      }
    let isEmpty = innermost == nil && root == nil
    if case .end = kind, isEmpty {
      return Words(
        message: "The file holds no element", fix: "Write its content or remove the file")
    }
    return Words(
      message: "The file ends before \(what) is closed",
      fix: "Get the whole file back: it has been cut off", concernsOpenElement: true)
  }

  private func mismatchWords(_ rest: ArraySlice<UInt8>) -> Words {
    let name = rest.prefix { !isWhiteSpace($0) && $0 != UInt8(ascii: ">") }.prefix(64)
    let closed = String(decoding: name, as: UTF8.self)
    let open = innermost?.name ?? ""
    return Words(
      message: "'</\(closed)>' stands where '</\(open)>' is expected", fix: "Write '</\(open)>'",
      offset: 2, concernsOpenElement: true)
  }

  private func tokenWords(_ rest: ArraySlice<UInt8>) -> Words {
    let character = String(decoding: rest.prefix(4), as: UTF8.self).unicodeScalars.first
    switch character {
    case "&": return Words(message: "A '&' must begin an entity", fix: "Write '&amp;'")
    case "<": return Words(message: "A '<' must begin a tag", fix: "Write '&lt;'")
    case .some(let scalar) where scalar.value < 0x20 && !scalar.properties.isWhitespace:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      let code = String(repeating: "0", count: 4 - digits.count) + digits
      return Words(
        message: "The control character U+\(code) is not allowed in XML",
        fix: "Remove the character")
    case .some(let scalar):
      return Words(
        message: "'\(scalar)' cannot stand here in XML", fix: "Correct the text at this place")
    case nil: return endWords(.unclosedToken)
    }
  }
}
