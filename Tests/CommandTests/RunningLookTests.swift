import Foundation
import TestSupport
import Testing

/// How a running class looks: see-through colors, templates, and texts of its own tables.
@Suite(.onlyInFullLane, .serialized)
struct RunningLookTests {
  private static let source = """
    import IntentsUI

    class TeaViewController: UIViewController, INUIHostedViewControlling {
      func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
        completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
      ) {
        let panel = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 64))
        let label = UILabel(frame: CGRect(x: 20, y: 20, width: 280, height: 24))
        view.addSubview(panel)
        panel.addSubview(label)
        label.text = "Tea"
        switch UserDefaults.standard.string(forKey: "shape") ?? "" {
        case "veil": panel.backgroundColor = UIColor.black.withAlphaComponent(0.4)
        case "faded":
          panel.backgroundColor = .red
          label.textColor = UIColor.white.withAlphaComponent(0.5)
        case "tables":
          label.text = [
            NSLocalizedString("hello", comment: ""),
            NSLocalizedString("hello", tableName: "Teas", comment: ""),
            String(localized: "hello", table: "Cups"),
            NSLocalizedString("unknown", tableName: "Teas", value: "none", comment: ""),
          ].joined(separator: "|")
        case "anew", "another":
          let shape = UserDefaults.standard.string(forKey: "shape") ?? ""
          DispatchQueue.main.asyncAfter(deadline: .now() + 5) {
            label.removeFromSuperview()
            let second = UILabel(frame: label.frame)
            second.text = shape == "anew" ? "Tea" : "Milk"
            panel.addSubview(second)
          }
        case "symbols":
          for name in ["star.fill", "nosuchsymbol", "nosuchsymbol"] {
            panel.addSubview(UIImageView(image: UIImage(systemName: name)))
          }
        case "boxes":
          [UIDatePicker(), UIPickerView()].forEach(panel.addSubview)
        case "spaced":
          let style = NSMutableParagraphStyle()
          style.lineSpacing = 8
          label.attributedText = NSAttributedString(string: "Tea", attributes: [.paragraphStyle: style, .strokeWidth: 2])
        case "paragraph":
          let style = NSMutableParagraphStyle()
          style.alignment = .center
          label.attributedText = NSAttributedString(string: "Tea", attributes: [
            .paragraphStyle: style, .underlineStyle: 1, .underlineColor: UIColor.red])
        case "lost":
          label.textColor = UIColor(named: "NoSuchColor") ?? label.textColor
          panel.addSubview(UIImageView(image: UIImage(named: "NoSuchPicture")))
        case "tinted":
          var look = UIButton.Configuration.tinted()
          look.title = "Order"
          let button = UIButton(configuration: look)
          button.frame = CGRect(x: 0, y: 0, width: 100, height: 36)
          button.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
          panel.addSubview(button)
        case "layers":
          let plain = UIImage.SymbolConfiguration(pointSize: 20)
          let colored = plain.applying(UIImage.SymbolConfiguration(hierarchicalColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1)))
          panel.addSubview(UIImageView(image: UIImage(systemName: "star.fill", withConfiguration: colored)))
        case "stamp":
          let stamp = Stamp(frame: panel.bounds)
          stamp.tintColor = .red
          panel.addSubview(stamp)
        case "bubble":
          let room = CGSize(width: 250, height: CGFloat.greatestFiniteMagnitude)
          let box = ("Tea" as NSString).boundingRect(
            with: room, options: .usesLineFragmentOrigin, attributes: [.font: label.font!], context: nil)
          panel.frame.size.width = box.width.rounded(.up) + 20
        case "paths":
          let content = INParameter(for: INSendMessageIntent.self, keyPath: #keyPath(INSendMessageIntent.content))
          label.text = content.parameterKeyPath + (UIDevice.current.orientation.isLandscape ? " wide" : " tall")
        case "templates":
          panel.tintColor = .green
          let (leaf, cup) = (UIImage(named: "Leaf")!, UIImage(named: "Cup")!)
          for image in [
            leaf, cup, leaf.withRenderingMode(.alwaysOriginal), cup.withRenderingMode(.alwaysTemplate),
            cup.withTintColor(.red), cup.withTintColor(.red, renderingMode: .alwaysTemplate),
          ] { panel.addSubview(UIImageView(image: image)) }
          for kind in [UIButton.ButtonType.custom, .system] {
            let button = UIButton(type: kind)
            button.setImage(cup, for: .normal)
            button.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
            panel.addSubview(button)
          }
        case "runs":
          let text = NSMutableAttributedString(string: "12 ", attributes: [.font: UIFont.boldSystemFont(ofSize: 24)])
          text.append(NSAttributedString(string: "cups", attributes: [
            .font: UIFont.italicSystemFont(ofSize: 13), .strikethroughStyle: NSUnderlineStyle.single.rawValue]))
          label.attributedText = text
        default: break
        }
        completion(true, parameters, CGSize(width: 320, height: 64))
      }
    }

    class Stamp: UIView {
      override func draw(_ rect: CGRect) {
        UIImage(systemName: "star.fill")!.draw(in: CGRect(x: 0, y: 0, width: 40, height: 40))
      }
    }
    """

  private static let folder = Result {
    let folder = try RunningProject.folder(
      source,
      shapes: [
        "veil", "faded", "tables", "bubble", "runs", "anew", "another", "symbols",
        "spaced", "boxes", "paths", "templates", "paragraph", "lost", "tinted", "stamp", "layers",
      ])
    for (name, intent) in [("Leaf", "template"), ("Cup", "original")] {
      let set = "tea/TeaIntentsUI/Assets.xcassets/\(name).imageset"
      try folder.write(
        "{\"properties\": {\"template-rendering-intent\": \"\(intent)\"}}",
        at: "\(set)/Contents.json")
      try folder.write(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"20\" height=\"20\"/>", at: "\(set)/a.svg"
      )
    }
    for (table, text) in [("Localizable", "Good day"), ("Teas", "Hello, tea"), ("Cups", "Cheers")] {
      try folder.write("\"hello\" = \"\(text)\";\n", at: "tea/en.lproj/\(table).strings")
    }
    return folder
  }

  private func card(_ shape: String) throws -> String {
    try RunningProject.dump("card", shape, of: Self.folder.get())
  }

  /// Three pictures keep their own colors: no template, one shown as it is, one of a custom button.
  @Test func templatesHaveTheirTint() throws {
    let card = try card("templates")
    let pictures = card.matches(of: /<(image|rect)[^>]*data-name="(?:Leaf|Cup)"[^>]*>/)
    let colors = pictures.map { $0.output.0.firstMatch(of: /fill="(#\w+)"/)?.output.1 ?? "own" }
    #expect(
      colors == [
        "#00FF00", "own", "own", "#00FF00", "#FF0000", "#00FF00", "own", "#00FF00",
      ], "\(card)")
    #expect(!card.contains("Not drawn"), "\(card)")
  }

  @Test func aSeeThroughBackgroundLetsThrough() throws {
    let card = try card("veil")
    #expect(card.contains(/<rect[^>]*fill="#000000" fill-opacity="0.4"/), "\(card)")
  }

  @Test func aSeeThroughTextLetsItsBackgroundThrough() throws {
    let card = try card("faded")
    #expect(card.contains(/<text[^>]*fill="#FFFFFF80"/), "\(card)")
  }

  @Test func aMeasuredTextIsAsWideAsItIs() throws {
    let layout = try RunningProject.dump("layout", "bubble", of: Self.folder.get())
    #expect(layout.contains(/view \(8, 90.5\) [45]\d×64/), "\(layout)")
  }

  @Test func aTextIsDrawnInItsStyles() throws {
    let runs = try card("runs")
    let place = /<text x="([\d.]+)" y="([\d.]+)" font-size="(\d+)"[^>]*>(12 |cups)</
    let parts = runs.matches(of: place)
    try #require(parts.count == 2, "\(runs)")
    #expect(parts.map(\.3) == ["24", "13"] && parts[0].2 == parts[1].2, "\(runs)")
    let width = try #require(runs.firstMatch(of: /textLength="([\d.]+)"[^>]*>12 </)?.1)
    let end = try #require(Double(parts[0].1)) + #require(Double(width))
    #expect(abs(try #require(Double(parts[1].1)) - end) < 0.1, "\(runs)")
    #expect(
      runs.contains(/<text[^>]*font-style="italic" text-decoration="line-through"[^>]*>cups</),
      "\(runs)")
    #expect(!runs.contains("NSAttributedString") && !runs.contains("italics"), "\(runs)")
  }

  @Test func equalViewsThatCodeMakesAnewAreNoSecondLook() throws {
    #expect(try card("another").contains("Milk"))
    // One drawing has the text once, and once more for people who hear it.
    let (once, twice) = (try card("anew"), try card("another"))
    #expect(once.matches(of: /<text/).count < twice.matches(of: /<text/).count, "\(once)")
  }

  @Test func symbolsThatAreBoxesAreNamed() throws {
    let card = try card("symbols")
    #expect(card.contains("rawn as a box: nosuchsymbol"), "\(card)")
    #expect(try !self.card("faded").contains("rawn as a box"))
  }

  @Test func aBoxHasTheNameOfItsClass() throws {
    let card = try card("boxes")
    #expect(card.contains("UIDatePicker") && card.contains("UIPickerView"), "\(card)")
  }

  @Test func attributesThatAreNotDrawnAreNamed() throws {
    let card = try card("spaced")
    #expect(card.contains("NSAttributedString with strokeWidth"))
    #expect(!card.contains("lineSpacing"))
  }

  @Test func aParagraphHasItsOwnAlignment() throws {
    let card = try card("paragraph")
    let text = try #require(
      card.firstMatch(of: /<text x="([\d.]+)"[^>]*textLength="([\d.]+)"[^>]*>Tea</), "\(card)")
    let middle = try #require(Double(text.1)) + #require(Double(text.2)) / 2
    #expect(abs(middle - (8 + 20 + 140)) < 1, "\(card)")
    #expect(card.contains("NSAttributedString with underlineColor"), "\(card)")
  }

  @Test func whatTheAssetCatalogsLackIsNamed() throws {
    #expect(try card("lost").contains("Found nothing in the asset catalogs"))
    let transcript = try RunningProject.dump("host", "lost", of: Self.folder.get())
    for item in ["the image 'NoSuchPicture'", "the color 'NoSuchColor'"] {
      #expect(
        transcript.contains("Asks the asset catalogs for \(item), gets nothing"), "\(transcript)")
    }
  }

  @Test func aTintedButtonHasAVeilOfItsTint() throws {
    #expect(try card("tinted").contains(/<rect[^>]*fill="#FF0000" fill-opacity="0.18"/))
  }

  @Test func aSymbolHasTheFirstColorOfItsConfiguration() throws {
    let card = try card("layers")
    #expect(card.contains(/<path[^>]*fill="#FF0000"/) && card.contains("hierarchicalColor"))
  }

  @Test func aSymbolThatCodeDrawsIsBlack() throws {
    let card = try card("stamp")
    #expect(card.contains(/<path[^>]*fill="#000000"/), "\(card)")
  }

  @Test func aKeyPathIsWrittenWithoutItsType() throws {
    #expect(try card("paths").contains("content tall"))
  }

  @Test func textsComeFromTheirTables() throws {
    #expect(try card("tables").contains("Good day|Hello, tea|Cheers|none"))
  }

  @Test func aViewLosesTheModifierThatIsUnknown() throws {
    let folder = try RunningProject.folder(
      """
      import IntentsUI
      import SwiftUI

      struct Tea: Decodable { let name: String; let picked: Date }

      struct TeaView: View {
        let tea: Tea
        var body: some View {
          VStack {
            Text(tea.name).steaming(for: 3).bold()
            Steam(of: tea)
            Text("Picked").accessibility(addTraits: .isHeader)
          }
        }
      }

      class TeaViewController: UIViewController, INUIHostedViewControlling {
        func configureView(
          for parameters: Set<INParameter>, of interaction: INInteraction,
          interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
          completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
        ) {
          let formatter = DateFormatter()
          formatter.dateFormat = "yyyy-MM-dd"
          let decoder = JSONDecoder()
          decoder.dateDecodingStrategy = .formatted(formatter)
          let text = "{\\"name\\": \\"Hojicha\\", \\"picked\\": \\"2024-05-01\\"}"
          let tea = try! decoder.decode(Tea.self, from: Data(text.utf8))
          let host = UIHostingController(rootView: TeaView(tea: tea))
          host.view.frame = view.bounds
          view.addSubview(host.view)
          completion(true, parameters, CGSize(width: 320, height: 64))
        }
      }
      """, shapes: ["plain"])
    let layout = try CommandLineRun(
      ["dump", "layout", ".", "--run-controllers"], in: folder.path("tea"))
    for text in ["Hojicha", "Picked", "2 statements left out"] {
      #expect(layout.output.contains("\"\(text)\""), "\(layout.output)")
    }
  }

  /// The class is in the scene of a navigation controller, which has no view of its own in the file.
  @Test func aNavigationControllerShowsItsLast() throws {
    let folder = try RunningProject.folder(
      """
      import IntentsUI
      import MapKit
      import SwiftUI

      struct Shop: Identifiable {
        let id: Int
        let place: CLLocationCoordinate2D
      }

      struct ShopMap: View {
        @State private var region = MKCoordinateRegion(
          center: CLLocationCoordinate2D(latitude: 38.7, longitude: -9.1),
          latitudinalMeters: 500, longitudinalMeters: 500)
        let shops: [Shop]
        var body: some View {
          VStack {
            Text("Shops")
            Map(coordinateRegion: $region, annotationItems: shops) { MapMarker(coordinate: $0.place) }
          }.navigationBarHidden(true)
        }
      }

      class TeaViewController: UINavigationController, INUIHostedViewControlling {
        override func viewDidLoad() {
          super.viewDidLoad()
          let shops = [Shop(id: 1, place: CLLocationCoordinate2D(latitude: 38.7, longitude: -9.1))]
          setViewControllers(
            [UIHostingController(rootView: ShopMap(shops: shops))], animated: false)
        }
        func configureView(
          for parameters: Set<INParameter>, of interaction: INInteraction,
          interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
          completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
        ) { completion(true, parameters, CGSize(width: 320, height: 200)) }
      }
      """, shapes: ["plain"])
    try RunningProject.add(
      storyboard: """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="tea">
        <scenes><scene sceneID="s"><objects>
        <navigationController id="tea" customClass="TeaViewController" sceneMemberID="viewController">
        <connections><segue destination="root" kind="relationship" relationship="rootViewController" id="r"/></connections>
        </navigationController></objects></scene>
        <scene sceneID="t"><objects><viewController id="root" sceneMemberID="viewController">
        <view key="view" id="v"><rect key="frame" x="0" y="0" width="320" height="150"/>
        <subviews><label text="Behind" id="l"><rect key="frame" x="20" y="20" width="200" height="24"/></label></subviews></view>
        </viewController></objects></scene></scenes></document>
        """, to: folder)
    let layout = try CommandLineRun(
      ["dump", "layout", ".", "--run-controllers"], in: folder.path("tea"))
    #expect(layout.output.contains("\"Shops\""), "\(layout.output)")
    #expect(layout.output.contains(" map"), "\(layout.output)")
    #expect(!layout.output.contains("\"Behind\""), "\(layout.output)")
  }

  @Test func aPresentedControllerAndAnImageOfDataShow() throws {
    let folder = try RunningProject.folder(
      """
      import IntentsUI

      class PotViewController: UIViewController {
        private let potView = UIImageView(frame: CGRect(x: 20, y: 40, width: 60, height: 20))
        private let nameLabel = UILabel(frame: CGRect(x: 20, y: 10, width: 200, height: 24))
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          nameLabel.text = "Pot"
          let shape = UserDefaults.standard.string(forKey: "shape") ?? ""
          let url = Bundle.main.url(forResource: "pot", withExtension: "png")!
          let data = try! Data(contentsOf: url)
          potView.image = UIImage(data: shape == "known" ? data : data + [0])
          view.addSubview(nameLabel)
          view.addSubview(potView)
        }
      }

      class TeaViewController: UIViewController, INUIHostedViewControlling {
        func configureView(
          for parameters: Set<INParameter>, of interaction: INInteraction,
          interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
          completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
        ) {
          present(PotViewController(), animated: false)
          completion(true, parameters, CGSize(width: 320, height: 64))
        }
      }
      """, shapes: ["known", "new"])
    try folder.write(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, 0, 60, 0, 0, 0, 20, 8, 2, 0, 0, 0, 0, 0, 0, 0], at: "tea/TeaIntentsUI/pot.png")
    let layout = try CommandLineRun(
      ["dump", "layout", ".", "--run-controllers"], in: folder.path("tea"))
    for shape in ["known", "new"] {
      let card =
        layout.output.components(separatedBy: "\n== ").first { $0.contains("/\(shape)/") } ?? ""
      #expect(card.contains("\"Pot\""), "\(card)")
      #expect(card.contains("image \"pot\"") == (shape == "known"), "\(card)")
    }
    let host = try CommandLineRun(
      ["dump", "host", ".", "--run-controllers"], in: folder.path("tea")
    ).output
    for ask in host.components(separatedBy: "\n== ") where ask.contains("controller: completion") {
      #expect(ask.contains("Uses UIImage(data:)") == ask.contains("/new/"), "\(ask)")
    }
  }
}
