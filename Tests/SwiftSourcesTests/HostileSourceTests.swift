import SwiftSources
import Diagnostics
import Foundation
import TestSupport
import Testing

/// Any bytes at all: nothing traps, and nothing takes more than its share of time.
@Suite(.onlyInFullLane) struct HostileSourceTests {
  private func read(_ bytes: [UInt8]) -> Int {
    ["a.swift", "a.m"].map { path in
      let sources = ControllerSources(
        [.init(path: path, bytes: bytes)],
        start: .entry(
          .init(
            className: "C", location: SourceLocation(file: path), isPrincipal: false,
            hasModule: true)),
        intents: [])
      _ = sources.entryClass
      return sources.findings().count
    }.reduce(0, +)
  }

  private static let controller = ###"""
    import UIKit
    class C: UIViewController, INUIHostedViewControlling {
      let pattern = /a[)}]"b/ ; let raw = ##"\("\##(x)")"##; let lines = """
        { "quoted" \(f("}", { a in "\(b)" })) }
        """
      func configureView(for parameters: Set<INParameter>, of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
        completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void) {
        /* { /* nested */ */
        switch interaction.intentHandlingStatus {
        case .success: completion(true, parameters, CGSize(width: 320, height: 1))
        default: return
        }
      }
    }
    """###

  @Test func findsItsWayThroughStringsCommentsAndExpressions() {
    let findings = ControllerSources(
      [.init(path: "a.swift", bytes: Array(Self.controller.utf8))], start: .unknown, intents: []
    ).findings()
    #expect(findings.map(\.rule.id) == ["source-completion-missing", "source-fixed-width"])
  }

  @Test func noMutantTraps() {
    var random = FixedRandom(state: 4)
    var total = 0
    for _ in 0..<1500 {
      total += read(Mutation.mutant(of: Array(Self.controller.utf8), using: &random))
    }
    #expect(total > 100)
  }

  @Test func everyBeginningOfAFileIsRead() {
    let bytes = Array(Self.controller.utf8)
    for count in 0...bytes.count { _ = read(Array(bytes[..<count])) }
    #expect(read(bytes) > 0)
  }

  @Test(arguments: [
    "(", "{", "\"\\(", "/*", "#\"", "/a", "\"\"\"", "class A {", "func f(", "if a {", "`", "#",
    "@interface A <", "- (a)b:(c)", "case a:", "switch a {", "é", "<", "\\\n", "#if\n", "'\\",
  ]) func readsWhateverIsRepeated(part: String) {
    #expect(read(Array(String(repeating: part, count: 60_000 / part.count).utf8)) == 0)
  }

  @Test func readsItsOwnSourcesWithoutLosingABracket() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources")
      .standardizedFileURL
    var count = 0
    for path in try FileManager.default.subpathsOfDirectory(atPath: root.path)
    where path.hasSuffix(".swift") {
      let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      let probe = text + "\nclass Probe: UIViewController, INUIHostedViewControlling {}\n"
      let found = ControllerSources(
        [.init(path: "a.swift", bytes: Array(probe.utf8))], start: .unknown, intents: []
      ).findings()
      #expect(found.map(\.rule.id) == ["source-no-configure"], "\(path)")
      count += 1
    }
    #expect(count > 300)
  }
}
