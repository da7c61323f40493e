import HostSimulation
import Diagnostics
import Testing

@testable import CardChecks

struct FixWordsTests {
  private func words(_ file: String) -> [String] {
    let words = FixWords(SourceLocation(file: file))
    return [words.height, words.lines, words.linesOrRoom, words.color, words.margins]
  }

  @Test(arguments: ["Main.storyboard", "Cell.XIB"]) func speaksOfXcodeWhereXcodeIsTheEditor(
    file: String
  ) {
    #expect(words(file).allSatisfy { !$0.contains("'") }, "\(words(file))")
    #expect(
      FixWords(SourceLocation(file: file)).moreHeightOrLess
        == "Ask for the height of the content, or show less")
  }

  @Test func speaksOfCodeWhereAClassRuns() {
    let words = words("TeaViewController.swift")
    #expect(words[1].contains("numberOfLines") && words.allSatisfy { !$0.contains("'") })
  }

  @Test func speaksOfKeysWhereThereAreKeys() {
    #expect(words("Tea.controller.yml")[1].contains("'lines: 0'"))
    #expect(FixWords(nil).moreHeightOrLess == "Ask for 'size: fitting', or show less")
  }
}
