import Diagnostics
import InterfaceBuilder
import SourceFormats
import Testing
import Views

@testable import CardLayout

/// What real files have besides views and constraints.
struct SceneDetailTests {
  private static func label(_ view: View<String>?) -> LabelContent<String>? {
    if case .label(let label)? = view?.content { label } else { nil }
  }

  private func document(_ attributes: String, _ scenes: String) throws -> SampleInterface {
    try SampleInterface(
      text: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \(attributes)>
        <scenes>\(scenes)</scenes></document>
        """)
  }

  private static let controller = """
    <scene sceneID="s"><objects><viewController id="vc"><view key="view" id="v">
    <rect key="frame" x="0" y="0" width="320" height="150"/></view>
    <connections><outlet property="badgeLabel" destination="inside" id="o"/></connections>
    </viewController><view id="badge"><rect key="frame" x="0" y="0" width="100" height="40"/>
    <subviews><label id="inside" text="A"><rect key="frame" x="0" y="0" width="9" height="9"/></label>
    </subviews></view></objects></scene>
    """

  @Test func aLaunchScreenIsNoCard() throws {
    let interface = try document("launchScreen=\"YES\"", Self.controller)
    #expect(interface.scenes.isEmpty && interface.diagnostics.isEmpty)
  }

  @Test func aNavigationControllerShowsItsRootFirst() throws {
    let interface = try document(
      "initialViewController=\"nav\"",
      """
      <scene sceneID="n"><objects><navigationController id="nav"><connections>
      <segue destination="vc" kind="relationship" relationship="rootViewController" id="r"/>
      </connections></navigationController></objects></scene>\(Self.controller)
      """)
    #expect(interface.scenes.first { $0.names.contains("vc") }?.isInitial == true)
  }

  @Test func theOutletsOfAControllerReachAViewBesideIt() throws {
    let interface = try document("initialViewController=\"vc\"", Self.controller)
    let badge = interface.scenes.first { $0.names == ["badge"] }
    #expect(badge?.outlets.map(\.name) == ["badgeLabel"])
  }

  @Test func aColourOfTheCatalogHasADarkTwin() throws {
    let set = """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb",
         "components": {"red": "1.000", "green": "0x80", "blue": "0", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"components": {"white": "0.000", "alpha": "1.000"}}}]}
      """
    let colors = ColorCatalog([
      ("A.xcassets/Brand.colorset/Contents.json", Array(set.utf8)),
      ("A.xcassets/Broken.colorset/Contents.json", Array("{".utf8)),
    ])
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <view id="v"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <color key="backgroundColor" name="Brand"/></view>
      <view id="w"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <color key="backgroundColor" name="Broken"/></view></objects>
      <resources><namedColor name="Brand"><color red="0" green="0" blue="1"/></namedColor>
      <namedColor name="Broken"><color red="0" green="0" blue="1"/></namedColor></resources>
      </document>
      """
    var diagnostics: [Diagnostic] = []
    let root = try readXML(path: "A.xib", bytes: Array(text.utf8))
    let scenes = InterfaceReader(path: "A.xib", colors: colors).scenes(
      root, reporting: &diagnostics)
    #expect(scenes.first?.view.style.background == .hex(light: 0xFF8000, dark: 0x000000))
    #expect(scenes.last?.view.style.background == .hex(light: 0x0000FF, dark: 0x0000FF))
  }

  /// The numbers of Generic RGB and Generic Gray are those that a phone was seen to have for them.
  @Test(
    arguments: [
      (#"red="0.32941" green="0.48627" blue="0.87843" colorSpace="calibratedRGB""#, 0x6692E6),
      (#"white="0.33333" colorSpace="calibratedWhite""#, 0x686868),
      (#"white="0.33333" colorSpace="custom" customColorSpace="calibratedWhite""#, 0x686868),
      (
        #"white="0.33333" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#,
        0x555555
      ),
      (
        #"red="0.5" green="0.5" blue="0.5" colorSpace="custom" customColorSpace="displayP3""#,
        0x808080
      ),
      (
        #"red="0.2" green="0.6" blue="0.3" colorSpace="custom" customColorSpace="displayP3""#,
        0x009C42
      ),
      (#"red="0.2" green="0.6" blue="0.3" colorSpace="custom" customColorSpace="sRGB""#, 0x33994D),
    ] as [(String, RGBColor)])
  func aColorIsReadInItsSpace(attributes: String, color: RGBColor) throws {
    let interface = try SampleInterface(
      views: """
        <view id="a"><rect key="frame" x="0" y="0" width="90" height="20"/>
        <color key="backgroundColor" \(attributes) alpha="1"/></view>
        """)
    #expect(
      interface.scenes.first?.view.subviews.first?.style.background
        == .hex(light: color, dark: color))
  }

  @Test func aColorOfTheCatalogIsReadInItsSpace() {
    let set = """
      {"colors": [{"idiom": "universal", "color": {"color-space": "display-p3",
       "components": {"red": "0.200", "green": "0.600", "blue": "0.300", "alpha": "1.000"}}}]}
      """
    let colors = ColorCatalog([("A.xcassets/Leaf.colorset/Contents.json", Array(set.utf8))])
    #expect(colors["Leaf"] == .hex(light: 0x009C42, dark: 0x009C42))
  }

  /// Folders that are a namespace stand before the name, others do not.
  @Test func aNamespaceStandsBeforeTheNameOfAColor() {
    let set = #"{"colors": [{"idiom": "universal", "color": {"components": {"white": "1.000"}}}]}"#
    let colors = ColorCatalog([
      ("A.xcassets/NS/Contents.json", Array(#"{"properties": {"provides-namespace": true}}"#.utf8)),
      ("A.xcassets/NS/Leaf.colorset/Contents.json", Array(set.utf8)),
      ("A.xcassets/Plain/Stem.colorset/Contents.json", Array(set.utf8)),
    ])
    #expect(colors.requests.keys.sorted() == ["NS/Leaf", "Stem"])
    #expect(colors["Leaf"] == nil && colors["NS/Leaf"] != nil)
  }

  /// What is not of a piece, such as how it breaks, follows the longest one.
  @Test func anAttributedTextHasTheStylesOfItsPieces() throws {
    let interface = try SampleInterface(
      views: """
        <label id="a"><rect key="frame" x="0" y="0" width="90" height="20"/>
        <attributedString key="attributedText">
        <fragment content="Hi "><attributes><font key="NSFont" size="9" name="Menlo-Regular"/>
        </attributes></fragment>
        <fragment content="everybody"><attributes>
        <color key="NSColor" red="1" green="0" blue="0"/>
        <font key="NSFont" metaFont="system" size="21"/>
        <paragraphStyle key="NSParagraphStyle" alignment="center"/></attributes></fragment>
        </attributedString></label>
        """)
    let label = Self.label(interface.view("a"))
    #expect(label?.text == "Hi everybody" && label?.alignment == .center)
    #expect(label?.font == .system(size: 21, weight: .regular, design: .standard))
    #expect(label?.color == .hex(light: 0xFF0000, dark: 0xFF0000))
    #expect(
      label?.spans == [
        TextSpan(
          length: 3, font: .system(size: 9, weight: .regular, design: .monospaced),
          color: .semantic(.label)),
        TextSpan(
          length: 9, font: .system(size: 21, weight: .regular, design: .standard),
          color: .hex(light: 0xFF0000, dark: 0xFF0000)),
      ])
    #expect(interface.diagnostics.isEmpty, "\(interface.diagnostics)")
  }

  @Test(arguments: [
    (#"type="italicSystem" pointSize="17""#, TextMarks.italic),
    (#"name="Avenir-MediumOblique" family="Avenir" pointSize="17""#, .italic),
    (#"type="system" pointSize="17""#, TextMarks()),
  ])
  func anItalicFontMarksItsText(font: String, marks: TextMarks) throws {
    let interface = try SampleInterface(
      views: """
        <label id="a" text="Tea"><rect key="frame" x="0" y="0" width="90" height="20"/>
        <fontDescription key="fontDescription" \(font)/></label>
        """)
    #expect(Self.label(interface.view("a"))?.marks == marks)
  }

  @Test func aPieceMayHaveALineThroughIt() throws {
    let interface = try SampleInterface(
      views: """
        <label id="a"><rect key="frame" x="0" y="0" width="90" height="20"/>
        <attributedString key="attributedText">
        <fragment content="7 €"><attributes><integer key="NSStrikethrough" value="1"/></attributes>
        </fragment><fragment content=" 5 €"><attributes><integer key="NSUnderline" value="1"/>
        </attributes></fragment></attributedString></label>
        """)
    #expect(
      Self.label(interface.view("a"))?.spans.map(\.marks) == [.strikethrough, .underline])
  }

  /// A text that shrinks is whole, down to its least size.
  @Test(arguments: [("0.5", false), ("0.9", true)])
  func aTextShrinksToFit(scale: String, isCut: Bool) throws {
    let interface = try SampleInterface(
      views: """
        <label id="a" text="A long text that is wider" minimumScaleFactor="\(scale)"><rect key="frame" x="10" y="0" width="140" height="20"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        """)
    let scene = try #require(interface.scenes.first)
    let box = SceneLayout(scene.view, name: "s", in: LayoutEnvironment())
      .box(in: Frame(x: 0, y: 0, width: 320, height: 150))
    guard case .text(let text)? = box.children.first?.content else {
      Issue.record("no text")
      return
    }
    #expect(text.isTruncated == isCut && text.font.size < 17)
  }

  private static func text(of label: String) throws -> TextBox? {
    let scene = try #require(try SampleInterface(views: label).scenes.first)
    let box = SceneLayout(scene.view, name: "s", in: LayoutEnvironment())
      .box(in: Frame(x: 0, y: 0, width: 320, height: 150))
    guard case .text(let text)? = box.children.first?.content else { return nil }
    return text
  }

  /// Xcode writes `adjustsFontSizeToFit` where a text keeps its size, and nowhere else.
  @Test func aTextThatKeepsItsSizeIsCutOff() throws {
    let text = try Self.text(
      of: """
        <label id="a" text="A long text that is wider" adjustsFontSizeToFit="NO" \
        minimumScaleFactor="0.5"><rect key="frame" x="10" y="0" width="140" height="20"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        """)
    #expect(text?.isTruncated == true && text?.font.size == 17)
  }

  /// Xcode gave the label the width that the text has in San Francisco.
  @Test(arguments: [(42, false), (36, true)])
  func aTextThatHadJustRoomInXcodeIsWhole(width: Int, isCut: Bool) throws {
    let text = try Self.text(
      of: """
        <label id="a" text="Label" adjustsFontSizeToFit="NO">\
        <rect key="frame" x="139" y="65" width="\(width)" height="21"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        """)
    #expect(text?.isTruncated == isCut)
  }

  @Test func aTextOfSeveralLinesShrinksUntilAllOfItIsInItsFrame() throws {
    let text = try Self.text(
      of: """
        <label id="a" text="A long text that takes more than two lines of this size" \
        numberOfLines="2" minimumScaleFactor="0.5">\
        <rect key="frame" x="10" y="0" width="200" height="44"/>
        <fontDescription key="fontDescription" type="system" pointSize="26"/></label>
        """)
    #expect(text?.isTruncated == false && text?.lines.count == 2)
    #expect(text.map { $0.font.size < 26 && $0.font.size > 13 } == true)
  }

  /// A font of the size 0 has the size that its kind of view has.
  @Test func aFontWithoutASizeHasTheUsualOne() throws {
    let text = try Self.text(
      of: """
        <label id="a" text="Tea"><rect key="frame" x="10" y="0" width="140" height="21"/>
        <fontDescription key="fontDescription" type="system" pointSize="0.0"/></label>
        """)
    #expect(text?.font.size == 17)
  }

  /// The first versions of Xcode 8 wrote frames by their distances to the edges around.
  @Test(arguments: [
    (#"minX="139" minY="65" width="42" height="21""#, "(139, 65) 42×21"),
    (#"maxX="20" maxY="9" width="100" height="21""#, "(200, 120) 100×21"),
    (#"minX="20" maxX="30" minY="5" maxY="15""#, "(20, 5) 270×130"),
  ])
  func aFrameMayBeDistancesToTheEdges(inset: String, frame: String) throws {
    let interface = try SampleInterface(
      views: """
        <label id="a" text="Tea" fixedFrame="YES" \
        translatesAutoresizingMaskIntoConstraints="NO"><frame key="frameInset" \(inset)/></label>
        """)
    #expect(interface.solved()?.text("a") == frame)
  }

  @Test func aFontOfTheAppsOwnIsToldOnce() throws {
    func label(_ id: String, _ font: String) -> String {
      """
      <label id="\(id)" text="Tea"><rect key="frame" x="10" y="0" width="140" height="21"/>
      <fontDescription key="fontDescription" name="\(font)" family="Leaf" pointSize="14"/></label>
      """
    }
    let views = label("a", "Leaf-Bold") + label("b", "Leaf-Bold") + label("c", "Leaf-Light")
    #expect(
      try SampleInterface(views: views).diagnostics.map(\.message) == [
        "The font 'Leaf-Bold' is drawn and measured as the system font",
        "The font 'Leaf-Light' is drawn and measured as the system font",
      ])
  }

  /// Nobody knows how wide a text is in a font that is not here.
  @Test(arguments: [
    ("name=\"Futura-CondensedMedium\" family=\"Futura\"", false), ("type=\"system\"", true),
  ])
  func aTextInAFontOfTheAppsOwnIsNotCutOff(font: String, isCut: Bool) throws {
    let text = try Self.text(
      of: """
        <label id="a" text="A long text that is wider" adjustsFontSizeToFit="NO">\
        <rect key="frame" x="10" y="0" width="140" height="20"/>
        <fontDescription key="fontDescription" \(font) pointSize="17"/></label>
        """)
    #expect(text?.isTruncated == isCut)
  }

  /// A picture that fills its view is as high as it, however large its file is.
  @Test func aPictureThatIsScaledNeedsNoHeight() throws {
    let pins = ["top", "bottom", "leading", "trailing"].map {
      "<constraint firstItem=\"a\" firstAttribute=\"\($0)\" secondItem=\"root\" secondAttribute=\"\($0)\" id=\"\($0)\"/>"
    }.joined()
    func heights(_ mode: String) throws -> [Points] {
      let interface = try SampleInterface(
        views: view("a", "imageView", "image=\"tea\" contentMode=\"\(mode)\""), constraints: pins,
        resources: "<image name=\"tea\" width=\"400\" height=\"640\"/>")
      let scene = try #require(interface.scenes.first)
      let layout = SceneLayout(scene.view, name: "s", in: LayoutEnvironment())
      return [layout.fittingHeight(width: 320), layout.neededHeight(width: 320)]
    }
    #expect(try heights("scaleAspectFill") == [640, 0])
    #expect(try heights("scaleToFill") == [640, 0])
    #expect(try heights("center") == [640, 640])
  }

  /// A ratio that is not required gives way before anything is lost.
  @Test(arguments: [(750, 0), (1000, 160)] as [(Int, Points)])
  func aPictureYieldsWithARatioThatIsNotRequired(priority: Int, height: Points) throws {
    let pins = ["top", "bottom", "leading", "trailing"].map {
      "<constraint firstItem=\"a\" firstAttribute=\"\($0)\" secondItem=\"root\" secondAttribute=\"\($0)\" id=\"\($0)\"/>"
    }.joined()
    let ratio =
      "<constraints><constraint firstAttribute=\"width\" secondItem=\"a\" secondAttribute=\"height\" multiplier=\"2:1\" priority=\"\(priority)\" id=\"r\"/></constraints>"
    let picture = view(
      "a", "imageView", "image=\"tea\" contentMode=\"scaleAspectFill\"", ratio)
    let interface = try SampleInterface(
      views: picture, constraints: pins,
      resources: "<image name=\"tea\" width=\"400\" height=\"640\"/>")
    let scene = try #require(interface.scenes.first)
    let layout = SceneLayout(scene.view, name: "s", in: LayoutEnvironment())
    #expect(layout.neededHeight(width: 320) == height)
  }

  /// A square without a size of its own takes the room that a label leaves, and yields where the
  /// view is low.
  @Test func aSquareThatGrowsWithTheRoomNeedsNoHeight() throws {
    let pins = ["top", "bottom", "leading", "trailing"].map {
      "<constraint firstItem=\"a\" firstAttribute=\"\($0)\" secondItem=\"root\" secondAttribute=\"\($0)\" id=\"\($0)\"/>"
    }.joined()
    let interface = try SampleInterface(
      views: """
        <stackView alignment="center" spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="a">
        <subviews><imageView translatesAutoresizingMaskIntoConstraints="NO" id="p"><constraints>
        <constraint firstAttribute="width" secondItem="p" secondAttribute="height" id="square"/>
        </constraints></imageView>
        <label text="Tea" horizontalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="l">
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews></stackView>
        """, constraints: pins)
    let scene = try #require(interface.scenes.first)
    let layout = SceneLayout(scene.view, name: "s", in: LayoutEnvironment())
    #expect(layout.fittingHeight(width: 320) > 250)
    #expect(layout.neededHeight(width: 320) == Points(20.5))
  }
}
