import Diagnostics
import IntentDefinitions
import Testing

@Suite struct IntentDispatchTests {
  private func project() throws -> SampleProject {
    try SampleProject([
      "Soup.intentdefinition": """
      <plist><dict><key>INIntents</key><array><dict>
      <key>INIntentName</key><string>OrderSoup</string>
      <key>INIntentParameters</key><array>
      <dict><key>INIntentParameterName</key><string>soup</string>
      <key>INIntentParameterSupportsResolution</key><true/></dict>
      <dict><key>INIntentParameterName</key><string>note</string></dict>
      </array></dict></array></dict></plist>
      """,
      "H/Info.plist": ProjectSample.plist(
        ProjectSample.handlerPoint,
        supporting: ProjectSample.strings("OrderSoupIntent", "INSendMessageIntent")),
      "UI/Info.plist": ProjectSample.plist(
        ProjectSample.interfacePoint, supporting: ProjectSample.strings("OrderSoupIntent")),
    ])
  }

  /// A dispatch as lines of text.
  private func text(_ dispatch: IntentDispatch) -> String {
    let ends = [
      "by \(dispatch.handlers.map(\.folder)) as \(dispatch.handlingProtocol ?? "nothing")",
      "drawn by \(dispatch.interfaces.map(\.folder))",
    ]
    let phases = dispatch.phases.map { phase in
      "\(phase.kind.rawValue): "
        + phase.calls.map { "\($0.method)\($0.isRequired ? "!" : "")" }.joined(separator: " ")
    }
    return (ends + phases).joined(separator: "\n")
  }

  @Test func customIntentGoesThroughTheMethodsThatXcodeGenerates() throws {
    #expect(
      try text(project().intents.dispatch(of: "OrderSoupIntent")) == """
        by ["H"] as OrderSoupIntentHandling
        drawn by ["UI"]
        resolve: resolveSoup(for:with:)!
        confirm: confirm(intent:completion:)
        handle: handle(intent:completion:)!
        """)
  }

  @Test func systemIntentGoesThroughTheMethodsOfItsProtocol() throws {
    #expect(
      try text(project().intents.dispatch(of: "INSendMessageIntent")) == """
        by ["H"] as INSendMessageIntentHandling
        drawn by []
        resolve: resolveRecipients(for:with:) resolveOutgoingMessageType(for:with:) \
        resolveContent(for:with:) resolveSpeakableGroupName(for:with:)
        confirm: confirm(intent:completion:)
        handle: handle(intent:completion:)!
        """)
  }

  @Test func intentThatIsOnlyDonatedHasNoProtocol() throws {
    let dispatch = try project().intents.dispatch(of: "INGetReservationDetailsIntent")
    #expect(dispatch.handlingProtocol == nil)
    #expect(dispatch.phases.isEmpty)
  }

  @Test func usedSystemIntentsAreThoseOfThePlists() throws {
    let used = try project().intents.usedSystemIntents
    #expect(used.map(\.intent.className) == ["INSendMessageIntent"])
    #expect(used.first?.location.file == "H/Info.plist")
  }
}
