import Diagnostics
import Testing

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
}
