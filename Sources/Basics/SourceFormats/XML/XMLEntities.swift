/// The first entity in a start tag that is none of XML's own.
///
/// expat leaves such an entity out of an attribute in silence when the document has a DOCTYPE, since
/// the document type, which is never read, might declare it.
///
/// - Returns: The entity's name and the byte at which it stands.
func unknownEntity(inTagAt start: Int, of bytes: [UInt8]) -> (name: String, byte: Int)? {
  var quote: UInt8?
  var index = start
  while index < bytes.count {
    let byte = bytes[index]
    if let open = quote {
      if byte == open { quote = nil }
      if byte == UInt8(ascii: "&"), let name = entityName(bytes[index...]),
        !name.hasPrefix("#"), !["amp", "lt", "gt", "quot", "apos"].contains(name)
      {
        return (name, index)
      }
    } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      quote = byte
    } else if byte == UInt8(ascii: ">") {
      return nil
    }
    index += 1
  }
  return nil
}

/// The name in `&name;`; nil when the text does not begin so.
func entityName(_ text: ArraySlice<UInt8>) -> String? {
  let rest = text.dropFirst().prefix(256)
  guard text.first == UInt8(ascii: "&"), let end = rest.firstIndex(of: UInt8(ascii: ";")) else {
    return nil
  }
  return String(decoding: rest[..<end], as: UTF8.self)
}
