import Foundation
import TestSupport
import Testing

/// Labels of standard cells that code constrains: the cell places the others, and the card says so.
@Suite(.onlyInFullLane, .serialized)
struct RunningStandardCellsTests {
  private static let source = """
    import IntentsUI

    final class Marked: UITableViewCell {
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        let mark = UILabel()
        mark.text = "New"
        mark.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(mark)
        NSLayoutConstraint.activate([
          mark.centerYAnchor.constraint(equalTo: textLabel!.centerYAnchor),
          mark.leadingAnchor.constraint(equalTo: textLabel!.trailingAnchor, constant: 8),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }

    final class Pinned: UITableViewCell {
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let label = textLabel!
        label.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 20),
          label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 60),
          label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
          label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -20),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }

    class TeaViewController: UIViewController, INUIHostedViewControlling, UITableViewDataSource {
      func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
        completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
      ) {
        let table = UITableView(frame: view.bounds)
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.dataSource = self
        view.addSubview(table)
        completion(true, parameters, CGSize(width: 377, height: 160))
      }
      func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell =
          path.row == 0
          ? Marked(style: .default, reuseIdentifier: nil) : Pinned(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = path.row == 0 ? "Sencha" : "Gyokuro"
        cell.detailTextLabel?.text = "Green"
        return cell
      }
    }
    """

  @Test func aLabelIsWhereItsConstraintsSay() throws {
    let folder = try RunningProject.folder(Self.source, shapes: ["plain"])
    let layout = try RunningProject.dump("layout", "plain", of: folder)
    // The mark begins eight points behind the title, which is as wide as its text.
    let title = try #require(layout.firstMatch(of: /\(24, [\d.]+\) ([\d.]+)×[\d.]+ "Sencha"/))
    let mark = try #require(layout.firstMatch(of: /\(([\d.]+), [\d.]+\) [\d.]+×[\d.]+ "New"/))
    #expect(try #require(Double(mark.1)) == 24 + #require(Double(title.1)) + 8, "\(layout)")
    #expect(layout.contains(/\(68, [\d.]+\) 297×[\d.]+ "Gyokuro"/), "\(layout)")
    #expect(layout.contains("Not drawn: constraints of a standard cell's labels"), "\(layout)")
  }
}
