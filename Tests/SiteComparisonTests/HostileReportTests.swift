import Diagnostics
@testable import OutputFolder
import Foundation
import ProjectTestSupport
import SiteComparison
import SiteGeneration
import TestSupport
import Testing
import TextTools

/// Names that would do harm if a report took them for anything but text.
@Suite(.onlyInFullLane) struct HostileReportTests {
  static let names = [
    "<script>alert(1)</script>", "</code></pre><img src=x onerror=alert(1)>", "../../etc/passwd",
    "@octocat please #1", "`end` **bold** [link](javascript:alert(1))", "| a | b |",
    "\u{202E}desrever\u{202C}", "first\\nsecond", "{{title}} {{{title}}}", "]]><x>", "a\u{0007}b",
    "<!-- cardproof-comparison -->", "&lt;b&gt; &amp;", "$(rm -rf .) ; `id`",
    "https://evil.example/x",
    "::error file=a::b",
  ]

  /// The example with a name in every place that reports show.
  private func project(_ name: String) -> SampleProject {
    var project = FerryProject.project
    // As a YAML text in double quotes; `\n` stays an escape.
    let quoted = name.map { $0 == "\"" ? "\\\"" : String($0) }.joined()
      .replacing("\u{0007}", with: "\\a").replacing("\\nsecond", with: "\\nsecond")
    project["island.interaction.yml"] = FerryProject.island
      .replacing("To the island", with: "\"\(quoted)\"").replacing("Hanko", with: "\"\(quoted)\"")
    project["Ferry.controller.yml"] = FerryProject.controller
      .replacing("\"Price\"", with: "\"\(quoted)\"")
    project["site.yml"] = FerryProject.settings.replacing(
      "title: Ferry Line", with: "title: \"\(quoted)\"")
    return project
  }

  @Test(arguments: names) func namesAreOnlyTextInEveryReport(name: String) async throws {
    let report = try await Compared.report(project(name))
    let page = try #require(report.files["index.html"])
    // What the page has of its own is in the template; nothing else may open a tag.
    for tag in ["<script>alert", "<img src=x", "<x>", "onerror=alert(1)>", "<!-- cardproof"] {
      #expect(!page.contains(tag))
    }
    #expect(page.components(separatedBy: "<script").count == 2)
    let markdown = try #require(report.files["comparison.md"])
    let marks = outsideOfCode(markdown).filter { $0.contains("<!-- cardproof-comparison -->") }
    #expect(marks.count == 1)
    for line in markdown.split(separator: "\n") {
      #expect(line.count { $0 == "`" }.isMultiple(of: 2), "\(line)")
    }
    for line in outsideOfCode(markdown) {
      for mark in [
        "@octocat", "#1", "**bold**", "](javascript", "<script", "<img src=x", "evil.example",
        "etc/passwd",
      ] {
        #expect(!line.contains(mark), "\(line)")
      }
    }
    for (path, text) in report.files where !path.hasSuffix(".svg") {
      for scalar in text.unicodeScalars {
        let isControl = scalar.value < 32 && scalar != "\n"
        #expect(!isControl && !(0x202A...0x202E).contains(scalar.value), "\(path)")
      }
      #expect(!path.contains(".."))
    }
    let json = try #require(report.files["comparison.json"])
    _ = try JSONSerialization.jsonObject(with: Data(json.utf8))
    let junit = try #require(report.files["junit.xml"])
    #expect(!junit.contains("<script") && !junit.contains("<x>") && !junit.contains("]]>"))
  }

  /// The lines of Markdown without their code spans, which have one backtick on each side.
  private func outsideOfCode(_ markdown: String) -> [String] {
    markdown.split(separator: "\n").map { line in
      line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset.isMultiple(of: 2) }.map { String($0.element) }.joined()
    }
  }

  @Test(arguments: [
    "../../secret.svg", "cards/../x.svg", "/etc/passwd", "cards/.svg", "cards/AB.svg",
    "cards/a.svg\u{0}", "cards/a.txt",
  ]) func catalogueThatNamesAFileElsewhereIsRefused(path: String) async throws {
    let text = try await FerryProject.project.site().tree.text(at: "catalogue.json")
    let start = try #require(text.firstRange(of: "\"card\": \"cards/"))
    let end = try #require(text[start.upperBound...].firstIndex(of: "\""))
    let encoded = path.replacing("\u{0}", with: "\\u0000")
    let wrong = text[..<start.lowerBound] + "\"card\": \"\(encoded)" + text[end...]
    #expect(throws: (any Error).self) {
      try CatalogFile(path: "catalogue.json", bytes: Array(wrong.utf8))
    }
  }

  @Test(arguments: [
    "", "{}", "[]", "null", "{\"version\": 1}", "\u{FEFF}", "{\"version\": 2}", "{\"version\": 3}",
  ])
  func whatIsNoCatalogIsReported(text: String) {
    #expect(throws: (any Error).self) {
      try CatalogFile(path: "catalogue.json", bytes: Array(text.utf8))
    }
  }

  @Test(arguments: [
    (1, "Build this site again with this cardproof"),
    (3, "Compare with the cardproof that built this site, or build it again with this one"),
  ]) func aCatalogOfAnotherVersionSaysWhatToDo(version: Int, fix: String) {
    let error = #expect(throws: Diagnostic.self) {
      try CatalogFile(path: "old/catalogue.json", bytes: Array("{\"version\": \(version)}".utf8))
    }
    #expect(
      error?.message == "The catalog has version \(version); this cardproof reads version 2")
    #expect(error?.fix == fix)
  }
}
