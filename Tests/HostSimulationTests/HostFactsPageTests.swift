import Diagnostics
import Foundation
import HostSimulation
import SourceFormats
import TestSupport
import Testing

/// The page of the reference that lists every value of every profile with its certainty and source.
struct HostFactsPageTests {
  private static let embedded = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/Host/HostSimulation/Embedded")

  /// `CARDPROOF_RECORD=1` writes the page anew.
  @Test func thePageHasEveryFactOfEveryProfile() throws {
    var text = Self.introduction
    for name in HostProfile.builtInNames {
      let file = "\(name).host.yml"
      let source = try String(
        contentsOf: Self.embedded.appending(path: file), encoding: .utf8)
      var diagnostics: [Diagnostic] = []
      let root = try readYAML(
        SourceText(path: file, text: source), reporting: &diagnostics)
      #expect(diagnostics.isEmpty)
      let facts = facts(in: root, at: "")
      let mentioned = source.matches(of: /\bcertainty:/).count
      #expect(facts.count == mentioned && facts.count > 1, "\(name)")
      let sources = facts.reduce(into: [String]()) { sources, fact in
        if !sources.contains(fact.word) { sources.append(fact.word) }
      }
      let parent = root.value(of: "extends")?.string
      text += "\n## \(name)\n\n"
      if let parent { text += "It extends `\(parent)`; this is what differs.\n\n" }
      text += "| values | certainty | source |\n|---|---|---|\n"
      for word in sources {
        let values = facts.filter { $0.word == word }.map(\.value)
        text += "| \(values.joined(separator: "; ")) | \(word) |\n"
      }
    }
    try Recorded.check("Content/reference/host-facts.md", is: text)
  }

  private static let introduction = """
    ---
    title: Host facts
    description: Every value of every host profile, with its certainty and its source.
    order: 26
    ---

    # Host facts

    The values of each profile, by source. [Hosts and certainty](hosts.md) explains them.

    """

  /// A value, and the certainty with the source, as cells of a table.
  private struct Fact {
    let value: String
    let word: String
  }

  /// The facts of all mappings that name a certainty, in the order of the file.
  private func facts(in node: YAMLNode, at path: String) -> [Fact] {
    switch node.content {
    case .scalar: return []
    case .sequence(let nodes):
      return nodes.enumerated().flatMap { index, node in
        let names = node.value(of: "intents").map { summary($0) } ?? "\(index + 1)"
        return facts(in: node, at: "\(path)[\(names)]")
      }
    case .mapping(let entries):
      var own: [Fact] = []
      if let certainty = node.value(of: "certainty")?.string {
        let value = node.value(of: "value") ?? node.value(of: "sections")
        own.append(
          Fact(
            value: "`\(cell(path))` \(cell(value.map { summary($0) } ?? ""))",
            word: "\(certainty) | \(cell(node.value(of: "source")?.string ?? ""))"))
      }
      return own
        + entries.flatMap {
          facts(in: $0.value, at: path.isEmpty ? $0.key : "\(path).\($0.key)")
        }
    }
  }

  /// A value in a few words.
  private func summary(_ node: YAMLNode) -> String {
    switch node.content {
    case .scalar(let scalar): scalar.text
    case .sequence(let nodes):
      nodes.allSatisfy { $0.string != nil }
        ? nodes.isEmpty ? "none" : nodes.compactMap(\.string).joined(separator: ", ")
        : nodes.count == 1 ? "1 section" : "\(nodes.count) sections"
    case .mapping(let entries):
      entries.map { "\($0.key): \(summary($0.value))" }.joined(separator: ", ")
    }
  }

  /// A value in a few words can hold the sign that separates cells.
  private func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }
}

extension YAMLNode {
  /// The value of a key; nil where there is none.
  fileprivate func value(of key: String) -> YAMLNode? {
    guard case .mapping(let entries) = content else { return nil }
    return entries.first { $0.key == key }?.value
  }
}
