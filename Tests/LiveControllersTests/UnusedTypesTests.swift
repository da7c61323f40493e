import SwiftSources
import Testing

@testable import LiveControllers

/// The types of a program that no card comes to.
struct UnusedTypesTests {
  /// The lines in unused types, as `A.swift:1`.
  private func lines(_ files: [String]) -> [String] {
    let read = files.map { text in
      let code = SourceCode(path: "A.swift", bytes: Array(text.utf8), language: .swift)
      return (code: code, outline: SourceOutline(code))
    }
    let unused = UnusedTypes(read)
    return files.enumerated().flatMap { number, text in
      text.split(separator: "\n", omittingEmptySubsequences: false).indices.compactMap {
        unused.contains(line: $0 + 1, ofFile: number) ? "\(number):\($0 + 1)" : nil
      }
    }
  }

  @Test func aTypeThatNothingNamesIsUnused() {
    #expect(
      lines([
        "struct Cup {}\nclass Pot { let cup = Cup() }",
        "struct Order: AppIntent {\n  static var title = 1\n}\nlet pot = Pot()",
      ]) == ["1:1", "1:2", "1:3"])
  }

  /// Types that only name each other, and their extensions, go together.
  @Test func unusedTypesNameEachOther() {
    #expect(
      lines(["struct Tea { let cup: Cup }\nstruct Cup {}\nextension Tea: Widget {\n}\nlet a = 1"])
        == ["0:1", "0:2", "0:3", "0:4"])
  }

  /// A type inside of another is made where that one is.
  @Test func aTypeInsideOfAnotherGoesWithIt() {
    #expect(lines(["struct Tea {\n  struct Row {}\n  let row = Row()\n}\nlet tea = Tea()"]) == [])
    #expect(lines(["struct Tea {\n  struct Row {}\n}"]) == ["0:1", "0:2", "0:3"])
  }

  @Test func aValueInATextMayNameAType() {
    #expect(lines(["enum Money { static let sign = 1 }\nlet text = \"\\(Money.sign) left\""]) == [])
  }

  /// A storyboard may make a class by its name, and an extension of another module's type is used where that is.
  @Test func classesAndOtherExtensionsCount() {
    #expect(lines(["class Pot {}\nextension String { var a: Int { 1 } }"]) == [])
  }
}
