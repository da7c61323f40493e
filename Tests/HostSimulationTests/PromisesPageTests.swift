import Foundation
import Testing

/// The page that says where each statement of Apple's documents is to be seen.
struct PromisesPageTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardizedFileURL

  private var page: String {
    get throws {
      try String(
        contentsOf: Self.root.appending(path: "Content/reference/promises.md"), encoding: .utf8)
    }
  }

  @Test func theTestOfEachRowIsThere() throws {
    let names = try page.split(separator: "\n").compactMap { line -> String? in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3, let cell = cells.last, cell.hasPrefix("`") else { return nil }
      return cell.replacing("`", with: "")
    }
    #expect(names.count > 20)
    let tests = Self.root.appending(path: "Tests")
    let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
    var missing = Set(names)
    for case let file as URL in try #require(files) where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      missing = missing.filter { !text.contains("func \($0)(") }
    }
    #expect(missing.sorted() == [])
  }

  /// A rule that a row names is one that has a page.
  @Test func theRulesOfEachRowAreThere() throws {
    let folder = Self.root.appending(path: "Sources/Site/RuleGuide/Embedded")
    let names = try page.matches(of: /\[([a-z-]+)\]\(rules\.md\)/).map { String($0.1) }
    #expect(names.count > 8)
    for name in names {
      let path = folder.appending(path: "\(name).md").path
      #expect(FileManager.default.fileExists(atPath: path), "\(name)")
    }
  }
}
