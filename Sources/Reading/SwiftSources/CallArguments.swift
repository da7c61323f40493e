/// What the calls of a file's own methods hand over.
struct CallArguments {
  private let code: SourceCode
  /// Where words stand in front of a bracket, by the word.
  private let calls: [String: [Int]]

  /// Only Swift's calls are read: a method of Objective-C has its name in pieces.
  init(_ code: SourceCode) {
    self.code = code
    guard code.language == .swift else {
      calls = [:]
      return
    }
    calls = Dictionary(
      grouping: code.tokens.indices.filter {
        code.tokens[$0].kind == .word && code.text($0 + 1) == "(" && code.text($0 - 1) != "func"
      }
    ) { code.text($0) }
  }

  /// What a value holds that is nothing but a parameter of the method around it: one for each call in
  /// the file; none where it is anything else, or where a call leaves it out.
  func values(of value: Range<Int>, in methods: [SourceMethod]) -> [Range<Int>] {
    let name = code.text(value.lowerBound)
    guard value.count == 1, !calls.isEmpty,
      let method = methods.first(where: { $0.body?.contains(value.lowerBound) ?? false }),
      let number = method.parameters.firstIndex(where: { $0.name == name }),
      let body = method.body,
      !body.contains(where: { code.text($0) == name && ["let", "var"].contains(code.text($0 - 1)) })
    else { return [] }
    let found = calls[method.name, default: []].prefix(SourceCode.maximumPlaces).map { call in
      argument(number, of: method, in: call)
    }
    let known = found.compactMap(\.self)
    return known.count == found.count ? known : []
  }

  private func argument(
    _ number: Int, of method: SourceMethod, in call: Int
  ) -> Range<Int>? {
    guard let inside = code.inside(call + 1) else { return nil }
    let arguments = code.arguments(inside).filter { !$0.isEmpty }
    let label = method.parameters[number].label
    if label == "_" {
      guard arguments.indices.contains(number), code.text(arguments[number].lowerBound + 1) != ":"
      else { return nil }
      return arguments[number]
    }
    return arguments.first { code.matches([label, ":"], at: $0.lowerBound) }
      .map { ($0.lowerBound + 2)..<$0.upperBound }
      .flatMap { $0.isEmpty ? nil : $0 }
  }
}
