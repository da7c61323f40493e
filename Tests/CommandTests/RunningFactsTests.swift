import Foundation
import TestSupport
import Testing

/// Sizes, frames and events of running classes that UIKit's documentation or a device tells.
@Suite(.onlyInFullLane, .serialized)
struct RunningFactsTests {
  private static let source =
    """
    import IntentsUI

    /// A label with room around its text that follows its width.
    class PaddedLabel: UILabel {
      override func drawText(in rect: CGRect) {
        super.drawText(in: rect.inset(by: UIEdgeInsets(top: 5, left: 7, bottom: 5, right: 7)))
      }
      override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + 14, height: size.height + 10)
      }
      override var bounds: CGRect { didSet { preferredMaxLayoutWidth = bounds.width - 14 } }
    }

    class Counter: NSObject {
      var count = 0
      @objc func rise(_ note: Notification) { count += 1 }
    }

    class TeaViewController: UIViewController, INUIHostedViewControlling {
      func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
        completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
      ) {
        var size = CGSize(width: 320, height: 120)
        let text = UILabel(frame: CGRect(x: 20, y: 80, width: 280, height: 20))
        view.addSubview(text)
        switch UserDefaults.standard.string(forKey: "shape") {
        case "padded":
          let label = PaddedLabel()
          label.text = "Padded"
          label.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(label)
          NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            label.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
          ])
          view.layoutIfNeeded()
          text.text = "\\(label.frame.size)"
        case "broken":
          let label = UILabel()
          label.numberOfLines = 0
          label.text = String(repeating: "Tea for two, and two for tea. ", count: 4)
          label.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(label)
          NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            label.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
            label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -20),
          ])
          text.removeFromSuperview()
          view.layoutIfNeeded()
          size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        case "observers":
          let counter = Counter()
          let center = NotificationCenter.default
          for name in ["a", "b"] {
            center.addObserver(
              counter, selector: #selector(Counter.rise), name: Notification.Name(name), object: nil)
          }
          center.removeObserver(counter, name: Notification.Name("a"), object: nil)
          center.post(name: Notification.Name("a"), object: nil)
          center.post(name: Notification.Name("b"), object: nil)
          text.text = "heard \\(counter.count)"
        case "symbol":
          let image = UIImageView()
          image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
          image.image = UIImage(systemName: "star.fill")
          let other = UIImage(systemName: "star.fill")
          let own = other?.applyingSymbolConfiguration(.init(pointSize: 34))
          text.text = "\\(image.intrinsicContentSize.width == own?.size.width) \\(own!.size.width > other!.size.width)"
        case "margins":
          view.directionalLayoutMargins.leading = 4
          let least = view.layoutMargins.left
          viewRespectsSystemMinimumLayoutMargins = false
          text.text = "\\(least) \\(view.layoutMargins.left)"
        case "drawn":
          let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
            UIColor.white.withAlphaComponent(0.5).setFill()
            UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20)).fill()
          }
          let image = UIImageView(image: picture)
          image.frame = CGRect(x: 20, y: 20, width: 40, height: 40)
          image.layer.cornerRadius = 20
          image.clipsToBounds = true
          view.addSubview(image)
        default: break
        }
        completion(true, parameters, size)
      }
    }

    """

  @Test func sizesAndEvents() throws {
    let folder = try RunningProject.folder(
      Self.source, shapes: ["padded", "broken", "observers", "symbol", "margins", "drawn"])
    func card(_ shape: String) throws -> String {
      try RunningProject.dump("card", shape, of: folder)
    }
    let padded = try card("padded")
    #expect(padded.contains("(73.5, 30.5)"), "\(padded)")
    // A text of several lines breaks as the layout before did.
    let broken = try card("broken")
    #expect(broken.contains("asked for 352×101"), "\(broken)")
    #expect(try card("observers").contains("heard 1"))
    #expect(try card("symbol").contains("true true"))
    #expect(try card("margins").contains("16.0 4.0"))
    let drawn = try card("drawn")
    #expect(drawn.contains("inset(0 round 20px)") && drawn.contains("fill-opacity=\"0.5\""))
  }
}
