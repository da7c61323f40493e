import Foundation
import TestSupport
import Testing

/// Gradients of all kinds, in any shape and along lines, and values of the environment that a macro declares.
@Suite(.onlyInFullLane, .serialized)
struct RunningGradientsTests {
  private static let source = """
    import IntentsUI
    import SwiftUI

    extension EnvironmentValues {
      @Entry var side: CGFloat = 40
      @Entry fileprivate var unit = "cups"
      @Entry var limit: Int?
    }

    struct Drop: Shape {
      func path(in box: CGRect) -> Path {
        Path { path in
          path.move(to: CGPoint(x: box.midX, y: box.minY))
          path.addLine(to: CGPoint(x: box.maxX, y: box.maxY))
          path.addLine(to: CGPoint(x: box.minX, y: box.maxY))
          path.closeSubpath()
        }
      }
    }

    struct Framed: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView {
        let view = UIView()
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        gradient.type = .conic
        gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
        gradient.endPoint = CGPoint(x: 0.5, y: 0)
        let mask = CAShapeLayer()
        mask.path = UIBezierPath(rect: CGRect(x: 2, y: 2, width: 36, height: 36)).cgPath
        mask.lineWidth = 4
        mask.fillColor = UIColor.clear.cgColor
        mask.strokeColor = UIColor.black.cgColor
        gradient.mask = mask
        view.layer.addSublayer(gradient)
        return view
      }
      func updateUIView(_ view: UIView, context: Context) {}
    }

    struct Entries: View {
      @Environment(\\.side) var side
      @Environment(\\.unit) var unit
      @Environment(\\.limit) var limit
      var body: some View { Text("\\(Int(side)) \\(unit), \\(limit.map { "\\($0)" } ?? "no limit")") }
    }

    struct ShapeView: View {
      let shape: String
      private var colors: [Color] { [.red, .blue] }
      var body: some View {
        switch shape {
        case "entries":
          VStack {
            Entries()
            Entries().environment(\\.side, 12).environment(\\.limit, 3)
          }
        case "radial":
          Drop().fill(RadialGradient(colors: colors, center: .top, startRadius: 10, endRadius: 40))
            .frame(width: 40, height: 40)
        case "angular":
          Circle()
            .stroke(
              AngularGradient(
                colors: colors, center: .center, startAngle: .degrees(-90), endAngle: .degrees(90)),
              lineWidth: 10
            ).frame(width: 40, height: 40)
        default: Framed().frame(width: 40, height: 40)
        }
      }
    }

    """ + RunningProject.hostingClass

  private static let folder = Result {
    try RunningProject.folder(source, shapes: ["entries", "radial", "angular", "framed"])
  }

  private func dump(_ kind: String, _ shape: String) throws -> String {
    try RunningProject.dump(kind, shape, of: Self.folder.get())
  }

  @Test func entriesHaveTheirValues() throws {
    let layout = try dump("layout", "entries")
    #expect(
      layout.contains("\"40 cups, no limit\"") && layout.contains("\"12 cups, 3\""), "\(layout)")
  }

  @Test func aGradientFillsAnyShape() throws {
    let card = try dump("card", "radial")
    #expect(
      card.contains("radial-gradient(40px 40px at 50% 0%,rgb(0 0 0/0) 25%,rgb(0 0 0/1) 100%)"),
      "\(card)")
    #expect(card.contains("clip-path=\"path('M20 0L40 40L0 40Z')"), "\(card)")
    #expect(!card.contains("Not drawn"), "\(card)")
  }

  /// The rectangle of the gradient reaches out of the shape as its line does, and the middle stays.
  @Test func aGradientRunsAlongALine() throws {
    let card = try dump("card", "angular")
    #expect(
      card.contains("conic-gradient(from -90deg at 50% 50%,rgb(0 0 0/0) 25%,rgb(0 0 0/1) 75%)"),
      "\(card)")
    #expect(card.contains(/x="-10" y="-10" width="60" height="60"/), "\(card)")
  }

  /// The usual way to draw a colored border: a gradient through a line.
  @Test func aLineIsAMask() throws {
    let card = try dump("card", "framed")
    #expect(card.contains("conic-gradient(from 0deg at 50% 50%"), "\(card)")
    let outline = try #require(card.firstMatch(of: /clip-path="path\('([^']*)'/)?.1)
    // Four bands with a corner each.
    #expect(outline.split(separator: "Z").count == 8, "\(outline)")
    #expect(!card.contains("Not drawn"), "\(card)")
  }
}
