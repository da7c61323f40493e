import TestSupport
import Testing

/// Views of SwiftUI in views of UIKit.
@Suite(.onlyInFullLane, .serialized)
struct RunningHostsTests {
  private static let source =
    RunningProject.controller(
      """
      let pinned = host(Text("pinned").background(.red))
      view.addSubview(pinned)
      let stack = UIStackView(
        arrangedSubviews: [host(Text("stacked")), host(Color.blue.frame(width: 30, height: 10))])
      (stack.axis, stack.alignment) = (.vertical, .leading)
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
      let long = host(Text("A text that is so long that it needs a second line in its narrow room"))
      view.addSubview(long)
      NSLayoutConstraint.activate([
        pinned.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
        pinned.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        pinned.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        stack.topAnchor.constraint(equalTo: pinned.bottomAnchor, constant: 5),
        stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        long.topAnchor.constraint(equalTo: stack.bottomAnchor, constant: 5),
        long.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        long.widthAnchor.constraint(equalToConstant: 300),
      ])
      completion(true, parameters, CGSize(width: 320, height: 140))
      """
    ).replacing("import IntentsUI", with: "import IntentsUI\nimport SwiftUI")
      + """
      extension TeaViewController {
        func host(_ root: some View) -> UIView {
          let controller = UIHostingController(rootView: root)
          addChild(controller)
          controller.view.translatesAutoresizingMaskIntoConstraints = false
          return controller.view
        }
      }

      """

  /// A content that grows takes whatever size it is offered (observed: it is as high as `layoutFittingExpandedSize`).
  @Test func aContentThatGrowsIsAsHighAsItIsOffered() throws {
    let source = RunningProject.controller(
      """
      let grows = UIHostingController(rootView: VStack { Text("a"); Color.red })
      let whole = UIHostingController(rootView: Text("a"))
      whole.sizingOptions = [.preferredContentSize]
      let room = CGSize(width: 300, height: UIView.layoutFittingExpandedSize.height)
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 20))
      label.text = "\\(grows.sizeThatFits(in: room).height) \\(whole.sizeThatFits(in: room).height) \\(whole.preferredContentSize.height)"
      view.addSubview(label)
      completion(true, parameters, CGSize(width: 320, height: 40))
      """
    ).replacing("import IntentsUI", with: "import IntentsUI\nimport SwiftUI")
    let folder = try RunningProject.folder(source, shapes: ["offered"])
    let layout = try RunningProject.dump("layout", "offered", of: folder)
    #expect(layout.contains("\"10000.0 20.5 20.5\""), "\(layout)")
  }

  /// A host is as large as its content where nothing says more, and as high as its lines in its width.
  @Test func aHostIsAsLargeAsItsContent() throws {
    let folder = try RunningProject.folder(Self.source, shapes: ["hosts"])
    let layout = try RunningProject.dump("layout", "hosts", of: folder)
    let labels = layout.matches(of: /label \(([\d.]+), ([\d.]+)\) ([\d.]+)×([\d.]+) "/)
      .map { [$0.1, $0.2, $0.3, $0.4].compactMap { Double($0) } }
    try #require(labels.count == 3, "\(layout)")
    // In the middle of a host that is as wide as its constraints make it.
    #expect(abs(labels[0][0] + labels[0][2] / 2 - 196.5) < 0.1, "\(layout)")
    #expect(labels[0][1] == 100.5 && labels[0][3] == 20.5, "\(layout)")
    #expect(labels[1][0] == 28 && labels[1][1] == 126 && labels[1][3] == 20.5, "\(layout)")
    #expect(layout.contains("(28, 146.5) 30×10"), "\(layout)")
    #expect(labels[2][1] == 161.5 && labels[2][3] == 41, "\(layout)")
  }
}
