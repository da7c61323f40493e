import Foundation
import TestSupport
import Testing

/// What code changes after the view was laid out and drawn, and what classes say of the room of their texts.
@Suite(.onlyInFullLane, .serialized)
struct RunningLateTests {
  private static let classes = """

    final class Bar: UIView {
      let fill = UIView()
      var level = 0 { didSet { setNeedsLayout() } }
      override init(frame: CGRect) {
        super.init(frame: frame)
        fill.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        addSubview(fill)
      }
      required init?(coder: NSCoder) { nil }
      override func layoutSubviews() {
        super.layoutSubviews()
        fill.frame = CGRect(x: 0, y: 0, width: level * 11, height: 20)
      }
    }

    final class Chart: UIView {
      var level = 0 { didSet { setNeedsDisplay() } }
      override func draw(_ rect: CGRect) {
        UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: level * 13, height: 20))
      }
    }

    class Plain: UILabel {}
    final class Wide: Plain {
      override var intrinsicContentSize: CGSize {
        CGSize(width: super.intrinsicContentSize.width + 14, height: 30)
      }
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: super.sizeThatFits(size).width + 14, height: 30)
      }
    }
    final class Padded: UILabel {
      private let insets = UIEdgeInsets(top: 24, left: 16, bottom: 24, right: 16)
      override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
      override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
        super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: lines).inset(
          by: UIEdgeInsets(top: -24, left: -16, bottom: -24, right: -16))
      }
    }
    """

  private static let folder = Result {
    let body = """
      let shape = UserDefaults.standard.string(forKey: "shape") ?? ""
      func add(_ text: String, _ label: UILabel = UILabel(), _ y: CGFloat = 60) {
        label.text = text
        label.sizeToFit()
        label.frame.origin = CGPoint(x: 0, y: y)
        view.addSubview(label)
      }
      switch shape {
      case "late":
        let bar = Bar(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        let chart = Chart(frame: CGRect(x: 0, y: 30, width: 100, height: 20))
        view.addSubview(bar)
        view.addSubview(chart)
        DispatchQueue.main.async { (bar.level, chart.level) = (4, 4) }
      case "rooms":
        add("tea", Plain(), 0)
        add("tea", Wide(), 30)
        let padded = Padded()
        padded.numberOfLines = 0
        add("padded", padded)
        let room = CGSize(width: 300, height: .greatestFiniteMagnitude)
        add("\\(Wide().sizeThatFits(room).width) \\(Wide().intrinsicContentSize.width)")
      case "mask":
        let mask = CAShapeLayer()
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 90, height: 40))
        path.append(UIBezierPath(rect: CGRect(x: 30, y: 10, width: 20, height: 20)))
        (mask.path, mask.fillRule) = (path.cgPath, .evenOdd)
        let ticket = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 40))
        ticket.backgroundColor = .red
        ticket.layer.mask = mask
        view.addSubview(ticket)
      default:
        let kcal = Measurement(value: 130, unit: UnitEnergy.kilocalories)
        let tea = Measurement(value: 3, unit: UnitDuration.minutes)
        let way = Measurement(value: 5, unit: UnitLength.kilometers)
        let start = Date(timeIntervalSince1970: 1_718_000_000)
        add(kcal.formatted(.measurement(width: .abbreviated, usage: .asProvided)))
        add(tea.formatted(.measurement(width: .abbreviated, usage: .asProvided)))
        add(tea.formatted(.measurement(width: .wide, usage: .asProvided)))
        add(tea.formatted(.measurement(width: .narrow, usage: .asProvided)))
        add(way.formatted())
        add(1234.5.formatted(.number.locale(Locale(identifier: "de_DE"))))
        add((start..<start.addingTimeInterval(259_200)).formatted(date: .abbreviated, time: .omitted))
      }
      completion(true, parameters, CGSize(width: 320, height: 200))
      """
    return try RunningProject.folder(
      RunningProject.controller(body) + classes, shapes: ["late", "rooms", "mask", "texts"])
  }

  private func dump(_ kind: String, _ shape: String) throws -> String {
    try RunningProject.dump(kind, shape, of: Self.folder.get())
  }

  @Test func whatNeedsLayoutIsLaidOutAgain() throws {
    let card = try dump("card", "late")
    #expect(card.contains(/<rect[^>]*width="44"[^>]*fill="#FF0000"/), "\(card)")
  }

  @Test func whatNeedsDisplayIsDrawnAgain() throws {
    let card = try dump("card", "late")
    #expect(card.contains(/<path[^>]*d="M0 0L52 0[^>]*fill="#0000FF"/), "\(card)")
  }

  /// A class adds its room once, whichever method asks for it.
  @Test func aLabelHasTheRoomThatItsClassAdds() throws {
    let layout = try dump("layout", "rooms")
    let widths = layout.matches(of: /\) ([\d.]+)×[\d.]+ "tea"/).compactMap { Double($0.1) }
    #expect(widths.count == 2 && widths.last == widths.first.map { $0 + 14 }, "\(layout)")
    #expect(layout.contains("\"14.0 14.0\""), "\(layout)")
    #expect(layout.contains(/[\d.]+×68.5 "padded"/), "\(layout)")
  }

  @Test func aMaskCutsByItsRule() throws {
    let card = try dump("card", "mask")
    #expect(card.contains("clip-path=\"path(evenodd,'M0 0"), "\(card)")
  }

  @Test func valuesAreWrittenAsTheSystemWritesThem() throws {
    let layout = try dump("layout", "texts")
    for text in ["130 kcal", "3 min", "3 minutes", "3m", "3.1 mi", "Jun 10 – 13, 2024", "1.234,5"] {
      let shown = layout.replacing("\u{2009}", with: " ")
      #expect(shown.contains("\"\(text)\""), "\(text) in \(layout)")
    }
  }
}
