import Diagnostics
internal import TextTools

/// Cuts a template's source into text and tags.
struct TemplateScanner {
  /// The source in UTF-8.
  private let bytes: [UInt8]
  private var index = 0
  private var location: SourceLocation
  private var opening = "{{"
  private var closing = "}}"
  private var tokens: [TemplateToken] = []

  /// The tokens of a source, in order.
  static func tokens(of source: String, file: String) throws(Diagnostic) -> [TemplateToken] {
    var scanner = TemplateScanner(source, file: file)
    try scanner.scan()
    return scanner.tokens
  }

  private init(_ source: String, file: String) {
    bytes = Array(source.utf8)
    location = SourceLocation(file: file)
  }

  private mutating func scan() throws(Diagnostic) {
    while index < bytes.count {
      let tag = bytes.firstIndex(ofText: opening, from: index) ?? bytes.count
      while index < tag {
        let start = index
        let lineEnd = bytes.firstIndex(of: UInt8(ascii: "\n"), in: start..<tag)
        advance(to: min(lineEnd + 1, tag))
        tokens.append(.text(string(bytes[start..<index])))
      }
      if tag < bytes.count { try scanTag() }
    }
  }

  private mutating func scanTag() throws(Diagnostic) {
    let place = location
    let sigilIndex = index + opening.utf8.count
    let sigil = sigilIndex < bytes.count ? bytes[sigilIndex] : nil
    let kind = sigil.flatMap { kindBySigil[$0] }
    let start = sigilIndex + (kind == nil ? 0 : 1)
    let ending =
      switch sigil {
      case UInt8(ascii: "{"): "}\(closing)"
      case UInt8(ascii: "="): "=\(closing)"
      default: closing
      }
    guard let end = bytes.firstIndex(ofText: ending, from: start) else {
      throw Diagnostic(
        .malformedTemplate, "The tag is not closed", at: place, fix: "Close it with \(ending)")
    }
    let content = bytes[start..<end].trimming(isTemplateBlank)
    advance(to: end + ending.utf8.count)
    switch kind ?? .value {
    case .comment: append(.comment, name: "", at: place)
    case .delimiters:
      try setDelimiters(content, at: place)
      append(.delimiters, name: "", at: place)
    case let kind: append(kind, name: try checkedName(content, kind: kind, at: place), at: place)
    }
  }

  private mutating func setDelimiters(
    _ content: ArraySlice<UInt8>, at place: SourceLocation
  ) throws(Diagnostic) {
    let parts = content.split(whereSeparator: isTemplateBlank)
    guard parts.count == 2, !parts.joined().contains(UInt8(ascii: "=")) else {
      throw Diagnostic(
        .malformedTemplate, "A delimiter tag takes two delimiters", at: place,
        fix: "Write it like {{=<% %>=}}, without blanks or = inside the delimiters")
    }
    opening = string(parts[0])
    closing = string(parts[1])
  }

  /// The name in a tag; a dynamic name comes out without blanks behind its asterisk.
  private func checkedName(
    _ content: ArraySlice<UInt8>, kind: TemplateTag.Kind, at place: SourceLocation
  ) throws(Diagnostic) -> String {
    var name = content
    var prefix = ""
    if kind == .partial || kind == .parent || kind == .close, name.first == UInt8(ascii: "*") {
      name = name.dropFirst().trimming(isTemplateBlank)
      prefix = "*"
    }
    guard !name.isEmpty else {
      throw Diagnostic(
        .malformedTemplate, "The tag has no name", at: place, fix: "Name a value or a template")
    }
    guard !name.contains(where: isTemplateBlank) else {
      throw Diagnostic(
        .malformedTemplate, "The name \(string(name)) contains spaces", at: place,
        fix: "Remove the spaces")
    }
    return prefix + string(name)
  }

  private mutating func append(_ kind: TemplateTag.Kind, name: String, at place: SourceLocation) {
    tokens.append(.tag(TemplateTag(kind: kind, name: name, location: place)))
  }

  private mutating func advance(to end: Int) {
    var line = location.line
    var column = location.column
    for byte in bytes[index..<end] {
      if byte == UInt8(ascii: "\n") {
        (line, column) = (line + 1, 1)
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    index = end
    location = SourceLocation(file: location.file, line: line, column: column)
  }
}

private let kindBySigil: [UInt8: TemplateTag.Kind] = [
  UInt8(ascii: "!"): .comment, UInt8(ascii: "="): .delimiters, UInt8(ascii: "{"): .unescapedValue,
  UInt8(ascii: "&"): .unescapedValue, UInt8(ascii: "#"): .section,
  UInt8(ascii: "^"): .invertedSection, UInt8(ascii: ">"): .partial, UInt8(ascii: "<"): .parent,
  UInt8(ascii: "$"): .block, UInt8(ascii: "/"): .close,
]

private func string(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
