import TestSupport
import Testing

/// Sizes of cells that their contents say, and of headers that a delegate says.
@Suite(.onlyInFullLane, .serialized)
struct RunningCellSizesTests {
  private static let source =
    RunningProject.controller(
      """
      guard UserDefaults.standard.string(forKey: "shape") != "header" else {
        let grid = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        grid.register(
          Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
          withReuseIdentifier: "header")
        (grid.dataSource, grid.delegate) = (lists, lists)
        view.addSubview(grid)
        return completion(true, parameters, CGSize(width: 320, height: 120))
      }
      let table = UITableView(frame: view.bounds)
      table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      (table.dataSource, table.delegate) = (lists, lists)
      view.addSubview(table)
      completion(true, parameters, CGSize(width: 320, height: 200))
      """
    ).replacing("import IntentsUI", with: "import IntentsUI\nimport SwiftUI").replacing(
      "INUIHostedViewControlling {", with: "INUIHostedViewControlling {\n  let lists = Lists()")
      + """
      final class Header: UICollectionReusableView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          let label = UILabel(frame: bounds.insetBy(dx: 0, dy: 10))
          label.text = "Header"
          addSubview(label)
        }
        required init?(coder: NSCoder) { nil }
      }
      final class Lists: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
        UICollectionViewDelegateFlowLayout
      {
        func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          if UserDefaults.standard.string(forKey: "shape") == "images" { return picture(path.row) }
          let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
          let content = UIHostingConfiguration { Text("Row \\(path.row)").font(.caption2) }
          cell.contentConfiguration =
            path.row == 0 ? content : path.row == 1 ? content.minSize(height: 60) : content.minSize(height: 0)
          return cell
        }
        func picture(_ row: Int) -> UITableViewCell {
          let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
          guard row == 1 else {
            cell.textLabel?.text = "Row"
            cell.imageView?.image = row == 0 ? UIImage(systemName: "leaf") : nil
            return cell
          }
          var list = UIListContentConfiguration.cell()
          (list.text, list.image) = ("Row", UIImage(systemName: "leaf"))
          cell.contentConfiguration = list
          return cell
        }
        func tableView(_ table: UITableView, indentationLevelForRowAt path: IndexPath) -> Int { path.row }
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
          UICollectionViewCell(frame: .zero)
        }
        func collectionView(
          _ view: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
        ) -> CGSize { CGSize(width: 0, height: 50) }
        func collectionView(
          _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
        ) -> UICollectionReusableView {
          view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
        }
      }

      """

  private static let folder = Result {
    try RunningProject.folder(source, shapes: ["rows", "header", "images"])
  }

  /// A row of SwiftUI is 44 points high at least, if its configuration does not say otherwise.
  @Test func aRowIsAsHighAsItsConfigurationSays() throws {
    let layout = try RunningProject.dump("layout", "rows", of: Self.folder.get())
    let heights = layout.matches(of: /row \([\d., ]+\) [\d.]+×([\d.]+)/).map { String($0.1) }
    #expect(heights == ["44", "60", "35.5"], "\(layout)")
    #expect(layout.contains("UITableViewCell.indentationLevel"), "\(layout)")
  }

  @Test func aLineBeginsWhereTheTextBesideAnImageDoes() throws {
    let layout = try RunningProject.dump("layout", "images", of: Self.folder.get())
    let texts = layout.matches(of: /label \(([\d.]+), [\d.]+\) [\d.×]+ "Row"/).map(\.1)
    let lines = layout.matches(of: /separator \(([\d.]+), [\d.]+\)/).map(\.1)
    #expect(texts.count == 3 && lines.suffix(2) == texts.prefix(2), "\(layout)")
    #expect(texts[0] != texts[2] && texts[1] != texts[2], "\(layout)")
  }

  @Test func aHeaderIsMadeInItsSize() throws {
    let layout = try RunningProject.dump("layout", "header", of: Self.folder.get())
    #expect(layout.contains(/label \([\d., ]+\) [\d.]+×30 "Header"/), "\(layout)")
  }
}
