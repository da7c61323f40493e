import Foundation
import TestSupport
import Testing

/// Classes that use packages the machine does not have: what does not need them is drawn.
@Suite(.onlyInFullLane, .serialized)
struct RunningPackagesTests {
  private func card(_ declarations: String, _ members: String, _ statements: String) throws
    -> String
  {
    let folder = try RunningProject.folder(
      """
      import IntentsUI
      import TeaKit
      \(declarations)
      class TeaViewController: TeaBaseViewController, INUIHostedViewControlling {
        private let nameLabel = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 24))
        \(members)
        func configureView(
          for parameters: Set<INParameter>, of interaction: INInteraction,
          interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
          completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
        ) {
          nameLabel.text = "Sencha"
          view.addSubview(nameLabel)
          \(statements)
          completion(true, parameters, CGSize(width: 320, height: 120))
        }
      }
      """, shapes: ["plain"])
    return try CommandLineRun(
      ["dump", "card", ".", "--run-controllers", "--state", "BrewTea/plain/handle/siri/none"],
      in: folder.path("tea")
    ).output
  }

  @Test func aClassOfAPackageStandsAsTheOneItIsNamedAfter() throws {
    let card = try card(
      "class SteamLabel: MarqueeLabel { func steam() { text = \"Steam\" } }",
      "private let second = SteamLabel(frame: CGRect(x: 20, y: 50, width: 200, height: 24))",
      "second.steam()\n    second.speed = .fast\n    view.addSubview(second)")
    #expect(card.contains("Sencha") && card.contains("Steam"), "\(card)")
    #expect(card.contains("3 statements left out"), "\(card)")
  }

  @Test func aPropertyWithoutItsWrapperGoes() throws {
    let card = try card(
      "final class Store { var name = \"stored\" }", "@Injected private var store: Store",
      "nameLabel.text = store.name")
    #expect(card.contains("Sencha"), "\(card)")
  }

  @Test func aPropertyWithoutItsValueGoesBeforeItsInitializer() throws {
    let card = try card(
      """
      struct Store {
        let name: String
        let pot: Int
        init() {
          name = "stored"
          pot = Steeper.pot
        }
      }
      """, "", "nameLabel.text = Store().name")
    #expect(card.contains("stored"), "\(card)")
  }

  /// A type of Cardproof's own is no type of the project.
  @Test func noTypeOfOursTakesTheNameOfAPackages() throws {
    let card = try card(
      "", "private let session: Session? = nil", "_ = session")
    #expect(card.contains("Sencha") && card.contains("left out"), "\(card)")
  }
}
