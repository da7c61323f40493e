import Foundation
import TestSupport
import Testing

/// The schemas hold for every file of the project that they are for.
@Suite(.onlyInFullLane) struct SchemaDocumentTests {
  /// What is wrong on purpose, in the golden case of bad input.
  private static let broken: Set = [
    "Conflict.interaction.yml", "Tabs.interaction.yml", "Tree.interaction.yml", "site.yml",
  ]

  @Test func everyFileOfTheProjectIsValid() throws {
    let paths = try Self.paths()
    for name in SchemaFile.names {
      #expect(paths.contains { Self.schema(of: $0) == name }, "no file for \(name)")
    }
    let documents = try paths.map { path in
      SchemaValidation.Document(
        schema: try #require(Self.schema(of: path)),
        text: try String(
          contentsOf: SchemaFile.package.appending(path: path), encoding: .utf8))
    }
    let validation = try SchemaValidation.run(documents)
    for name in SchemaFile.names { #expect(validation.schemas[name] == [], "\(name)") }
    #expect(validation.documents.count == paths.count)
    for (path, problems) in zip(paths, validation.documents) {
      let file = path.split(separator: "/").last.map { String($0) } ?? ""
      let isBroken = path.contains("/bad-input/input/") && Self.broken.contains(file)
      #expect(problems.isEmpty != isBroken, "\(path): \(problems.joined(separator: "\n"))")
    }
  }

  private static func schema(of path: String) -> String? {
    if path.hasSuffix("/catalogue.json") { return "catalogue" }
    if path.hasSuffix("/site.yml") { return "site" }
    return ["controller", "host", "interaction"].first { path.hasSuffix(".\($0).yml") }
  }

  private static func paths() throws -> [String] {
    try ["Content", "Tests/GoldenTests/Cases", "Sources/Host/HostSimulation/Embedded"].flatMap {
      folder in
      try FileManager.default.subpathsOfDirectory(
        atPath: SchemaFile.package.appending(path: folder).path
      ).map { "\(folder)/\($0)" }
    }.filter { schema(of: $0) != nil }.sorted()
  }
}
