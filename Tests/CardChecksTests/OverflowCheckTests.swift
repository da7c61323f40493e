import Diagnostics
import TestSupport
import Testing

/// What sticks out, what it covers, and what is higher than its view.
struct OverflowProofTests {
  @Test func whatSticksOutSaysOfWhatAndWhere() async {
    let tea = ProvedTea(
      layout: """
        stack: vertical
        insets: 20
        views:
          - ①view: true
            id: strip
            height: 30
            views:
              - {label: Tea, font: {size: 12}}
              - ②{custom: Gauge, height: 28}
        """)
    let found = reports(await tea.findings())
    #expect(
      found == """
        14:13 content-overflow: 'Gauge' sticks out of 'strip' by 13 points at the bottom
        note: 9:9 'strip' is here
        note: In 8 states, first 'BrewTea/a-pot-of-green/handle/siri/launch'
        fix: Give 'strip' more room, or make its content smaller
        """)
  }

  /// A phone may give a view any height that its constraints leave open; and what a view cuts off on purpose has no text.
  @Test(arguments: [
    ("", "view", "NO", ["ambiguous-layout"]), ("8", "view", "NO", ["content-overflow"]),
    ("8", "view", "YES", []), ("8", "label", "YES", ["content-overflow"]),
  ])
  func whatIsOpenDoesNotStickOut(top: String, kind: String, clips: String, rules: [String]) async {
    var tea = ProvedTea(layout: "storyboard: MainInterface")
    tea.otherFiles["TeaIntentsUI/MainInterface.storyboard"] = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="vc">
      <scenes><scene sceneID="s"><objects><viewController id="vc" customClass="TeaController">
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="377" height="150"/><subviews>
      <view id="strip" clipsSubviews="\(clips)" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="20" y="20" width="300" height="20"/>
      <subviews><\(kind) id="hint" text="Tea" userLabel="hint" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="8" width="300" height="40"/>
      <color key="backgroundColor" red="0" green="0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      <constraints><constraint firstAttribute="height" constant="40" id="h"/></constraints></\(kind)></subviews>
      <constraints><constraint firstAttribute="height" constant="20" id="s1"/><constraint firstAttribute="width" constant="300" id="s2"/>
      <constraint firstItem="hint" firstAttribute="leading" secondItem="strip" secondAttribute="leading" id="s3"/>
      <constraint firstItem="hint" firstAttribute="trailing" secondItem="strip" secondAttribute="trailing" id="s4"/>
      \(top.isEmpty ? "" : "<constraint firstItem='hint' firstAttribute='top' secondItem='strip' secondAttribute='top' constant='\(top)' id='s5'/>")
      </constraints></view></subviews>
      <constraints><constraint firstItem="strip" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="r1"/>
      <constraint firstItem="strip" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="r2"/>
      <constraint firstItem="root" firstAttribute="bottom" secondItem="strip" secondAttribute="bottom" constant="60" id="r3"/></constraints>
      </view></viewController></objects></scene></scenes></document>
      """
    let found = await tea.allFindings().filter {
      ["ambiguous-layout", "content-overflow"].contains($0.rule.id)
    }
    #expect(found.map(\.rule.id) == rules, "\(reports(found))")
  }

  /// Interface Builder writes a switch 49 points wide, which UIKit draws with 51.
  @Test(arguments: [(49, false), (30, true)])
  func aSwitchFitsTheFrameOfItsFile(width: Int, sticksOut: Bool) async {
    var tea = ProvedTea(layout: "storyboard: MainInterface", size: "{height: 150}")
    tea.otherFiles["TeaIntentsUI/MainInterface.storyboard"] = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="vc">
      <scenes><scene sceneID="s"><objects><viewController id="vc" customClass="TeaController">
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="377" height="150"/><subviews>
      <switch on="YES" id="milk"><rect key="frame" x="20" y="40" width="\(width)" height="31"/></switch>
      </subviews></view></viewController></objects></scene></scenes></document>
      """
    let found = await tea.findings()
    #expect(
      found.contains { $0.rule.id == "content-overflow" } == sticksOut, "\(reports(found))")
  }

  @Test func whatCoversAnotherNamesIt() async {
    let tea = ProvedTea(
      layout: """
        stack: vertical
        insets: 20
        views:
          - view: true
            id: strip
            height: 20
            views:
              - {label: Tea, font: {size: 15}}
              - ①{label: "of ${intent.tea}", font: {size: 15}, id: kind}
          - ②{label: In three minutes, font: {size: 15}, id: wait}
        """)
    let summary = await tea.summary()
    #expect(summary == ["content-overlap at 1"])
    let found = reports(await tea.findings())
    #expect(
      found == """
        14:13 content-overlap: 'kind' sticks out of 'strip' by 16 points at the bottom and covers 'wait'
        note: 9:9 'strip' is here
        note: '${intent.tea}' makes it “of Green”
        note: 15:9 'wait' is here
        note: In 8 states, first 'BrewTea/a-pot-of-green/handle/siri/launch'
        fix: Give 'strip' more room, or make its content smaller
        """)
  }

  @Test func aRowThatIsTooNarrowIsOneFault() async {
    let tea = ProvedTea(
      layout: """
        stack: horizontal
        insets: 20
        views:
          - {custom: A, width: 200}
          - {custom: B, width: 200}
          - ①{custom: C, width: 200}
        """)
    let summary = await tea.summary()
    #expect(summary == ["content-overflow at 1"])
    let message = await tea.findings().first?.message
    #expect(
      message
        == "'C' sticks out of 'horizontal stack' by 243 points on the right")
  }

  @Test(arguments: [(20, "9 points"), (36, "1 point")])
  func aPictureThatIsLargerThanItsFrameSticksOutOfIt(height: Int, length: String) async {
    let tea = ProvedTea(
      layout:
        "stack: vertical\ninsets: 20\nviews:\n  - {label: Tea}\n  - ①{spinner: large, height: \(height)}"
    )
    let message = await tea.findings().first?.message
    #expect(message == "'spinner' sticks out of its own frame by \(length) at the top")
  }

  /// All that is cut off because the view is too low has this one cause.
  @Test func aViewThatIsLowerThanItsContentIsOneFault() async {
    let tea = ProvedTea(
      layout: """
        ①stack: vertical
        insets: 20
        views:
          - {label: A pot of tea, font: {size: 17}}
          - {label: A second pot, font: {size: 17}}
          - {label: "In three minutes, and not a minute earlier than that", lines: 0, compression: 1, font: {size: 17}}
        """, size: "{height: 80}")
    let summary = await tea.summary()
    #expect(summary == ["content-too-tall at 1"])
    let found = reports(await tea.findings())
    #expect(
      found == """
        6:5 content-too-tall: The content is 122 points high, and the view 80
        note: 3:5 The size is asked for here
        note: In 8 states, first 'BrewTea/a-pot-of-green/handle/siri/launch'
        fix: Ask for 'size: fitting', or show less
        """)
  }

  @Test func aTableThatIsLowerThanItsRowsWouldHaveToScroll() async {
    var tea = ProvedTea(
      layout: """
        stack: vertical
        insets: 20
        views:
          - ①table: sample.teas
            height: 100
            row: {label: "${row}", lines: 0}
        """)
    tea.interaction += "\nsample: {teas: [Green, Black, White, Mint]}"
    let summary = await tea.summary()
    #expect(summary == ["scrolling-content at 1"])
    let message = await tea.findings().first?.message
    #expect(
      message
        == "The table shows 100 of its 178 points, and people cannot scroll")
  }

  @Test func whatFitsOnlyAtTheUsualSizeIsANote() async {
    let tea = ProvedTea(
      layout: """
        stack: vertical
        insets: 20
        views:
          - view: true
            id: strip
            height: 30
            views:
              - ①{label: "${intent.tea}", lines: 0}
        """)
    let found = reports(await tea.findings())
    #expect(
      found == """
        13:13 content-overflow-at-worst: At the text size accessibility5, 'label' sticks out of 'strip' by 32 points at the bottom
        note: 9:9 'strip' is here
        note: '${intent.tea}' makes it “Green”
        note: Tried in the state 'BrewTea/a-pot-of-green/handle/siri/launch'
        fix: Give 'strip' more room, or make its content smaller
        """)
  }

  /// Maps shows no cards of custom intents: only a case that answers nobody else is meant for it.
  @Test(arguments: [
    ("{show: Tea, size: fitting}", []),
    ("{when: {context: mapsCard}, show: Tea, size: fitting}", ["content-too-tall at 1"]),
  ])
  func aHostThatShowsNoSuchCardProvesOnlyWhatIsMeantForIt(
    answer: String, expected: [String]
  ) async {
    let marked = MarkedSource(
      """
      controller: TeaController
      configureView:
        - \(answer)
        - {when: {context: siriSnippet}, show: Tea, size: fitting}
      layouts:
        Tea: ①{custom: Gauge, height: 200, insets: 20}
      """, file: "Tea.controller.yml")
    var tea = ProvedTea(layout: "")
    tea.settings = "hosts: [siri, maps]"
    tea.otherFiles = ["Tea.controller.yml": marked.text]
    let findings = await tea.findings()
    #expect(findings.map { "\($0.rule.id) at 1" } == expected)
    #expect(findings.allSatisfy { $0.location == marked.places[0] })
    if let finding = findings.first {
      #expect(finding.message == "The content is 200 points high, and the view 145")
      #expect(finding.fix == "Show less in Maps, whose views are all 145 points high")
    }
  }
}
