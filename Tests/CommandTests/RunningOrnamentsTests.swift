import Foundation
import TestSupport
import Testing

/// Corners, gradients, styles and drawn texts of running classes.
@Suite(.onlyInFullLane, .serialized)
struct RunningOrnamentsTests {
  /// Beside the view are an App Intent and a preview, to which no card comes.
  private static let source =
    RunningProject.hosting(
      """
      struct Soft: ButtonStyle {
        @Environment(\\.isEnabled) private var isEnabled
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.background(isEnabled ? Color.green : .gray)
        }
      }
      struct Card: View {
        var body: some View {
          VStack(spacing: 0) {
            Button("On") {}.buttonStyle(Soft())
            Button("Off") {}.buttonStyle(Soft()).disabled(true)
            RoundedRectangle(cornerRadius: 25).stroke(.blue, lineWidth: 1).frame(width: 120, height: 40)
            LinearGradient(
              colors: [.red, .yellow.opacity(0.2), .clear], startPoint: .leading, endPoint: .trailing
            ).frame(width: 100, height: 20)
            HStack(spacing: 0) {
              Color.red.frame(width: 40, height: 20).overlay(Circle().fill(.pink).frame(width: 50, height: 10))
              Color.blue.frame(width: 40, height: 20)
            }
            Text("P").font(.system(size: 60)).frame(width: 60, height: 50).background(.yellow).clipped()
              .padding(.top, 30)
            Image(systemName: "star").symbolEffect(.variableColor.iterative, options: .repeating, isActive: true)
            Capsule().fill(.white.shadow(.drop(radius: 2))).frame(width: 20, height: 5)
          }
        }
      }
      """, width: 200, height: 300,
      more: """
          let gradient = CAGradientLayer()
          gradient.frame = CGRect(x: 0, y: 200, width: 320, height: 80)
          (gradient.startPoint, gradient.endPoint) = (.zero, CGPoint(x: 1, y: 1))
          gradient.colors = [UIColor.red.cgColor, UIColor.white.cgColor]
          view.layer.addSublayer(gradient)
          let avatar = Avatar(frame: CGRect(x: 220, y: 10, width: 44, height: 44))
          view.addSubview(avatar)
          for side in [40, 50] {
            let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in
              UIColor.brown.setFill()
              UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)).fill()
              "\\(side)".draw(at: CGPoint(x: 10, y: 10), withAttributes: nil)
            }
            let view = UIImageView(image: picture)
            view.frame = CGRect(x: 220, y: side * 2, width: side, height: side)
            self.view.addSubview(view)
          }
        """)
      + """
      struct Order: AppIntent {
        @Parameter(title: "Tea") var tea: String
        func perform() async throws -> some IntentResult { .result() }
      }
      #Preview(as: .systemSmall) { Tea() } timeline: { Entry(date: .now) }
      class Avatar: UIView {
        override func draw(_ rect: CGRect) {
          let attributes = [NSAttributedString.Key.font: UIFont.systemFont(ofSize: bounds.height * 0.4)]
          let size = "MG".size(withAttributes: attributes)
          "MG".draw(at: CGPoint(x: 22 - size.width / 2, y: 22 - size.height / 2), withAttributes: attributes)
        }
      }

      """
  private static let folder = Result { try RunningProject.folder(source, shapes: ["a"]) }
  private func dump(_ kind: String) throws -> String {
    try RunningProject.dump(kind, "a", of: Self.folder.get())
  }

  @Test func aStyleSeesItsEnvironment() throws {
    let card = try dump("card")
    #expect(card.contains("cp-f-34C759-30D158") && card.contains("fill=\"#8E8E93\""), "\(card)")
  }

  @Test func whatNoCardComesToIsNotMissingOnIt() throws {
    let card = try dump("card")
    #expect(!card.contains("left out"), "\(card)")
    #expect(card.contains("ShapeStyle.shadow(_:)"), "\(card)")
  }

  @Test func aRoundCornerStaysRound() throws {
    let card = try dump("card")
    #expect(card.contains("M0 20C0 8.95 8.95 0 20 0L100 0"), "\(card)")
  }

  /// Each color covers those before it, and all fade together.
  @Test func aPaleColorOfAGradientDoesNotShowTheOneBefore() throws {
    let card = try dump("card")
    #expect(
      card.contains(
        /<g mask="linear-gradient\(90deg,rgb\(0 0 0\/1\) 0%,rgb\(0 0 0\/0.2\) 50%,rgb\(0 0 0\/0\) 100%\)"[^>]*>\s*<rect[^>]*>\s*<rect[^>]*rgb\(0 0 0\/0\) 0%,rgb\(0 0 0\/1\) 50%/
      ), "\(card)")
  }

  /// The colors of a layer change as in a square that is stretched: half of the way is at both other corners.
  @Test func theGradientOfALayerIsStretched() throws {
    let card = try dump("card")
    #expect(card.contains("linear-gradient(165.97deg"), "\(card)")
  }

  @Test func aDrawnTextHasRoomInEachFont() throws {
    let layout = try dump("layout")
    #expect(layout.contains(/label \([\d., ]+\) 2[89](\.5)?×2[12](\.5)? "MG"/), "\(layout)")
  }

  /// A view of another size shows the paths alone, and the card says so.
  @Test func aPictureOfCodeHasItsText() throws {
    let layout = try dump("layout")
    #expect(layout.contains("\"40\"") && !layout.contains("\"50\""), "\(layout)")
    #expect(layout.contains("image (228, 190.5) 50×50 drawing of 1"), "\(layout)")
    #expect(layout.contains("Not drawn: CGContext.text in an image"), "\(layout)")
  }

  /// Ornaments that lie over each other are no fault, nor is the room above a letter that is cut off.
  @Test func ornamentsMayReachOut() throws {
    let run = try CommandLineRun(
      ["check", ".", "--run-controllers"], in: Self.folder.get().path("tea"))
    #expect(!(run.output + run.errors).contains("content-over"), "\(run)")
  }
}
