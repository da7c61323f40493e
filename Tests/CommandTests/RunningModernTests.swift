import Foundation
import TestSupport
import Testing

/// Classes that use what Apple added in the last years: formats of measurements, lists of collections, `@Observable`.
@Suite(.onlyInFullLane, .serialized)
struct RunningModernTests {
  private static let source = """
    import IntentsUI
    import Observation
    import SwiftUI

    @Observable final class Pot {
      var name = "Sencha"
      @ObservationIgnored var cups = 1
    }

    struct PotView: View {
      @Environment(Pot.self) private var pot
      var body: some View {
        @Bindable var bound = pot
        VStack {
          Text(pot.name).contentTransition(.numericText())
          Toggle("Full", isOn: $bound.cups.isFull).dynamicTypeSize(...DynamicTypeSize.accessibility1)
          Text("^[\\(pot.cups) cup](inflect: true)")
        }
      }
    }
    extension Int {
      var isFull: Bool { get { self > 2 } set {} }
    }

    class TeaViewController: UIViewController, INUIHostedViewControlling {
      private var source: UICollectionViewDiffableDataSource<Int, String>!
      private let pot = Pot()

      func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
        completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
      ) {
        let size = CGSize(width: 320, height: 120)
        switch UserDefaults.standard.string(forKey: "shape") {
        case "measured":
          let texts = [
            Measurement(value: 2.5, unit: UnitLength.kilometers).formatted(.measurement(width: .abbreviated, usage: .asProvided)),
            Measurement(value: 80, unit: UnitTemperature.celsius).formatted(.measurement(width: .abbreviated, usage: .asProvided)),
            Measurement(value: 80, unit: UnitTemperature.celsius).formatted(.measurement(width: .abbreviated, usage: .weather)),
          ]
          let label = UILabel(frame: CGRect(x: 20, y: 20, width: 280, height: 24))
          label.text = texts.joined(separator: ", ")
          view.addSubview(label)
        case "list":
          var settings = UICollectionLayoutListConfiguration(appearance: .plain)
          settings.headerMode = .firstItemInSection
          settings.footerMode = .supplementary
          let list = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: settings))
          list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          view.addSubview(list)
          let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
            var content = cell.defaultContentConfiguration()
            content.text = name
            content.image = UIImage(systemName: name == "Sencha" ? "leaf.fill" : "drop.fill")
            cell.contentConfiguration = content
            cell.accessories = [.label(text: "hot")]
          }
          source = .init(collectionView: list) { view, path, name in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: name)
          }
          let footers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionFooter
          ) { footer, _, _ in
            var content = footer.defaultContentConfiguration()
            content.text = "Two kinds"
            footer.contentConfiguration = content
          }
          source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: footers, for: path)
          }
          var teas = NSDiffableDataSourceSnapshot<Int, String>()
          teas.appendSections([0])
          teas.appendItems(["Sencha", "Assam"])
          source.apply(teas, animatingDifferences: false)
        default:
          let host = UIHostingController(rootView: PotView().environment(pot))
          addChild(host)
          host.view.frame = view.bounds
          host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          view.addSubview(host.view)
          pot.name = "Assam"
          pot.cups = 2
        }
        completion(true, parameters, size)
      }
    }
    """

  private static let folder = Result {
    try RunningProject.folder(source, shapes: ["measured", "list", "observed"])
  }

  private func dump(_ kind: String, _ shape: String) throws -> String {
    try RunningProject.dump(kind, shape, of: Self.folder.get())
  }

  @Test(arguments: [
    ("measured", ["2.5 km, 80°C, 176°F"]),
    ("list", ["Sencha", "hot", "Assam", "hot", "Two kinds"]),
    ("observed", ["Assam", "Full", "2 cup"]),
  ])
  func itsTextsAreDrawn(_ shape: String, _ expected: [String]) throws {
    let layout = try dump("layout", shape)
    let texts = layout.matches(of: /\blabel [^"\n]*"([^"]*)"/).map { String($0.1) }
    #expect(texts.sorted() == expected.sorted(), "\(layout)")
  }

  @Test func textsBesideSymbolsBeginAtOnePlace() throws {
    let layout = try dump("layout", "list")
    let places = layout.matches(of: /label \(([\d.]+), [\d.]+\) [\d.×]+ "(Sencha|Assam)"/).map(\.1)
    #expect(places.count == 2 && places.first == places.last, "\(layout)")
  }

  /// A line between two cells begins where their texts do, and there is none below the last cell.
  @Test func aListHasLines() throws {
    let layout = try dump("layout", "list")
    let text = try #require(layout.firstMatch(of: /label \(([\d.]+), [\d.]+\) [\d.×]+ "Sencha"/))
    let lines = layout.matches(of: /view \(([\d.]+), [\d.]+\) [\d.]+×0\.5/).map(\.1)
    #expect(lines == [text.1], "\(layout)")
  }

  @Test func whatAListDoesNotDrawIsNamed() throws {
    #expect(
      try dump("card", "list").contains("UICollectionLayoutListConfiguration.headerMode"))
    #expect(try dump("card", "measured").contains("Measurement.FormatStyle.usage"))
  }

  @Test func whatGrammarWouldChangeIsNamed() throws {
    #expect(try dump("card", "observed").contains("automatic grammar agreement"))
    let check = try CommandLineRun(
      ["check", ".", "--run-controllers"], in: Self.folder.get().path("tea"))
    #expect(!check.output.contains("[statement-left-out]"), "\(check.output)")
  }
}
