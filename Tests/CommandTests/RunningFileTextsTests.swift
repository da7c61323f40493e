import Foundation
import TestSupport
import Testing

/// Texts and controls of a storyboard that code reads and changes.
@Suite(.onlyInFullLane, .serialized)
struct RunningFileTextsTests {
  private static let source = RunningProject.controller(
    """
      nameLabel.text = (nameLabel.text ?? "") + "!"
      let rich = NSMutableAttributedString(attributedString: richLabel.attributedText!)
      rich.append(NSAttributedString(string: " more"))
      richLabel.attributedText = rich
      field.borderStyle = .none
      nameLabel.isHighlighted = true
      nameLabel.highlightedTextColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
      if UserDefaults.standard.string(forKey: "shape") == "changed" {
        segments.selectedSegmentIndex = 1
        pages.currentPage = 2
      }
      let kid = storyboard!.instantiateViewController(withIdentifier: "kid")
      addChild(kid)
      kid.view.frame = CGRect(x: 20, y: 200, width: 200, height: 40)
      view.addSubview(kid.view)
      completion(true, parameters, CGSize(width: 320, height: 300))
    """,
    members: """
        @IBOutlet weak var nameLabel: UILabel!
        @IBOutlet weak var richLabel: UILabel!
        @IBOutlet weak var field: UITextField!
        @IBOutlet weak var segments: UISegmentedControl!
        @IBOutlet weak var pages: UIPageControl!
      """)

  private static let storyboard = RunningProject.storyboard(
    """
    <label text="Base" id="name"><rect key="frame" x="20" y="10" width="280" height="24"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    <label id="rich"><rect key="frame" x="20" y="40" width="280" height="24"/>
    <attributedString key="attributedText">
    <fragment content="Rich "><attributes><color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
    <font key="NSFont" size="17" name="HelveticaNeue"/></attributes></fragment>
    <fragment content="text"><attributes><color key="NSColor" red="0" green="0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
    <font key="NSFont" size="20" name="HelveticaNeue-Bold"/></attributes></fragment>
    </attributedString></label>
    <textField borderStyle="roundedRect" text="In a field" id="field"><rect key="frame" x="20" y="70" width="280" height="34"/>
    <fontDescription key="fontDescription" type="system" pointSize="14"/></textField>
    <segmentedControl segmentControlStyle="plain" selectedSegmentIndex="0" id="segments"><rect key="frame" x="20" y="110" width="280" height="32"/>
    <segments><segment title="Day"/><segment title="Week"/></segments></segmentedControl>
    <pageControl numberOfPages="3" id="pages"><rect key="frame" x="20" y="150" width="120" height="26"/></pageControl>
    <containerView id="holder"><rect key="frame" x="20" y="250" width="280" height="40"/>
    <connections><segue destination="kid" kind="embed" id="segue"/></connections></containerView>
    """,
    outlets: """
      <outlet property="nameLabel" destination="name"/><outlet property="richLabel" destination="rich"/>
      <outlet property="field" destination="field"/><outlet property="segments" destination="segments"/>
      <outlet property="pages" destination="pages"/>
      """,
    scenes: """
      <scene sceneID="k"><objects><viewController storyboardIdentifier="kid" id="kid" sceneMemberID="viewController">
      <view key="view" id="kidRoot"><rect key="frame" x="0" y="0" width="320" height="568"/>
      <subviews><label text="Kid" translatesAutoresizingMaskIntoConstraints="NO" id="kidLabel"><rect key="frame" x="0" y="0" width="30" height="20"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
      <constraints><constraint firstItem="kidLabel" firstAttribute="centerX" secondItem="kidRoot" secondAttribute="centerX" id="c1"/>
      <constraint firstItem="kidLabel" firstAttribute="centerY" secondItem="kidRoot" secondAttribute="centerY" id="c2"/></constraints></view>
      </viewController></objects></scene>
      """)

  private static let folder = Result {
    let folder = try RunningProject.folder(source, shapes: ["same", "changed"])
    try RunningProject.add(storyboard: storyboard, to: folder)
    try folder.write(
      "\"name.text\" = \"English title\";\n", at: "tea/TeaIntentsUI/en.lproj/MainInterface.strings")
    return folder
  }
  private func dump(_ kind: String, _ shape: String) throws -> String {
    try RunningProject.dump(kind, shape, of: Self.folder.get())
  }

  @Test func codeReadsTheTextsOfTheLanguage() throws {
    #expect(try dump("layout", "same").contains("\"English title!\""))
  }

  @Test func codeReadsTheAttributesOfAText() throws {
    let card = try dump("card", "same")
    #expect(card.contains("#FF0000") && card.contains("#0000FF"), "\(card)")
  }

  @Test func aHighlightedLabelHasItsColor() throws {
    let card = try dump("card", "same")
    #expect(card.contains(/fill="#00FF00"[^>]*>(?:<tspan[^>]*>)?English title!/), "\(card)")
  }

  @Test func aFieldLosesItsBorder() throws {
    let card = try dump("card", "same")
    #expect(card.contains(/<text x="28"[^>]*>(?:<tspan[^>]*>)?In a field/), "\(card)")
  }

  @Test func aCardNamesWhatItDoesNotChange() throws {
    #expect(try !dump("layout", "same").contains("Not drawn"))
    let layout = try dump("layout", "changed").replacing("⏎", with: " ")
    #expect(
      layout.contains("changes of a file's UIPageControl, changes of a file's UISegmentedControl"),
      "\(layout)")
  }

  @Test func theViewOfAChildKeepsItsFrame() throws {
    #expect(try dump("layout", "same").contains("(28, 290.5) 200×40"))
    let run = try CommandLineRun(
      ["check", ".", "--run-controllers"], in: Self.folder.get().path("tea"))
    #expect(!(run.output + run.errors).contains("ambiguous"), "\(run)")
  }
}
