import Foundation

/// What `count-definitions.py` counts in one definition of a project.
struct CountedDefinition: Decodable {
  let path: String
  let intents: [Intent]
  let enums: [Enumeration]
  let types: [ObjectType]
  let texts: [Text]
  let translations: [Translation]

  struct Intent: Decodable {
    let name: String
    let parameters: [String]
    let codes: [String]
    let responseParameters: [String]
    let combinations: [Combination]
  }

  struct Combination: Decodable {
    let use: String
    let parameters: [String]
    let title: String
  }

  struct Enumeration: Decodable {
    let name: String
    let cases: [Case]

    struct Case: Decodable {
      let name: String
      let index: Int
    }
  }

  struct ObjectType: Decodable {
    let name: String
    let properties: [String]
  }

  struct Text: Decodable, Hashable {
    let id: String
    let text: String
    let owner: Owner
  }

  struct Owner: Decodable, Hashable {
    let kind: String
    let name: String
  }

  struct Translation: Decodable {
    let language: String
    let texts: [String: String]
  }
}

/// The counts of all projects, made by Python.
enum IndependentCount {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The definitions of each project, by its name.
  ///
  /// - Throws: A failure that says so when there is no Python 3.
  static func projects(in corpus: URL) throws -> [String: [CountedDefinition]] {
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "count-definitions.py")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", script.path, corpus.path]
    let output = Pipe()
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(
        description: process.terminationStatus == 127
          ? "PYTHON NOT FOUND: nothing is counted; run 'Scripts/bootstrap test'"
          : "count-definitions.py ended with status \(process.terminationStatus)")
    }
    return try JSONDecoder().decode([String: [CountedDefinition]].self, from: data)
  }
}
