import Foundation
import TestSupport
import Testing

/// What a running class finds in the views of its storyboard.
@Suite(.onlyInFullLane, .serialized)
struct RunningSceneTests {
  private static let source = """
    import IntentsUI

    class TeaViewController: UIViewController, INUIHostedViewControlling, UITableViewDataSource {
      @IBOutlet weak var nameLabel: UILabel!
      @IBOutlet weak var noteLabel: UILabel!
      @IBOutlet weak var leafView: UIImageView!
      @IBOutlet weak var cupView: UIImageView!
      @IBOutlet weak var panel: UIView!
      @IBOutlet weak var stack: UIStackView!
      @IBOutlet weak var orderButton: UIButton!
      @IBOutlet weak var teas: UITableView!

      func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
        completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
      ) {
        switch UserDefaults.standard.string(forKey: "shape") ?? "" {
        case "reads":
          noteLabel.font = nameLabel.font.withSize(30)
          noteLabel.textColor = nameLabel.textColor
          noteLabel.textAlignment = nameLabel.textAlignment
          noteLabel.backgroundColor = panel.backgroundColor
          nameLabel.text = "\\(teas.rowHeight) \\(stack.axis == .vertical) \\(stack.spacing) \\(orderButton.currentTitle ?? "none")"
        case "veil": nameLabel.textColor = UIColor.white.withAlphaComponent(0.5)
        case "symbol": leafView.image = UIImage(systemName: "arrow.down")
        case "around": panel.tintColor = .systemPurple
        case "font": noteLabel.font = UIFont(name: "Circular-Bold", size: 17)
        case "fixed":
          leafView.image = UIImage(systemName: "arrow.down")!.withTintColor(.red, renderingMode: .alwaysOriginal)
          cupView.image = cupView.image?.withTintColor(.blue)
        case "own": leafView.tintColor = .systemPurple
        default: break
        }
        completion(true, parameters, CGSize(width: 320, height: 300))
      }

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "tea")!
        cell.textLabel?.text = "Gyokuro"
        cell.detailTextLabel?.text = "Never"
        return cell
      }
    }

    class Banner: UIView {
      @IBInspectable var title: String = ""
      @IBInspectable private var steps: Int = 0
      @IBInspectable var corner: CGFloat = 0
      @IBInspectable var isShown: Bool = false
      @IBInspectable var shift: CGSize = .zero
      @IBInspectable var ink: UIColor? = nil

      override func awakeFromNib() {
        super.awakeFromNib()
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 280, height: 20))
        label.text = "\\(title) \\(steps) \\(corner) \\(isShown) \\(shift.width) \\(shift.height)"
        label.textColor = ink
        addSubview(label)
      }
    }
    """

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="tea">
    <scenes><scene sceneID="s"><objects><viewController id="tea" customClass="TeaViewController" sceneMemberID="viewController">
    <view key="view" id="root"><rect key="frame" x="0" y="0" width="320" height="300"/>
    <subviews>
    <view id="panel"><rect key="frame" x="0" y="0" width="320" height="200"/>
    <subviews>
    <label text="Tea" textAlignment="right" lineBreakMode="tailTruncation" id="name"><rect key="frame" x="20" y="20" width="280" height="24"/>
    <fontDescription key="fontDescription" type="boldSystem" pointSize="17"/>
    <color key="textColor" red="1" green="0.8" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></label>
    <label text="Note" lineBreakMode="tailTruncation" id="note"><rect key="frame" x="20" y="50" width="280" height="40"/>
    <fontDescription key="fontDescription" type="system" pointSize="12"/></label>
    <imageView contentMode="scaleAspectFit" image="arrow.up" catalog="system" id="leaf"><rect key="frame" x="20" y="100" width="20" height="20"/>
    <color key="tintColor" red="0" green="0.8" blue="0.2" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></imageView>
    <imageView contentMode="scaleAspectFit" image="star.fill" catalog="system" id="cup"><rect key="frame" x="60" y="100" width="20" height="20"/>
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="bend"><integer key="value" value="20"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></imageView>
    <view customClass="Banner" id="banner"><rect key="frame" x="120" y="100" width="80" height="20"/>
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="title" value="Matcha"/>
    <userDefinedRuntimeAttribute type="number" keyPath="steps"><integer key="value" value="3"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="number" keyPath="corner"><real key="value" value="4.5"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="boolean" keyPath="isShown" value="YES"/>
    <userDefinedRuntimeAttribute type="size" keyPath="shift"><size key="value" width="2" height="5"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="color" keyPath="ink"><color key="value" red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></userDefinedRuntimeAttribute>
    </userDefinedRuntimeAttributes></view>
    <stackView axis="vertical" spacing="6" id="stack"><rect key="frame" x="20" y="130" width="100" height="20"/></stackView>
    <button buttonType="system" lineBreakMode="middleTruncation" id="order"><rect key="frame" x="200" y="130" width="80" height="30"/>
    <state key="normal" title="Order"/></button>
    <stepper id="count"><rect key="frame" x="20" y="164" width="94" height="32"/></stepper>
    <switch on="YES" id="lid"><rect key="frame" x="140" y="165" width="51" height="31"/>
    <color key="thumbTintColor" red="1" green="1" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></switch>
    <button lineBreakMode="middleTruncation" id="more"><rect key="frame" x="200" y="165" width="80" height="30"/>
    <state key="normal" title="More"/></button>
    </subviews>
    <color key="backgroundColor" red="0" green="0" blue="0.4" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
    <color key="tintColor" red="0.8" green="0" blue="0.4" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></view>
    <tableView contentMode="scaleToFill" dataMode="prototypes" style="plain" separatorStyle="default" rowHeight="52" id="teas">
    <rect key="frame" x="0" y="200" width="320" height="100"/>
    <prototypes><tableViewCell reuseIdentifier="tea" id="cell"><rect key="frame" x="0" y="28" width="320" height="44"/>
    <tableViewCellContentView key="contentView" tableViewCell="cell" id="content"><rect key="frame" x="0" y="0" width="320" height="44"/></tableViewCellContentView>
    </tableViewCell></prototypes>
    <connections><outlet property="dataSource" destination="tea" id="o9"/></connections></tableView>
    </subviews></view>
    <connections>
    <outlet property="nameLabel" destination="name" id="o1"/><outlet property="noteLabel" destination="note" id="o2"/>
    <outlet property="leafView" destination="leaf" id="o3"/><outlet property="cupView" destination="cup" id="o4"/>
    <outlet property="panel" destination="panel" id="o5"/><outlet property="stack" destination="stack" id="o6"/>
    <outlet property="orderButton" destination="order" id="o7"/><outlet property="teas" destination="teas" id="o8"/>
    </connections></viewController></objects></scene></scenes></document>
    """

  private static let folder = Result {
    let folder = try RunningProject.folder(
      source, shapes: ["plain", "reads", "veil", "symbol", "around", "own", "font", "fixed"])
    try RunningProject.add(storyboard: storyboard, to: folder)
    // Its name is not Circular-Bold, which only the font itself tells.
    try folder.write("", at: "tea/Fonts/circular.otf")
    return folder
  }

  private func card(_ shape: String) throws -> String {
    try RunningProject.dump("card", shape, of: Self.folder.get())
  }

  /// The colors of the drawings of symbols, in their order.
  private func symbols(_ shape: String) throws -> [String] {
    let card = try card(shape)
    return card.matches(of: /<path[^>]*(?:fill|stroke)="(#[0-9A-F]{6})"/).map {
      String($0.output.1)
    }
  }

  @Test func codeReadsTheLooksOfTheFile() throws {
    let card = try card("reads")
    #expect(card.contains("52.0 true 6.0 Order"), "\(card)")
    #expect(
      card.contains(/<text[^>]*font-size="30"[^>]*font-weight="700"[^>]*fill="#FFCC00"[^>]*>Note/)
        || card.contains(/<text[^>]*fill="#FFCC00"[^>]*>Note/), "\(card)")
  }

  @Test func aRuntimeAttributeThatNothingSetsIsNamed() throws {
    let card = try card("plain")
    #expect(card.contains("the runtime attribute bend"), "\(card)")
  }

  /// What is in the file alone is named too.
  @Test func whatACardDoesNotShowOfTheFileIsNamed() throws {
    let card = try card("plain")
    #expect(card.contains("Not drawn: UISwitch.thumbTintColor"), "\(card)")
    #expect(card.contains(/<text[^>]*>stepper</), "\(card)")
  }

  @Test func aButtonThatIsNotTheSystemsHasWhiteLetters() throws {
    let card = try card("plain")
    #expect(card.contains(/<text[^>]*fill="#FFFFFF"[^>]*>More</), "\(card)")
    #expect(card.contains(/<text[^>]*fill="#CC0066"[^>]*>Order</), "\(card)")
  }

  @Test func runtimeAttributesReachTheInspectablePropertiesOfAClass() throws {
    let card = try card("plain")
    #expect(card.contains("Matcha 3 4.5 true 2.0 5.0"), "\(card)")
    #expect(card.contains(/<text[^>]*fill="#FF8000"/), "\(card)")
  }

  @Test func aSeeThroughTextLetsTheFilesBackgroundThrough() throws {
    let card = try card("veil")
    #expect(card.contains(/<text[^>]*fill="#FFFFFF80"/), "\(card)")
  }

  @Test func anImageThatCodeSetsHasTheFilesTint() throws {
    #expect(try symbols("symbol").contains("#00CC33"))
  }

  /// A symbol has its own color only where it is drawn as it is.
  @Test func aSymbolThatIsDrawnAsItIsHasItsOwnColor() throws {
    let colors = try symbols("fixed")
    #expect(colors.contains("#FF0000") && colors.contains("#CC0066"), "\(colors)")
    #expect(!colors.contains("#0000FF"), "\(colors)")
  }

  @Test func aTintReachesTheViewsInside() throws {
    #expect(try symbols("plain").contains("#CC0066"))
    let card = try card("around")
    #expect(!card.contains("#CC0066"), "\(card)")
    #expect(card.contains("#00CC33"), "\(card)")
    #expect(try !self.card("own").contains("#00CC33"))
  }

  @Test func aFontOfTheAppHasItsWeightAndIsNamed() throws {
    let card = try card("font")
    #expect(card.contains("estimated: font Circular-Bold"), "\(card)")
    #expect(card.contains(/<text[^>]*font-weight="700"[^>]*>Note</), "\(card)")
  }

  @Test func aCellOfTheAppsOwnHasTheLabelThatCodeAsksFor() throws {
    let card = try card("plain")
    #expect(card.contains("Gyokuro") && !card.contains("Never"), "\(card)")
  }
}
