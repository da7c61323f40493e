import Testing

@testable import ProjectStarter

struct ScaffoldNodeTests {
  private let word = String(repeating: "x", count: 40)

  private func mapping(_ entries: (String, ScaffoldNode)...) -> ScaffoldNode {
    .mapping(entries.map { .init(key: $0.0, value: $0.1) })
  }

  @Test func whatFitsStandsOnOneLine() {
    let node = mapping(("code", .scalar("success")), ("cups", .list([.scalar("1"), .scalar("2")])))
    #expect(
      node.lines(behind: "  - handle:", indent: 6)
        == ["  - handle: {code: success, cups: [1, 2]}"])
  }

  @Test func whatDoesNotFitHasALineForEachPart() {
    let inner = mapping(("a", .scalar(word)), ("b", .scalar(word)), ("c", .scalar(word)))
    let node = mapping(("code", .scalar("success")), ("items", .list([inner, .scalar("2")])))
    #expect(
      node.lines(behind: "  - handle:", indent: 6) == [
        "  - handle:", "      code: success", "      items:",
        "        - a: \(word)", "          b: \(word)", "          c: \(word)", "        - 2",
      ])
  }
}
