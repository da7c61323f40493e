import Diagnostics
import HostSimulation
import IntentDefinitions
import SourceFormats
import TestSupport
import Testing
import Views

/// Host profiles: those of the product, and a project's own.
struct HostProfilesTests {
  private func read(
    _ texts: [String], name: String
  ) throws -> (profile: HostProfile?, report: String) {
    var diagnostics: [Diagnostic] = []
    let roots = try texts.enumerated().map { index, text in
      try readYAML(
        SourceText(path: "\(index).host.yml", text: text), reporting: &diagnostics)
    }
    let profiles = try HostProfiles(projectRoots: roots, reporting: &diagnostics)
    let profile = profiles.profile(named: name, reporting: &diagnostics)
    return (
      profile,
      diagnostics.map { "\($0.location?.description ?? ""): \($0.message)" }
        .joined(separator: "\n")
    )
  }

  @Test(arguments: HostProfile.builtInNames)
  func everyBuiltInProfileReads(name: String) throws {
    #expect(try HostProfile.builtIn(name).name == name)
  }

  @Test func profileHoldsOnlyWhatDiffersFromTheOneItExtends() throws {
    let (profile, report) = try read(
      [
        """
        profile: small
        title: Small
        extends: siri
        screenWidth: {value: 320, certainty: convention, source: a test}
        chrome:
          platterRadius: {value: 13, certainty: convention, source: a test}
        """
      ], name: "small")
    #expect(report.isEmpty)
    let small = try #require(profile)
    #expect(small.title == "Small" && small.cardWidth == 304 && small.context == .siriSnippet)
    #expect(small.chrome.platterRadius.value == 13 && small.chrome.thumbnailSize.value == 40)
  }

  @Test func projectProfileCanExtendAnotherOfTheProject() throws {
    let (profile, report) = try read(
      [
        "profile: b\nextends: a\n",
        "profile: a\nextends: siri-ios10\ntitle: A\ntimeLimit: {value: 5, certainty: convention, source: x}\n",
      ], name: "b")
    #expect(report.isEmpty)
    #expect(profile?.title == "A" && profile?.timeLimit.value == 5)
    #expect(profile?.maximumSize.height == 200)
  }

  @Test(arguments: [
    (
      ["extends: siri"],
      "0.host.yml:1:1: A host profile must have a name of letters, digits and hyphens"
    ),
    (
      ["profile: ../up\nextends: siri"],
      "0.host.yml:1:1: A host profile must have a name of letters, digits and hyphens"
    ),
    (["profile: siri"], "0.host.yml:1:10: There is already a host profile 'siri'"),
    (["profile: a\nextends: sirri"], "0.host.yml:2:10: There is no host profile 'sirri'"),
    (["profile: a\nextends: a"], "0.host.yml:2:10: The host profile 'a' extends itself"),
    (
      ["profile: a\nextends: b", "profile: b\nextends: a"],
      "1.host.yml:2:10: The host profile 'b' extends itself"
    ),
    (
      ["profile: a\nextends: siri\nscreenWidht: 3"],
      "0.host.yml:3:1: The key 'screenWidht' is unknown here"
    ),
    (
      ["profile: a\nextends: siri\nscreenWidth: {value: 320}"],
      "0.host.yml:3:14: 'screenWidth' must have a value, a certainty and a source"
    ),
    (
      ["profile: a\nextends: siri\nminimumHeight: 30"],
      "0.host.yml:3:16: 'minimumHeight' must have a value, a certainty and a source"
    ),
    (
      ["profile: a\nextends: siri\nscreenWidth: {value: -5, certainty: convention, source: x}"],
      "0.host.yml:3:22: The value of 'screenWidth' must be a length from 0 to 10000 points"
    ),
    (
      ["profile: a\nextends: siri\nminimumHeight: {value: 900, certainty: convention, source: x}"],
      "0.host.yml:1:1: The profile 'a' leaves no room for a hosted view"
    ),
    (
      [
        """
        profile: a
        extends: siri
        cards:
          - intents: [INSendMessageIntent]
            certainty: observed
            source: x
            sections: [{asks: [content]}]
        """
      ], "0.host.yml:7:24: 'content' is not a path of the intent or the response"
    ),
    (
      [
        """
        profile: a
        extends: siri
        cards:
          - intents: [INSendMessageIntent]
            certainty: observed
            source: x
            sections: [{asks: [intent.contnt], row: {title: "${intent.sender.displayNam}"}}]
        """
      ],
      """
      0.host.yml:7:24: INSendMessageIntent has no 'intent.contnt'
      0.host.yml:7:53: INSendMessageIntent has no 'intent.sender.displayNam'
      """
    ),
  ])
  func saysWhereAMistakeIs(texts: [String], report: String) throws {
    #expect(try read(texts, name: "a").report == report)
  }

  /// The screen of a device of that width; where there is none, a wide one is three to four.
  @Test(arguments: [(430, 932), (599, 852), (600, 800), (834, 1210), (1024, 1366)])
  func aScreenOfAnotherWidthHasItsHeight(width: Int, height: Int) throws {
    let profile = try HostProfile.builtIn("siri").with(screenWidth: width)
    #expect(profile.screenWidth.value == Points(Double(width)))
    #expect(Int(profile.screenHeight.value.value) == height)
  }
}
