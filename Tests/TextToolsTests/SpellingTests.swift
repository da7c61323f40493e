import Testing
import TextTools

struct SpellingTests {
  @Test func findsNeighbourSwapped() {
    #expect(nearestSpelling(to: "biuld", among: ["build", "check"]) == "build")
  }
  @Test func ignoresWordsThatAreTooFarAway() {
    #expect(nearestSpelling(to: "colour", among: ["build", "check"]) == nil)
  }
  @Test(arguments: ["intent", "Intent", "intnet"]) func ignoresCase(word: String) {
    #expect(nearestSpelling(to: word, among: ["intent", "interaction"]) == "intent")
  }

  /// A slip may stand anywhere in a word, and there may be several.
  @Test(arguments: [
    ("configueView", "configureView"), ("xonfigureView", "configureView"),
    ("configureViex", "configureView"), ("cnofigrueView", "configureView"),
    ("parmaeters", "parameters"), ("aparmeters", "parameters"), ("intaraction", "interaction"),
  ]) func findsSlipsAnywhere(word: String, meant: String) {
    let words = ["configureView", "configure", "parameters", "interaction", "intent", "layouts"]
    #expect(nearestSpelling(to: word, among: words) == meant)
  }

  @Test func oneSlipIsSureAndTwoAreNot() {
    #expect(sureSpelling(of: "intnet", among: ["intent", "stages"]) == "intent")
    #expect(sureSpelling(of: "inxxnt", among: ["intent", "stages"]) == nil)
    #expect(sureSpelling(of: "cop", among: ["cup", "cap"]) == nil)
  }
}
