import TestSupport
import Testing

/// What running classes draw themselves: in `draw(_:)`, in layers, in images and in shapes of SwiftUI.
@Suite(.onlyInFullLane, .serialized)
struct RunningDrawingTests {
  private static let source = """
    import IntentsUI
    import SwiftUI

    final class RingView: UIView {
      let amount = UILabel(frame: .zero)
      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(amount)
      }
      required init?(coder: NSCoder) { fatalError("Made in code") }
      override func draw(_ rect: CGRect) {
        amount.frame = rect
        amount.text = "70%"
        let ring = UIBezierPath(
          arcCenter: CGPoint(x: rect.midX, y: rect.midY), radius: 30, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        ring.lineWidth = 8
        ring.lineCapStyle = .round
        UIColor.red.setStroke()
        ring.stroke()
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.translateBy(x: 10, y: 0)
        context.setFillColor(UIColor.blue.withAlphaComponent(0.5).cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      }
    }

    final class AxisView: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.blue.setFill()
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4)).fill()
        "12:00".draw(
          at: CGPoint(x: 10, y: 5),
          withAttributes: [.font: UIFont.systemFont(ofSize: 14), .foregroundColor: UIColor.red])
        UIBezierPath(rect: CGRect(x: 0, y: 8, width: 4, height: 4)).fill()
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.translateBy(x: 100, y: 40)
        context.rotate(by: -.pi / 2)
        ("Turned" as NSString).draw(in: CGRect(x: 0, y: 0, width: 60, height: 100), withAttributes: nil)
        context.restoreGState()
        UIBezierPath(ovalIn: CGRect(x: 150, y: 0, width: 20, height: 20)).addClip()
        UIImage(systemName: "star.fill")?.draw(in: CGRect(x: 150, y: 0, width: 20, height: 20))
      }
    }

    final class PaddedLabel: UILabel {
      override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 8, dy: 0)) }
    }

    struct Mark: Shape {
      func path(in rect: CGRect) -> Path {
        Path { path in
          path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
          path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
          path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
          path.closeSubpath()
        }
      }
    }

    struct Shapes: View {
      var body: some View {
        HStack {
          Mark().fill(Color.red).frame(width: 40, height: 40)
          Circle().trim(from: 0, to: 0.25).stroke(Color.blue, style: StrokeStyle(lineWidth: 4, lineCap: .round))
            .rotationEffect(.degrees(-90)).frame(width: 40, height: 40)
          RoundedRectangle(cornerRadius: 8)
            .fill(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
            .frame(width: 40, height: 40)
        }
      }
    }

    class TeaViewController: UIViewController, INUIHostedViewControlling {
      func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
        completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
      ) {
        let panel = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 64))
        view.addSubview(panel)
        switch UserDefaults.standard.string(forKey: "shape") ?? "" {
        case "ring": panel.addSubview(RingView(frame: CGRect(x: 20, y: 0, width: 64, height: 64)))
        case "gradient":
          let gradient = CAGradientLayer()
          gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
          gradient.startPoint = CGPoint(x: 0, y: 0.5)
          gradient.endPoint = CGPoint(x: 1, y: 0.5)
          gradient.frame = panel.bounds
          panel.layer.insertSublayer(gradient, at: 0)
          let fade = CAGradientLayer()
          fade.colors = [UIColor.black.withAlphaComponent(0.75).cgColor, UIColor.clear.cgColor]
          fade.frame = CGRect(x: 0, y: 0, width: 160, height: 32)
          panel.layer.addSublayer(fade)
        case "layers":
          let (behind, before) = (UILabel(frame: panel.bounds), UILabel(frame: panel.bounds))
          (behind.text, before.text) = ("Behind", "Before")
          panel.addSubview(behind)
          let line = CAShapeLayer()
          let path = UIBezierPath()
          path.move(to: CGPoint(x: 0, y: 10))
          path.addLine(to: CGPoint(x: 100, y: 10))
          line.path = path.cgPath
          line.frame.origin = CGPoint(x: 20, y: 0)
          line.strokeColor = UIColor.red.cgColor
          line.lineDashPattern = [6, 3]
          panel.layer.addSublayer(line)
          let animation = CABasicAnimation(keyPath: "strokeEnd")
          animation.toValue = 0.5
          animation.fillMode = .forwards
          animation.isRemovedOnCompletion = false
          line.add(animation, forKey: "line")
          line.strokeEnd = 0
          panel.addSubview(before)
        case "unshadowed":
          panel.backgroundColor = .white
          panel.layer.shadowOpacity = 0.5
          panel.layer.shadowOpacity = 0
        case "turned":
          let gradient = CAGradientLayer()
          gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
          gradient.frame = CGRect(x: 100, y: 0, width: 40, height: 40)
          gradient.transform = CATransform3DMakeRotation(-.pi / 2, 0, 0, 1)
          gradient.borderWidth = 2
          gradient.opacity = 0.5
          let dot = CALayer()
          dot.backgroundColor = UIColor.black.cgColor
          dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
          gradient.addSublayer(dot)
          panel.layer.addSublayer(gradient)
        case "corners", "round":
          panel.layer.cornerRadius = 16
          panel.clipsToBounds = UserDefaults.standard.string(forKey: "shape") == "round"
          let inside = UIView(frame: panel.bounds)
          inside.backgroundColor = .red
          panel.addSubview(inside)
        case "padded":
          let label = PaddedLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
          label.text = "Padded"
          panel.addSubview(label)
          let plain = UILabel(frame: CGRect(x: 0, y: 20, width: 100, height: 20))
          plain.text = "Plain"
          panel.addSubview(plain)
        case "shadow":
          panel.backgroundColor = .white
          panel.layer.shadowColor = UIColor.blue.cgColor
          panel.layer.shadowOpacity = 0.25
          panel.layer.shadowOffset = CGSize(width: 0, height: 2)
          panel.layer.shadowRadius = 4
        case "image":
          let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
          }
          panel.tintColor = .red
          for image in [image, image.withRenderingMode(.alwaysTemplate)] {
            panel.addSubview(UIImageView(image: image))
          }
        case "clipped":
          let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).addClip()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
          }
          panel.addSubview(UIImageView(image: image))
        case "axis": panel.addSubview(AxisView(frame: panel.bounds))
        case "blended":
          let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
            context.cgContext.setBlendMode(.multiply)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
          }
          panel.addSubview(UIImageView(image: image))
        default:
          let host = UIHostingController(rootView: Shapes())
          addChild(host)
          host.view.frame = panel.bounds
          panel.addSubview(host.view)
          host.didMove(toParent: self)
        }
        completion(true, parameters, CGSize(width: 320, height: 64))
      }
    }
    """

  private static let folder = Result {
    try RunningProject.folder(
      source,
      shapes: [
        "ring", "gradient", "layers", "image", "clipped", "shapes", "shadow",
        "unshadowed", "turned", "padded", "corners", "round", "blended", "axis",
      ])
  }

  private func card(_ shape: String) throws -> String {
    try RunningProject.dump("card", shape, of: Self.folder.get())
  }

  /// What a class draws stands behind its subviews, which it may place as it draws.
  @Test func aViewDrawsItself() throws {
    let card = try card("ring")
    let quarter =
      ##"<path d="M62 32C62 48.57 48.57 62 32 62" fill="none" stroke-width="8" stroke-linecap="round" stroke="#FF0000"/>"##
    #expect(card.contains(quarter), "\(card)")
    #expect(
      card.contains(##"<path d="M10 0L15 0L15 5L10 5Z" fill-opacity="0.5" fill="#0000FF"/>"##),
      "\(card)")
    #expect(card.contains(">70%<") && !card.contains("Not drawn"), "\(card)")
  }

  @Test func aGradientGoesAlongItsLine() throws {
    let card = try card("gradient")
    let masks = card.matches(of: /<rect[^>]*mask="([^"]*)"[^>]*fill="(#\w+)"/).map {
      "\($0.1) \($0.2)"
    }
    #expect(
      masks == [
        "linear-gradient(90deg,rgb(0 0 0/0) 0%,rgb(0 0 0/1) 100%) #0000FF",
        "linear-gradient(180deg,rgb(0 0 0/0.75) 0%,rgb(0 0 0/0) 100%) #000000",
      ], "\(card)")
    #expect(!card.contains("Not drawn"), "\(card)")
  }

  /// The line ends in its middle, where an animation leaves it, whatever code sets later.
  @Test func aLayerStandsBetweenTheViewsThatItWasAddedBetween() throws {
    let card = try card("layers")
    let line =
      ##"<path d="M20 10C36.67 10 53.33 10 70 10" fill="none" stroke-width="1" stroke-dasharray="6 3" stroke="#FF0000"/>"##
    let order = [">Behind<", line, ">Before<"].map { card.firstRange(of: $0)?.lowerBound }
    #expect(order.allSatisfy { $0 != nil }, "\(card)")
    #expect(order.compactMap(\.self) == order.compactMap(\.self).sorted(), "\(card)")
  }

  /// The blur of CSS is twice the deviation that UIKit takes.
  @Test func aShadowLiesBelowItsView() throws {
    let card = try card("shadow")
    #expect(
      card.contains(#"<g filter="drop-shadow(0px 2px 4px rgb(0 0 255/0.25))">"#), "\(card)")
    #expect(!card.contains("Not drawn"), "\(card)")
  }

  @Test func aShadowMayBeTakenAway() throws {
    #expect(try !card("unshadowed").contains("drop-shadow"))
  }

  /// A quarter to the left leads upwards from left to right; what is in the layer is as faint as it.
  @Test func aLayerIsTurnedWithAllThatItHolds() throws {
    let card = try card("turned")
    #expect(card.contains("linear-gradient(90deg,rgb(0 0 0/0) 0%,rgb(0 0 0/1) 100%)"), "\(card)")
    #expect(
      card.contains(/<path d="M100 40L100 30L110 30L110 40Z" fill-opacity="0.5"/), "\(card)")
    // The border lies inside.
    #expect(card.contains(/<path d="M101 39L[^"]*" fill="none" stroke-width="2"/), "\(card)")
  }

  @Test(arguments: [("corners", false), ("round", true)])
  func roundCornersCutOnlyWhereTheViewClips(shape: String, isCut: Bool) throws {
    #expect(try card(shape).contains("inset(0 round 16px) view-box") == isCut)
  }

  @Test func aTextStandsInThePartThatItsLabelSays() throws {
    let card = try card("padded")
    let place = try #require(card.firstMatch(of: /<text x="([\d.]+)"[^>]*>Padded</)?.1, "\(card)")
    let label = try #require(card.firstMatch(of: /<text x="([\d.]+)"[^>]*>Plain</)?.1, "\(card)")
    #expect(try #require(Double(place)) == #require(Double(label)) + 8, "\(card)")
    #expect(!card.contains("Not drawn"), "\(card)")
  }

  @Test func anImageOfCodeIsDrawnAndMayBeATemplate() throws {
    let card = try card("image")
    for color in ["#0000FF", "#FF0000"] {
      #expect(card.contains(##"<path d="M5 5L15 5L15 15L5 15Z" fill="\##(color)"/>"##), "\(card)")
    }
  }

  @Test func aContextCutsWhatItDraws() throws {
    let card = try card("clipped")
    #expect(
      card.contains(/<g clip-path="path\('M20 10C[^']*Z'\) view-box">\n<path d="M0 0L20 0/),
      "\(card)")
    #expect(!card.contains("Not drawn"), "\(card)")
  }

  /// Texts and images stand between the paths that were drawn before and after them.
  @Test func aContextDrawsTextsAndImages() throws {
    let card = try card("axis")
    let parts = [
      "M0 0L4 0L4 4L0 4Z", ">12:00<", "M0 8L4 8L4 12L0 12Z", "matrix(0 -1 1 0 0 0)", ">Turned<",
      "path('M20 10C20 15.52", #"data-name="image""#,
    ]
    let places = parts.map { card.firstRange(of: $0)?.lowerBound }
    #expect(places.allSatisfy { $0 != nil }, "\(card)")
    #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted(), "\(card)")
    #expect(card.contains(##"fill="#FF0000">12:00<"##) && !card.contains("Not drawn"), "\(card)")
  }

  @Test func whatAContextDoesNotDoIsNamed() throws {
    #expect(try card("blended").contains("Not drawn: CGContext.setBlendMode(_:)"))
  }

  @Test func shapesOfSwiftUIHaveTheirPaths() throws {
    let card = try card("shapes")
    #expect(card.contains(#"<path d="M0 40L20 0L40 40Z""#), "\(card)")
    #expect(
      card.contains(#"<path d="M40 20C40 31.05 31.05 40 20 40" fill="none" stroke-width="4""#),
      "\(card)")
    #expect(card.contains(/<rect[^>]*rx="8" mask="linear-gradient\(90deg/), "\(card)")
    #expect(!card.contains("Not drawn"), "\(card)")
  }
}
