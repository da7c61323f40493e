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
}
