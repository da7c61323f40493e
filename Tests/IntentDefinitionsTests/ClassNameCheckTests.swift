import Diagnostics
import IntentDefinitions
import TestSupport
import Testing

@Suite struct ClassNameCheckTests {
  @Test(
    arguments: [
      ("INSendMesageIntent", "Neither SiriKit nor a", "Write 'INSendMessageIntent'"),
      ("INSendMessage", "Neither SiriKit nor a", ending("INSendMessageIntent")),
      (
        "INsendMessageIntent", "Neither SiriKit nor a",
        "Write 'INSendMessageIntent': capitals count"
      ),
      ("OrderSoup", "No", ending("OrderSoupIntent")),
      ("MyApp.OrderSoupIntent", "No", "Write 'OrderSoupIntent' without the module"),
      (
        "$(PRODUCT_MODULE_NAME).OrderSoupIntent", "No",
        "Write 'OrderSoupIntent' without the module"
      ),
      ("orderSoupIntent", "No", "Write 'OrderSoupIntent': capitals count"),
      ("MyApp.OrderSoup", "No", ending("OrderSoupIntent")),
      ("OderSoupIntent", "No", "Write 'OrderSoupIntent'"),
      ("Zzz", "No", "Remove the line, or add the definition"),
    ])
  func unknownNameHasItsOwnFix(name: String, owner: String, fix: String) throws {
    let project = try SampleProject([
      "Soup.intentdefinition": ProjectSample.definition("OrderSoup"),
      "UI/Info.plist": ProjectSample.plist(
        ProjectSample.interfacePoint, supporting: "  ①<string>\(name)</string>"),
    ])
    #expect(
      project.report() == """
        \(project.place(0)) unknown-intent-class: \(owner) definition has the intent class '\(name)'
        fix: \(fix)
        """)
  }

  /// Nobody sees a line break in a message, so it is said.
  @Test(arguments: [
    ("OrderSoupIntent\n", "a line break behind"), (" OrderSoupIntent", "a blank before"),
    ("\n  OrderSoupIntent\n", "a line break before and behind"),
  ])
  func aNameWithBlanksAroundItSaysSo(name: String, blanks: String) throws {
    let project = try SampleProject([
      "Soup.intentdefinition": ProjectSample.definition("OrderSoup"),
      "UI/Info.plist": ProjectSample.plist(
        ProjectSample.interfacePoint, supporting: "  ①<string>\(name)</string>"),
    ])
    #expect(
      project.report() == """
        \(project.place(0)) unknown-intent-class: The intent class 'OrderSoupIntent' is written \
        with \(blanks) it
        fix: Write 'OrderSoupIntent' without spaces
        """)
  }

  @Test func namesThatExistOrThatABuildMakesAreLeftAlone() throws {
    let names = ProjectSample.strings("OrderSoupIntent", "INStartWorkoutIntent", "$(INTENT_CLASS)")
    let project = try SampleProject([
      "Soup.intentdefinition": ProjectSample.definition("OrderSoup"),
      "Handler/Info.plist": ProjectSample.plist(ProjectSample.handlerPoint, supporting: names),
      "UI/Info.plist": ProjectSample.plist(ProjectSample.interfacePoint, supporting: names),
    ])
    #expect(project.report() == "")
  }

  @Test func deprecatedSystemIntentIsANoteWithItsVersion() throws {
    let project = try SampleProject([
      "Handler/Info.plist": ProjectSample.plist(
        ProjectSample.handlerPoint,
        supporting: "①<string>INStartAudioCallIntent</string> ②<string>INPayBillIntent</string>")
    ])
    #expect(
      project.report() == """
        \(project.place(0)) deprecated-intent: 'INStartAudioCallIntent' is deprecated since iOS 13.0
        fix: Support 'INStartCallIntent' as well
        \(project.place(1)) deprecated-intent: 'INPayBillIntent' is deprecated since iOS 15.0
        fix: Use an App Intent or a custom intent on newer systems
        """)
    #expect(project.diagnostics.allSatisfy { $0.severity == .note })
  }

  /// An intent that both extensions of an app list is deprecated once.
  @Test func aDeprecatedIntentIsToldOnce() throws {
    let list = "<string>INPayBillIntent</string>"
    let project = try SampleProject([
      "Handler/Info.plist": ProjectSample.plist(ProjectSample.handlerPoint, supporting: list),
      "UI/Info.plist": ProjectSample.plist(ProjectSample.interfacePoint, supporting: list),
    ])
    #expect(project.diagnostics.filter { $0.rule.id == "deprecated-intent" }.count == 1)
  }

  /// Without any definition the folder is probably that of the extension alone.
  @Test func aFolderWithoutDefinitionsIsProbablyTheWrongOne() throws {
    let project = try SampleProject([
      "UI/Info.plist": ProjectSample.plist(
        ProjectSample.handlerPoint, supporting: "<string>BrewTeaIntent</string>")
    ])
    #expect(
      project.diagnostics.first?.fix
        == "Name the folder that has the definition, too, or remove the line")
  }

  @Test(.timeLimit(.minutes(30)))
  func twentyThousandUnknownNamesAreReportedInLinearTime() throws {
    let names = (0..<20_000).map { "<string>INUnknown\($0)Intent</string>" }.joined()
    let project = try SampleProject([
      "H/Info.plist": ProjectSample.plist(
        ProjectSample.handlerPoint, supporting: names,
        attributes: "<key>IntentsRestrictedWhileLocked</key><array>\(names)</array>")
    ])
    #expect(project.diagnostics.count == 20_000)
  }

  private static func ending(_ name: String) -> String {
    "Write '\(name)', with the ending"
  }
}
