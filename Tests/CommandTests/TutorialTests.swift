import Foundation
import TestSupport
import Testing

/// The tutorial of the guide, followed literally: its files are written, its edits made and its
/// commands run, in a folder with nothing else.
struct TutorialTests {
  private static let configuration = "Tea/Cardproof/TeaViewController.controller.yml"
  private let folder: TemporaryFolder
  private let runs: [CommandLineRun]

  init() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Content/guide/first-preview.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    folder = try TemporaryFolder()
    var runs: [CommandLineRun] = []
    var rest = text[...]
    while let block = rest.firstMatch(of: /(?ms)^(`{3,})(\w+)\n(.*?)^\1$/) {
      let prose = rest[..<block.range.lowerBound].replacing("\n", with: " ")
      for edit in prose.matches(of: /replace `([^`]+)` with `([^`]+)`/) {
        try Self.edit(folder) { $0.replacing(edit.1, with: edit.2) }
      }
      let body = String(block.3)
      if block.2 == "sh" {
        for line in body.split(separator: "\n") {
          let words = line.split(separator: " ").map { String($0) }
          try #require(words.first == "cardproof")
          runs.append(try CommandLineRun(Array(words.dropFirst()), in: folder.url.path))
        }
      } else if prose.contains("replace the last line with:") {
        try Self.edit(folder) { text in
          text.split(separator: "\n").dropLast().joined(separator: "\n") + "\n" + body
        }
      } else {
        let path = try #require(prose.matches(of: /`(Tea\/[^`]+)`/).last).1
        try folder.write(body, at: String(path))
      }
      rest = rest[block.range.upperBound...]
    }
    self.runs = runs
  }

  /// Changes the configuration; an edit that changes nothing names a text that is not there.
  private static func edit(_ folder: TemporaryFolder, _ change: (String) -> String) throws {
    let text = try #require(folder.text(at: configuration))
    try #require(change(text) != text)
    try folder.write(change(text), at: configuration)
  }

  @Test func everyCommandSucceeds() {
    #expect(runs.map(\.status) == [0, 0, 0, 0, 0, 0, 0])
  }

  @Test func thePageSaysWhatTheReaderSees() throws {
    #expect(runs.count == 7)
    #expect(runs[0].output.contains("site: 36 states"))
    #expect(runs[0].errors.contains("[unknown-view]"))
    #expect(runs[2].errors.contains("the text is cut off"))
    #expect(runs[2].errors.contains("'lines: 0'"))
    #expect(runs[3].errors == "")
    #expect(runs[5].output.contains("the layout Order of TeaViewController"))
    #expect(runs[5].output.contains("for 1 cause"))
    #expect(folder.exists("report/index.html"))
    let page = try #require(folder.text(at: "site/docs/ordering.html"))
    #expect(page.contains("A pot of Sencha"))
  }
}
