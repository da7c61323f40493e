import Foundation
import TestSupport
import Testing

/// What UIKit does with frames of views that have constraints.
@Suite(.onlyInFullLane, .serialized)
struct RunningFramesTests {
  private static let source = RunningProject.controller(
    """
    func label(_ text: String) -> UILabel {
      let label = UILabel()
      label.text = text
      view.addSubview(label)
      return label
    }
    let centered = label("centered")
    centered.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    centered.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
    let box = UIView()
    box.backgroundColor = .red
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: view.topAnchor),
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      box.widthAnchor.constraint(equalToConstant: 100),
      box.heightAnchor.constraint(equalToConstant: 60),
    ])
    let below = label("below")
    below.translatesAutoresizingMaskIntoConstraints = false
    below.topAnchor.constraint(equalTo: box.bottomAnchor).isActive = true
    below.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    completion(true, parameters, CGSize(width: 320, height: 100))
    """)

  /// The frame of a view whose autoresizing mask became constraints counts, and what code says against it does not.
  @Test func aFrameThatBecomesConstraintsIsRequired() throws {
    let folder = try RunningProject.folder(Self.source, shapes: ["frames"])
    let layout = try RunningProject.dump("layout", "frames", of: folder)
    #expect(layout.contains(/label \(8, [\d.]+\) 0×0/), "\(layout)")
    #expect(!layout.contains("100×60") && !layout.contains("centered"), "\(layout)")
    let run = try CommandLineRun(["check", ".", "--run-controllers"], in: folder.path("tea"))
    #expect(
      run.output.contains(
        "fix: Set 'translatesAutoresizingMaskIntoConstraints' of 'label “centered”' to false"),
      "\(run.output)")
  }

  /// The view of a child follows the card's, as controllers without a file make it (documented).
  @Test func theViewOfAChildFollows() throws {
    let source =
      RunningProject.controller(
        """
        let child = UIViewController()
        addChild(child)
        child.view.frame = view.bounds
        view.addSubview(child.view)
        let label = UILabel()
        label.text = "below"
        label.translatesAutoresizingMaskIntoConstraints = false
        child.view.addSubview(label)
        label.bottomAnchor.constraint(equalTo: child.view.bottomAnchor).isActive = true
        label.leadingAnchor.constraint(equalTo: child.view.leadingAnchor).isActive = true
        let wrap = Wrap()
        wrap.label.text = "below"
        wrap.translatesAutoresizingMaskIntoConstraints = false
        child.view.addSubview(wrap)
        wrap.topAnchor.constraint(equalTo: child.view.topAnchor).isActive = true
        wrap.leadingAnchor.constraint(equalTo: child.view.leadingAnchor).isActive = true
        completion(true, parameters, CGSize(width: 320, height: 100))
        """)
        + """
        final class Wrap: UIView {
          let label = UILabel()
          override var intrinsicContentSize: CGSize { label.intrinsicContentSize }
        }

        """
    let folder = try RunningProject.folder(source, shapes: ["child"])
    let layout = try RunningProject.dump("layout", "child", of: folder)
    #expect(layout.contains("label (8, 170) 46.5×20.5 \"below\""), "\(layout)")
    // A view may take the size of another one for its own.
    #expect(layout.contains(/Wrap \(8, [\d.]+\) 46.5×20.5|view \(8, 90.5\) 46.5×20.5/), "\(layout)")
  }

  /// A method loses each line that does not compile, and keeps the others, however many they are.
  @Test func manyLostStatementsLeaveTheRest() throws {
    let lost = (1...8).map { "steamer.level = \($0)" }.joined(separator: "; ")
    let source = RunningProject.controller(
      """
      fill()
      completion(true, parameters, CGSize(width: 320, height: 100))
      """
    ).replacing(
      "INUIHostedViewControlling {",
      with: """
        INUIHostedViewControlling {
          func fill() {
            let steamer = TeaSteamer(); \(lost)
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 20))
            label.text = "kept"
            view.addSubview(label)
          }
        """)
    let folder = try RunningProject.folder(source, shapes: ["cuts"])
    let layout = try RunningProject.dump("layout", "cuts", of: folder)
    #expect(layout.contains("\"kept\""), "\(layout)")
  }
}
