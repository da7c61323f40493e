import Diagnostics
import PageMarkup
import Testing

struct MarkdownDocumentTests {
  @Test func cutsFrontMatterOffAndKeepsLines() throws {
    let document = try read("---\ntitle: Soups\norder: 2\n---\n\n# Soup\n")
    #expect(document.frontMatter?.text == "title: Soups\norder: 2\n")
    #expect(document.frontMatter?.line == 2)
    #expect(document.blocks.map(\.place.line) == [6])
  }

  @Test(arguments: ["---\r\na: b\r\n---\r\n# T", "---\na: b\n...\n# T", "---  \na: b\n--- \n# T"])
  func acceptsOtherWaysToWriteFrontMatter(source: String) throws {
    let document = try read(source)
    #expect(document.frontMatter?.text.hasPrefix("a: b") == true)
    #expect(document.title == "T")
    #expect(document.blocks.first?.place.line == 4)
  }

  @Test(arguments: ["# T\n---\na: b\n---\n", " ---\na: b\n---\n", "----\na: b\n---\n"])
  func takesFrontMatterOnlyFromTheTop(source: String) throws {
    #expect(try read(source).frontMatter == nil)
  }

  @Test func acceptsEmptyFrontMatter() throws {
    #expect(try read("---\n---\n# T").frontMatter?.text == "")
  }

  @Test func reportsUnclosedFrontMatter() throws {
    var diagnostics: [Diagnostic] = []
    _ = try MarkdownDocument(
      file: "a.md", source: "---\ntitle: Soups\n# T", diagnostics: &diagnostics)
    #expect(diagnostics.map(\.rule) == [.unclosedFrontMatter])
  }

  @Test func takesRuleAtTheTopForARule() throws {
    #expect(try read("---\n\nText\n").blocks.map(\.kind) == [.thematicBreak, .paragraph])
  }

  @Test func takesTitleFromFirstHeadingOfLevelOne() throws {
    #expect(try read("## Before\n\n# Soup *chef* `1`\n\n# After").title == "Soup chef 1")
    #expect(try read("## Before").title == nil)
  }

  @Test func makesAnchorsAsGitHubDoes() throws {
    let source =
      "# Hello, World!\n## Über_uns & 汤\n## Hello World\n> ### Hello world\n\n# !\n# Main"
    let headings = try read(source).headings(avoiding: ["main"])
    #expect(
      headings.map(\.anchor) == [
        "hello-world", "über_uns--汤", "hello-world-1", "hello-world-2", "section", "main-1",
      ])
    #expect(headings.map(\.level) == [1, 2, 2, 3, 1, 1])
  }

  @Test func givesAnchorsThatLookNumberedTheirTurn() throws {
    #expect(
      try read("# a\n# a-1\n# a\n# a").headings.map(\.anchor) == ["a", "a-1", "a-2", "a-3"])
  }

  private func read(_ source: String) throws -> MarkdownDocument {
    var diagnostics: [Diagnostic] = []
    let document = try MarkdownDocument(file: "a.md", source: source, diagnostics: &diagnostics)
    #expect(diagnostics == [])
    return document
  }
}
