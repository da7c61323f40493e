internal import Diagnostics

/// Reads the types of a Swift file with their members; bodies of methods are passed over.
struct SwiftDeclarations {
  private let code: SourceCode
  private(set) var types: [SourceType] = []
  /// The bodies of types that are still to be read, each with the index of its type.
  private var bodies: [(range: Range<Int>, type: Int?)]

  static func types(of code: SourceCode) -> [SourceType] {
    var reader = SwiftDeclarations(code)
    while let (range, type) = reader.bodies.popLast() { reader.read(range, in: type) }
    return reader.types
  }

  private init(_ code: SourceCode) {
    self.code = code
    bodies = [(code.tokens.indices, nil)]
  }

  /// How many tokens the head of a declaration may have, so that no file takes more than its share
  /// of time (convention: many times the longest real one).
  private static let longestHead = 1000

  private static let keywords: Set = ["class", "struct", "enum", "actor", "extension", "protocol"]

  private mutating func read(_ range: Range<Int>, in type: Int?) {
    var index = range.lowerBound
    var attributes: [String] = []
    while index < range.upperBound {
      let text = code.text(index)
      if text == "@" {
        let end = code.text(index + 2) == "(" ? code.after(index + 2) : index + 2
        attributes.append(code.joined((index + 1)..<min(end, range.upperBound)))
        index = end
      } else if Self.keywords.contains(text), code.tokens[index].kind == .word,
        ![".", "import"].contains(code.text(index - 1)),
        let (next, body) = readType(at: index, attributes)
      {
        bodies.append((body, types.count - 1))
        attributes = []
        index = next
      } else if text == "func" {
        index = readMethod(at: index, attributes, in: type, before: range.upperBound)
        attributes = []
      } else if text == "var" || text == "let" {
        index = readProperty(at: index, attributes, in: type, before: range.upperBound)
        attributes = []
      } else {
        if ["static", "class", "private", "fileprivate"].contains(text) { attributes.append(text) }
        if text == "{" || text == "}" { attributes = [] }
        index = code.after(index)
      }
    }
  }

  private mutating func readType(
    at start: Int, _ attributes: [String]
  ) -> (next: Int, body: Range<Int>)? {
    guard code.tokens.indices.contains(start + 1), code.tokens[start + 1].kind == .word,
      !["func", "var", "let", "subscript"].contains(code.text(start + 1))
    else { return nil }
    var index = start + 2
    var name = code.text(start + 1)
    while code.text(index) == ".", code.tokens.indices.contains(index + 1) {
      name = code.text(index + 1)
      index += 2
    }
    var inherits: [String] = []
    var isList = false
    let limit = min(code.tokens.count, start + Self.longestHead)
    while index < limit, code.text(index) != "{" {
      let text = code.text(index)
      if text == "}" || text == ";" || text == "=" { return nil }
      if text == "where" { isList = false }
      if text == ":" { isList = true }
      if isList, code.tokens[index].kind == .word, code.text(index + 1) != "." {
        inherits.append(text)
      }
      index = code.after(index)
    }
    guard index < limit, let body = code.inside(index) else { return nil }
    types.append(
      SourceType(
        name: name, keyword: code.text(start), inherits: inherits, attributes: attributes,
        location: code.location(start + 1)))
    return (body.upperBound + 1, body)
  }

  private mutating func readMethod(
    at start: Int, _ attributes: [String], in type: Int?, before end: Int
  ) -> Int {
    var index = start + 2
    let limit = min(end, start + Self.longestHead)
    while index < limit, code.text(index) != "(", code.text(index) != "{" { index += 1 }
    guard code.text(index) == "(", let inside = code.inside(index) else { return start + 1 }
    let parameters = parameters(inside)
    index = inside.upperBound + 1
    let resultStart = index
    var body: Range<Int>?
    while index < end {
      let text = code.text(index)
      if text == "{" {
        body = code.inside(index)
        break
      }
      let isNextMember =
        code.tokens[index].startsLine && code.tokens[index].kind == .word && text != "where"
        && text != "async" && text != "throws"
      if text == "}" || isNextMember || text == "@" && code.tokens[index].startsLine { break }
      index = code.after(index)
    }
    if let type {
      types[type].methods.append(
        SourceMethod(
          name: code.text(start + 1), parameters: parameters, attributes: attributes,
          result: code.joined(resultStart..<index), body: body,
          location: code.location(start + 1)))
    }
    return body.map { $0.upperBound + 1 } ?? max(index, start + 1)
  }

  private func parameters(_ range: Range<Int>) -> [SourceMethod.Parameter] {
    split(range).compactMap { part in
      guard let colon = part.first(where: { code.text($0) == ":" }) else { return nil }
      let words = (part.lowerBound..<colon).filter { code.tokens[$0].kind == .word }
        .map { code.text($0) }
      guard let label = words.first, let name = words.last else { return nil }
      var type = ""
      var index = colon + 1
      while index < part.upperBound, code.text(index) != "=" {
        if code.text(index) == "@" {
          index += 2
          continue
        }
        let next = code.after(index)
        type += code.joined(index..<min(next, part.upperBound))
        index = next
      }
      return SourceMethod.Parameter(label: label, name: name, type: type)
    }
  }

  /// The parts between commas; those in brackets of any kind separate nothing.
  private func split(_ range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var index = range.lowerBound
    var angles = 0
    while index < range.upperBound {
      switch code.text(index) {
      case "<": angles += 1
      case ">" where code.text(index - 1) != "-": angles -= 1
      case "," where angles <= 0:
        parts.append(start..<index)
        start = index + 1
      default: break
      }
      index = code.after(index)
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
  }

  private mutating func readProperty(
    at start: Int, _ attributes: [String], in type: Int?, before end: Int
  ) -> Int {
    var index = start + 2
    var body: Range<Int>?
    while index < end {
      let text = code.text(index)
      if text == "{" {
        body = code.inside(index)
        index = code.after(index)
        break
      }
      if text == "=" || text == "}" || text == ";" || code.tokens[index].startsLine { break }
      index = code.after(index)
    }
    if let type {
      types[type].properties.append(
        SourceProperty(
          name: code.text(start + 1), attributes: attributes, body: body,
          value: code.text(index) == "=" ? code.expression(from: index + 1) : nil,
          isConstant: code.text(start) == "let",
          location: code.location(start + 1)))
    }
    return max(index, start + 1)
  }
}
