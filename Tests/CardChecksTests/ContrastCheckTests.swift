import Diagnostics
import HostSimulation
import TestSupport
import Testing
import Views

@testable import CardChecks

/// Contrast in the light and the dark appearance.
struct ContrastProofTests {
  private func layout(_ color: String, more: String = "") -> String {
    "stack: vertical\ninsets: 20\nviews:\n  - ①{label: Tea, lines: 0, color: \(color)\(more)}"
  }

  @Test func aTextThatIsTooPaleSaysInWhichAppearanceAndOnWhat() async {
    #expect(
      reports(await ProvedTea(layout: layout("red")).findings()) == """
        9:9 low-contrast: The contrast of the text “Tea” is 3.5:1 in the light appearance, less than 4.5:1
        note: In the light appearance #FF3B30 on #FFFFFF, 3.5:1
        note: In 8 states, first 'BrewTea/a-pot-of-green/handle/siri/launch'
        fix: Choose a color with more contrast, such as label, or a color for each appearance
        """)
    let black = await ProvedTea(layout: layout("black")).findings()
    #expect(
      black.map(\.message) == [
        "The contrast of the text “Tea” is 1.2:1 in the dark appearance, less than 4.5:1"
      ])
  }

  @Test(arguments: [
    "label", "secondary", "\"#767676\", background: white", "white, background: black",
    "red, font: largeTitle", "red, font: {size: 14, weight: bold}", "clear", "red, alpha: 0",
    "{light: \"#C00000\", dark: \"#FF8080\"}",
  ])
  func aTextThatStandsOutIsNoFault(color: String) async {
    #expect(reports(await ProvedTea(layout: layout(color)).findings()) == "")
  }

  @Test(arguments: [
    "\"#777777\", background: white", "label, alpha: 0.4", "red, font: headline",
    "{light: \"#000000\", dark: \"#333333\"}",
  ])
  func aTextThatDoesNotIsOne(color: String) async {
    #expect(await ProvedTea(layout: layout(color)).summary() == ["low-contrast at 1"])
  }

  /// The page of a stage has the faults of a card in this order, the same in each run.
  @Test func backgroundsAreToldOfInTheOrderOfTheirTexts() async {
    let views = (1...8).map { number in
      "  - {view: true, background: white, views: [{label: Tea \(number), lines: 0}]}"
    }
    let tea = ProvedTea(
      layout: "stack: vertical\ninsets: 20\nviews:\n" + views.joined(separator: "\n"))
    let lines = await tea.faults().map { $0.compactMap(\.location?.line) }
    #expect(lines.contains { $0.count == 8 })
    #expect(lines.allSatisfy { $0 == $0.sorted() })
  }

  /// One cause, one finding: the text does what it can.
  @Test func aBackgroundThatDoesNotFollowTheAppearanceIsToBlameForAllTextsOnIt() async {
    let layout = """
      ①stack: vertical
      insets: 20
      background: white
      views:
        - ②{label: Tea, lines: 0}
        - ③{label: Green, id: kind, color: {light: "#333333", dark: "#DDDDDD"}, lines: 0}
        - ④{label: Pale, color: yellow, lines: 0}
      """
    let found = reports(await ProvedTea(layout: layout).findings())
    #expect(
      found == """
        6:5 low-contrast: The contrast of 2 texts on this background is 1:1 in the dark appearance, less than 4.5:1
        note: The text changes with the appearance, and the background does not
        note: 10:9 The text “Tea” is #FFFFFF on #FFFFFF, 1:1
        note: 11:9 'kind' is #DDDDDD on #FFFFFF, 1.3:1
        note: In 8 states, first 'BrewTea/a-pot-of-green/handle/siri/launch'
        fix: Choose a background color that changes too, such as background, or a color for each appearance
        12:9 low-contrast: The contrast of the text “Pale” is 1.4:1 in the dark appearance, less than 4.5:1
        note: In the light appearance #FFCC00 on #FFFFFF, 1.5:1
        note: In the dark appearance #FFD60A on #FFFFFF, 1.4:1
        note: In 8 states, first 'BrewTea/a-pot-of-green/handle/siri/launch'
        fix: Choose a color with more contrast to #FFFFFF, which is behind it in both appearances
        """)
    let mended = layout.replacing("background: white", with: "background: background")
    #expect(await ProvedTea(layout: mended).summary() == ["low-contrast at 4"])
  }

  /// The system's blue has 4:1 to white; only a color that the app chooses is the app's to mend.
  @Test(arguments: [(nil, false), ("#007AFF", true)] as [(String?, Bool)])
  func theTintOfTheSystemIsNoFault(tint: String?, isFound: Bool) async {
    var tea = ProvedTea(
      layout: "stack: vertical\ninsets: 20\nviews:\n  - {label: Tea, color: tint, lines: 0}")
    if let tint { tea.settings += "\napp: {tint: '\(tint)'}" }
    let summary = await tea.findings().map(\.rule.id)
    #expect(summary == (isFound ? ["low-contrast"] : []))
  }

  @Test func ofManyTextsOnABackgroundOnlySomeAreNamed() async {
    let rows = (1...8).map { "  - {label: Tea \($0), lines: 0}" }.joined(separator: "\n")
    let layout = "stack: vertical\ninsets: 20\nbackground: white\nviews:\n\(rows)"
    let found = reports(await ProvedTea(layout: layout).findings())
    #expect(found.contains("“Tea 5”") && !found.contains("“Tea 6”"), "\(found)")
    #expect(found.contains("note: 3 other texts have too little contrast too"), "\(found)")
  }

  /// A chevron is not read, nor is a placeholder the layout's to colour.
  @Test func signsAreNotRead() async {
    let tea = ProvedTea(
      layout: "stack: vertical\ninsets: 20\nviews:\n  - {label: ›, color: quaternary, lines: 0}")
    let summary = await tea.summary()
    #expect(summary == [])
  }

  /// A white text over what another view of the storyboard shows.
  private func scene(behind views: String) -> ProvedTea {
    var tea = ProvedTea(layout: "storyboard: MainInterface")
    tea.otherFiles["TeaIntentsUI/MainInterface.storyboard"] = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="vc">
      <scenes><scene sceneID="s"><objects><viewController id="vc" customClass="TeaController">
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="377" height="150"/>
      <subviews>\(views)
      <label text="Tea" id="tea"><rect key="frame" x="20" y="60" width="300" height="21"/>
      <color key="textColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
      </label></subviews></view></viewController></objects></scene></scenes>
      </document>
      """
    return tea
  }

  private static let whole = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"377\" height=\"150\"/>"
  private static let away = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"377\" height=\"40\"/>"

  private static func color(_ white: Double) -> String {
    "<color key=\"backgroundColor\" white=\"\(white)\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"/>"
  }

  /// What a picture looks like nobody knows, whatever the colour of its view is.
  @Test(arguments: [
    "<imageView image=\"tea\" id=\"a\">\(whole)\(color(1))</imageView>",
    "<imageView id=\"a\">\(whole)</imageView>",
    "<mapView id=\"a\">\(whole)</mapView>",
    "<imageView image=\"tea\" id=\"a\">\(whole)</imageView><visualEffectView id=\"b\">\(whole)<blurEffect style=\"dark\"/></visualEffectView>",
    "<view id=\"a\">\(whole)\(color(0))</view>",
    "<imageView image=\"tea\" id=\"a\">\(whole)</imageView><view id=\"b\">\(whole)\(color(0))</view>",
    "<view id=\"a\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"30\" height=\"150\"/>\(color(0))</view>",
  ])
  func aTextOverAPictureOrADarkViewIsNoFault(behind: String) async {
    let found = await scene(behind: behind).findings().filter { $0.rule == .lowContrast }
    #expect(reports(found) == "")
  }

  @Test(arguments: [
    "", "<view id=\"a\">\(whole)\(color(1))</view>",
    "<imageView image=\"tea\" id=\"a\">\(away)</imageView>",
    "<imageView image=\"tea\" id=\"a\">\(whole)</imageView><view id=\"b\">\(whole)\(color(1))</view>",
  ])
  func aTextOverAKnownColourIsJudgedByIt(behind: String) async {
    let found = await scene(behind: behind).findings().filter { $0.rule == .lowContrast }
    #expect(found.count == 1)
  }

  /// The values of the standard, and of a well-known tool.
  @Test(arguments: [
    (0x000000 as RGBColor, 0xFFFFFF as RGBColor, 21.0), (0xFFFFFF, 0xFFFFFF, 1),
    (0x767676, 0xFFFFFF, 4.542),
    (0x777777, 0xFFFFFF, 4.478), (0xFF0000, 0xFFFFFF, 3.998), (0x0000FF, 0x000000, 2.444),
  ])
  func contrastIsThatOfTheStandard(front: RGBColor, back: RGBColor, expected: Double) {
    let contrast = MixedColor.contrast(MixedColor(front), MixedColor(back))
    #expect(abs(contrast - expected) < 0.001)
  }

  @Test func whatLetsThroughIsMixedWithWhatIsBehind() {
    let half = MixedColor(0x000000).faded(to: 0.5).over(MixedColor(0xFFFFFF))
    #expect(half.hex == "#808080" && half.alpha == 1)
    #expect(MixedColor.none.over(MixedColor(0x123456)).hex == "#123456")
  }
}
