import Testing
import Views

@testable import CardLayout

struct SceneStackTests {
  private func stack(
    _ attributes: String, _ sizes: [(width: Int, height: Int)], hidden: Int? = nil
  ) throws -> SolvedScene {
    let views = sizes.enumerated().map { index, size in
      view(
        "v\(index)", "view", hidden == index ? "hidden=\"YES\"" : "",
        """
        <constraints>\
        \(size.width > 0 ? constraint("w\(index)", "v\(index).width", nil, Double(size.width)) : "")\
        \(size.height > 0 ? constraint("h\(index)", "v\(index).height", nil, Double(size.height)) : "")\
        </constraints>
        """)
    }
    let sample = try SampleInterface(
      views: view("s", "stackView", attributes, "<subviews>\(views.joined())</subviews>"),
      constraints: constraint("1", "s.leading", "root.leading", 10)
        + constraint("2", "root.trailing", "s.trailing", 10)
        + constraint("3", "s.top", "root.top", 5))
    #expect(sample.layoutFindings.isEmpty)
    return try #require(sample.solved(width: 320))
  }

  private func frames(_ solved: SolvedScene, _ count: Int) -> [String] {
    (0..<count).compactMap { solved.text("v\($0)") }
  }

  @Test func fillSharesTheLength() throws {
    let solved = try stack("spacing=\"8\"", [(60, 40), (0, 0), (30, 0)])
    #expect(frames(solved, 3) == ["(10, 5) 60×40", "(78, 5) 194×40", "(280, 5) 30×40"])
    #expect(solved.text("s") == "(10, 5) 300×40")
  }

  @Test func fillEqually() throws {
    let solved = try stack(
      "distribution=\"fillEqually\" spacing=\"15\"", [(0, 20), (0, 0), (0, 0)])
    #expect(frames(solved, 3) == ["(10, 5) 90×20", "(115, 5) 90×20", "(220, 5) 90×20"])
  }

  @Test func equalSpacing() throws {
    let solved = try stack("distribution=\"equalSpacing\"", [(60, 20), (40, 20), (20, 20)])
    #expect(frames(solved, 3) == ["(10, 5) 60×20", "(160, 5) 40×20", "(290, 5) 20×20"])
  }

  @Test func alignmentAcross() throws {
    let solved = try stack("alignment=\"center\"", [(60, 40), (0, 20)])
    #expect(frames(solved, 2) == ["(10, 5) 60×40", "(70, 15) 240×20"])
    let bottom = try stack("alignment=\"bottom\"", [(60, 40), (0, 20)])
    #expect(frames(bottom, 2) == ["(10, 5) 60×40", "(70, 25) 240×20"])
  }

  @Test func verticalStack() throws {
    let solved = try stack("axis=\"vertical\" spacing=\"4\"", [(0, 40), (0, 20)])
    #expect(frames(solved, 2) == ["(10, 5) 300×40", "(10, 49) 300×20"])
    #expect(solved.text("s") == "(10, 5) 300×64")
  }

  @Test func hiddenViewsLeaveNoGap() throws {
    let solved = try stack("spacing=\"8\"", [(60, 40), (50, 0), (0, 0)], hidden: 1)
    // The hidden view keeps its own constraints; it is not drawn.
    #expect(frames(solved, 3) == ["(10, 5) 60×40", "(10, 5) 50×0", "(78, 5) 232×40"])
  }
}
