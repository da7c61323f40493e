/// The sizes of the system's symbols, which the host knows.
@MainActor enum SymbolSizes {
  private static var known: [String: CGSize] = [:]

  /// The size beside text of 17 points.
  nonisolated static func size(of name: String) -> CGSize {
    MainActor.assumeIsolated {
      if let size = known[name] { return size }
      let answer = HostPipe.ask(["type": "symbol", "what": .string(name)])
      let numbers = answer?["size"]?.numbers ?? []
      let size =
        numbers.count == 2 ? CGSize(width: numbers[0], height: numbers[1]) : .zero
      known[name] = size
      return size
    }
  }

  /// Whether a symbol has a mark on something that is in its second color, as `checkmark.circle` (documented).
  nonisolated static func hasGround(_ name: String) -> Bool {
    let words = name.split(separator: ".").filter { $0 != "fill" }
    let grounds: Set = [
      "circle", "square", "rectangle", "triangle", "octagon", "shield", "seal", "bubble",
    ]
    return words.count > 1 && grounds.contains(words.last.map(String.init) ?? "")
  }

  /// The name of a sign that points along or against the direction of reading, by where it points.
  nonisolated static func directed(_ name: String) -> String {
    var words = name.split(separator: ".").map(String.init)
    guard words.count > 1, ["arrow", "chevron"].contains(words[0]),
      ["backward", "forward"].contains(words[1])
    else { return name }
    let isToTheRight = MainActor.assumeIsolated {
      (words[1] == "forward")
        == (UIUserInterfaceLayoutDirection.cardproofOfLanguage != .rightToLeft)
    }
    words[1] = isToTheRight ? "right" : "left"
    return words.joined(separator: ".")
  }
}
