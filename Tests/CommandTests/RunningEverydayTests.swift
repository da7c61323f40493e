import TestSupport
import Testing

/// Everyday calls of SwiftUI, UIKit and Foundation that a card shows.
struct RunningEverydayTests {
  @Test func everydayModifiersShow() throws {
    let folder = try RunningProject.folder(
      RunningProject.controller(
        """
        let host = UIHostingController(rootView: Card())
            host.view.frame = view.bounds
            view.addSubview(host.view)
            completion(true, parameters, CGSize(width: 320, height: 300))
        """)
          + """
          import SwiftUI
          struct Card: View {
            @State var width: CGFloat = 0
            @State var rows = ["a", "b"]
            var body: some View {
              NavigationStack {
                VStack(alignment: .leading, spacing: 0) {
                  Text("wide \\(Int(width))").bold(false)
                    .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
                  Image(systemName: "bell").symbolVariant(.circle.fill)
                  Text("line").strikethrough().coordinateSpace(name: "card")
                  ScrollViewReader { _ in ForEach($rows, id: \\.self) { $row in Text(row + "!") } }
                  Circle().fill(.yellow).stroke(.red, lineWidth: 2).frame(width: 20, height: 20)
                  Text("inner").safeAreaInset(edge: .bottom) { Text("outer") }
                  AnyShape(Rectangle()).frame(width: 30, height: 3)
                  Text(Date()...Date().addingTimeInterval(3600))
                }
              }
            }
          }
          """, shapes: ["a"])
    let layout = try RunningProject.dump("layout", "a", of: folder)
    for part in [
      "\"wide 65\"", "20.5×19.5 symbol bell", "\"a!\"", "\"b!\"", "\"outer\"", "30×3",
      "10:41",
    ] { #expect(layout.contains(part), "\(part) in \(layout)") }
  }

  @Test func textsOfKeysAndExpressionsAreRead() throws {
    let folder = try RunningProject.folder(
      RunningProject.controller(
        """
        let label = UILabel(frame: view.bounds)
            label.numberOfLines = 0
            let cups = 3
            let first = "order 66 of 99".firstMatch(of: /of (\\d+)/)?.1 ?? ""
            label.text = String(localized: "no.such.key", defaultValue: "Default \\(cups)") + " \\(first)"
            view.addSubview(label)
            registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _) in self.view.setNeedsLayout() }
            UIAccessibility.post(notification: .layoutChanged, argument: label)
            completion(true, parameters, CGSize(width: 320, height: 40))
        """), shapes: ["a"])
    let layout = try RunningProject.dump("layout", "a", of: folder)
    #expect(layout.contains("\"Default 3 99\""), "\(layout)")
  }
}
