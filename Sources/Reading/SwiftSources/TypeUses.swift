/// A few types, and the properties and methods of a class that hold or return one of them.
struct TypeUses {
  private let types: Set<String>
  private var byName: [String: String] = [:]

  var isEmpty: Bool { types.isEmpty }

  init(of types: Set<String>, in hosted: HostedClass) {
    self.types = types
    guard !types.isEmpty else { return }
    var found: [String: Set<String>] = [:]
    var paths: Set<String> = []
    for part in hosted.parts where paths.insert(part.code.path).inserted {
      let code = part.code
      for index in code.tokens.indices where types.contains(code.text(index)) {
        for name in code.holders(ofTypeAt: index) {
          found[name, default: []].insert(code.text(index))
        }
      }
    }
    // A name that stands for one type here and for another there tells nothing.
    byName = found.filter { $0.value.count == 1 }.compactMapValues(\.first)
  }

  /// The type that a word is, or that what it names holds; a string may be a name in a storyboard.
  func type(at index: Int, of code: SourceCode) -> String? {
    let word = code.tokens[index].text
    switch code.tokens[index].kind {
    case .word: return types.contains(word) ? word : byName[word]
    case .string:
      let name = word.filter { $0 != "\"" && $0 != "@" }
      return types.contains(name) ? name : nil
    default: return nil
    }
  }
}

extension SourceCode {
  /// What a declaration with a type names: a property, a constant or a method that returns it.
  fileprivate func holders(ofTypeAt index: Int) -> [String] {
    switch language {
    case .swift:
      let isDeclared =
        [":", "="].contains(text(index - 1)) && ["let", "var"].contains(text(index - 3))
      return isDeclared ? [text(index - 2)] : []
    case .objectiveC:
      guard text(index + 1) == "*" else { return [] }
      let name = text(index + 2) == ")" ? index + 3 : index + 2
      guard tokens.indices.contains(name), tokens[name].kind == .word else { return [] }
      // The variable behind a property, too.
      return [text(name), "_\(text(name))"]
    }
  }
}
