import Foundation
import TestSupport

/// What a validator that many editors agree with says of some documents.
///
/// It is Python's `jsonschema`, which `Scripts/bootstrap test` installs.
struct SchemaValidation: Decodable {
  /// What is wrong with each schema, by its name.
  let schemas: [String: [String]]
  /// What is wrong with each document, in the order they were given.
  let documents: [[String]]

  struct Document: Encodable, Sendable {
    /// The name of the schema.
    let schema: String
    let text: String
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private struct Job: Encodable {
    let schemas: [String: String]
    let documents: [Document]
  }

  /// Validates documents against the product's own schemas, and others by their names.
  static func run(
    _ documents: [Document], others: [String: String] = [:]
  ) throws -> SchemaValidation {
    var schemas = others
    for name in SchemaFile.names { schemas[name] = try SchemaFile.named(name).text }
    let folder = try TemporaryFolder()
    try folder.write(
      Array(try JSONEncoder().encode(Job(schemas: schemas, documents: documents))), at: "job")
    let script = SchemaFile.package.appending(path: "Tests/SchemaTests/validate.py").path
    let status = try execute([try python(), script], in: folder)
    guard status == 0, let output = folder.text(at: "out") else {
      throw Failure(description: folder.text(at: "err") ?? "validate.py has failed")
    }
    return try JSONDecoder().decode(SchemaValidation.self, from: Data(output.utf8))
  }

  /// The first Python that has both libraries.
  private static func python() throws -> String {
    for candidate in ["python3", "/usr/bin/python3"] {
      let folder = try TemporaryFolder()
      try folder.write("", at: "job")
      let words = [
        candidate, "-c", "import yaml; from jsonschema import Draft202012Validator",
      ]
      if try execute(words, in: folder) == 0 { return candidate }
    }
    throw Failure(
      description: """
        There is no Python with jsonschema 4 and PyYAML, which the tests of the schemas need
          fix: Run 'Scripts/bootstrap test'
        """)
  }

  /// Runs a command that reads `job` of a folder, and writes `out` and `err` there.
  private static func execute(_ words: [String], in folder: TemporaryFolder) throws -> Int32 {
    for name in ["out", "err"] { try folder.write("", at: name) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.standardInput = try FileHandle(forReadingFrom: folder.url.appending(path: "job"))
    process.standardOutput = try FileHandle(forWritingTo: folder.url.appending(path: "out"))
    process.standardError = try FileHandle(forWritingTo: folder.url.appending(path: "err"))
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
