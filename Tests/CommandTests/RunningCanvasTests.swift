import TestSupport
import Testing

/// What code draws itself in a view of SwiftUI, and texts in layers.
struct RunningCanvasTests {
  @Test func aCanvasDrawsPathsTextsAndImages() throws {
    let folder = try RunningProject.folder(
      RunningProject.hosting(
        """
        struct Card: View {
          var body: some View {
            Canvas { context, size in
              context.fill(Path(CGRect(x: 0, y: 0, width: size.width / 2, height: 10)), with: .color(.red))
              context.draw(Text("Peak"), at: CGPoint(x: size.width / 2, y: size.height / 2))
              var moved = context
              moved.translateBy(x: 20, y: 30)
              moved.draw(Image(systemName: "star.fill"), at: .zero, anchor: .topLeading)
              moved.clip(to: Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)))
              moved.fill(
                Path(CGRect(x: 0, y: 0, width: 20, height: 20)),
                with: .linearGradient(Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 20, y: 0)))
              context.stroke(Path(CGRect(x: 1, y: 1, width: 5, height: 5)), with: .foreground, lineWidth: 2)
            }
          }
        }
        """, width: 200, height: 60,
        more: """
            let text = CATextLayer()
            text.string = "Layer"
            text.fontSize = 10
            text.alignmentMode = .right
            text.frame = CGRect(x: 20, y: 80, width: 200, height: 20)
            view.layer.addSublayer(text)
          """), shapes: ["a"])
    let layout = try RunningProject.dump("layout", "a", of: folder)
    #expect(
      layout.contains(
        """
                    drawing (8, 90.5) 200×60 drawing of 1
                    label (89, 110.36) 38×20.28 "Peak"
                    image (28, 120.5) 20.5×18.5 symbol star
                    drawing (8, 90.5) 200×60 drawing of 2
        """), "\(layout)")
    #expect(layout.contains("(201, 170.5) 27×12 \"Layer\""), "\(layout)")
  }

  /// Controls that code makes draw themselves; a picker of SwiftUI has one of them.
  @Test func controlsOfCodeDrawThemselves() throws {
    let folder = try RunningProject.folder(
      RunningProject.hosting(
        """
        struct Card: View {
          var body: some View {
            Picker("Kind", selection: .constant(1)) {
              Text("Hot").tag(0)
              Text("Iced").tag(1)
            }.pickerStyle(.segmented)
          }
        }
        """, width: 200, height: 40,
        more: """
            let pages = UIPageControl(frame: CGRect(x: 0, y: 50, width: 100, height: 20))
            pages.numberOfPages = 3
            let stepper = UIStepper()
            stepper.frame.origin = CGPoint(x: 220, y: 0)
            [pages, stepper].forEach(view.addSubview)
          """), shapes: ["a"])
    let layout = try RunningProject.dump("layout", "a", of: folder)
    for part in [
      "(8, 94.5) 200×32 drawing of 1", "27.5×15.52 \"Iced\"", "(8, 140.5) 100×20 drawing of 3",
      "18×16 symbol plus", "Estimated: UIPageControl, UISegmentedControl",
    ] { #expect(layout.contains(part), "\(part) in \(layout)") }
  }
}
