import Foundation
import TestSupport
import Testing

/// Tables and collections of running classes: their heights, their titles, and layouts that are composed.
@Suite(.onlyInFullLane, .serialized)
struct RunningListsTests {
  private static func source(_ members: String, _ size: String, _ others: String = "") -> String {
    """
    import IntentsUI

    class TeaViewController: UIViewController, INUIHostedViewControlling {
      \(members)
      func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
        completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
      ) { completion(true, parameters, CGSize(width: 377, height: \(size))) }
    }
    \(others)
    """
  }

  private func layout(_ source: String) throws -> String {
    let folder = try RunningProject.folder(source, shapes: ["plain"])
    return try RunningProject.dump("layout", "plain", of: folder)
  }

  @Test func aTableIsAsHighAsItsRows() throws {
    let folder = try RunningProject.folder(
      Self.source(
        """
        private let table = UITableView(frame: .zero, style: .grouped)
        override func viewDidLoad() {
          super.viewDidLoad()
          table.frame = view.bounds
          table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          table.dataSource = self
          view.addSubview(table)
        }
        """, "table.contentSize.height",
        """
        extension TeaViewController: UITableViewDataSource {
          func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Teas" }
          func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
          func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
            cell.textLabel?.text = "Tea \\(path.row)"
            cell.detailTextLabel?.text = "Hot"
            switch path.row {
            case 0: cell.accessoryType = .checkmark
            case 1: cell.accessoryView = UISwitch()
            default:
              let note = UILabel(frame: CGRect(x: 100, y: 0, width: 50, height: 44))
              note.text = "Note"
              cell.insertSubview(note, at: 0)
              cell.backgroundView = UILabel(frame: .zero)
              (cell.backgroundView as? UILabel)?.text = "Behind"
            }
            return cell
          }
        }
        """), shapes: ["plain"])
    let layout = try RunningProject.dump("layout", "plain", of: folder)
    // Three rows of 44 points, and a title of 16 points between margins of 18 and 6.
    #expect(layout.contains("asked 377×172"), "\(layout)")
    for text in ["TEAS", "Tea 0", "Tea 1", "Tea 2", "Note", "Behind"] {
      #expect(layout.contains("\"\(text)\""), "\(layout)")
    }
    // Accessories end 16 points from the edge, and the details of a row before them.
    #expect(layout.contains(/\(355, [\d.]+\) 14×14 symbol checkmark/), "\(layout)")
    #expect(layout.contains(/switch \(318, [\d.]+\) 51×31/), "\(layout)")
    let details = layout.matches(of: /label \(([\d.]+), [\d.]+\) ([\d.]+)×[\d.]+ "Hot"/).map {
      (Double($0.1) ?? 0) + (Double($0.2) ?? 0)
    }
    #expect(details == [336, 294, 369], "\(layout)")
    // Cells stand out from the ground of a grouped table.
    let card = try RunningProject.dump("card", "plain", of: folder)
    #expect(
      card.contains(/data-name="table" class="cp-f-F2F2F7/)
        && card.contains(/data-name="row" class="cp-f-FFFFFF/), "\(card)")
    #expect(card.contains("Estimated: UITableView.Style.grouped"), "\(card)")
    #expect(!layout.contains("outside by"), "\(layout)")
  }

  /// The table stands by its frame; UIKit lays out each row by itself.
  @Test func aRowHasItsConstraintsWhereItsTableHasNone() throws {
    let layout = try layout(
      Self.source(
        """
        let table = UITableView(frame: .zero, style: .plain)
        override func viewDidLoad() {
          super.viewDidLoad()
          table.register(TeaCell.self, forCellReuseIdentifier: "tea")
          table.dataSource = self
          view.addSubview(table)
        }
        override func viewDidLayoutSubviews() { table.frame = view.bounds }
        """, "100",
        """
        extension TeaViewController: UITableViewDataSource {
          func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
          func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "tea", for: path)
          }
        }

        final class TeaCell: UITableViewCell {
          let pot = UILabel()
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            pot.text = "Pot"
            pot.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(pot)
            NSLayoutConstraint.activate([
              pot.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 30),
              pot.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
              pot.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
            ])
          }
          required init?(coder: NSCoder) { fatalError() }
          override func layoutSubviews() {
            super.layoutSubviews()
            pot.frame = contentView.bounds
          }
        }
        """))
    #expect(layout.contains(/pot[^\n]*\(38, 100.5\)|label[^\n]*\(38, 100.5\)/), "\(layout)")
    // 44 points are only the height of a row whose cell says none.
    #expect(layout.contains(/(TeaCell|row) \(8, 90.5\) 3[\d.]+×40.5/), "\(layout)")
  }

  /// A list shows its rows as far as it reaches, and cuts off the rest of the last one.
  @Test func aRowThatDoesNotFitIsCutOff() throws {
    let layout = try layout(
      Self.source(
        """
        override func viewDidLoad() {
          super.viewDidLoad()
          let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
          table.dataSource = self
          view.addSubview(table)
        }
        """, "120",
        """
        extension TeaViewController: UITableViewDataSource {
          func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
          func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Tea \\(path.row)"
            return cell
          }
        }
        """))
    for row in 0...2 { #expect(layout.contains("\"Tea \(row)\""), "\(layout)") }
    #expect(!layout.contains("Tea 3"), "\(layout)")
  }

  @Test func aComposedLayoutPutsItsItemsInColumns() throws {
    let layout = try layout(
      Self.source(
        """
        private var grid: UICollectionView!
        override func viewDidLoad() {
          super.viewDidLoad()
          let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
          let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
            subitem: item, count: 2)
          group.interItemSpacing = .fixed(7)
          let section = NSCollectionLayoutSection(group: group)
          section.interGroupSpacing = 8
          section.contentInsets = .init(top: 10, leading: 20, bottom: 10, trailing: 20)
          grid = UICollectionView(
            frame: view.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
          grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          grid.register(TeaCell.self, forCellWithReuseIdentifier: "tea")
          grid.dataSource = self
          view.addSubview(grid)
        }
        """, "grid.collectionViewLayout.collectionViewContentSize.height",
        """
        class TeaCell: UICollectionViewCell {
          let nameLabel = UILabel()
          override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(nameLabel)
            let behind = UILabel()
            behind.text = "Behind"
            backgroundView = behind
            nameLabel.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
          }
          required init?(coder: NSCoder) { nil }
        }
        extension TeaViewController: UICollectionViewDataSource {
          func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
          func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "tea", for: path) as! TeaCell
            cell.nameLabel.text = "Tea \\(path.item)"
            return cell
          }
        }
        """))
    #expect(layout.matches(of: /"Behind"/).count == 3, "\(layout)")
    #expect(layout.contains("asked 377×148"), "\(layout)")
    let columns = (0..<3).map { number in
      layout.split(separator: "\n").first { $0.contains("\"Tea \(number)\"") }?
        .split(separator: "(").dropFirst().first?.split(separator: ",").first
    }
    #expect(columns == ["28", "200", "28"], "\(layout)")
  }

  @Test func cellsOfAGridStandInColumns() throws {
    let source = """
      import IntentsUI
      import SwiftUI

      struct Prices: View {
        var body: some View {
          Grid(alignment: .leading, horizontalSpacing: 20, verticalSpacing: 5) {
            GridRow { Text("Tea"); Text("3 €") }
            GridRow { Text("Sencha of spring"); Text("12 €") }
          }
        }
      }
      class TeaViewController: UIViewController, INUIHostedViewControlling {
        override func viewDidLoad() {
          super.viewDidLoad()
          let prices = UIHostingController(rootView: Prices())
          addChild(prices)
          view.addSubview(prices.view)
          prices.view.frame = view.bounds
          prices.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        func configureView(
          for parameters: Set<INParameter>, of interaction: INInteraction,
          interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
          completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
        ) { completion(true, parameters, CGSize(width: 377, height: 100)) }
      }
      """
    let layout = try layout(source)
    let places = ["Tea", "Sencha of spring", "3 €", "12 €"].map { text -> [Substring] in
      let line = layout.split(separator: "\n").first { $0.contains("\"\(text)\"") } ?? ""
      return line.split(separator: "(").dropFirst().first?.prefix { $0 != ")" }
        .split(separator: ", ") ?? []
    }
    try #require(places.allSatisfy { $0.count == 2 }, "\(layout)")
    // Each column begins at one place, each row is at one height.
    #expect(places[0][0] == places[1][0] && places[2][0] == places[3][0], "\(layout)")
    #expect(places[0][1] == places[2][1] && places[1][1] == places[3][1], "\(layout)")
    #expect(places[0] != places[1] && places[0][0] != places[2][0], "\(layout)")
  }

  @Test func viewsThatTakeAllTheRoomShareIt() throws {
    let source = """
      import IntentsUI
      import SwiftUI

      struct Halves: View {
        var body: some View {
          HStack(spacing: 7) {
            Rectangle().fill(.yellow).overlay(alignment: .bottomTrailing) { Text("A") }
            Rectangle().fill(.green).overlay(alignment: .bottomTrailing) { Text("A long tea") }
          }
        }
      }
      class TeaViewController: UIViewController, INUIHostedViewControlling {
        override func viewDidLoad() {
          super.viewDidLoad()
          let halves = UIHostingController(rootView: Halves())
          addChild(halves)
          view.addSubview(halves.view)
          halves.view.frame = view.bounds
          halves.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        func configureView(
          for parameters: Set<INParameter>, of interaction: INInteraction,
          interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
          completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
        ) { completion(true, parameters, CGSize(width: 377, height: 100)) }
      }
      """
    let layout = try layout(source)
    // (377 - 7) / 2
    #expect(layout.matches(of: /185×100/).count >= 2, "\(layout)")
  }

  @Test func aSymbolHasTheSizeOfItsConfiguration() throws {
    let layout = try layout(
      Self.source(
        """
        override func viewDidLoad() {
          super.viewDidLoad()
          let small = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .small)
          let stack = UIStackView(arrangedSubviews: [
            UIImageView(image: UIImage(systemName: "star", withConfiguration: small)),
            UIImageView(image: UIImage(systemName: "nosuchsymbol")),
            UIImageView(image: UIImage(systemName: "chevron.right")),
          ])
          stack.axis = .vertical
          stack.alignment = .leading
          stack.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(stack)
          stack.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
          stack.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        }
        """, "100"))
    #expect(layout.contains("19.5×24 symbol star"), "\(layout)")
    #expect(layout.contains("20.5×20.5 placeholder"), "\(layout)")
    #expect(layout.contains("13×20.5 symbol chevron.right"), "\(layout)")
  }

  /// Cells of lists stand above sections, and content is above rows, as configurations say.
  @Test func headersHaveTheContentOfTheirConfigurations() throws {
    let layout = try layout(
      Self.source(
        """
        private let rows = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 90))
        private var items: UICollectionViewDiffableDataSource<Int, Int>!
        override func viewDidLoad() {
          super.viewDidLoad()
          rows.delegate = self
          rows.dataSource = self
          view.addSubview(rows)
          let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
          let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
          section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
              layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)),
              elementKind: "top", alignment: .top)
          ]
          let grid = UICollectionView(
            frame: CGRect(x: 0, y: 90, width: 320, height: 110),
            collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
          view.addSubview(grid)
          let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
          let tops = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: "top") { top, _, _ in
            var content = UIListContentConfiguration.plainHeader()
            content.text = "Black"
            top.contentConfiguration = content
          }
          items = .init(collectionView: grid) { $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2) }
          items.supplementaryViewProvider = { grid, _, path in
            grid.dequeueConfiguredReusableSupplementary(using: tops, for: path)
          }
          var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
          snapshot.appendSections([0])
          snapshot.appendItems([1])
          items.apply(snapshot)
        }
        """, "200",
        """
        extension TeaViewController: UITableViewDataSource, UITableViewDelegate {
          func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
          func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { UITableViewCell() }
          func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let top = UITableViewHeaderFooterView(reuseIdentifier: nil)
            var content = top.defaultContentConfiguration()
            content.text = "Green"
            top.contentConfiguration = content
            return top
          }
        }
        """))
    // The texts are within the headers: that of the grid begins 90 points below the view's upper edge.
    let texts = layout.matches(of: /label \([\d.]+, ([\d.]+)\) [\d.]+×20.5 "(Green|Black)"/)
    #expect(texts.map { String($0.2) } == ["Green", "Black"], "\(layout)")
    #expect(try #require(texts.last.flatMap { Double($0.1) }) > 190, "\(layout)")
    #expect(!layout.contains("outside by"), "\(layout)")
  }
}
