/// The names that the sources of an extension use, other than to declare them.
struct WrittenNames: Sendable {
  private let classes: Set<String>
  private let used: Set<String>

  init(of sources: ControllerSources) {
    var used: Set<String> = []
    var seen: Set<String> = []
    for part in sources.types.values.joined() where seen.insert(part.code.path).inserted {
      let code = part.code
      for index in code.tokens.indices {
        switch code.tokens[index].kind {
        case .word where !code.declaresProperty(at: index): used.insert(code.text(index))
        // Code in interpolations, and names for key-value coding.
        case .string:
          let words = code.tokens[index].text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
          used.formUnion(words.map { String($0) })
        default: break
        }
      }
    }
    self.used = used
    classes = Set(sources.types.keys)
  }

  /// What brings views to the screen that no file has.
  private static let makingViews: Set = [
    "addSubview", "insertSubview", "addArrangedSubview", "addChild", "addChildViewController",
    "UIHostingController", "loadView", "loadNibNamed", "UINib", "draw", "drawRect",
    "instantiateViewController", "instantiateInitialViewController",
  ]

  /// Whether any of it makes views, or draws.
  var makeViews: Bool { !used.isDisjoint(with: Self.makingViews) }

  /// Whether any of it sets the background of a view.
  var setBackgrounds: Bool { used.contains("backgroundColor") }

  /// Whether an outlet of a class that is here is never named.
  func leaveAlone(_ outlet: String, of names: some Sequence<String>) -> Bool {
    names.contains { classes.contains($0) } && !used.contains(outlet)
      && !used.contains("_\(outlet)")
  }
}

extension SourceCode {
  /// Whether a word is the name in the declaration of a property or of an instance variable.
  fileprivate func declaresProperty(at index: Int) -> Bool {
    switch language {
    case .swift: ["var", "let"].contains(text(index - 1))
    case .objectiveC:
      text(index - 1) == "*" && text(index + 1) == ";" || text(index - 1) == "synthesize"
        || text(index - 3) == "synthesize"
    }
  }
}
