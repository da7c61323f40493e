import Foundation
import TestSupport
import Testing

/// Cells of tables whose classes and tables say where things stand.
@Suite(.onlyInFullLane, .serialized)
struct RunningCellsTests {
  private static let source =
    RunningProject.controller(
      """
      table.dataSource = self
          table.register(Cell.self, forCellReuseIdentifier: "own")
          table.register(UITableViewCell.self, forCellReuseIdentifier: "usual")
          table.separatorInset = UIEdgeInsets(top: 0, left: 56, bottom: 0, right: 16)
          table.frame = view.bounds
          table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          view.addSubview(table)
          completion(true, parameters, CGSize(width: 320, height: 300))
      """,
      members: """
          let table = UITableView()
          let heading = UILabel().then { $0.setUnknown(1) }
        """)
      + """
      extension UILabel {
        func then(_ change: (UILabel) -> Void) -> UILabel { change(self); return self }
      }
      extension TeaViewController: UITableViewDataSource {
        func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = table.dequeueReusableCell(withIdentifier: path.row == 1 ? "usual" : "own", for: path)
          guard path.row == 1 else { return cell }
          var content = cell.defaultContentConfiguration()
          content.text = "Row"
          content.image = UIImage(systemName: "star")
          cell.contentConfiguration = content
          return cell
        }
      }
      final class Cell: UITableViewCell {
        let label = UILabel()
        private var isDone = false
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          label.text = "Hello"
          label.translatesAutoresizingMaskIntoConstraints = false
          contentView.addSubview(label)
          setNeedsUpdateConstraints()
        }
        required init?(coder: NSCoder) { fatalError() }
        override func updateConstraints() {
          if !isDone {
            isDone = true
            NSLayoutConstraint.activate([
              label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 40),
              label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 30),
              label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -30),
            ])
          }
          super.updateConstraints()
        }
      }

      """
  private static let folder = Result { try RunningProject.folder(source, shapes: ["a"]) }

  @Test func aCellAddsItsConstraintsLate() throws {
    let layout = try RunningProject.dump("layout", "a", of: Self.folder.get())
    #expect(layout.contains("row (8, 90.5) 377×80.5"), "\(layout)")
    #expect(layout.contains("label (48, 120.5) 38.5×20.5 \"Hello\""), "\(layout)")
  }

  /// The inset of a table is that of all lines, also below an image; the first line on the card is the host's.
  @Test func aTableSaysWhereItsLinesBegin() throws {
    let layout = try RunningProject.dump("layout", "a", of: Self.folder.get())
    let lines = layout.matches(of: /separator \(([\d.]+), [\d.]+\) ([\d.]+)×/).map {
      "\($0.1) \($0.2)"
    }
    #expect(lines.dropFirst() == ["64 305", "64 305"], "\(layout)")
  }

  /// A closure whose only statement is left out keeps its parameters, so that what it belongs to stays.
  @Test func aClosureLosesItsStatementAlone() throws {
    let run = try CommandLineRun(
      ["check", ".", "--run-controllers"], in: Self.folder.get().path("tea"))
    let words = run.output + run.errors
    #expect(words.contains("leaves it out: $0.setUnknown(1)"), "\(words)")
    #expect(words.matches(of: /leaves it out/).count == 1, "\(words)")
    // A size may be that of what was left out.
    #expect(!words.contains("size-clamped"), "\(words)")
  }
}
