import Diagnostics
import IntentDefinitions
import TestSupport
import Testing

@Suite struct EntitlementsTests {
  private let app = """
    <plist><dict><key>CFBundleExecutable</key><string>A</string>
    <key>CFBundleIdentifier</key><string>A</string><key>LSRequiresIPhoneOS</key><true/>
    <key>NSSiriUsageDescription</key><string>x</string></dict></plist>
    """
  private let handler = ProjectSample.plist(
    ProjectSample.handlerPoint, supporting: "<string>INRequestRideIntent</string>")
  private let empty = "<plist>①<dict/></plist>"
  private let siri = "<plist><dict><key>com.apple.developer.siri</key>①<true/></dict></plist>"

  @Test func missingEntitlementIsReportedBesideTheApp() throws {
    let project = try SampleProject([
      "App/Info.plist": app, "H/Info.plist": handler, "App/App.entitlements": empty,
    ])
    #expect(
      project.report() == """
        \(project.place(0)) missing-siri-entitlement: The app lacks the entitlement to use Siri
        note: 4:1 'INRequestRideIntent' is handled here
        fix: Add the capability 'Siri' to the app in Xcode
        """)
  }

  @Test func anEntitlementOrAFileElsewhereIsNoFinding() throws {
    for files: KeyValuePairs in [
      ["App/Info.plist": app, "H/Info.plist": handler, "H/H.entitlements": empty],
      ["App/Info.plist": app, "H/Info.plist": handler, "App/App.entitlements": siri],
      [
        "App/Info.plist": app, "H/Info.plist": handler, "App/App.entitlements": empty,
        "App/Release.entitlements": siri,
      ],
      ["App/Info.plist": app, "App/App.entitlements": empty],
    ] {
      #expect(try SampleProject(files).report() == "")
    }
  }

  @Test func readsWhatItSaysOfSiri() throws {
    let project = try SampleProject(["b.entitlements": siri, "a.entitlements": empty])
    #expect(project.intents.entitlements.map(\.siri) == [nil, true])
    #expect(project.intents.entitlements[1].location == project.places[0])
  }

  @Test(arguments: [
    (
      "<plist>①<array/></plist>", "An entitlements file must be a dictionary",
      "Open the file in Xcode and save it again"
    ),
    (
      "<plist><dict><key>com.apple.developer.siri</key>①<integer>1</integer></dict></plist>",
      "'com.apple.developer.siri' must be true or false, not an integer",
      "Make it true or false, or remove it"
    ),
  ])
  func pointsAtWrongTypes(text: String, message: String, fix: String) throws {
    let project = try SampleProject(["a.entitlements": text])
    #expect(
      project.report() == """
        \(project.place(0)) wrong-type: \(message)
        fix: \(fix)
        """)
  }
}
