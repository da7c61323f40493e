import Foundation
import TestSupport
import Testing

/// Views of the project inside of cells, headers and views of SwiftUI: they are laid out and drawn as others are.
@Suite(.onlyInFullLane, .serialized)
struct RunningInsideTests {
  private static let source = """
    import IntentsUI
    import SwiftUI

    final class Bar: UIView {
      let fill = UIView()
      override init(frame: CGRect) {
        super.init(frame: frame)
        fill.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        addSubview(fill)
      }
      required init?(coder: NSCoder) { nil }
      override func layoutSubviews() {
        super.layoutSubviews()
        fill.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
      }
    }

    class Drawn<Value>: UIView {
      override func draw(_ rect: CGRect) {
        super.draw(rect)
        UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
        UIBezierPath(ovalIn: bounds).fill()
      }
    }
    final class Dot: Drawn<Int> {}

    func made<V: UIView>() -> V { V() }

    func line(in view: UIView, width: CGFloat) {
      let bar: Bar = made()
      let dot: Dot = made()
      for (index, part) in [bar, dot].enumerated() {
        part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(part)
        NSLayoutConstraint.activate([
          part.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: CGFloat(index * 200)),
          part.topAnchor.constraint(equalTo: view.topAnchor), part.heightAnchor.constraint(equalToConstant: 30),
          part.widthAnchor.constraint(equalToConstant: width),
          part.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
      }
    }

    final class Cell: UITableViewCell {
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        line(in: contentView, width: 102)
        contentView.subviews[0].backgroundColor = .yellow
      }
      required init?(coder: NSCoder) { nil }
      override func layoutSubviews() {
        super.layoutSubviews()
        for part in contentView.subviews { part.layer.cornerRadius = part.bounds.width / 6 }
      }
    }

    final class Hosting<Content: View>: UITableViewCell {
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        textLabel?.text = "Generic \\(Content.self)"
      }
      required init?(coder: NSCoder) { nil }
    }

    final class Item: UICollectionViewListCell {
      override init(frame: CGRect) {
        super.init(frame: frame)
        var content = UIListContentConfiguration.valueCell()
        (content.text, content.secondaryText) = ("Sencha", "Green")
        contentConfiguration = content
        accessories = [.disclosureIndicator()]
      }
      required init?(coder: NSCoder) { nil }
    }

    struct Represented: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView {
        let view = UIView()
        line(in: view, width: 106)
        return view
      }
      func updateUIView(_ view: UIView, context: Context) {}
    }

    class TeaViewController: UIViewController, INUIHostedViewControlling, UITableViewDataSource,
      UITableViewDelegate, UICollectionViewDataSource
    {
      private var shape: String { UserDefaults.standard.string(forKey: "shape") ?? "" }

      func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
        completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
      ) {
        switch shape {
        case "hosted":
          let host = UIHostingController(rootView: Represented().frame(height: 30).fixedSize(horizontal: false, vertical: true))
          addChild(host)
          host.view.frame = view.bounds
          host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          view.addSubview(host.view)
        case "list":
          let list = UICollectionView(
            frame: view.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
          list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          list.register(Item.self, forCellWithReuseIdentifier: "item")
          list.dataSource = self
          view.addSubview(list)
        default:
          let table = UITableView(frame: view.bounds)
          table.register(Hosting<Text>.self, forCellReuseIdentifier: "hosting")
          table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          (table.dataSource, table.delegate) = (self, self)
          view.addSubview(table)
        }
        completion(true, parameters, CGSize(width: 377, height: 100))
      }

      func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        path.row == 0
          ? Cell(style: .default, reuseIdentifier: nil)
          : table.dequeueReusableCell(withIdentifier: "hosting", for: path)
      }
      func tableView(_ table: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
      func tableView(_ table: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let view = UIView()
        line(in: view, width: 104)
        return view
      }
      func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
      func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        list.dequeueReusableCell(withReuseIdentifier: "item", for: path)
      }
    }
    """

  private static let folder = Result {
    try RunningProject.folder(source, shapes: ["table", "hosted", "list"])
  }

  /// The bar, which generic code makes, is half as wide as its view, and the dot, whose class inherits its drawing, is a
  /// path of the width.
  @Test(arguments: [("table", 102), ("table", 104), ("hosted", 106)])
  func isLaidOutAndDrawn(_ shape: String, width: Int) throws {
    let card = try RunningProject.dump("card", shape, of: Self.folder.get())
    let half = try Regex("width=\"\(width / 2)\"[^>]*fill=\"#FF0000\"")
    #expect(card.contains(half), "\(card)")
    #expect(card.contains(/<path[^>]*fill="#0000FF"/), "\(card)")
    #expect(card.contains("viewBox=\"0 0 \(width) "), "\(card)")
  }

  /// The views of a cell have their frames when its class lays it out.
  @Test func aCellKnowsItsFrames() throws {
    let card = try RunningProject.dump("card", "table", of: Self.folder.get())
    #expect(card.contains("width=\"102\" height=\"30\" rx=\"15\""), "\(card)")
  }

  @Test func aTableMakesGenericCells() throws {
    let layout = try RunningProject.dump("layout", "table", of: Self.folder.get())
    #expect(layout.contains("\"Generic Text\""), "\(layout)")
  }

  /// The content of a list's cell ends where its sign begins.
  @Test func aListKeepsItsSignFree() throws {
    let layout = try RunningProject.dump("layout", "list", of: Self.folder.get())
    let text = try #require(layout.firstMatch(of: /\(([\d.]+), [\d.]+\) ([\d.]+)×[\d.]+ "Green"/))
    let sign = try #require(
      layout.firstMatch(of: /\(([\d.]+), [\d.]+\) ([\d.]+)×[\d.]+ symbol chevron.right/))
    let end = try #require(Double(text.1)) + #require(Double(text.2))
    #expect(try end < #require(Double(sign.1)) && #require(Double(sign.2)) > 5, "\(layout)")
  }
}
