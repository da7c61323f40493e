import TestSupport
import Testing

/// Code that asks for a layout in the midst of one.
@Suite(.onlyInFullLane, .serialized)
struct RunningNestedLayoutTests {
  private static let source =
    RunningProject.controller("completion(true, parameters, CGSize(width: 320, height: 120))")
    .replacing(
      "INUIHostedViewControlling {",
      with: """
        INUIHostedViewControlling, UITableViewDataSource {
          let disc = UIView(frame: .zero)
          let shape = UserDefaults.standard.string(forKey: "shape") ?? ""
          override func viewDidLoad() {
            super.viewDidLoad()
            guard shape != "cells" else {
              let table = UITableView(frame: view.bounds)
              table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
              table.register(DiscCell.self, forCellReuseIdentifier: "disc")
              table.dataSource = self
              return view.addSubview(table)
            }
            disc.backgroundColor = .red
            disc.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(disc)
            NSLayoutConstraint.activate([
              disc.widthAnchor.constraint(equalToConstant: 40), disc.heightAnchor.constraint(equalToConstant: 40),
              disc.topAnchor.constraint(equalTo: view.topAnchor), disc.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            ])
          }
          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            view.layoutIfNeeded()
            disc.layer.cornerRadius = disc.frame.height / 2
            while shape == "endless" { _ = disc.systemLayoutSizeFitting(.zero) }
          }
          func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
          func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            table.dequeueReusableCell(withIdentifier: "disc", for: path)
          }
        """)
      + """
      final class DiscCell: UITableViewCell {
        let disc = UIView(frame: .zero)
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          disc.backgroundColor = .red
          disc.translatesAutoresizingMaskIntoConstraints = false
          contentView.addSubview(disc)
          NSLayoutConstraint.activate([
            disc.widthAnchor.constraint(equalToConstant: 30), disc.heightAnchor.constraint(equalToConstant: 30),
            disc.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            disc.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            disc.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
          ])
        }
        required init?(coder: NSCoder) { nil }
        override func layoutSubviews() {
          super.layoutSubviews()
          contentView.layoutIfNeeded()
          disc.layer.cornerRadius = disc.bounds.height / 2
        }
      }

      """

  private static let folder = Result {
    try RunningProject.folder(source, shapes: ["view", "cells", "endless"])
  }

  /// What is laid out now is not laid out again.
  @Test(arguments: [("view", "40", "20", 1), ("cells", "30", "15", 2)])
  func aDiscIsRound(shape: String, side: String, radius: String, count: Int) throws {
    let card = try RunningProject.dump("card", shape, of: Self.folder.get())
    let discs = card.matches(
      of: try Regex("width=\"\(side)\" height=\"\(side)\" rx=\"\(radius)\"[^>]*FF0000"))
    #expect(discs.count == count && !card.contains("Not drawn"), "\(card)")
  }

  /// A class that answers and then never ends has no view that is known.
  @Test func aLayoutWithoutEndIsNoEmptyCard() throws {
    let transcript = try RunningProject.dump("host", "endless", of: Self.folder.get())
    #expect(transcript.contains("crash"), "\(transcript)")
  }
}
