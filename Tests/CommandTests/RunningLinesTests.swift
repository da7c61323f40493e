import TestSupport
import Testing

/// Lines that code draws: their lengths, their corners, and how they look where the paper is bent.
@Suite(.onlyInFullLane, .serialized)
struct RunningLinesTests {
  private static let source =
    RunningProject.controller(
      """
      let drawing = LinesView(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
      drawing.shape = UserDefaults.standard.string(forKey: "shape") ?? ""
      drawing.backgroundColor = .red
      view.addSubview(drawing)
      if drawing.shape == "tinted" {
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
        gradient.colors = [UIColor.yellow.cgColor, UIColor.brown.cgColor]
        gradient.cornerRadius = 8
        gradient.maskedCorners = [.layerMinXMinYCorner]
        drawing.layer.addSublayer(gradient)
        view.tintColor = .systemPink
        let label = UILabel(frame: CGRect(x: 0, y: 30, width: 90, height: 20))
        (label.text, label.textColor) = ("Pink", .tintColor)
        drawing.addSubview(label)
      }
      completion(true, parameters, CGSize(width: 320, height: 80))
      """)
      + """
      final class LinesView: UIView { var shape = "" }
      extension LinesView {
        override func draw(_ rect: CGRect) {
          guard let context = UIGraphicsGetCurrentContext() else { return }
          switch shape {
          case "scaled":
            context.scaleBy(x: 2, y: 2)
            let path = UIBezierPath(rect: CGRect(x: 5, y: 5, width: 40, height: 10))
            path.lineWidth = 1.5
            path.miterLimit = 3
            path.setLineDash([2, 1], count: 2, phase: 0.5)
            UIColor.separator.setStroke()
            path.stroke()
          case "turned":
            context.move(to: CGPoint(x: 10, y: 10))
            context.addArc(
              tangent1End: CGPoint(x: 80, y: 10), tangent2End: CGPoint(x: 80, y: 60), radius: 20)
            context.strokePath()
            let square = UIBezierPath(rect: CGRect(x: 100, y: 10, width: 40, height: 40))
            square.append(UIBezierPath(rect: CGRect(x: 110, y: 20, width: 20, height: 20)).reversing())
            square.fill()
            UIBezierPath(roundedRect: CGRect(x: 200, y: 0, width: 60, height: 30), cornerRadius: 8).fill()
          case "disc":
            let colors = [UIColor.yellow.cgColor, UIColor.blue.cgColor] as CFArray
            let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: nil)!
            let middle = CGPoint(x: 150, y: 30)
            context.drawRadialGradient(
              gradient, startCenter: middle, startRadius: 0, endCenter: middle, endRadius: 20, options: [])
            ("Disc" as NSString).draw(
              with: CGRect(x: 0, y: 0, width: 90, height: 20), options: .usesLineFragmentOrigin,
              attributes: nil, context: nil)
          default:
            context.scaleBy(x: 2, y: 0.5)
            context.setLineWidth(4)
            context.move(to: CGPoint(x: 20, y: 20))
            context.addLine(to: CGPoint(x: 60, y: 20))
            context.strokePath()
          }
        }
      }
      """

  private static let folder = Result {
    try RunningProject.folder(source, shapes: ["scaled", "tinted", "turned", "disc", "bent"])
  }

  private func drawing(_ shape: String) throws -> String {
    try RunningProject.dump("card", shape, of: Self.folder.get())
  }

  /// All lengths of a line grow with the drawing; the system's see-through colors show what is behind them.
  @Test func allLengthsOfALineAreScaled() throws {
    let svg = try drawing("scaled")
    #expect(svg.contains("stroke-dasharray=\"4 2\" stroke-dashoffset=\"1\""), "\(svg)")
    #expect(svg.contains("stroke-width=\"3\"") && svg.contains("stroke-miterlimit=\"3\""))
    #expect(svg.contains("3C3C434A-54545899"), "\(svg)")
  }

  /// A gradient has the corners of its layer, and a text the tint of the views around it.
  @Test func cornersAndTintsAreThoseOfTheView() throws {
    let svg = try drawing("tinted")
    #expect(svg.contains("M0 8C0 3.58 3.58 0 8 0L100 0L100 20L0 20Z"), "\(svg)")
    #expect(svg.contains(/cp-f-FF2D55-FF375F"[^>]*>Pink</), "\(svg)")
  }

  @Test func cornersAreRoundedOnTheWayAndPathsRunBackwards() throws {
    let svg = try drawing("turned")
    #expect(svg.contains("M10 10L60 10C71.05 10 80 18.95 80 30\""), "\(svg)")
    #expect(
      svg.contains("M100 10L140 10L140 50L100 50ZM110 40L130 40L130 20L110 20Z\""), "\(svg)")
    // A round rectangle begins on its upper side.
    #expect(svg.contains("M208 0L252 0C"), "\(svg)")
  }

  @Test func aGradientGoesOutOfItsMiddle() throws {
    let svg = try drawing("disc")
    #expect(svg.contains(/radial-gradient\(20px 20px at 50% 50%/), "\(svg)")
    #expect(svg.contains(">Disc</text>"), "\(svg)")
  }

  /// A pen of 4 points is 2 high where heights are halved.
  @Test func aBentPenDrawsItsOutline() throws {
    let svg = try drawing("bent")
    #expect(svg.contains("M40 11L120 11L120 9L40 9Z"), "\(svg)")
  }
}
