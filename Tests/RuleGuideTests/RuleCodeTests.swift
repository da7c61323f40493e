@testable import ProjectReading
import Diagnostics
import Foundation
import SiteComparison
import SiteGeneration
import Testing

/// The code of a rule can be found from its id: the id stands in one file, beside the name by which
/// the code reports it.
struct RuleCodeTests {
  private static let sources: [String] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources").standardizedFileURL
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (paths ?? []).filter { $0.hasSuffix(".swift") }.sorted().compactMap {
      try? String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }
  }()

  /// The name of each rule in code, and its id, as often as they are declared.
  private static let declared: [(name: String, id: String)] = sources.flatMap { text in
    text.matches(of: /static let (\w+) = Rule\(\s*"([^"]+)"/).map {
      (String($0.output.1), String($0.output.2))
    }
  }

  @Test func eachIdIsDeclaredOnce() {
    let ids = (Rule.all + Rule.siteComparisonRules).map(\.id).sorted()
    #expect(Self.declared.map(\.id).sorted() == ids)
    #expect(Set(Self.declared.map(\.name)).count == ids.count)
  }

  /// Where it is declared, in the list of its module, and where it is reported.
  @Test func noRuleIsWithoutCodeThatReportsIt() {
    let isLetter = { (byte: UInt8) in
      (65...90).contains(byte) || (97...122).contains(byte) || (48...57).contains(byte)
    }
    let words = Self.sources.flatMap { $0.utf8.split { !isLetter($0) } }.map { String($0) ?? "" }
    let counts = words.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    #expect(Self.declared.filter { counts[$0.name, default: 0] < 3 }.map(\.id) == [])
  }
}
