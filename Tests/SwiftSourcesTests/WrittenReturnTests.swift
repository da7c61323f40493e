import SwiftSources
import Testing

/// Which parameters a class hands back, and how high a variable makes its view.
struct WrittenReturnTests {
  @Test(arguments: [
    ("completion(true, parameters, size)", true),
    (
      "if isOld { return completion(false, parameters, .zero) }\ncompletion(true, parameters, size)",
      true
    ),
    ("show(for: parameters)\ncompletion(true, parameters, size)", false),
    ("if parameters.isEmpty { completion(true, parameters, size) }", false),
    ("if isOld { completion(true, [], size) } else { completion(true, parameters, size) }", false),
    ("completion(true, parameters.union(others), size)", false),
    ("completion(true, Set(parameters), size)", false), ("completion(true, [], size)", false),
    ("done = completion", false),
  ])
  func tellsWhetherItHandsBackWhatItIsGiven(body: String, isGiven: Bool) {
    #expect(teaAnswers(body).map(\.returnsGiven) == [isGiven])
  }

  /// Each status has the value that its way gives, else the first one.
  @Test(
    arguments: [
      (
        "var height: CGFloat = 100\nif isSuccess { height = 200 }",
        [.points(200), .points(100)]
      ),
      (
        "var height: CGFloat\nif isSuccess { height = 200 } else { height = 120 }",
        [.points(200), .points(120)]
      ),
      ("var height: CGFloat = 100\nif isSuccess, isHot { height = 200 }", [nil, .points(100)]),
      ("var height: CGFloat = 100\nif isSuccess { height += 20 }", [nil, .points(100)]),
      (
        "var height: CGFloat = 100\nif isSuccess { height = 80 }\nheight = 60",
        [.points(60), .points(60)]
      ),
    ] as [(String, [WrittenHeight?])])
  func followsALengthThatGetsAnotherValue(statements: String, heights: [WrittenHeight?]) {
    let body =
      statements.replacing("isSuccess", with: "interaction.intentHandlingStatus == .success")
      + "\ncompletion(true, parameters, CGSize(width: 320, height: height))"
    #expect(teaAnswers(body).map(\.height) == heights)
  }

  /// Where a condition does not tell, a way on which nothing is to be seen says nothing of the others.
  @Test(
    arguments: [
      (
        "var size: CGSize\nif isMine { size = CGSize(width: 320, height: 280) } else { size = .zero }",
        280
      ),
      (
        "var size = CGSize(width: 320, height: 90)\nif isMine { size = CGSize(width: 320, height: 280) }",
        nil
      ),
    ] as [(String, Double?)])
  func followsASizeThatGetsAnotherValue(statements: String, height: Double?) {
    let answers = teaAnswers("\(statements)\ncompletion(true, parameters, size)")
    #expect(answers.map(\.height) == [height.map { .points($0) }])
  }
}
