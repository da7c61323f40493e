import Diagnostics
import IntentDefinitions
import TestSupport
import Testing

@Suite struct HandlerCheckTests {
  private let definition = ProjectSample.definition("OrderSoup")
  private let handler = ProjectSample.plist(
    ProjectSample.handlerPoint, supporting: ProjectSample.strings("OrderSoupIntent"))

  @Test func intentOfTwoIntentsExtensionsIsReportedAtTheSecond() throws {
    let project = try SampleProject([
      "Soup.intentdefinition": definition,
      "A/Info.plist": ProjectSample.plist(
        ProjectSample.handlerPoint, supporting: "①<string>OrderSoupIntent</string>",
        identifier: "com.soup.Kitchen.Siri"),
      "B/Info.plist": ProjectSample.plist(
        ProjectSample.handlerPoint, supporting: "   ②<string>OrderSoupIntent</string>",
        identifier: "com.soup.Kitchen.Siri2"),
    ])
    #expect(
      project.report() == """
        \(project.place(1)) handled-twice: 'OrderSoupIntent' is supported by two Intents extensions
        note: \(project.places[0].line):\(project.places[0].column) The other one
        fix: Leave it in one of them, unless they belong to different apps
        """)
  }

  /// As in an app and its watch app, or in two editions of an app.
  @Test(arguments: [
    ("com.soup.Kitchen.Siri", "com.soup.Kitchen.watchkitapp.Siri"),
    ("com.soup.Kitchen.Siri", "com.soup.Small.Siri"),
    ("$(PRODUCT_BUNDLE_IDENTIFIER)", "$(PRODUCT_BUNDLE_IDENTIFIER)"),
    ("com.soup.Kitchen.Siri", "$(PRODUCT_BUNDLE_IDENTIFIER)"),
  ])
  func extensionsOfDifferentAppsMayHandleTheSame(first: String, second: String) throws {
    let plist = { (identifier: String) in
      ProjectSample.plist(
        ProjectSample.handlerPoint, supporting: ProjectSample.strings("OrderSoupIntent"),
        identifier: identifier)
    }
    let project = try SampleProject([
      "Soup.intentdefinition": definition, "A/Info.plist": plist(first),
      "B/Info.plist": plist(second),
    ])
    #expect(project.report() == "")
  }

  @Test func intentListedTwiceInOnePlistIsNoConflict() throws {
    let twice = ProjectSample.strings("OrderSoupIntent", "OrderSoupIntent")
    let project = try SampleProject([
      "Soup.intentdefinition": definition,
      "A/Info.plist": ProjectSample.plist(ProjectSample.handlerPoint, supporting: twice),
    ])
    #expect(project.report() == "")
  }

  @Test func restrictedIntentMustBeSupported() throws {
    let project = try SampleProject([
      "Soup.intentdefinition": definition,
      "A/Info.plist": ProjectSample.plist(
        ProjectSample.handlerPoint, supporting: ProjectSample.strings("OrderSoupIntent"),
        attributes: """
          <key>IntentsRestrictedWhileLocked</key><array>
          ①<string>INSendMessageIntent</string></array>
          """),
    ])
    #expect(
      project.report() == """
        \(project.place(0)) restricted-not-supported: 'INSendMessageIntent' is restricted but not \
        supported
        fix: Add it to IntentsSupported, or remove it here
        """)
  }

  @Test func misspeltRestrictionIsToBeWrittenAsTheListHasIt() throws {
    let project = try SampleProject([
      "Soup.intentdefinition": definition,
      "A/Info.plist": ProjectSample.plist(
        ProjectSample.handlerPoint, supporting: ProjectSample.strings("OrderSoupIntent"),
        attributes: """
          <key>IntentsRestrictedWhileLocked</key><array>
          <string>OrdreSoupIntent</string></array>
          """),
    ])
    #expect(project.diagnostics.map(\.fix) == ["Write 'OrderSoupIntent'"])
    #expect(
      project.diagnostics.flatMap(\.corrections).map(\.change) == [
        .replace("OrdreSoupIntent", with: "OrderSoupIntent")
      ])
  }

  @Test func interfaceNeedsAHandler() throws {
    let project = try SampleProject([
      "Soup.intentdefinition": definition, "A/Info.plist": handler,
      "UI/Info.plist": ProjectSample.plist(
        ProjectSample.interfacePoint, supporting: "\t①<string>INRequestRideIntent</string>"),
    ])
    #expect(
      project.report() == """
        \(project.place(0)) interface-without-handler: No Intents extension supports \
        'INRequestRideIntent'
        fix: Add it to the IntentsSupported of the Intents extension
        """)
  }

  @Test func aClassThatThereIsNotIsSaidOnce() throws {
    let project = try SampleProject([
      "Soup.intentdefinition": definition, "A/Info.plist": handler,
      "UI/Info.plist": ProjectSample.plist(
        ProjectSample.interfacePoint, supporting: ProjectSample.strings("OrderSopIntent")),
    ])
    #expect(project.diagnostics.map(\.rule) == [.unknownIntentClass])
  }

  @Test func appThatHandlesAnIntentItselfCountsAsItsHandler() throws {
    let project = try SampleProject([
      "Soup.intentdefinition": definition, "A/Info.plist": handler,
      "App/Info.plist": """
      <plist><dict><key>INIntentsSupported</key><array>
      <string>INPlayMediaIntent</string></array></dict></plist>
      """,
      "UI/Info.plist": ProjectSample.plist(
        ProjectSample.interfacePoint, supporting: ProjectSample.strings("INPlayMediaIntent")),
    ])
    #expect(project.report() == "")
    #expect(project.intents.dispatch(of: "INPlayMediaIntent").handlingApps.map(\.folder) == ["App"])
  }

  @Test func definedIntentThatNothingHandlesIsANote() throws {
    let project = try SampleProject([
      "Soup.intentdefinition": ProjectSample.definition("OrderSoup", "①EatSoup"),
      "A/Info.plist": handler,
      "App/Info.plist": """
      <plist><dict><key>NSUserActivityTypes</key><array>
      <string>OrderSoupIntent</string><string>EatSoupIntent</string></array></dict></plist>
      """,
    ])
    #expect(
      project.report() == """
        \(project.place(0)) unhandled-intent: Neither an Intents extension nor the app supports \
        'EatSoupIntent'
        fix: Add it to the Intents extension's IntentsSupported or the app's INIntentsSupported
        """)
    #expect(project.diagnostics.first?.severity == .note)
  }

  @Test func appWhosePlistIsNotThereMayHandleTheRest() throws {
    let project = try SampleProject([
      "Soup.intentdefinition": ProjectSample.definition("OrderSoup", "EatSoup"),
      "A/Info.plist": handler,
    ])
    #expect(project.report() == "")
  }

  @Test func projectWithoutIntentsExtensionsHasNoGaps() throws {
    let project = try SampleProject(["Soup.intentdefinition": definition])
    #expect(project.report() == "")
  }

  /// An app has no use for the types of another one's intents.
  @Test(arguments: [
    ("Tea", "Tea/UI", nil, ["Tea/Info.plist"]),
    ("Apps/Tea", "Apps/TeaUI", nil, ["Apps/Tea/Info.plist"]),
    ("Tea", "UI", "com.example.tea.ui", ["Tea/Info.plist"]),
    ("Tea", "UI", nil, ["Pot/Info.plist", "Tea/Info.plist"]),
  ])
  func activityTypesOfAnotherAppAreNotMissed(
    app: String, extension folder: String, identifier: String?, found: [String]
  ) throws {
    let plist = { (identifier: String, type: String) in
      """
      <plist><dict><key>CFBundleIdentifier</key><string>\(identifier)</string>
      <key>NSUserActivityTypes</key><array><string>\(type)</string></array></dict></plist>
      """
    }
    let pot = app.replacing("Tea", with: "Pot")
    let project = try SampleProject([
      "\(app)/Info.plist": plist("com.example.tea", "PourTeaIntent"),
      "\(pot)/Info.plist": plist("com.example.pot", "PourTeaIntent"),
      "\(folder)/Info.plist": ProjectSample.plist(
        ProjectSample.interfacePoint, supporting: ProjectSample.strings("BrewTeaIntent"),
        identifier: identifier),
      "\(pot)/UI/Info.plist": ProjectSample.plist(
        ProjectSample.handlerPoint, supporting: ProjectSample.strings("PourTeaIntent")),
      "Tea.intentdefinition": ProjectSample.definition("BrewTea", "PourTea"),
    ])
    #expect(
      project.diagnostics.filter { $0.rule == .unlistedActivityType }
        .map { $0.location?.file ?? "" }.sorted() == found)
  }

  @Test func forgottenActivityTypeIsReportedAtTheLastOneThatIsListed() throws {
    let both = ProjectSample.strings("OrderSoupIntent", "EatSoupIntent")
    let project = try SampleProject([
      "A/Info.plist": ProjectSample.plist(ProjectSample.handlerPoint, supporting: both),
      "App/Info.plist": """
      <plist><dict><key>NSUserActivityTypes</key><array>
      ①<string>OrderSoupIntent</string><string>com.example.view</string></array></dict></plist>
      """,
      "Soup.intentdefinition": ProjectSample.definition("OrderSoup", "①EatSoup"),
    ])
    #expect(
      project.report() == """
        \(project.place(0)) unlisted-activity-type: 'EatSoupIntent' is missing in \
        NSUserActivityTypes
        note: \(project.places[1].line):\(project.places[1].column) It is defined here
        fix: Add it to NSUserActivityTypes
        """)
  }
}
