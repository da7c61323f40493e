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
      FixWords(SourceLocation(file: file)).fittingSize(or: "show less")
        == "Ask for 'size: fitting' in the controller configuration, or show less")
  }

  @Test func speaksOfKeysWhereThereAreKeys() {
    #expect(words("Tea.controller.yml")[1].contains("'lines: 0'"))
    #expect(FixWords(nil).fittingSize() == "Ask for 'size: fitting'")
  }
}
