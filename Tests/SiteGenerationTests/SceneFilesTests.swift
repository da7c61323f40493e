@testable import ProjectReading
import Diagnostics
import ProjectTestSupport
import SiteGeneration
import Testing

/// Which storyboards are read.
struct SceneFilesTests {
  private static let info = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>NSExtension</key><dict>
    <key>NSExtensionPointIdentifier</key><string>com.apple.intents-ui-service</string>
    <key>NSExtensionMainStoryboard</key><string>Main</string>
    <key>NSExtensionAttributes</key><dict><key>IntentsSupported</key>
    <array><string>INStartCallIntent</string></array></dict></dict></dict></plist>
    """

  private static func storyboard(_ inside: String, _ scenes: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
    initialViewController="vc"><scenes><scene sceneID="s"><objects>
    <viewController id="vc"><view key="view" id="v">
    <rect key="frame" x="0" y="0" width="320" height="150"/><subviews>\(inside)</subviews></view>
    </viewController></objects></scene>\(scenes)</scenes></document>
    """
  }

  /// A storyboard of the app is read where one of the extension refers to it, and not else.
  @Test func aStoryboardThatIsReferredToIsRead() {
    let container = """
      <containerView id="box"><rect key="frame" x="0" y="0" width="320" height="150"/>
      <connections><segue destination="ref" kind="embed" id="e"/></connections></containerView>
      """
    let reference = """
      <scene sceneID="r"><objects>
      <viewControllerPlaceholder storyboardName="Detail" id="ref"/></objects></scene>
      """
    let web = """
      <webView id="web"><rect key="frame" x="0" y="0" width="320" height="150"/></webView>
      """
    var project = SampleProject([
      "CallUI/Info.plist": Self.info,
      "CallUI/Main.storyboard": Self.storyboard(container, reference),
      "App/Detail.storyboard": Self.storyboard(web),
    ])
    func notDrawn(_ project: SampleProject) -> [String?] {
      project.project.diagnostics.filter { $0.rule.id == "view-not-drawn" }
        .map { $0.location?.file }
    }
    #expect(notDrawn(project) == ["App/Detail.storyboard"])
    project["CallUI/Main.storyboard"] = Self.storyboard("")
    #expect(notDrawn(project) == [])
    project = SampleProject([
      "CallUI/Info.plist": Self.info,
      "CallUI/Main.storyboard": Self.storyboard(container, reference),
    ])
    #expect(notDrawn(project) == ["CallUI/Main.storyboard"])
  }
}
