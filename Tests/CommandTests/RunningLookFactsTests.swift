import Foundation
import TestSupport
import Testing

/// Looks of views of running classes that a device shows without a word in code.
@Suite(.onlyInFullLane, .serialized)
struct RunningLookFactsTests {
  private static let source =
    """
    import IntentsUI
    import SwiftUI

    class Wide: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.green.setFill()
        UIRectFill(CGRect(x: 10, y: 10, width: 90, height: 8))
      }
    }

    class Shade: UIView {
      let gradient = CAGradientLayer()
      override func layoutSublayers(of layer: CALayer) {
        super.layoutSublayers(of: layer)
        gradient.frame = bounds
      }
    }

    class Ring: CALayer {
      override func draw(in context: CGContext) {
        context.setFillColor(UIColor(red: 1, green: 0, blue: 1, alpha: 1).cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 200, height: 5))
      }
    }

    class Spaced: UILabel {
      override var text: String? {
        didSet { attributedText = NSAttributedString(string: "\\(text ?? "")!", attributes: [.kern: 1]) }
      }
    }

    class Edge: UICollectionViewCell {
      let label = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        label.text = "Edge"
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 70),
          label.topAnchor.constraint(equalTo: topAnchor, constant: 9),
          label.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5),
        ])
      }
      required init?(coder: NSCoder) { fatalError() }
    }

    class Chosen: UITableViewCell {
      override func setSelected(_ isSelected: Bool, animated: Bool) {
        super.setSelected(isSelected, animated: animated)
        backgroundColor = UIColor(red: isSelected ? 1 : 0, green: 0.2, blue: 1, alpha: 1)
      }
    }

    class TeaViewController: UIViewController, INUIHostedViewControlling, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "edge", for: path)
      }
      func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = Chosen(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row"
        cell.accessoryType = .checkmark
        cell.backgroundColor = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
        cell.tintColor = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
        return cell
      }
      func tableView(_ table: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 13 }

      func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
        completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
      ) {
        let frame = CGRect(x: 20, y: 20, width: 50, height: 50)
        switch UserDefaults.standard.string(forKey: "shape") {
        case "opaque": view.addSubview(Wide(frame: frame))
        case "clear":
          let wide = Wide(frame: frame)
          wide.backgroundColor = .clear
          view.addSubview(wide)
        case "copies":
          let text = NSMutableAttributedString(string: "abc")
          let label = UILabel(frame: frame)
          label.attributedText = text
          text.append(NSAttributedString(string: "d"))
          label.font = .boldSystemFont(ofSize: 17)
          view.addSubview(label)
          let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
          let copy = path.copy() as! UIBezierPath
          copy.addLine(to: CGPoint(x: 99, y: 0))
          let other = UILabel(frame: CGRect(x: 20, y: 80, width: 200, height: 20))
          other.text = "\\(path.bounds.width) \\(copy.bounds.width)"
          view.addSubview(other)
        case "title":
          let button = UIButton(type: .system)
          button.titleLabel?.numberOfLines = 0
          button.titleLabel?.lineBreakMode = .byWordWrapping
          button.setTitle("Two lines of a title in a narrow button", for: .normal)
          button.frame = CGRect(x: 10, y: 10, width: 130, height: 44)
          view.addSubview(button)
        case "ground":
          view.backgroundColor = .systemYellow
          let host = UIHostingController(rootView: Text("hosted"))
          addChild(host)
          host.view.autoresizingMask = []
          host.view.frame = frame
          view.addSubview(host.view)
        case "layers":
          for (number, isAsked) in [true, false].enumerated() {
            let ring = Ring()
            ring.frame = CGRect(x: 20, y: 20 + CGFloat(number) * 30, width: 50, height: 20)
            if isAsked { ring.setNeedsDisplay() }
            view.layer.addSublayer(ring)
          }
          let night = UIView(frame: CGRect(x: 90, y: 20, width: 40, height: 40))
          UITraitCollection(traitsFrom: [.init(displayScale: 2), .init(userInterfaceStyle: .dark)])
            .performAsCurrent { night.layer.backgroundColor = UIColor.secondarySystemBackground.cgColor }
          let inner = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
          night.addSubview(inner)
          let label = UILabel(frame: CGRect(x: 20, y: 80, width: 300, height: 20))
          let hits = [CGPoint(x: 5, y: 5), CGPoint(x: 30, y: 30), CGPoint(x: 99, y: 0)].map {
            night.hitTest($0, with: nil).map { $0 === inner ? "inner" : "night" } ?? "none"
          }
          label.text = hits.joined(separator: " ")
          view.addSubview(night)
          view.addSubview(label)
        case "fonts":
          let label = UILabel(frame: CGRect(x: 20, y: 60, width: 200, height: 30))
          label.text = "heavy"
          label.font = UIFont(descriptor: .preferredFontDescriptor(withTextStyle: .headline), size: 18)
          view.addSubview(label)
          let host = UIHostingController(
            rootView: NavigationView { Text("round").font(.system(size: 20, design: .rounded)).monospacedDigit() })
          addChild(host)
          host.view.frame = CGRect(x: 80, y: 20, width: 100, height: 30)
          view.addSubview(host.view)
        case "spaced":
          let label = Spaced(frame: frame)
          label.text = "own"
          view.addSubview(label)
        case "veil":
          let ground = UIView(frame: frame)
          ground.backgroundColor = .black
          let label = UILabel(frame: frame)
          (label.text, label.textColor) = ("veil", UIColor.white.withAlphaComponent(0.5))
          let other = UILabel(frame: frame)
          (other.text, other.textColor) = ("second", .secondaryLabel)
          let image = UIImageView(image: UIImage(systemName: "checkmark.circle.fill"))
          (image.frame, image.tintColor) = (frame, UIColor.white.withAlphaComponent(0.4))
          for part in [ground, label, other, image] { view.addSubview(part) }
        case "cell":
          let layout = UICollectionViewFlowLayout()
          layout.itemSize = CGSize(width: 200, height: 60)
          let collection = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
          collection.register(Edge.self, forCellWithReuseIdentifier: "edge")
          collection.dataSource = self
          view.addSubview(collection)
        case "table":
          let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100), style: .grouped)
          table.dataSource = self
          table.delegate = self
          view.addSubview(table)
        case "sublayers":
          let shade = Shade(frame: frame)
          shade.gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
          shade.layer.addSublayer(shade.gradient)
          view.addSubview(shade)
        case "shadow":
          let label = UILabel(frame: frame)
          (label.text, label.backgroundColor, label.shadowColor) = ("Shade", .white, .red)
          view.addSubview(label)
        case "cut":
          let cut = UIView(frame: frame)
          (cut.backgroundColor, cut.layer.shadowOpacity, cut.clipsToBounds) = (.white, 0.8, true)
          view.addSubview(cut)
        case "next":
          let label = UILabel(frame: frame)
          label.attributedText = NSAttributedString(
            string: "a", attributes: [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red])
          label.text = "next"
          view.addSubview(label)
        case "corners":
          let square = UILabel(frame: frame)
          (square.text, square.backgroundColor, square.layer.cornerRadius) = ("corner", .red, 9)
          view.addSubview(square)
          let round = UILabel(frame: CGRect(x: 100, y: 20, width: 50, height: 50))
          (round.text, round.backgroundColor, round.layer.cornerRadius) = ("round", .blue, 9)
          round.clipsToBounds = true
          view.addSubview(round)
        case "hosts":
          let host = UIHostingController(rootView: Color.green.overlay(Text("small")))
          addChild(host)
          host.view.frame = frame
          view.addSubview(host.view)
          host.didMove(toParent: self)
        case "endless":
          UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) { self.view.alpha = 0.5 }
        default: break
        }
        completion(true, parameters, CGSize(width: 320, height: 120))
      }
    }

    """

  private static let shapes = [
    "opaque", "clear", "copies", "title", "ground", "table", "sublayers", "shadow", "cut",
    "next", "corners", "hosts", "endless", "veil", "cell", "spaced", "fonts", "layers",
  ]

  @Test func looks() throws {
    let folder = try RunningProject.folder(Self.source, shapes: Self.shapes)
    func dump(_ kind: String, _ shape: String) throws -> String {
      try RunningProject.dump(kind, shape, of: folder)
    }
    // Nothing is drawn outside of a view, and an opaque one is black.
    let clear = try dump("card", "clear")
    #expect(clear.contains("M0 0L50 0L50 50L0 50Z") && clear.contains("fill=\"#00FF00\""))
    #expect(!clear.contains("fill=\"#000000\""))
    #expect(try dump("card", "opaque").contains("fill=\"#000000\""))
    let copies = try dump("card", "copies")
    #expect(copies.contains(">abc<") && copies.contains(">10.0 99.0<"))
    let title = try dump("card", "title")
    #expect(title.contains(">Two lines of a title<") && title.contains(">in a narrow button<"))
    #expect(try dump("card", "ground").contains(/width="50" height="50"[^>]*cp-f-FFFFFF-1C1C1E/))
    // The first row is below the room of its header.
    #expect(try dump("layout", "table").contains("(8, 103.5)"))
    #expect(try dump("card", "table").contains("stroke=\"#FF00FF\""))
    // A table tells each cell that it is not selected.
    #expect(try dump("card", "table").contains("fill=\"#0033FF\""))
    #expect(try dump("card", "sublayers").contains("#0000FF"))
    #expect(try dump("card", "shadow").contains("Not drawn: UILabel.shadowColor on a background"))
    #expect(try !dump("card", "cut").contains("drop-shadow"))
    #expect(try dump("card", "next").contains(/font-size="20"[^>]*fill="#FF0000"[^>]*>next</))
    // A label draws its background over its corners, until it is clipped.
    let corners = try dump("card", "corners")
    #expect(corners.contains(/<rect[^>]*rx="9"[^>]*fill="#0000FF"/), "\(corners)")
    #expect(!corners.contains(/<rect[^>]*rx="9"[^>]*fill="#FF0000"/), "\(corners)")
    #expect(try dump("layout", "hosts").contains("(28, 110.5) 50×50"))
    // What is behind a see-through text shines through, whatever it is.
    let veil = try dump("card", "veil")
    #expect(veil.contains(/fill="#FFFFFF80"[^>]*>veil</), "\(veil)")
    #expect(veil.contains(/cp-f-3C3C4399-EBEBF599"[^>]*>sec/), "\(veil)")
    #expect(veil.contains(/<g opacity="0.4">\n<rect[^>]*mask="url\(data:/), "\(veil)")
    // A layer draws what code asked it to, inside of its bounds.
    let layers = try dump("card", "layers")
    #expect(layers.matches(of: /fill="#FF00FF"/).count == 1, "\(layers)")
    #expect(layers.contains(/<rect[^>]*width="40" height="40"[^>]*fill="#2C2C2E"/), "\(layers)")
    #expect(layers.contains(">inner night none<"), "\(layers)")
    let fonts = try dump("card", "fonts")
    #expect(fonts.contains(/font-size="18"[^>]*font-weight="600"[^>]*>heavy</), "\(fonts)")
    #expect(fonts.contains(/rounded[^>]*>round</), "\(fonts)")
    #expect(fonts.contains("Not drawn: the bar of a NavigationStack"), "\(fonts)")
    #expect(try dump("card", "spaced").contains(">own!<"))
    let cell = try dump("layout", "cell")
    #expect(cell.contains("(166.5, 99.5) 100×"), "\(cell)")
    #expect(try dump("card", "endless").contains("Not drawn: UIView.AnimationOptions.repeat"))
  }
}
