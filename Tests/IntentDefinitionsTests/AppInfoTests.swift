import Diagnostics
import IntentDefinitions
import SourceFormats
import TestSupport
import Testing

@Suite struct AppInfoTests {
  /// What an `Info.plist` says when it is the whole one of an iOS app.
  private static let whole = """
    <key>CFBundleExecutable</key><string>$(EXECUTABLE_NAME)</string>
    <key>LSRequiresIPhoneOS</key><true/>
    """
  private static let identifier = "<key>CFBundleIdentifier</key><string>com.tea.app</string>"

  private func app(_ keys: String, identifier: String = identifier) -> String {
    "<plist>①<dict>\(Self.whole)\(identifier)\n\(keys)</dict></plist>"
  }

  private func handler(_ keys: String = "", supporting names: String = "INRequestRideIntent")
    -> String
  {
    let list = ProjectSample.plist(
      ProjectSample.handlerPoint, supporting: ProjectSample.strings(names))
    return list.replacing("<plist><dict>", with: "<plist><dict>\n\(keys)\n")
  }

  private func read(_ text: String) throws -> (info: AppInfo?, diagnostics: [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    let root = try readPropertyList(
      path: "App/Info.plist", bytes: Array(text.utf8), reporting: &diagnostics)
    return (AppInfoReader(path: "App/Info.plist").read(root, reporting: &diagnostics), diagnostics)
  }

  @Test func readsAllThatItSaysOfIntentsAndResolvesNoVariable() throws {
    let reading = try read(
      """
      <plist><dict><key>CFBundleIdentifier</key><string>$(BUNDLE_ID)</string>
      <key>CFBundleVersion</key><string>$(BUILD)</string>
      <key>INIntentsRestrictedWhileLocked</key><array><string>A</string></array>
      <key>INIntentsRestrictedWhileProtectedDataUnavailable</key>
      <array><string>B</string></array>
      <key>INIntentsSupported</key><array><string>A</string><string>B</string></array>
      <key>NSSiriUsageDescription</key><string>Siri brews for ${NAME}.</string>
      <key>NSUserActivityTypes</key><array><string>C</string></array></dict></plist>
      """)
    let info = try #require(reading.info)
    #expect(reading.diagnostics.isEmpty && !info.isWhole && info.mentionsIntents)
    #expect(info.bundle.identifier?.text == "$(BUNDLE_ID)")
    #expect(info.bundle.version?.text == "$(BUILD)")
    #expect(info.siriUsageDescription == "Siri brews for ${NAME}.")
    #expect(info.intentsSupported.map(\.name) == ["A", "B"])
    #expect(info.intentsRestrictedWhileLocked.map(\.name) == ["A"])
    #expect(info.intentsRestrictedWhileProtectedDataUnavailable.map(\.name) == ["B"])
    #expect(info.activityTypes.map(\.name) == ["C"])
  }

  @Test func aPlistWithoutIntentsIsOursOnlyWhenItIsAnApps() throws {
    let other = "<plist><dict><key>LSRequiresIPhoneOS</key><true/></dict></plist>"
    #expect(try read(other).info == nil)
    let info = try #require(try read(app("").replacing("①", with: "")).info)
    #expect(info.isWhole && !info.mentionsIntents)
  }

  @Test func anAppThatHandlesASystemIntentNeedsAUsageDescription() throws {
    let project = try SampleProject([
      "App/Info.plist": app(""),
      "H/Info.plist": handler().replacing("<string>INR", with: "②<string>INR"),
    ])
    #expect(
      project.report(.missingUsageDescription) == """
        \(project.place(0)) missing-usage-description: The app's Info.plist has no \
        'NSSiriUsageDescription'
        note: \(project.places[1].line):\(project.places[1].column) 'INRequestRideIntent' is \
        handled here
        fix: Add it, or set INFOPLIST_KEY_NSSiriUsageDescription in the build settings
        """)
  }

  @Test func isSilentWhereTheFilesCannotTell() throws {
    let described = "<key>NSSiriUsageDescription</key><string>x</string>"
    let partial = "<plist><dict><key>NSUserActivityTypes</key><array/></dict></plist>"
    let projects: [KeyValuePairs<String, String>] = [
      ["App/Info.plist": app(described), "H/Info.plist": handler()],
      ["App/Info.plist": partial, "H/Info.plist": handler()],
      ["A/Info.plist": app(""), "B/Info.plist": app(""), "H/Info.plist": handler()],
      ["App/Info.plist": app(""), "H/Info.plist": handler(supporting: "INShareFocusStatusIntent")],
      ["App/Info.plist": app("")],
      [
        "App/Info.plist": app(""), "H/Info.plist": handler(supporting: "BrewIntent"),
        "A.intentdefinition": ProjectSample.definition("Brew"),
      ],
    ]
    for files in projects { #expect(try SampleProject(files).report() == "") }
  }

  @Test func differentVersionsAreReportedWhereBothAreWrittenOut() throws {
    let version = { (mark: String, text: String) in
      "<key>CFBundleVersion</key>\(mark)<string>\(text)</string>"
    }
    let siri = "<key>NSSiriUsageDescription</key><string>x</string>"
    let project = try SampleProject([
      "App/Info.plist": app(siri + version("②", "7")).replacing("①", with: ""),
      "H/Info.plist": handler(version("①", "1.0")),
    ])
    #expect(
      project.report() == """
        \(project.place(1)) bundle-version-differs: The extension has the version 1.0, the app 7
        note: \(project.places[0].line):\(project.places[0].column) The app's version is here
        fix: Write $(CURRENT_PROJECT_VERSION) in both
        """)
    for (own, other) in [
      ("7", "7"), ("$(V)", "7"), ("1", "$(V)"), ("1", "IOS_VERSION"), ("", "7"), ("1", ""),
    ] {
      let files: KeyValuePairs = [
        "App/Info.plist": app(siri + version("", other)), "H/Info.plist": handler(version("", own)),
      ]
      #expect(try SampleProject(files).report() == "")
    }
  }

  @Test func identifierOfAnExtensionBeginsWithTheApps() throws {
    let identifier = { (mark: String, text: String) in
      "<key>CFBundleIdentifier</key>\(mark)<string>\(text)</string>"
    }
    let siri = "<key>NSSiriUsageDescription</key><string>x</string>"
    for (own, isFinding) in [
      ("com.tea.handler", true), ("com.tea.apphandler", true), ("com.tea.app.handler", false),
      ("$(ID).handler", false), ("IOS_ID", false),
    ] {
      let project = try SampleProject([
        "App/Info.plist": app(siri), "H/Info.plist": handler(identifier("②", own)),
      ])
      #expect(project.diagnostics.map(\.rule) == (isFinding ? [.foreignBundleIdentifier] : []))
      #expect(project.diagnostics.allSatisfy { $0.location == project.places[1] })
    }
  }

  @Test func restrictedIntentOfAnAppIsASupportedOne() throws {
    let project = try SampleProject([
      "App/Info.plist": """
      <plist><dict><key>INIntentsSupported</key><array><string>INPlayMediaIntent</string></array>
      <key>INIntentsRestrictedWhileLocked</key><array><string>INPlayMediaIntent</string>
      ①<string>INAddMediaIntent</string></array></dict></plist>
      """
    ])
    #expect(
      project.report() == """
        \(project.place(0)) restricted-not-supported: 'INAddMediaIntent' is restricted but not \
        supported
        fix: Add it to INIntentsSupported, or remove it here
        """)
    #expect(project.intents.lockRestriction(of: "INPlayMediaIntent") != nil)
    #expect(project.intents.lockRestriction(of: "INAddMediaIntent") == nil)
  }
}
