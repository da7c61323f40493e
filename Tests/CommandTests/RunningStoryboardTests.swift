import Foundation
import TestSupport
import Testing

/// Parts of a storyboard that code changes: the configuration of a button, and the view above the rows of a table.
@Suite(.onlyInFullLane, .serialized)
struct RunningStoryboardTests {
  private static let source = """
    import IntentsUI

    class Namer: NSObject {
      @IBOutlet var label: UILabel!
      func name(_ count: Int) -> String { "\\(count) of \\(label == nil ? "nothing" : "tea")" }
    }

    class TeaViewController: UIViewController, INUIHostedViewControlling {
      @IBOutlet var namer: Namer!
      @IBOutlet weak var rating: UIButton!
      @IBOutlet weak var count: UILabel!

      func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
        completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
      ) {
        count.text = rating.configuration?.title
        rating.configuration!.title = "Four"
        rating.configuration?.baseForegroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let made = UILabel(frame: CGRect(x: 200, y: 10, width: 100, height: 20))
        made.text = namer.name(2)
        view.addSubview(made)
        completion(true, parameters, CGSize(width: 320, height: 200))
      }
    }
    """

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="tea">
      <scenes>
        <scene sceneID="scene">
          <objects>
            <viewController id="tea" customClass="TeaViewController" customModuleProvider="target">
              <view key="view" id="root">
                <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
                <subviews>
                  <button opaque="NO" contentMode="scaleToFill" fixedFrame="YES" id="button">
                    <rect key="frame" x="20" y="10" width="100" height="34"/>
                    <buttonConfiguration key="configuration" style="tinted" title="Three"/>
                  </button>
                  <label opaque="NO" fixedFrame="YES" id="styled">
                    <rect key="frame" x="130" y="35" width="150" height="21"/>
                    <attributedString key="attributedText">
                      <fragment content="Sure: "><attributes><font key="NSFont" metaFont="system" size="13"/></attributes></fragment>
                      <fragment content="98 %"><attributes><font key="NSFont" metaFont="systemBold" size="13"/></attributes></fragment>
                    </attributedString>
                  </label>
                  <tableView clipsSubviews="YES" contentMode="scaleToFill" fixedFrame="YES" style="plain" id="table">
                    <rect key="frame" x="0.0" y="60" width="320" height="140"/>
                    <view key="tableHeaderView" contentMode="scaleToFill" id="header">
                      <rect key="frame" x="0.0" y="0.0" width="320" height="50"/>
                      <subviews>
                        <label opaque="NO" text="none" fixedFrame="YES" id="count">
                          <rect key="frame" x="20" y="10" width="200" height="21"/>
                          <fontDescription key="fontDescription" type="system" pointSize="17"/>
                        </label>
                      </subviews>
                    </view>
                  </tableView>
                </subviews>
              </view>
              <connections>
                <outlet property="rating" destination="button" id="c1"/>
                <outlet property="count" destination="count" id="c2"/>
                <outlet property="namer" destination="namer" id="c3"/>
              </connections>
            </viewController>
            <customObject id="namer" customClass="Namer" customModuleProvider="target">
              <connections>
                <outlet property="label" destination="count" id="c4"/>
              </connections>
            </customObject>
          </objects>
        </scene>
      </scenes>
    </document>
    """

  private static let folder = Result {
    let folder = try RunningProject.folder(source, shapes: ["plain"])
    try RunningProject.add(storyboard: storyboard, to: folder)
    try folder.write(
      "\"count.text\" = \"keine\";\n", at: "tea/TeaIntentsUI/en.lproj/MainInterface.strings")
    return folder
  }

  @Test func aConfigurationKeepsWhatCodeDoesNotChange() throws {
    let card = try RunningProject.dump("card", "plain", of: Self.folder.get())
    #expect(card.contains(/<text[^>]*fill="#FF0000"[^>]*>Four</), "\(card)")
    #expect(card.contains(/<rect[^>]*data-name="rating"[^>]*fill-opacity="0.18"/), "\(card)")
  }

  /// An object that is no view has its class and its outlets.
  @Test func anObjectOfItsOwnIsMade() throws {
    let card = try RunningProject.dump("card", "plain", of: Self.folder.get())
    #expect(card.contains(">2 of tea<"), "\(card)")
  }

  /// Its translations are about another text.
  @Test func aTextThatIsNotTranslatedKeepsItsStyles() throws {
    let card = try RunningProject.dump("card", "plain", of: Self.folder.get())
    #expect(card.contains(/font-weight="700"[^>]*>98 %</), "\(card)")
  }

  @Test func theViewAboveTheRowsIsMade() throws {
    let layout = try RunningProject.dump("layout", "plain", of: Self.folder.get())
    #expect(layout.contains("\"Three\""), "\(layout)")
    let run = try CommandLineRun(
      ["check", ".", "--run-controllers"], in: Self.folder.get().path("tea"))
    #expect(!run.output.contains("controller-crash"), "\(run.output)")
  }
}

/// A table of a storyboard that has its cells from the file.
@Suite(.onlyInFullLane, .serialized)
struct RunningFileCellsTests {
  private static let source = """
    import IntentsUI

    class TeaViewController: UITableViewController, INUIHostedViewControlling {
      @IBOutlet var door: UITableViewCell!
      @IBOutlet weak var name: UILabel!

      func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
        completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
      ) {
        name.text = "\\(tableView.numberOfSections) sections"
        door.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        completion(true, parameters, CGSize(width: 320, height: 200))
      }
    }
    """

  private static func cell(_ id: String, _ more: String, height: Int, text: String) -> String {
    """
    <tableViewCell id="\(id)" rowHeight="\(height)" \(more)><rect key="frame" x="0" y="0" width="320" height="\(height)"/>
    <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)-content">
    <rect key="frame" x="0" y="0" width="320" height="\(height)"/>
    <subviews><label fixedFrame="YES" text="\(text)" id="\(id)-label"><rect key="frame" x="20" y="10" width="200" height="21"/></label></subviews>
    </tableViewCellContentView></tableViewCell>
    """
  }

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="tea">
    <scenes><scene sceneID="scene"><objects>
    <tableViewController id="tea" customClass="TeaViewController" customModuleProvider="target">
    <tableView key="view" dataMode="static" style="grouped" id="table"><rect key="frame" x="0" y="0" width="320" height="200"/>
    <sections>
    <tableViewSection headerTitle="House" id="one"><cells>\(cell("first", "accessoryType=\"checkmark\"", height: 50, text: "Door"))</cells></tableViewSection>
    <tableViewSection footerTitle="Cold" id="two"><cells>\(cell("second", "", height: 60, text: "Garden"))</cells></tableViewSection>
    </sections>
    <connections><outlet property="dataSource" destination="tea" id="c1"/><outlet property="delegate" destination="tea" id="c2"/></connections>
    </tableView>
    <connections>
    <outlet property="door" destination="first" id="c3"/><outlet property="name" destination="second-label" id="c4"/>
    </connections></tableViewController></objects></scene></scenes></document>
    """

  @Test func theCellsAreMadeAndConnected() throws {
    let folder = try RunningProject.folder(Self.source, shapes: ["plain"])
    try RunningProject.add(storyboard: Self.storyboard, to: folder)
    let card = try RunningProject.dump("card", "plain", of: folder)
    #expect(
      card.contains(">HOUSE<") && card.contains(">Door<") && card.contains(">Cold<"), "\(card)")
    #expect(card.contains(">2 sections<"), "\(card)")
    // The color of a cell is also behind its accessory.
    #expect(card.contains(/<rect[^>]*width="377" height="50"[^>]*fill="#FF0000"/), "\(card)")
  }
}
