import Foundation

/// The modules and tests of the package, as `Package.swift` declares them and as their files import them.
struct SourceTree {
  /// A target with what it may import and what it does import.
  struct Target {
    let name: String
    /// The path of its folder in the package.
    let folder: String
    let dependencies: Set<String>
    let imports: Set<String>
    let lineCount: Int
    let typeCount: Int

    init(folder: String, dependencies: Set<String>, lines: [Substring]) {
      name = folder.split(separator: "/").last.map { String($0) } ?? folder
      self.folder = folder
      self.dependencies = dependencies
      lineCount = lines.count
      let words = lines.map { $0.split(separator: " ") }
      imports = Set(
        words.filter { $0.dropLast().last == "import" && !$0[0].hasPrefix("/") }
          .compactMap { $0.last.map { String($0) } })
      typeCount = words.count(where: Self.declaresType)
    }

    private static let kinds: Set<Substring> = ["struct", "class", "enum", "actor", "protocol"]

    /// Whether a kind of type follows nothing but modifiers, and a capital follows it.
    private static func declaresType(_ words: [Substring]) -> Bool {
      guard let kind = words.firstIndex(where: kinds.contains), kind + 1 < words.count else {
        return false
      }
      return words[kind + 1].first?.isUppercase == true
        && words[..<kind].allSatisfy { $0.allSatisfy { $0.isLowercase || $0 == "@" } }
    }
  }

  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static let shared = Result { try SourceTree() }

  /// The modules of the product, in the order of `Package.swift`.
  let modules: [Target]
  let tests: [Target]

  private init() throws {
    let manifest = try String(
      contentsOf: Self.root.appending(path: "Package.swift"), encoding: .utf8)
    let module = /module\(\s*"(?<path>[^"]+)",\s*\[(?<names>[^\]]*)\]/
    let command = /path: "Sources\/(?<path>[\w\/]+)"/
    let test = /(?<kind>tests|projectTests)\(\s*"(?<name>\w+)",\s*\[(?<names>[^\]]*)\]/
    modules =
      try manifest.matches(of: module).map {
        try Self.target("Sources/\($0.path)", dependencies: Self.names($0.names))
      }
      + manifest.matches(of: command).map {
        let before = manifest[..<$0.range.lowerBound]
        let list = before.ranges(of: "dependencies: [").last.map { before[$0.upperBound...] }
        return try Self.target(
          "Sources/\($0.path)",
          dependencies: Self.names(list?.prefix { $0 != "]" } ?? ""))
      }
    tests = try manifest.matches(of: test).map {
      var names = Self.names($0.names).union(["TestSupport"])
      if $0.kind == "projectTests" {
        names.formUnion([
          "Diagnostics", "Views", "ProjectReading", "CardMatrix", "OutputFolder", "SitePages",
          "SiteGeneration", "ProjectTestSupport",
        ])
      }
      return try Self.target("Tests/\($0.name)", dependencies: names)
    }
  }

  private static func names(_ list: Substring) -> Set<String> {
    Set(list.matches(of: /"(\w+)"/).map { String($0.1) })
  }

  /// The modules that a module has as texts, which it compiles when it runs a class.
  static func standIns(in module: Target) throws -> [Target] {
    let folder = module.folder + "/Embedded"
    let names =
      (try? FileManager.default.contentsOfDirectory(
        atPath: root.appending(path: folder).path)) ?? []
    return try names.sorted().map { try target("\(folder)/\($0)", dependencies: []) }
      .filter { $0.lineCount > 0 }
  }

  private static func target(_ folder: String, dependencies: Set<String>) throws -> Target {
    let url = root.appending(path: folder)
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: url.path)) ?? []
    let lines = try paths.filter { $0.hasSuffix(".swift") }.flatMap {
      try String(contentsOf: url.appending(path: $0), encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    }
    return Target(folder: folder, dependencies: dependencies, lines: lines)
  }
}
