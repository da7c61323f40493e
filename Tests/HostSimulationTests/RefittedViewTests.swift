import HostSimulation
import Testing
import Views

/// Views whose contents take another height, without asking their controllers anew.
struct RefittedViewTests {
  private func card(size: String, host: String, fittingHeight: Points) throws -> HostedCard {
    try play(
      """
      configureView: [{show: A, size: \(size)}]
      layouts: {A: {label: a}}
      """, host: host, fittingHeight: fittingHeight)
  }

  @Test(
    arguments: ["siri", "maps"],
    [
      "fitting", "{height: fitting}", "{width: 200, height: fitting}", "{height: 90}", "maximum",
      "{width: minimum, height: {fraction: 0.5, of: maximum}}", "{height: {ratio: 2}}",
    ])
  func viewsAreThoseOfACardThatWasPlayedAnew(host: String, size: String) throws {
    let usual = try card(size: size, host: host, fittingHeight: 64)
    #expect(usual.hostedViews.count == 1)
    for height in [Points(0), 10, 120, 5000] {
      let anew = try card(size: size, host: host, fittingHeight: height)
      let refitted = try #require(usual.viewsRefitted { _, _ in height })
      #expect(refitted.map(\.size) == anew.hostedViews.map(\.size))
      #expect(refitted.map(\.element) == anew.hostedViews.map(\.element))
    }
  }

  @Test func aWidthThatFollowsFromTheContentIsTheControllersToTell() throws {
    let card = try card(
      size: "{width: {ratio: 2}, height: fitting}", host: "siri", fittingHeight: 64)
    #expect(card.hostedViews.count == 1)
    #expect(card.viewsRefitted { _, _ in 10 } == nil)
  }
}
