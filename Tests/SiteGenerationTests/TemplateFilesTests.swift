import Foundation
import Testing

/// The files of `Templates`, which a project may replace one by one.
struct TemplateFilesTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: Self.package.appending(path: "Templates").path
    ).filter { !$0.hasPrefix(".") }.sorted()
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.package.appending(path: path), encoding: .utf8)
  }

  @Test func everyNameIsOnItsReferencePage() throws {
    let page = try text("Content/reference/site-settings.md")
    let names = try names()
    #expect(names.count > 30)
    for name in names {
      let shown = name.hasSuffix(".mustache") ? String(name.dropLast(9)) : name
      #expect(page.contains("`\(shown)`"), "\(name)")
    }
  }

  /// Every page loads both, so they stay small.
  @Test(arguments: [("style.css", 30_000), ("site.js", 20_000)])
  func whatEveryPageLoadsIsSmall(name: String, limit: Int) throws {
    #expect(try text("Templates/\(name)").utf8.count < limit)
  }

  /// Text becomes elements by their properties, never by being read as markup.
  @Test func theScriptReadsNoTextAsMarkup() throws {
    let script = try text("Templates/site.js")
    for door in [
      "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "fetch(",
    ] {
      #expect(!script.contains(door), "\(door)")
    }
  }
}
