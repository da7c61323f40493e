import Diagnostics
import InterfaceBuilder
import Testing
import Views

struct SceneReadingTests {
  /// A damaged file may have a view in several controllers: the guides are those of the first id.
  @Test func guidesOfAViewThatStandsTwiceAreTheSameInEachRun() throws {
    let scenes = ["f", "b", "e", "a", "d", "c"].map { id in
      """
      <scene sceneID="s\(id)"><objects><viewController id="\(id)">
      <layoutGuides><viewControllerLayoutGuide type="top" id="top-\(id)"/></layoutGuides>
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="320" height="100"/></view>
      </viewController></objects></scene>
      """
    }
    let sample = try SampleInterface(
      text: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="f">
        <scenes>\(scenes.joined())</scenes></document>
        """)
    let guides = sample.scenes.flatMap { ($0.view.object?.guides ?? []).map(\.id) }
    #expect(!guides.isEmpty && guides.allSatisfy { $0 == "top-a" })
  }

  @Test func namesOutletsAndPlaces() throws {
    let sample = try SampleInterface(
      views: view("a", "label", "text=\"Hello\" userLabel=\"Greeting\"") + view("b", "label"),
      connections: """
        <outlet property="titleLabel" destination="b" id="o1"/>
        <outletCollection property="labels" destination="a" id="o2"/>
        <outletCollection property="labels" destination="b" id="o3"/>
        <outlet property="delegate" destination="vc" id="o4"/>
        """)
    let scene = try #require(sample.scenes.first)
    #expect(sample.scenes.count == 1 && scene.isInitial && !scene.isBare)
    #expect(scene.names == ["main", "IntentViewController", "vc"])
    #expect(scene.outlets.map(\.name) == ["titleLabel", "labels"])
    #expect(scene.outlets[1].destinations == ["a", "b"])
    #expect(sample.view("b")?.style.id == "titleLabel")
    #expect(sample.view("a")?.location?.line == 8)
    #expect(sample.diagnostics.isEmpty)
  }

  @Test func fontsAndColours() throws {
    let sample = try SampleInterface(
      views: view(
        "a", "label", "text=\"Hello\" textAlignment=\"right\" lineBreakMode=\"middleTruncation\"",
        """
        <fontDescription key="fontDescription" style="UICTFontTextStyleTitle0"/>
        <color key="textColor" systemColor="secondaryLabelColor"/>
        <color key="backgroundColor" name="Brand"/>
        """)
        + view(
          "b", "label", "numberOfLines=\"0\"",
          """
          <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="15"/>
          <color key="textColor" white="0.0" alpha="0.5" colorSpace="custom"/>
          """)
        + view(
          "c", "textView", "",
          "<fontDescription key=\"fontDescription\" name=\"Menlo-Bold\" pointSize=\"12\"/>"),
      resources: """
        <namedColor name="Brand"><color red="1" green="0.5" blue="0.0" alpha="1"/></namedColor>
        """)
    guard case .label(let a)? = sample.view("a")?.content,
      case .label(let b)? = sample.view("b")?.content,
      case .textView(let c)? = sample.view("c")?.content
    else { throw Missing() }
    #expect(a.font == .style(.largeTitle) && a.color == .semantic(.secondary))
    #expect(a.alignment == .right && a.lineBreak == .truncatingMiddle && a.lines == 1)
    #expect(sample.view("a")?.style.background == .hex(light: 0xFF8000, dark: 0xFF8000))
    #expect(b.font == .system(size: 15, weight: .semibold, design: .standard) && b.lines == 0)
    #expect(
      b.color == .hex(light: RGBColor.black.faded(to: 0.5), dark: RGBColor.black.faded(to: 0.5)))
    #expect(c.font == .system(size: 12, weight: .bold, design: .monospaced))
    #expect(sample.diagnostics.map(\.rule) == [.viewNotDrawn])
  }

  /// Xcode's colour panel has the Mac's colours as well.
  @Test func coloursOfTheMacAreWhatTheyAreThere() throws {
    let names = ["selectedMenuItemTextColor", "controlTextColor", "controlAccentColor"]
    let sample = try SampleInterface(
      views: names.map {
        view(
          $0, "label", "text=\"Hello\"",
          "<color key=\"textColor\" name=\"\($0)\" catalog=\"System\" colorSpace=\"catalog\"/>")
      }.joined())
    let colors = names.map { name -> ColorRequest? in
      guard case .label(let label)? = sample.view(name)?.content else { return nil }
      return label.color
    }
    #expect(
      colors == [
        .hex(light: 0xFFFFFF, dark: 0xFFFFFF), .hex(light: 0, dark: 0), .semantic(.label),
      ])
  }

  @Test func aSeeThroughBackgroundShowsWhatIsBehind() throws {
    let sample = try SampleInterface(
      views: view(
        "a", "view", "",
        """
        <color key="backgroundColor" red="1" green="0" blue="0" alpha="0.5" colorSpace="custom" customColorSpace="sRGB"/>
        """))
    let style = try #require(sample.view("a")).style
    #expect(style.background == .hex(light: 0xFF0000, dark: 0xFF0000))
    #expect(style.backgroundOpacity == Opacity(0.5))
  }

  @Test func runtimeAttributesAreCornersAndBorders() throws {
    let sample = try SampleInterface(
      views: view(
        "a", "view", "alpha=\"0.5\" hidden=\"YES\"",
        """
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
        <integer key="value" value="8"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth">
        <real key="value" value="1.5"/></userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
        """))
    let view = try #require(sample.view("a"))
    #expect(view.style.cornerRadius == 8 && view.style.alpha == 0.5 && view.isHidden)
    #expect(view.style.clipsToBounds == true)
    #expect(view.style.border == Border(width: Points(1.5), color: .semantic(.black)))
  }

  @Test func everyKindOfViewIsReadAndOthersAreNamedBoxes() throws {
    let kinds = [
      "view", "label", "imageView", "stackView", "tableView", "collectionView", "textView",
      "progressView", "activityIndicatorView", "visualEffectView", "mapView", "containerView",
      "button", "switch", "textField", "slider", "segmentedControl", "pageControl", "scrollView",
    ]
    for kind in kinds {
      let sample = try SampleInterface(views: view("a", kind))
      let content = try #require(sample.view("a")?.content)
      if case .namedBox = content { Issue.record("\(kind) is a named box") }
    }
    let sample = try SampleInterface(views: view("a", "datePicker") + view("b", "wkWebView"))
    #expect(sample.view("a")?.content == .namedBox("datePicker"))
    // It waits for a touch as well.
    #expect(sample.diagnostics.map(\.rule) == [.controlInCard, .viewNotDrawn, .viewNotDrawn])
  }

  @Test func controlsAreFindings() throws {
    let sample = try SampleInterface(
      views: view("a", "button", "", "<state key=\"normal\" title=\"Order\"/>")
        + view("b", "switch"))
    #expect(sample.diagnostics.map(\.rule) == [.controlInCard, .controlInCard])
    guard case .control(.button(let label, nil))? = sample.view("a")?.content else {
      throw Missing()
    }
    #expect(label.text == "Order")
  }

  /// Size classes: what the default variation leaves out, and placeholders, are not there.
  @Test func variationsAndPlaceholders() throws {
    let sample = try SampleInterface(
      views: view("a") + view("b"),
      constraints: constraint("one", "a.leading", "root.leading", 4)
        + constraint("two", "a.leading", "root.leading", 9)
        + constraint("three", "a.width", nil, 9, "placeholder=\"YES\""),
      root: """
        <variation key="default"><mask key="subviews"><exclude reference="b"/></mask>
        <mask key="constraints"><exclude reference="two"/></mask></variation>
        """)
    let root = try #require(sample.scenes.first?.view)
    #expect(root.subviews.map(\.id) == ["a"])
    #expect(root.constraints.map(\.id) == ["one"])
  }

  @Test func containersEmbedTheirControllers() throws {
    let sample = try SampleInterface(
      views: view(
        "box", "containerView", "",
        "<connections><segue destination=\"child\" kind=\"embed\" id=\"e\"/></connections>"),
      constraints: constraint("l", "box.leading", "root.leading", 20)
        + constraint("t", "box.top", "root.top", 10)
        + constraint("w", "box.width", nil, 100) + constraint("h", "box.height", nil, 50),
      others: """
        <scene sceneID="s2"><objects><viewController id="child" customClass="Child">
        <view key="view" id="childView"><rect key="frame" x="0" y="0" width="240" height="128"/>
        </view></viewController></objects></scene>
        """)
    #expect(
      sample.scenes.map(\.names) == [["main", "IntentViewController", "vc"], ["Child", "child"]])
    #expect(sample.solved()?.text("childView") == "(20, 10) 100×50")
    #expect(sample.layoutFindings.isEmpty)
  }

  /// A controller that embeds itself ends at the first repetition.
  @Test func embeddingEnds() throws {
    let sample = try SampleInterface(
      views: view(
        "box", "containerView", "",
        "<connections><segue destination=\"vc\" kind=\"embed\" id=\"e\"/></connections>"))
    #expect(sample.diagnostics.map(\.rule) == [.viewNotDrawn])
  }

  @Test func whatIsNoInterfaceIsAFinding() throws {
    let sample = try SampleInterface(text: "<archive type=\"com.apple.Cocoa\"/>")
    #expect(sample.scenes.isEmpty && sample.diagnostics.map(\.rule) == [.malformedInterface])
    let odd = try SampleInterface(
      views: view("a"),
      constraints: "<constraint firstItem=\"a\" firstAttribute=\"diagonal\" id=\"c\"/>")
    #expect(odd.diagnostics.map(\.rule) == [.malformedInterface])
  }

  struct Missing: Error {}

  @Test(arguments: [
    ("width=\"abc\"", "'width' of a rect is a number, not 'abc'"),
    ("width=\"NaN\"", "'width' of a rect is a number, not 'NaN'"),
    ("width=\"1e309\"", "'width' of a rect is a number, not '1e309'"),
    ("width=\"\"", "'width' of a rect is a number, not ''"),
  ])
  func numbersThatAreNoneAreFindings(attribute: String, message: String) throws {
    let sample = try SampleInterface(
      views: """
        <label id="a" text="Hello"><rect key="frame" x="0.0" y="0.0" \(attribute) height="20"/></label>
        """)
    #expect(sample.diagnostics.map(\.message) == [message])
    #expect(sample.diagnostics[0].rule == .malformedInterface)
    #expect(sample.diagnostics[0].location?.line == 8)
  }

  @Test func ratiosAndLargeNumbersAreNumbers() throws {
    let sample = try SampleInterface(
      views: view("a", "label", "text=\"Hello\""),
      constraints: """
        <constraint firstItem="a" firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="16:9" id="c1"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" multiplier="0.5" constant="-1.5" priority="250" id="c2"/>
        """)
    #expect(sample.diagnostics.isEmpty)
    let wrong = try SampleInterface(
      views: view("a", "label", "alpha=\"half\""),
      constraints: """
        <constraint firstItem="a" firstAttribute="width" constant="ten" priority="high" multiplier="16:" id="c1"/>
        """)
    #expect(
      wrong.diagnostics.map(\.message) == [
        "'alpha' of a label is a number, not 'half'",
        "'constant' of a constraint is a number, not 'ten'",
        "'priority' of a constraint is a number, not 'high'",
        "'multiplier' of a constraint is a number, not '16:'",
      ])
  }
}
