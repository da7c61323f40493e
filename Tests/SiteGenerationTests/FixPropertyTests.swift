@testable import ProjectReading
import Diagnostics
import Foundation
import ProjectTestSupport
import SiteGeneration
import TestSupport
import Testing

/// Slips in the product's own examples, fixed in memory.
@Suite(.onlyInFullLane) struct FixPropertyTests {
  private struct Summary: Hashable {
    let rule: String
    let message: String
  }

  private static let examples: [SampleProject] = {
    let content = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Content/examples").standardizedFileURL
    return ["Cafe", "SpokeStreet"].map { name in
      var project = SampleProject()
      let folder = content.appending(path: name).path
      for path in (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? [] {
        if let data = FileManager.default.contents(atPath: "\(folder)/\(path)") {
          project.files[path] = [UInt8](data)
        }
      }
      return project
    }
  }()

  @Test func fixesBringNothingNewAndLeaveNothingBehind() throws {
    var random = FixedRandom(state: 9)
    var fixedCount = 0
    for example in Self.examples {
      let original = Set(example.project.diagnostics.map(summary))
      let paths = example.files.keys.filter {
        $0.hasSuffix(".yml") || $0.hasSuffix("Info.plist") || $0.hasSuffix(".md")
      }.sorted()
      try #require(paths.count > 3)
      for _ in 0..<40 {
        var project = example
        for _ in 0..<3 {
          guard let path = paths.randomElement(using: &random) else { continue }
          project.files[path] = slipped(project.files[path] ?? [], &random)
        }
        let damaged = project.project.diagnostics
        let damagedProject = project.project
        let plan = FixPlan(damaged, resolve: damagedProject.edits)
        guard !plan.fixed.isEmpty else { continue }
        fixedCount += plan.fixed.count
        for path in plan.edits.keys {
          let text = try #require(plan.text(of: path, changing: project.files[path] ?? []))
          project.files[path] = text
        }
        let left = project.project.diagnostics
        let gone = Set(plan.fixed.map(place))
        #expect(left.filter { gone.contains(place($0)) } == [])
        let new = Set(left.map(summary)).subtracting(original)
          .subtracting(damaged.map(summary))
        // What a broken key hid may be broken as well, and is fixable or was damaged by another slip.
        let hidden = left.filter { new.contains(summary($0)) && $0.corrections.isEmpty }
        #expect(hidden.isEmpty || plan.postponed.count + plan.fixed.count < 3)
      }
    }
    #expect(fixedCount > 40)
  }

  private func summary(_ finding: Diagnostic) -> Summary {
    Summary(rule: finding.rule.id, message: finding.message)
  }

  private func place(_ finding: Diagnostic) -> String {
    "\(finding.rule.id) \(finding.location.map { "\($0)" } ?? "") \(finding.message)"
  }

  /// A word with a letter lost, doubled or in the other case.
  private func slipped(_ bytes: [UInt8], _ random: inout FixedRandom) -> [UInt8] {
    let isLetter = { (byte: UInt8) in
      (65...90).contains(byte) || (97...122).contains(byte)
    }
    let places = bytes.indices.filter { index in
      index > 2 && index + 3 < bytes.count && bytes[(index - 2)...(index + 2)].allSatisfy(isLetter)
    }
    guard let place = places.randomElement(using: &random) else { return bytes }
    var bytes = bytes
    switch Int.random(in: 0..<3, using: &random) {
    case 0: bytes.remove(at: place)
    case 1: bytes.insert(bytes[place], at: place)
    default: bytes[place] ^= 0x20
    }
    return bytes
  }
}
