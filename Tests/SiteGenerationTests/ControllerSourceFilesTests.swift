import Diagnostics
import ProjectTestSupport
import SiteGeneration
@testable import OutputFolder
import ProjectReading
import TestSupport
import Foundation
import Testing

struct ControllerSourceFilesTests {
  private static let info = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>NSExtension</key><dict>
    <key>NSExtensionPointIdentifier</key><string>com.apple.intents-ui-service</string>
    <key>NSExtensionMainStoryboard</key><string>MainInterface</string>
    <key>NSExtensionAttributes</key><dict><key>IntentsSupported</key>
    <array><string>INStartCallIntent</string></array></dict></dict></dict></plist>
    """
  static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="a-b-c"><scenes><scene sceneID="s"><objects>
    <viewController id="a-b-c" customClass="CallController" customModule="CallUI" \
    customModuleProvider="target" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" \
    width="320" height="150"/></view></viewController></objects></scene></scenes></document>
    """

  private func listing(_ folder: TemporaryFolder) throws -> SourceListing {
    var diagnostics: [Diagnostic] = []
    return try SourceFolder(path: folder.url.path).files(reporting: &diagnostics)
  }

  @Test func readsSourcesNearAnInterfaceAndNowhereElse() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.info, at: "CallUI/Supporting Files/Info.plist")
    for path in ["CallUI/A.swift", "CallUI/Views/B.m", "App/C.swift", "CallUI/d.txt", "E.swift"] {
      try folder.write("// x", at: path)
    }
    try folder.write(String(repeating: "x", count: 2 << 20), at: "CallUI/Large.swift")
    let listing = try listing(folder)
    #expect(
      listing.files.map(\.path)
        == ["CallUI/A.swift", "CallUI/Supporting Files/Info.plist", "CallUI/Views/B.m"])
    #expect(listing.otherPaths.contains("CallUI/A.swift"))
  }

  @Test func findsTheClassThatTheStoryboardNames() {
    var project = SampleProject([
      "CallUI/Info.plist": Self.info, "CallUI/MainInterface.storyboard": Self.storyboard,
      "CallUI/Call.swift": "class CallController: UIViewController {}",
    ])
    let rules = { (project: SampleProject) in
      project.project.diagnostics.filter { $0.rule.id.hasPrefix("source-") }.map(\.rule.id)
    }
    #expect(rules(project) == ["source-not-hosted"])
    project["CallUI/Call.swift"] = "class Other: UIViewController, INUIHostedViewControlling {}"
    #expect(rules(project) == ["source-unknown-class", "source-no-configure"])
    project["CallUI/Call.swift"] = "let x = 1"
    #expect(rules(project) == [])
  }

  @Test func aCommentAllowsAFinding() async throws {
    let project = SampleProject([
      "CallUI/Info.plist": Self.info, "CallUI/MainInterface.storyboard": Self.storyboard,
      "CallUI/Call.swift":
        "// cardproof:allow source-not-hosted a base class has it\nclass CallController: "
        + "UIViewController {}",
    ])
    let findings = await project.findings()
    #expect(!findings.contains { $0.rule.id == "source-not-hosted" })
    #expect(!findings.contains { $0.rule.id == "useless-allowance" })
    let page = try await project.site().tree.text(at: "extensions/index.html")
    #expect(page.contains("CallUI/<wbr>Call.swift:2:7"))
  }
}
