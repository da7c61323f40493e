import TestSupport
import Testing

/// Everyday calls of SwiftUI, UIKit and Foundation that a card shows.
struct RunningEverydayTests {
  @Test func everydayModifiersShow() throws {
    let folder = try RunningProject.folder(
      RunningProject.hosting(
        """
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
                Grid {
                  GridRow { Text("A long header title here").gridCellColumns(2) }
                  GridRow { Text("x"); Text("y") }
                }
                HStack {
                  Button("Off") {}
                  Button("Way") {}.buttonStyle(.borderedProminent)
                  Toggle("t", isOn: .constant(true)).labelsHidden()
                }.disabled(true)
                Button("Large") {}.buttonStyle(.bordered).controlSize(.large)
                ContentUnavailableView("Empty", systemImage: "cat", description: Text("Nothing here"))
              }
            }
          }
        }
        """, width: 377, height: 300), shapes: ["a"])
    let layout = try RunningProject.dump("layout", "a", of: folder)
    for part in [
      "\"wide ", "20.5×19.5 symbol bell", "\"a!\"", "\"b!\"", "\"outer\"", "30×3",
      "10:41", "\"A long header title here\"", "symbol cat", "\"Nothing here\"",
      "View.disabled(_:)", "×50.5",
    ] { #expect(layout.contains(part), "\(part) in \(layout)") }
  }

  /// A symbol stands beside capitals of any size, and beside the first line of a text.
  @Test func symbolsStandOnTheBaseline() throws {
    let folder = try RunningProject.folder(
      RunningProject.hosting(
        """
        struct Card: View {
          var body: some View {
            VStack(alignment: .leading, spacing: 0) {
              HStack(alignment: .firstTextBaseline) {
                Text("Big").font(.system(size: 40))
                Image(systemName: "circle")
              }
              Label("A title of several lines", systemImage: "circle")
              RoundedRectangle(cornerRadius: 4).strokeBorder(.red, lineWidth: 2).frame(height: 10)
            }
          }
        }
        """, width: 100, height: 200,
        more: """
            let label = UILabel()
            label.text = "Big"
            label.font = .systemFont(ofSize: 40)
            let row = UIStackView(arrangedSubviews: [label, UIImageView(image: UIImage(systemName: "circle"))])
            row.alignment = .firstBaseline
            row.frame = CGRect(x: 200, y: 0, width: 100, height: 60)
            view.addSubview(row)
          """), shapes: ["a"])
    let layout = try RunningProject.dump("layout", "a", of: folder)
    let lines = layout.split(separator: "\n").filter {
      $0.contains("circle") || $0.contains("\"") && $0.contains("label")
    }
    #expect(
      lines.map { $0.trimmingPrefix { $0 == " " } } == [
        "label (8, 131) 53.5×48 \"Big\"", "image (69.5, 153.48) 20.5×19.5 symbol circle",
        "image (8, 179.45) 20.5×19.5 symbol circle",
        "label (36.5, 179) 63×61 \"A title of⏎several⏎lines\"",
        "label (208, 90.5) 53.5×48 \"Big\"", "image (261.5, 112.42) 46.5×20.5 symbol circle",
      ])
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
