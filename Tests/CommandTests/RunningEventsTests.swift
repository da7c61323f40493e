import Foundation
import TestSupport
import Testing

/// What the system calls of a class without being asked.
@Suite(.onlyInFullLane, .serialized)
struct RunningEventsTests {
  private static let source = """
    import IntentsUI
    import UIKit

    extension Notification.Name { static let steeped = Notification.Name("steeped") }

    class Timed: NSObject {
      @objc dynamic var minutes = 1
    }

    class Told: UIView {
      var tell: ((String) -> Void)?
      override func didMoveToWindow() { if window != nil { tell?("window") } }
      override func tintColorDidChange() { tell?("tint") }
    }

    class TeaViewController: UIViewController, INUIHostedViewControlling, UITableViewDelegate,
      UITableViewDataSource
    {
      let label = UILabel()
      let told = Told()
      let timed = Timed()
      var observation: NSKeyValueObservation?
      var said: [String] = []
      func say(_ word: String) {
        said.append(word)
        label.text = said.joined(separator: " ")
      }

      override func viewDidLoad() {
        super.viewDidLoad()
        label.font = .systemFont(ofSize: 10)
        view.addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        told.tell = { [weak self] in self?.say($0) }
        view.addSubview(told)
        told.tintColor = .systemRed
        NotificationCenter.default.addObserver(
          self, selector: #selector(steeped(_:)), name: .steeped, object: nil)
        observation = timed.observe(\\.minutes) { [weak self] timed, _ in
          self?.say("minutes \\(timed.minutes)")
        }
        // Nobody keeps this one.
        _ = timed.observe(\\.minutes) { [weak self] _, _ in self?.say("lost") }
      }
      override func updateViewConstraints() {
        label.topAnchor.constraint(equalTo: view.topAnchor, constant: 70).isActive = true
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        super.updateViewConstraints()
      }
      @objc private func steeped(_ note: Notification) { say("note \\(note.object ?? "")") }
      @objc func late() { say("late") }
      @objc func tap(_ sender: UIButton) { say("tap") }

      func numberOfSections(in tableView: UITableView) -> Int { 1 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      { UITableViewCell() }
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        "Teas"
      }
      func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
      ) {
        (view as? UITableViewHeaderFooterView)?.textLabel?.text = "Teas of today"
      }

      func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
        completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
      ) {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        table.delegate = self
        table.dataSource = self
        view.addSubview(table)
        NotificationCenter.default.post(name: .steeped, object: "3")
        timed.minutes = 4
        let button = UIButton(type: .system)
        button.addTarget(self, action: #selector(tap), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        perform(#selector(late), with: nil, afterDelay: 0.1)
        if responds(to: #selector(late)) { say("responds") }
        completion(true, parameters, CGSize(width: 320, height: 100))
      }
    }
    """

  private static let folder = Result {
    try RunningProject.folder(source, shapes: ["events"])
  }

  @Test func theClassHearsWhatHappens() throws {
    let layout = try RunningProject.dump("layout", "events", of: Self.folder.get())
    let line = try #require(
      layout.firstMatch(of: /label \(8, 160.5\) [\d.×]+ "([^"]*)"/), "\(layout)")
    let words = Set(line.1.split(separator: " ").map { String($0) })
    #expect(
      words == ["tint", "window", "note", "3", "tap", "responds", "minutes", "4", "late"],
      "\(words.sorted())")
    // 22 points above the header, and 4 in it.
    #expect(
      layout.contains(/label \([\d.]+, 116.5\) [\d.×]+ "Teas of today"/), "\(layout)")
  }

  /// What no class of the project has is named.
  @Test func anUnknownMethodIsNamed() throws {
    let source = RunningProject.controller(
      """
      perform(Selector("brew"))
      completion(true, parameters, CGSize(width: 320, height: 100))
      """)
    let folder = try RunningProject.folder(source, shapes: ["unknown"])
    let layout = try RunningProject.dump("layout", "unknown", of: folder)
    #expect(layout.contains("the method 'brew' by a selector"), "\(layout)")
  }
}
