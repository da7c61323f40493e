import TestSupport
import Testing

/// What running classes move, turn, scale and cut after the layout.
@Suite(.onlyInFullLane, .serialized)
struct RunningTransformTests {
  private static let source = """
    import IntentsUI
    import SwiftUI

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

    struct Effects: View {
      var body: some View {
        ZStack(alignment: .topLeading) {
          Text("Front").zIndex(1).padding(1)
          Color.green.frame(width: 300, height: 64)
          Color.red.frame(width: 10, height: 20).offset(x: 30, y: 4)
          Color.blue.frame(width: 20, height: 20).scaleEffect(0.5, anchor: .topLeading)
          Color.orange.frame(width: 40, height: 40).clipShape(Mark())
          Color.purple.frame(width: 40, height: 40).mask(Circle())
          Color.yellow.frame(width: 10, height: 10).position(x: 200, y: 30)
          Color.pink.frame(width: 8, height: 8).rotationEffect(.degrees(45))
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
        let box = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 20))
        box.backgroundColor = .red
        panel.addSubview(box)
        switch UserDefaults.standard.string(forKey: "shape") {
        case "moved": box.transform = CGAffineTransform(translationX: 100, y: -5)
        case "bare":
          let drawn = UIGraphicsImageRenderer(size: box.bounds.size).image { $0.fill(box.bounds) }
          panel.addSubview(UIImageView(image: UIImage(cgImage: drawn.cgImage!)))
        case "framed":
          box.transform = CGAffineTransform(scaleX: 2, y: 2)
          let read = box.frame
          box.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
          let label = UILabel(frame: CGRect(x: 100, y: 0, width: 200, height: 20))
          label.font = .systemFont(ofSize: 9)
          label.text = "\\(read.minX) \\(read.width) \\(box.bounds.width) \\(box.center.x)"
          panel.addSubview(label)
        case "turned":
          box.transform = CGAffineTransform(rotationAngle: .pi / 2).translatedBy(x: 30, y: 0)
        case "back":
          box.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
          UIView.animate(withDuration: 1) { box.transform = .identity }
        case "masked":
          let mask = CAShapeLayer()
          mask.path = UIBezierPath(
            roundedRect: box.bounds, byRoundingCorners: [.topLeft], cornerRadii: CGSize(width: 8, height: 8)
          ).cgPath
          box.layer.mask = mask
        case "faded":
          let mask = CAGradientLayer()
          mask.frame = box.bounds
          box.layer.mask = mask
        case "corners":
          box.layer.cornerRadius = 8
          box.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        case "cut":
          let inside = UIView(frame: CGRect(x: 20, y: 0, width: 60, height: 20))
          inside.backgroundColor = .blue
          box.addSubview(inside)
          box.clipsToBounds = true
        case "border":
          let inside = UIView(frame: box.bounds)
          inside.backgroundColor = .blue
          box.addSubview(inside)
          box.layer.borderWidth = 4
          box.layer.cornerRadius = 6
        case "backdrop":
          let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
          stack.axis = .vertical
          let behind = UIView(frame: stack.bounds)
          behind.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          behind.backgroundColor = .yellow
          stack.insertSubview(behind, at: 0)
          let label = UILabel(frame: .zero)
          label.text = "Row"
          stack.addArrangedSubview(label)
          panel.addSubview(stack)
        case "badge":
          let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
          picture.image = UIImage(systemName: "star.fill")
          picture.backgroundColor = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
          let new = UILabel(frame: CGRect(x: 4, y: 10, width: 60, height: 20))
          new.text = "New"
          picture.addSubview(new)
          panel.addSubview(picture)
          let order = UIButton(type: .system)
          order.setTitle("Order", for: .normal)
          let dot = UIView()
          dot.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
          for view in [order, dot] { view.translatesAutoresizingMaskIntoConstraints = false }
          panel.addSubview(order)
          order.addSubview(dot)
          NSLayoutConstraint.activate([
            order.leadingAnchor.constraint(equalTo: panel.leadingAnchor),
            order.topAnchor.constraint(equalTo: panel.topAnchor),
            dot.widthAnchor.constraint(equalToConstant: 6),
            dot.heightAnchor.constraint(equalToConstant: 6),
            dot.trailingAnchor.constraint(equalTo: order.trailingAnchor),
            dot.topAnchor.constraint(equalTo: order.topAnchor),
          ])
        case "low":
          let host = UIHostingController(
            rootView: VStack(spacing: 0) {
              Text("Upper")
              Color.red.frame(height: 60)
            })
          addChild(host)
          host.view.frame = panel.bounds
          panel.addSubview(host.view)
          host.didMove(toParent: self)
        case "resized":
          let star = UIImage(systemName: "star.fill")!
          let size = CGSize(width: 30, height: 30)
          let image = UIGraphicsImageRenderer(size: size).image { _ in
            star.draw(in: CGRect(origin: .zero, size: size))
          }
          panel.addSubview(UIImageView(image: image))
        default:
          let host = UIHostingController(rootView: Effects())
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
        "moved", "turned", "back", "masked", "faded", "corners", "cut", "resized", "effects",
        "border", "backdrop",
        "badge", "low", "framed", "bare",
      ])
  }

  private func card(_ shape: String) throws -> String {
    try RunningProject.dump("card", shape, of: Self.folder.get())
  }

  @Test func aMovedViewLiesElsewhere() throws {
    let plain = try card("back").firstMatch(of: /x="(\d+)" y="([\d.]+)" width="40" height="20"/)
    let moved = try card("moved").firstMatch(of: /x="(\d+)" y="([\d.]+)" width="40" height="20"/)
    let (before, after) = try (#require(plain), #require(moved))
    #expect(try #require(Int(after.1)) - #require(Int(before.1)) == 100)
    #expect(try #require(Double(after.2)) - #require(Double(before.2)) == -5)
  }

  /// The frame of a view is the box around what its transform makes of it.
  @Test func aScaledViewHasAScaledFrame() throws {
    let card = try card("framed")
    #expect(card.contains(">-10.0 80.0 30.0 30.0<"), "\(card)")
    #expect(!card.contains("Not drawn"), "\(card)")
  }

  /// The pixels of an image become points, and nobody knows how many those are.
  @Test func anImageThatLosesItsScaleIsNamed() throws {
    #expect(try card("bare").contains("UIImage(cgImage:) without the scale of its image"))
  }

  /// An animation ends at once.
  @Test func aViewMayTurnBack() throws {
    let card = try card("back")
    #expect(!card.contains("matrix(") && !card.contains("Not drawn"), "\(card)")
  }

  @Test func aTurnedViewIsTurnedAroundItsMiddle() throws {
    let card = try card("turned")
    #expect(card.contains(/translate\([\d. ]+\) matrix\(0 1 -1 0 0 0\) translate/), "\(card)")
    #expect(!card.contains("Not drawn"), "\(card)")
  }

  @Test func aMaskCutsItsView() throws {
    let card = try card("masked")
    #expect(
      card.contains(/<g clip-path="path\('M8 0L40 0L40 20L0 20L0 8C[^']*'\) view-box">/), "\(card)"
    )
    #expect(!card.contains("Not drawn"), "\(card)")
  }

  @Test func aMaskThatFadesIsNamed() throws {
    #expect(try card("faded").contains("Not drawn: CALayer.mask"))
  }

  @Test func onlySomeCornersMayBeRound() throws {
    let card = try card("corners")
    #expect(
      card.contains(/<path d="M18 [^"]*A8 8 0 0 1 26 [^"]*A8 8 0 0 1 58 [^"]*A0 0 [^"]*A0 0/),
      "\(card)")
  }

  @Test func aViewThatClipsCutsWhatItHolds() throws {
    #expect(try card("cut").contains(#"clip-path="inset(0 round 0) view-box""#))
  }

  /// It keeps within the view: its line has the corners of its own middle.
  @Test func aBorderLiesOverWhatTheViewHolds() throws {
    let card = try card("border")
    let parts = [##"fill="#0000FF"/>"##, #"rx="4" fill="none" stroke-width="4""#]
    let places = parts.map { card.firstRange(of: $0)?.lowerBound }
    #expect(places.allSatisfy { $0 != nil }, "\(card)")
    #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted(), "\(card)")
  }

  @Test func aViewBehindTheRowsOfAStackIsItsBackground() throws {
    let card = try card("backdrop")
    #expect(card.contains(/width="100" height="60"[^>]*fill="#FFFF00"/), "\(card)")
    #expect(card.contains(">Row<") && !card.contains("Not drawn"), "\(card)")
  }

  @Test func whatAPictureOrAButtonHoldsLiesOverIt() throws {
    let card = try card("badge")
    let parts = [##"fill="#FFFF00"/>"##, "<path", ">New<", ">Order<", ##"fill="#00FF00"/>"##]
    let places = parts.map { card.firstRange(of: $0)?.lowerBound }
    #expect(places.allSatisfy { $0 != nil }, "\(card)")
    #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted(), "\(card)")
    #expect(!card.contains("Not drawn"), "\(card)")
    // The button is as wide as its title, and the dot stands at its end.
    let title = try #require(
      card.firstMatch(of: /<text x="([\d.]+)"[^>]*textLength="([\d.]+)"[^>]*>Order</))
    let dot = try #require(card.firstMatch(of: /<rect x="([\d.]+)"[^>]*fill="#00FF00"/))
    let end = try #require(Double(title.1)) + #require(Double(title.2))
    #expect(abs(try #require(Double(dot.1)) + 6 - end) < 1, "\(card)")
  }

  /// A text of SwiftUI is never lower than a line; its stack reaches out instead.
  @Test func aTextKeepsItsLine() throws {
    let card = try card("low")
    // The 60 points begin a line below the view's top, from where 8 points are cut off.
    let area = try #require(card.firstMatch(of: /y="([\d.]+)" width="\d+" height="60"/), "\(card)")
    let view = try #require(card.firstMatch(of: /y="([\d.]+)"[^>]*data-name="hosted view"/))
    let below = try #require(Double(area.1)) - #require(Double(view.1))
    #expect(card.contains(">Upper<") && below > 11, "\(card)")
  }

  @Test func anImageMayBeDrawnInAnotherSize() throws {
    let card = try card("resized")
    #expect(!card.contains("Not drawn"), "\(card)")
    // The star is stretched to the 30 points.
    #expect(card.contains("M23 93.03L"), "\(card)")
  }

  @Test func effectsOfSwiftUIAreDrawn() throws {
    let card = try card("effects")
    #expect(!card.contains("Not drawn"), "\(card)")
    #expect(card.contains("matrix(0.5 0 0 0.5 0 0)"), "\(card)")
    #expect(card.contains("matrix(0.7071 0.7071 -0.7071 0.7071 0 0)"), "\(card)")
    #expect(card.contains("path('M0 40L20 0L40 40Z') view-box"), "\(card)")
    let front = try #require(card.firstRange(of: ">Front<")?.lowerBound)
    let pink = try #require(card.firstRange(of: "matrix(0.7071")?.lowerBound)
    #expect(front > pink, "\(card)")
    #expect(card.contains("path('M40 20C40 31.05 31.05 40 20 40"), "\(card)")
  }
}
