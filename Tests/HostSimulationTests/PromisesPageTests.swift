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
    let names = try page.split(separator: "\n").flatMap { line -> [String] in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3, let cell = cells.last, cell.hasPrefix("`") else { return [] }
      return cell.replacing("`", with: "").split(separator: ", ").map { String($0) }
    }
    #expect(names.count > 35)
    let tests = Self.root.appending(path: "Tests")
    let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
    var missing = Set(names)
    for case let file as URL in try #require(files) where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      missing = missing.filter { !text.contains("func \($0)(") }
    }
    #expect(missing.sorted() == [])
  }
}
