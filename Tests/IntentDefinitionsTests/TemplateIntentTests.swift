import Diagnostics
import IntentDefinitions
import TestSupport
import Testing

@Suite struct TemplateIntentTests {
  private let template = "①<string>INSendMessageIntent</string>"
  private let both = ProjectSample.strings("OrderSoupIntent", "INSendMessageIntent")

  @Test func leftoverThatNothingHandlesIsToBeReplaced() throws {
    let project = try SampleProject([
      "H/Info.plist": ProjectSample.plist(
        ProjectSample.handlerPoint, supporting: ProjectSample.strings("OrderSoupIntent")),
      "Soup.intentdefinition": ProjectSample.definition("①OrderSoup"),
      "UI/Info.plist": ProjectSample.plist(ProjectSample.interfacePoint, supporting: template),
    ])
    #expect(
      project.report() == """
        \(project.place(1)) template-intent: 'INSendMessageIntent' of Xcode's template is listed, \
        but nothing handles it
        note: \(project.places[0].line):\(project.places[0].column) 'OrderSoupIntent' is not listed
        fix: List your own intents instead
        """)
  }

  @Test func leftoverBesideTheAppsIntentsIsToBeRemoved() throws {
    let project = try SampleProject([
      "H/Info.plist": ProjectSample.plist(
        ProjectSample.handlerPoint, supporting: ProjectSample.strings("OrderSoupIntent")),
      "Soup.intentdefinition": ProjectSample.definition("OrderSoup"),
      "UI/Info.plist": ProjectSample.plist(
        ProjectSample.interfacePoint, supporting: "<string>OrderSoupIntent</string>\n" + template),
    ])
    #expect(
      project.report() == """
        \(project.place(0)) template-intent: 'INSendMessageIntent' of Xcode's template is listed, \
        but nothing handles it
        fix: Remove the line
        """)
  }

  @Test func leftoverInBothTemplatesShowsWhenTheAppsIntentsAreNotListed() throws {
    let project = try SampleProject([
      "H/Info.plist": ProjectSample.plist(ProjectSample.handlerPoint, supporting: both),
      "Soup.intentdefinition": ProjectSample.definition("①OrderSoup"),
      "UI/Info.plist": ProjectSample.plist(ProjectSample.interfacePoint, supporting: template),
    ])
    #expect(
      project.report() == """
        \(project.place(1)) template-intent: The extension lists 'INSendMessageIntent' of Xcode's \
        template and none of your intents
        note: \(project.places[0].line):\(project.places[0].column) 'OrderSoupIntent' is not listed
        fix: List your own intents instead
        """)
  }

  @Test func intentOfAWidgetIsNotMissedInTheInterface() throws {
    let widget = ProjectSample.definition("Configuration").replacing(
      "</string></dict>", with: "</string><key>INIntentEligibleForWidgets</key><true/></dict>")
    let project = try SampleProject([
      "H/Info.plist": ProjectSample.plist(ProjectSample.handlerPoint, supporting: both),
      "Soup.intentdefinition": ProjectSample.definition("OrderSoup"),
      "UI/Info.plist": ProjectSample.plist(ProjectSample.interfacePoint, supporting: template),
      "Widget.intentdefinition": widget,
    ])
    let finding = project.diagnostics.first { $0.rule == .templateIntent }
    #expect(finding?.notes.map(\.message) == ["'OrderSoupIntent' is not listed"])
  }

  /// The options of a widget come from the same extension that sends messages.
  @Test func messagingAppMayListItBesideAnIntentThatOnlySetsUpAWidget() throws {
    let widget = ProjectSample.definition("SelectFriends").replacing(
      "</string></dict>",
      with: """
        </string><key>INIntentEligibleForWidgets</key><true/>
        <key>INIntentIneligibleForSuggestions</key><true/></dict>
        """)
    let handled = ProjectSample.strings("INSendMessageIntent", "SelectFriendsIntent")
    let project = try SampleProject([
      "H/Info.plist": ProjectSample.plist(ProjectSample.handlerPoint, supporting: handled),
      "UI/Info.plist": ProjectSample.plist(ProjectSample.interfacePoint, supporting: template),
      "Widget.intentdefinition": widget,
    ])
    #expect(project.report() == "")
  }

  @Test func messagingAppMayListIt() throws {
    let handler = ProjectSample.plist(ProjectSample.handlerPoint, supporting: both)
    let withCustom = try SampleProject([
      "H/Info.plist": handler, "Soup.intentdefinition": ProjectSample.definition("OrderSoup"),
      "UI/Info.plist": ProjectSample.plist(ProjectSample.interfacePoint, supporting: both),
    ])
    #expect(withCustom.report() == "")
    let name = ProjectSample.strings("INSendMessageIntent")
    let without = try SampleProject([
      "H/Info.plist": ProjectSample.plist(ProjectSample.handlerPoint, supporting: name),
      "UI/Info.plist": ProjectSample.plist(ProjectSample.interfacePoint, supporting: name),
    ])
    #expect(without.report() == "")
  }
}
