import Foundation
import TestSupport
import Testing

/// Blurs, codes of Core Image, lines of tables and guides of SwiftUI in a running class.
@Suite(.onlyInFullLane, .serialized)
struct RunningFrameworksTests {
  private static let source = """
    import CoreImage
    import CoreImage.CIFilterBuiltins
    import IntentsUI
    import MapKit
    import NotificationCenter

    class Tag: UICollectionViewCell {
      let label = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        for (side, other) in [
          (label.leadingAnchor, contentView.leadingAnchor), (contentView.trailingAnchor, label.trailingAnchor),
        ] { side.constraint(equalTo: other, constant: 10).isActive = true }
        for (side, other) in [
          (label.topAnchor, contentView.topAnchor), (contentView.bottomAnchor, label.bottomAnchor),
        ] { side.constraint(equalTo: other, constant: 4).isActive = true }
      }
      required init?(coder: NSCoder) { fatalError() }
    }

    class Tags: NSObject, UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let tag = view.dequeueReusableCell(withReuseIdentifier: "tag", for: path) as! Tag
        tag.label.text = ["Tea", "A long tag"][path.item]
        return tag
      }
    }

    class TeaViewController: UIViewController, INUIHostedViewControlling, UITableViewDataSource {
      let tags = Tags()
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Tea \\(indexPath.row)"
        if tableView.tag == 1 {
          cell.textLabel?.text = "A text that is far too long for one line of a table of this width"
          cell.textLabel?.numberOfLines = 0
          cell.imageView?.image = nil
        }
        if indexPath.row == 1 {
          cell.separatorInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: .greatestFiniteMagnitude)
        }
        return cell
      }
      func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
        completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
      ) {
        let label = UILabel(frame: CGRect(x: 20, y: 20, width: 280, height: 24))
        label.text = "Tea"
        let room = CGRect(x: 0, y: 0, width: 320, height: 150)
        switch UserDefaults.standard.string(forKey: "shape") ?? "" {
        case "vibrant":
          let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
          blur.frame = room
          let vibrant = UIVisualEffectView(frame: room)
          vibrant.effect = UIVibrancyEffect.widgetPrimary()
          vibrant.contentView.addSubview(label)
          blur.contentView.addSubview(vibrant)
          view.addSubview(blur)
        case "code":
          let filter = CIFilter.qrCodeGenerator()
          filter.message = Data("tea".utf8)
          guard let made = filter.outputImage?.transformed(by: CGAffineTransform(scaleX: 4, y: 4)),
            let drawn = CIContext().createCGImage(made, from: made.extent)
          else { break }
          let codeView = UIImageView(image: UIImage(cgImage: drawn))
          codeView.frame.origin = CGPoint(x: 20, y: 20)
          view.addSubview(codeView)
          let named = CIFilter(name: "CIQRCodeGenerator")!
          named.setValue("tea".data(using: .utf8), forKey: "inputMessage")
          let color = CIFilter(name: "CIFalseColor")!
          color.setValue(CIColor(color: UIColor.red), forKey: "inputColor0")
          color.setValue(named.outputImage!, forKey: kCIInputImageKey)
          let second = UIImageView(image: UIImage(ciImage: color.outputImage!, scale: 0.5, orientation: .up))
          second.frame.origin = CGPoint(x: 200, y: 20)
          view.addSubview(second)
        case "tags":
          let flow = UICollectionViewFlowLayout()
          flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
          let collection = UICollectionView(frame: room, collectionViewLayout: flow)
          collection.register(Tag.self, forCellWithReuseIdentifier: "tag")
          collection.dataSource = tags
          view.addSubview(collection)
        case "rows":
          let table = UITableView(frame: room)
          table.tag = 1
          table.dataSource = self
          view.addSubview(table)
        case "map":
          let map = MKMapView(frame: room)
          let ends = [CLLocationCoordinate2D(latitude: 0, longitude: 0), CLLocationCoordinate2D(latitude: 0, longitude: 1)]
          map.addOverlay(MKPolyline(coordinates: ends, count: 2))
          let places = ends.map { CLLocation(latitude: $0.latitude, longitude: $0.longitude) }
          label.text = "\\(Int(places[0].distance(from: places[1])))"
          map.addSubview(label)
          view.addSubview(map)
        case "lines":
          let table = UITableView(frame: room)
          table.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 20)
          table.separatorColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
          table.dataSource = self
          view.addSubview(table)
        default: break
        }
        completion(true, parameters, room.size)
      }
    }
    """

  private static let folder = Result {
    try RunningProject.folder(source, shapes: ["vibrant", "code", "lines", "tags", "rows", "map"])
  }

  private func dump(_ kind: String, _ shape: String) throws -> String {
    try RunningProject.dump(kind, shape, of: Self.folder.get())
  }

  @Test func vibrancyIsNamed() throws {
    let layout = try dump("layout", "vibrant")
    #expect(layout.contains("\"Tea\""), "\(layout)")
    #expect(try dump("host", "vibrant").contains("Uses UIVibrancyEffect"))
  }

  @Test func aCodeIsABoxOfItsSize() throws {
    let layout = try dump("layout", "code")
    #expect(layout.contains("108×108") && layout.contains("54×54"), "\(layout)")
    #expect(layout.matches(of: /image .*×.* placeholder "UIImage"/).count == 2, "\(layout)")
    let card = try dump("card", "code")
    #expect(card.contains("UIImage that code draws; estimated"), "\(card)")
    #expect(card.contains("CIQRCodeGenerator"), "\(card)")
  }

  @Test func linesHaveTheColorThatCodeSets() throws {
    #expect(try dump("card", "lines").contains("#FF0000"))
  }

  @Test func anEstimatedItemIsAsLargeAsItsContent() throws {
    let layout = try dump("layout", "tags")
    let widths = layout.matches(of: /row \([^)]*\) ([\d.]+)×28.5/).compactMap { Double($0.1) }
    #expect(widths.count >= 2 && widths[1] > widths[0] + 20, "\(layout)")
  }

  /// A view without an image takes no room, and two lines have the distances of one.
  @Test func aRowIsAsHighAsItsText() throws {
    let layout = try dump("layout", "rows")
    #expect(layout.contains(/row \([^)]*\) 320×64\n/), "\(layout)")
    #expect(layout.contains(/label \(24, [\d.]+\) 288×41/), "\(layout)")
  }

  @Test func aMapHasNoRouteThatNobodyDraws() throws {
    let layout = try dump("layout", "map")
    #expect(!layout.contains("route") && layout.contains("\"111319\""), "\(layout)")
  }

  @Test func linesKeepTheirDistances() throws {
    let layout = try dump("layout", "lines")
    #expect(layout.contains(/separator \(48, [\d.]+\) 260×/), "\(layout)")
    // The other one is the host's.
    #expect(layout.matches(of: /separator \(/).count == 2, "\(layout)")
  }

  @Test func aHostingControllerMayBeMadeWithoutAView() throws {
    let folder = try RunningProject.folder(
      """
      import IntentsUI
      import SwiftUI

      extension HorizontalAlignment {
        private enum Middle: AlignmentID {
          static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
        }
        static let middle = HorizontalAlignment(Middle.self)
      }

      struct CupView: View {
        var body: some View {
          VStack(alignment: .middle) {
            Text("Sencha").alignmentGuide(.middle) { d in d[.leading] + d.width / 3 }
            Text("Two cups, please")
          }
        }
      }

      class TeaViewController: UIHostingController<CupView>, INUIHostedViewControlling {
        override init(nibName: String?, bundle: Bundle?) { super.init(rootView: CupView()) }
        @objc required dynamic init?(coder: NSCoder) { super.init(rootView: CupView()) }
        func configureView(
          for parameters: Set<INParameter>, of interaction: INInteraction,
          interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
          completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
        ) { completion(true, parameters, CGSize(width: 320, height: 100)) }
      }
      """, shapes: ["plain"])
    let layout = try RunningProject.dump("layout", "plain", of: folder)
    let texts = layout.matches(
      of: /label \(([\d.]+), [\d.]+\) ([\d.]+)×[\d.]+ "(?:Sencha|Two cups)/
    )
    .map { (x: Double($0.1) ?? 0, width: Double($0.2) ?? 0) }
    #expect(texts.count == 2, "\(layout)")
    guard texts.count == 2 else { return }
    // A third of the one is where the other ends.
    #expect(
      abs(texts[0].x + texts[0].width / 3 - texts[1].x - texts[1].width) < 0.05, "\(layout)")
  }
}
