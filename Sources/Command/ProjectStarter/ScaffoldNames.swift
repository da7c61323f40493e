/// Gives files names that every file system takes, each once, in capitals or not.
struct ScaffoldNames {
  private let folder: String
  private var taken: Set<String>

  /// The longest name, so that it stays below the 255 bytes of most file systems.
  private static let longest = 60

  /// - Parameters:
  ///   - folder: The folder of all files.
  ///   - taken: The paths of files that are there already.
  init(folder: String, taken: [String]) {
    self.folder = folder
    self.taken = Set(taken.map { $0.lowercased() })
  }

  /// The path of a file with the first of some names that no other has; where each is taken, the last
  /// gets a number.
  mutating func path(_ names: [String], _ ending: String) -> String {
    let bases = names.map(Self.plain)
    for base in bases {
      let path = "\(folder)/\(base)\(ending)"
      if taken.insert(path.lowercased()).inserted { return path }
    }
    var number = 2
    while true {
      let path = "\(folder)/\(bases.last ?? "Unnamed")-\(number)\(ending)"
      if taken.insert(path.lowercased()).inserted { return path }
      number += 1
    }
  }

  private static func plain(_ name: String) -> String {
    let plain = name.unicodeScalars.map { scalar in
      let isPlain =
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || scalar == "-" || scalar == "_"
      return isPlain ? String(scalar) : "-"
    }.joined().prefix(longest)
    return plain.isEmpty || plain.allSatisfy { $0 == "-" } ? "Unnamed" : String(plain)
  }
}
