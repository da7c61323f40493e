import CExpat

/// The only owner of expat: feeds it a text and hands what it finds to a tree builder.
///
/// Every string is copied inside its callback. The text goes in as one piece, since expat starts a
/// token again with each further piece.
@safe struct ExpatParser: ~Copyable {
  private let parser: XML_Parser

  /// A parser for UTF-8, whatever the text's declaration says; nil when memory runs out.
  init?() {
    guard let parser = unsafe XML_ParserCreate("UTF-8") else { return nil }
    unsafe self.parser = parser
  }

  deinit { unsafe XML_ParserFree(parser) }

  /// Parses a whole document, and stops as soon as the builder has a fault of its own.
  ///
  /// - Returns: What expat objects to, if anything.
  consuming func parse(_ bytes: [UInt8], into builder: inout XMLTreeBuilder) -> XMLFault? {
    guard let count = Int32(exactly: bytes.count) else { return XMLFault(kind: .memory, byte: 0) }
    var session = unsafe Session(builder: builder, parser: parser)
    let status = unsafe withUnsafeMutablePointer(to: &session) { session in
      unsafe XML_SetUserData(parser, session)
      setHandlers()
      return unsafe bytes.withUnsafeBytes { bytes in
        unsafe XML_Parse(
          parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), count, 1)
      }
    }
    unsafe builder = session.builder
    if status == XML_STATUS_OK { return nil }
    return unsafe XMLFault(kind: XMLFault.Kind(XML_GetErrorCode(parser)), byte: byteIndex(parser))
  }

  private func setHandlers() {
    unsafe XML_SetElementHandler(
      parser,
      { userData, name, attributes in
        unsafe report(userData) { builder, byte in
          unsafe builder.start(copy(name), attributes: copy(attributes), at: byte)
        }
      },
      { userData, _ in unsafe report(userData) { builder, _ in builder.end() } })
    unsafe XML_SetCharacterDataHandler(parser) { userData, text, count in
      unsafe report(userData) { builder, byte in
        unsafe builder.append(copy(text, count: count), at: byte)
      }
    }
    unsafe XML_SetStartDoctypeDeclHandler(parser) { userData, _, _, _, hasInternalSubset in
      unsafe report(userData) { builder, byte in
        builder.documentType(hasOwnDeclarations: hasInternalSubset != 0, at: byte)
      }
    }
    unsafe XML_SetSkippedEntityHandler(parser) { userData, name, _ in
      unsafe report(userData) { builder, byte in
        unsafe builder.skippedEntity(copy(name), at: byte)
      }
    }
  }
}

/// The state of the callbacks during one parse.
@unsafe private struct Session {
  var builder: XMLTreeBuilder
  let parser: XML_Parser
}

/// Hands an event to the builder with its byte, and stops expat when the builder has had enough.
private func report(
  _ userData: UnsafeMutableRawPointer?, _ event: (inout XMLTreeBuilder, Int) -> Void
) {
  guard let session = unsafe userData?.assumingMemoryBound(to: Session.self),
    unsafe session.pointee.builder.fault == nil
  else { return }
  let byte = unsafe byteIndex(session.pointee.parser)
  unsafe event(&session.pointee.builder, byte)
  if unsafe session.pointee.builder.fault != nil {
    _ = unsafe XML_StopParser(session.pointee.parser, XML_Bool(0))
  }
}

private func byteIndex(_ parser: XML_Parser) -> Int {
  max(0, Int(clamping: unsafe XML_GetCurrentByteIndex(parser)))
}

private func copy(_ text: UnsafePointer<XML_Char>?) -> String {
  guard let text = unsafe text else { return "" }
  return unsafe String(cString: text)
}

private func copy(_ text: UnsafePointer<XML_Char>?, count: Int32) -> String {
  let text = unsafe UnsafeRawBufferPointer(start: text, count: max(0, Int(count)))
  return unsafe String(decoding: text, as: UTF8.self)
}

/// Names and values in turn, ended by a null pointer.
private func copy(
  _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
) -> [XMLElement.Attribute] {
  guard var next = unsafe attributes else { return [] }
  var copies: [XMLElement.Attribute] = []
  while let name = unsafe next.pointee {
    let value = unsafe (next + 1).pointee
    unsafe copies.append(XMLElement.Attribute(name: copy(name), value: copy(value)))
    unsafe next += 2
  }
  return copies
}

extension XMLFault.Kind {
  fileprivate init(_ code: XML_Error) {
    switch code {
    case XML_ERROR_NO_MEMORY: self = .memory
    case XML_ERROR_NO_ELEMENTS: self = .end
    case XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_PARTIAL_CHAR: self = .unclosedToken
    case XML_ERROR_UNCLOSED_CDATA_SECTION: self = .unclosedCDATA
    case XML_ERROR_TAG_MISMATCH: self = .mismatch
    case XML_ERROR_DUPLICATE_ATTRIBUTE: self = .duplicateAttribute
    case XML_ERROR_JUNK_AFTER_DOC_ELEMENT: self = .contentAfterEnd
    case XML_ERROR_UNDEFINED_ENTITY: self = .unknownEntity
    case XML_ERROR_BAD_CHAR_REF: self = .characterReference
    case XML_ERROR_MISPLACED_XML_PI: self = .misplacedDeclaration
    case XML_ERROR_SYNTAX, XML_ERROR_INVALID_TOKEN: self = .token
    default: self = .other(unsafe copy(XML_ErrorString(code)))
    }
  }
}
