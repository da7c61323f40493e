import SwiftSources
import Testing

/// What a class answers where it shows nothing: a refusal, a success of no size, or nothing at all.
struct WrittenRefusalTests {
  private func lines(_ body: String) -> [String] {
    teaAnswers(body).map { answer in
      let what =
        if !answer.completes {
          "nothing"
        } else if answer.refuses {
          "refuses"
        } else if case .points(let points)? = answer.height {
          "\(points)"
        } else {
          "?"
        }
      return "\(answer.status ?? "rest"): \(what)"
    }
  }

  /// Success with no size leaves the host nothing to draw, which is no refusal.
  @Test func aSuccessOfNoSizeHidesTheCard() {
    let body = """
      var size = CGSize.zero
      switch interaction.intentHandlingStatus {
      case .success: size = CGSize(width: 320, height: 60)
      default: break
      }
      completion(true, parameters, size)
      """
    #expect(lines(body) == ["success: 60.0", "rest: 0.0"])
    #expect(lines("completion(true, [], .zero)") == ["rest: 0.0"])
    let computed = body.replacing("completion(true", with: "completion(size != .zero")
    #expect(lines(computed) == ["success: 60.0", "rest: refuses"])
  }

  @Test func tellsWhereNobodyIsAnswered() {
    let body = """
      guard interaction.intentHandlingStatus == .success else { return }
      completion(true, parameters, CGSize(width: 320, height: 60))
      """
    #expect(lines(body) == ["success: 60.0", "rest: nothing"])
  }

  @Test(arguments: ["response.code", "(response?.code)"])
  func tellsTheCasesOfAResponseCodeApart(subject: String) {
    let body = """
      switch \(subject) {
      case .success: completion(true, parameters, CGSize(width: 320, height: 60))
      case .failure: completion(true, parameters, CGSize(width: 320, height: 40))
      default: completion(false, [], .zero)
      }
      """
    #expect(lines(body) == ["success: 60.0", "failure: 40.0", "rest: refuses"])
  }
}
