internal import Diagnostics

/// Reads the interfaces and implementations of an Objective-C file, with their methods.
struct ObjectiveCDeclarations {
  private let code: SourceCode

  static func types(of code: SourceCode) -> [SourceType] {
    let reader = ObjectiveCDeclarations(code: code)
    var types: [SourceType] = []
    var index = 0
    while index < code.tokens.count {
      let keyword = code.text(index + 1)
      if code.text(index) == "@", keyword == "interface" || keyword == "implementation",
        code.tokens.indices.contains(index + 2)
      {
        let (type, next) = reader.type(at: index, keyword)
        types.append(type)
        index = next
      } else {
        index = code.after(index)
      }
    }
    return types
  }

  private func type(at start: Int, _ keyword: String) -> (SourceType, Int) {
    var index = start + 3
    var inherits: [String] = []
    if code.text(index) == ":" {
      inherits.append(code.text(index + 1))
      index += 2
    }
    if code.text(index) == "(" { index = code.after(index) }
    if code.text(index) == "<", keyword == "interface" {
      index += 1
      while index < code.tokens.count, code.text(index) != ">" {
        if code.tokens[index].kind == .word { inherits.append(code.text(index)) }
        index += 1
      }
      index += 1
    }
    var type = SourceType(
      name: code.text(start + 2), keyword: keyword, inherits: inherits, attributes: [],
      location: code.location(start + 2))
    while index < code.tokens.count {
      if code.text(index) == "@", code.text(index + 1) == "end" { return (type, index + 2) }
      let isMethod =
        code.tokens[index].startsLine && (code.text(index) == "-" || code.text(index) == "+")
      if isMethod, code.text(index + 1) == "(" {
        let (method, next) = method(at: index)
        if let method { type.methods.append(method) }
        index = next
      } else {
        index = code.after(index)
      }
    }
    return (type, index)
  }

  private func method(at start: Int) -> (SourceMethod?, Int) {
    var index = code.after(start + 1)
    let name = index
    let result = code.joined((start + 2)..<max(start + 2, index - 1))
    var parameters: [SourceMethod.Parameter] = []
    while index < code.tokens.count, code.text(index) != "{", code.text(index) != ";" {
      if code.tokens[index].kind == .word, code.text(index + 1) == ":", code.text(index + 2) == "("
      {
        let end = code.after(index + 2)
        parameters.append(
          SourceMethod.Parameter(
            label: code.text(index), name: code.text(end),
            type: code.joined((index + 3)..<max(index + 3, end - 1))))
        index = end + 1
      } else if code.text(index) == "@" || code.text(index) == "}" {
        return (nil, index)
      } else {
        index = code.after(index)
      }
    }
    guard code.tokens.indices.contains(name) else { return (nil, index) }
    let body = code.text(index) == "{" ? code.inside(index) : nil
    let method = SourceMethod(
      name: code.text(name), parameters: parameters,
      attributes: code.text(start) == "+" ? ["static"] : [],
      result: result, body: body, location: code.location(name))
    return (method, body.map { $0.upperBound + 1 } ?? index + 1)
  }
}
