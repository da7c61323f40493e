import Diagnostics
import Foundation
import PageMarkup
import Testing

@Suite(.enabled(if: ReferenceData.isThere, ReferenceData.hint))
struct CommonMarkSpecificationTests {
  @Test func rendersTheExamplesOfTheSpecification() throws {
    let data = try ReferenceData.content(of: "commonmark-spec.txt")
    let examples = examples(in: String(decoding: data, as: UTF8.self))
    #expect(examples.count == 655)
    var compared = 0
    for example in examples {
      var diagnostics: [Diagnostic] = []
      let document = try MarkdownDocument(
        file: "spec.txt", source: example.markdown, resolvesHTML: false, diagnostics: &diagnostics)
      guard document.frontMatter == nil, !holdsHTML(document.blocks),
        !differsBetweenVersions(example)
      else { continue }
      compared += 1
      let html = try renderer.render(document, diagnostics: &diagnostics).html
      // Apostrophes are escaped as well, which the specification does not ask for.
      #expect(
        html.replacingOccurrences(of: "&#39;", with: "'") == example.html,
        "line \(example.line): \(example.markdown)")
      #expect(diagnostics == [], "line \(example.line)")
    }
    print("CommonMark: \(compared) of \(examples.count) examples compared")
    #expect(compared == 578)
  }

  /// The export of an example is a document that says the same.
  @Test func exportsTheExamplesOfTheSpecification() throws {
    let data = try ReferenceData.content(of: "commonmark-spec.txt")
    var compared = 0
    var different: [Int] = []
    for example in examples(in: String(decoding: data, as: UTF8.self)) {
      var diagnostics: [Diagnostic] = []
      let document = try MarkdownDocument(
        file: "spec.txt", source: example.markdown, resolvesHTML: false, diagnostics: &diagnostics)
      guard document.frontMatter == nil, !holdsHTML(document.blocks) else { continue }
      let linked = renderer.render(document, diagnostics: &diagnostics)
      let export = try MarkdownDocument(
        file: "spec.md", source: linked.markdown, diagnostics: &diagnostics)
      let again = try renderer.render(export, diagnostics: &diagnostics).html
      func words(_ html: String) -> [Substring] { html.split(separator: /[ \n]+/) }
      compared += 1
      if words(again) != words(try linked.html) { different.append(example.line) }
    }
    #expect(compared == 581)
    // Tabs, spaces that do not break and line ends in titles become single spaces.
    #expect(different == [499, 649, 810, 3243])
  }

  /// Lets the made-up schemes of the specification through.
  private let renderer = MarkdownRenderer(
    anchors: .none,
    policy: LinkPolicy(schemes: [
      "http", "https", "mailto", "ftp", "irc", "made-up-scheme", "a+b+c", "localhost", "foo", "my",
    ]))

  /// Whether version 0.31 of the specification and version 0.30 of libcmark disagree.
  ///
  /// Since 0.31 all symbols count as punctuation, and HTML comments follow HTML's own rules.
  private func differsBetweenVersions(_ example: Example) -> Bool {
    example.html.contains("<!--")
      || example.markdown.unicodeScalars.contains {
        !$0.isASCII && $0.properties.generalCategory == .currencySymbol
      }
  }

  private func holdsHTML(_ nodes: [MarkdownNode]) -> Bool {
    nodes.contains { node in
      switch node.kind {
      case .html, .htmlBlock: true
      default: holdsHTML(node.children)
      }
    }
  }
}

private struct Example {
  let line: Int
  let markdown: String
  let html: String
}

/// The examples of the specification: between fences, parted by a line with a full stop.
private func examples(in specification: String) -> [Example] {
  let fence = String(repeating: "`", count: 32)
  let lines = specification.split(separator: "\n", omittingEmptySubsequences: false)
  var examples: [Example] = []
  var start: Int?
  for (index, line) in lines.enumerated() {
    if line.hasPrefix(fence + " example") {
      start = index + 1
    } else if line == fence, let first = start {
      let parts = lines[first..<index].split(
        separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
      let texts = parts.map { part in
        part.map { $0.replacing("→", with: "\t") + "\n" }.joined()
      }
      if texts.count == 2 {
        examples.append(Example(line: first, markdown: texts[0], html: texts[1]))
      }
      start = nil
    }
  }
  return examples
}
