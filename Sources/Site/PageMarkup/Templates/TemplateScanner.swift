import Diagnostics
internal import TextTools

/// Cuts a template's source into text and tags.
struct TemplateScanner {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var location: SourceLocation
  private var opening: [Unicode.Scalar] = ["{", "{"]
  private var closing: [Unicode.Scalar] = ["}", "}"]
  private var tokens: [TemplateToken] = []

  /// The tokens of a source, in order.
  static func tokens(of source: String, file: String) throws(Diagnostic) -> [TemplateToken] {
    var scanner = TemplateScanner(source, file: file)
    try scanner.scan()
    return scanner.tokens
  }

  private init(_ source: String, file: String) {
    scalars = Array(source.unicodeScalars)
    location = SourceLocation(file: file)
  }

  private mutating func scan() throws(Diagnostic) {
    var textStart = index
    while index < scalars.count {
      if starts(with: opening, at: index) {
        appendText(from: textStart)
        try scanTag()
        textStart = index
      } else {
        let endsLine = scalars[index] == "\n"
        advance(to: index + 1)
        if endsLine {
          appendText(from: textStart)
          textStart = index
        }
      }
    }
    appendText(from: textStart)
  }

  private mutating func scanTag() throws(Diagnostic) {
    let place = location
    let sigilIndex = index + opening.count
    let kind = sigilIndex < scalars.count ? kindBySigil[scalars[sigilIndex]] : nil
    let sigil: Unicode.Scalar? = kind == nil ? nil : scalars[sigilIndex]
    var ending = closing
    if sigil == "{" { ending.insert("}", at: 0) }
    if sigil == "=" { ending.insert("=", at: 0) }
    let start = sigilIndex + (sigil == nil ? 0 : 1)
    guard let end = firstIndex(of: ending, from: start) else {
      throw Diagnostic(
        .malformedTemplate, "The tag is not closed", at: place,
        fix: "Close it with \(string(ending[...]))")
    }
    let content = scalars[start..<end].trimming(isBlank)
    advance(to: end + ending.count)
    switch kind ?? .value {
    case .comment: append(.comment, name: "", at: place)
    case .delimiters:
      try setDelimiters(content, at: place)
      append(.delimiters, name: "", at: place)
    case let kind: append(kind, name: try checkedName(content, kind: kind, at: place), at: place)
    }
  }

  private mutating func setDelimiters(
    _ content: ArraySlice<Unicode.Scalar>, at place: SourceLocation
  )
    throws(Diagnostic)
  {
    let parts = content.split(whereSeparator: isBlank)
    guard parts.count == 2, !parts.joined().contains("=") else {
      throw Diagnostic(
        .malformedTemplate, "A delimiter tag takes two delimiters", at: place,
        fix: "Write it like {{=<% %>=}}, without blanks or = inside the delimiters")
    }
    opening = Array(parts[0])
    closing = Array(parts[1])
  }

  /// The name in a tag; a dynamic name comes out without blanks behind its asterisk.
  private func checkedName(
    _ content: ArraySlice<Unicode.Scalar>, kind: TemplateTag.Kind, at place: SourceLocation
  ) throws(Diagnostic) -> String {
    var name = content
    var prefix = ""
    if kind == .partial || kind == .parent || kind == .close, name.first == "*" {
      name = name.dropFirst().trimming(isBlank)
      prefix = "*"
    }
    guard !name.isEmpty else {
      throw Diagnostic(
        .malformedTemplate, "The tag has no name", at: place, fix: "Name a value or a template")
    }
    guard !name.contains(where: isBlank) else {
      throw Diagnostic(
        .malformedTemplate, "The name \(string(name)) contains spaces", at: place,
        fix: "Remove the spaces")
    }
    return prefix + string(name)
  }

  private mutating func append(_ kind: TemplateTag.Kind, name: String, at place: SourceLocation) {
    tokens.append(.tag(TemplateTag(kind: kind, name: name, location: place)))
  }

  private mutating func appendText(from start: Int) {
    guard start < index else { return }
    tokens.append(.text(string(scalars[start..<index])))
  }

  private mutating func advance(to end: Int) {
    var line = location.line
    var column = location.column
    for scalar in scalars[index..<end] {
      (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
    }
    index = end
    location = SourceLocation(file: location.file, line: line, column: column)
  }

  private func starts(with mark: [Unicode.Scalar], at place: Int) -> Bool {
    scalars[place...].starts(with: mark)
  }

  private func firstIndex(of mark: [Unicode.Scalar], from start: Int) -> Int? {
    guard start <= scalars.count else { return nil }
    return (start..<scalars.count).first { starts(with: mark, at: $0) }
  }
}

private let kindBySigil: [Unicode.Scalar: TemplateTag.Kind] = [
  "!": .comment, "=": .delimiters, "{": .unescapedValue, "&": .unescapedValue, "#": .section,
  "^": .invertedSection, ">": .partial, "<": .parent, "$": .block, "/": .close,
]

private func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
  String(String.UnicodeScalarView(scalars))
}

private func isBlank(_ scalar: Unicode.Scalar) -> Bool {
  scalar.isASCII && isTemplateBlank(UInt8(truncatingIfNeeded: scalar.value))
}
