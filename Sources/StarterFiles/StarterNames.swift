/// Gives files names that every file system takes, each once, in capitals or not.
struct StarterNames {
  private let folder: String
  private var taken: Set<String> = []

  /// The longest name, so that it stays below the 255 bytes of most file systems.
  private static let longest = 60

  init(folder: String) {
    self.folder = folder
  }

  mutating func path(_ name: String, _ ending: String) -> String {
    let plain = name.unicodeScalars.map { scalar in
      let isPlain =
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || scalar == "-" || scalar == "_"
      return isPlain ? String(scalar) : "-"
    }.joined().prefix(Self.longest)
    let base = plain.isEmpty || plain.allSatisfy { $0 == "-" } ? "Unnamed" : String(plain)
    var path = "\(folder)/\(base)\(ending)"
    var number = 2
    while !taken.insert(path.lowercased()).inserted {
      path = "\(folder)/\(base)-\(number)\(ending)"
      number += 1
    }
    return path
  }
}
