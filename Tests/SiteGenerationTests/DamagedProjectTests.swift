@testable import OutputFolder
import Diagnostics
import Foundation
import ProjectTestSupport
import SiteGeneration
import TestSupport
import Testing

/// Correct projects with one thing damaged: how often the damage is found where it is.
@Suite(.onlyInFullLane) struct DamagedProjectTests {
  private static let examples = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Content/examples")

  /// The files of an example by path, with a translation of its definitions.
  private static func project(_ name: String) -> SampleProject {
    let folder = examples.appending(path: name)
    var project = SampleProject()
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    for path in paths {
      guard let data = try? Data(contentsOf: folder.appending(path: path)) else { continue }
      project.files[path] = [UInt8](data)
    }
    for path in paths where path.hasSuffix(".intentdefinition") {
      let file = path.dropLast(".intentdefinition".count)
      project["de.lproj/\(file).strings"] = translation(of: project[path])
    }
    return project
  }

  /// Every text of a definition by its id, as the last lines of each have it.
  private static func translation(of definition: String) -> String {
    let lines = definition.split(separator: "\n").map { String($0) }
    var entries: [String: String] = [:]
    for index in lines.indices.dropFirst(3) where lines[index - 1].hasSuffix("ID</key>") {
      let key = lines[index - 1].replacing("ID</key>", with: "</key>")
      guard lines[index - 3] == key, let text = lines[index - 2].plistText,
        let id = lines[index].plistText
      else { continue }
      entries[id] = text
    }
    return entries.sorted { $0.key < $1.key }
      .map { "\"\($0.key)\" = \"\($0.value.replacing("\"", with: "\\\""))\";\n" }.joined()
  }

  private struct Outcome {
    let damage: Damage
    let path: String
    let line: Int
    let isHarmless: Bool
    let found: [Diagnostic]

    /// Whether a finding, or a remark of one, stands in the damaged file.
    var isFound: Bool {
      found.contains { finding in
        ([finding.location] + finding.notes.map(\.location)).contains { $0?.file == path }
      }
    }
  }

  private func outcomes(of name: String, count: Int, seed: UInt64) async throws -> [Outcome] {
    let project = Self.project(name)
    let sound = Set(try await findings(in: project))
    let endings = [
      ".intentdefinition", ".plist", ".controller.yml", ".interaction.yml", ".strings",
    ]
    // No rule reads the plist of an app: all that cards take from it is a name.
    let paths = project.files.keys.filter { path in
      endings.contains(where: path.hasSuffix)
        && (!path.hasSuffix(".plist") || project[path].contains("NSExtension"))
    }.sorted()
    var random = FixedRandom(state: seed)
    var outcomes: [Outcome] = []
    while outcomes.count < count {
      let damage = Damage.allCases[Int.random(in: 0..<Damage.allCases.count, using: &random)]
      let path = paths[Int.random(in: 0..<paths.count, using: &random)]
      guard let hurt = damage.damaged(project[path], at: path, using: &random) else { continue }
      var damaged = project
      damaged[path] = hurt.text
      let found = try await findings(in: damaged).filter { !sound.contains($0) }
      outcomes.append(
        Outcome(
          damage: damage, path: path, line: hurt.line,
          isHarmless: hurt.isHarmless, found: found))
    }
    return outcomes
  }

  private func findings(in project: SampleProject) async throws -> [Diagnostic] {
    await project.findings()
  }

  /// The percentages of 200 damages, and of those that leave no correct project; they may rise, and
  /// never fall.
  @Test func damagesAreFoundInTheFileThatHasThem() async throws {
    var outcomes: [Outcome] = []
    for (index, name) in ["Cafe", "SpokeStreet", "SystemIntents", "Mistakes"].enumerated() {
      outcomes += try await self.outcomes(of: name, count: 50, seed: UInt64(index + 1))
    }
    #expect(outcomes.count == 200)
    let harmful = outcomes.filter { !$0.isHarmless }
    #expect(harmful.count >= 140)
    #expect(share(of: outcomes) >= 71, "\(share(of: outcomes)) % of all")
    #expect(
      share(of: harmful) >= 95,
      """
      \(share(of: harmful)) % of \(harmful.count), \(share(of: outcomes)) % of all; missed:
      \(harmful.filter { !$0.isFound }.map { "\($0.path):\($0.line) \($0.damage)" }
        .joined(separator: "\n"))
      """)
  }

  private func share(of outcomes: [Outcome]) -> Int {
    outcomes.count(where: \.isFound) * 100 / max(1, outcomes.count)
  }
}

extension String {
  fileprivate var plistText: String? {
    guard let start = firstRange(of: "<string>"), let end = firstRange(of: "</string>") else {
      return nil
    }
    return String(self[start.upperBound..<end.lowerBound])
  }
}
