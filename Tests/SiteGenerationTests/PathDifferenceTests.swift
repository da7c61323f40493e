import Testing

@testable import OutputFolder

struct PathDifferenceTests {
  /// All ways to spread four paths over two lists.
  @Test(arguments: 0..<256) func saysWhatOnlyOneOfTwoListsHas(number: Int) {
    let paths = ["a.html", "a/b.html", "b.html", "c.html"]
    let old = paths.enumerated().filter { number >> (2 * $0.offset) & 1 == 1 }.map(\.element)
    let new = paths.enumerated().filter { number >> (2 * $0.offset) & 2 == 2 }.map(\.element)
    let difference = PathDifference(from: old, to: new)
    #expect(difference.added == new.filter { !old.contains($0) })
    #expect(difference.removed == old.filter { !new.contains($0) })
  }
}
