import Foundation
import TestSupport
import Testing

/// Sizes that views take of what is around them: groups of a column, and views that follow from nothing.
@Suite(.onlyInFullLane, .serialized)
struct RunningColumnsTests {
  @Test func groupsOfOneItemStandApart() throws {
    let source = RunningProject.collection(
      of: ["Tea 0", "Tea 1", "Tea 2"],
      section: """
        let length = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
        let section = NSCollectionLayoutSection(
          group: .vertical(layoutSize: length, subitems: [.init(layoutSize: length)]))
        section.interGroupSpacing = 6
        """, cell: "label.frame = CGRect(x: 0, y: 0, width: 90, height: 20)")
    let folder = try RunningProject.folder(source, shapes: ["column"])
    let layout = try RunningProject.dump("layout", "column", of: folder)
    let tops = layout.matches(of: /label \([\d.]+, ([\d.]+)\) [\d.×]+ "Tea \d"/).compactMap {
      Double($0.1)
    }
    #expect(tops.count == 3 && tops[1] - tops[0] == 26 && tops[2] - tops[1] == 26, "\(layout)")
  }

  /// Sections stand apart as the settings of their layout say.
  @Test func sectionsStandApart() throws {
    let source = RunningProject.collection(
      of: ["Tea"],
      section: """
        let length = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
        let section = NSCollectionLayoutSection(
          group: .vertical(layoutSize: length, subitems: [.init(layoutSize: length)]))
        let settings = UICollectionViewCompositionalLayoutConfiguration()
        settings.interSectionSpacing = 12
        """, cell: "label.frame = CGRect(x: 0, y: 0, width: 90, height: 20)"
    )
    .replacing(
      "Layout(section: section)", with: "Layout(section: section, configuration: settings)"
    )
    .replacing(
      "let texts =",
      with: "func numberOfSections(in view: UICollectionView) -> Int { 2 }\n  let texts =")
    let folder = try RunningProject.folder(source, shapes: ["apart"])
    let layout = try RunningProject.dump("layout", "apart", of: folder)
    let tops = layout.matches(of: /label \([\d.]+, ([\d.]+)\) [\d.×]+ "Tea"/).compactMap {
      Double($0.1)
    }
    #expect(tops.count == 2 && tops[1] - tops[0] == 32, "\(layout)")
  }

  /// A view without a size in a view without one is as large as that becomes, once.
  @Test func aViewFollowsFromNothing() throws {
    let source =
      RunningProject.controller("completion(true, parameters, CGSize(width: 320, height: 100))")
      .replacing(
        "INUIHostedViewControlling {",
        with: """
          INUIHostedViewControlling {
            let card = Card()
            override func loadView() { view = UIView() }
            override func viewDidLoad() {
              super.viewDidLoad()
              card.autoresizingMask = [.flexibleWidth, .flexibleHeight]
              view.addSubview(card)
            }
          """)
        + """
        final class Card: UIView {
          let inner = UILabel()
          override init(frame: CGRect) {
            super.init(frame: frame)
            inner.text = "Sencha"
            addSubview(inner)
          }
          required init?(coder: NSCoder) { nil }
          override func layoutSubviews() {
            super.layoutSubviews()
            inner.frame = CGRect(x: 10, y: 10, width: bounds.width - 20, height: 20)
          }
        }

        """
    let folder = try RunningProject.folder(source, shapes: ["follows"])
    let layout = try RunningProject.dump("layout", "follows", of: folder)
    #expect(layout.contains(/card \(8, [\d.]+\) 377×100/), "\(layout)")
    #expect(layout.contains(/inner \(18, [\d.]+\) 357×20 "Sencha"/), "\(layout)")
  }
}
