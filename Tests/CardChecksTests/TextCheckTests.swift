import Diagnostics
import TestSupport
import Testing

/// Texts that are cut off: the place, the number, the binding, and nothing twice.
struct TextProofTests {
  private static let long = "A pot of the very finest green tea for both of you"

  /// A tea house that shows one element, with its marks.
  private func tea(_ element: String) -> ProvedTea {
    ProvedTea(layout: "stack: vertical\ninsets: 20\nviews:\n  - \(element)")
  }

  @Test func aTextThatIsTooLongForItsLineSaysHowMuch() async {
    let tea = self.tea("①{label: \"\(Self.long)\"}")
    let found = reports(await tea.findings())
    #expect(
      found == """
        9:9 text-cut-off: The text is cut off: it needs 367 points, and has 337
        note: The text is “A pot of the very finest green tea for both of you”
        note: In 8 states, first 'BrewTea/a-pot-of-green/handle/siri/launch'
        note: At the text size accessibility5: the text is cut off: it needs 1067 points, and has 337
        fix: Allow more lines, such as 'lines: 0', or make it wider
        """)
  }

  @Test func theBindingThatFillsItIsNamed() async {
    var tea = self.tea("①{label: \"Tea: ${intent.tea}\", lines: 2}")
    tea.interaction = tea.interaction.replacing(
      "Green",
      with:
        "Our very own blend of green leaves from five gardens that were picked and dried by hand")
    let finding = await tea.findings().first
    #expect(finding?.message == "The text is cut off: it needs 3 lines, and has 2")
    #expect(
      finding?.notes.first?.message
        == "'${intent.tea}' makes it “Tea: Our very own blend of green leaves from five gardens t…”"
    )
  }

  @Test func aTextThatIsWholeOnlyAtTheUsualSizeIsANote() async {
    let tea = self.tea("①{label: \"A pot for ${intent.tea}\"}")
    let found = reports(await tea.findings())
    #expect(
      found == """
        9:9 text-cut-off-at-worst: At the text size accessibility5, the text is cut off: it needs 341 points, and has 337
        note: '${intent.tea}' makes it “A pot for Green”
        note: Tried in the state 'BrewTea/a-pot-of-green/handle/siri/launch'
        fix: Allow more lines, such as 'lines: 0', or make it wider
        """)
    #expect(await tea.findings().allSatisfy { $0.severity == .note })
  }

  @Test func whatALayoutLosesAtTheWorstIsOneFinding() async {
    let tea = ProvedTea(
      layout: """
        stack: vertical
        insets: 20
        views:
          - ①{label: "A pot for ${intent.tea}"}
          - {label: "A larger pot for ${intent.tea}"}
          - {label: "Two pots for ${intent.tea}"}
        """)
    let found = await tea.findings()
    #expect(found.map(\.rule.id) == ["text-cut-off-at-worst"])
    #expect(
      reports(found) == """
        10:9 text-cut-off-at-worst: At the text size accessibility5, the text is cut off: it needs 480 points, and has 337
        note: '${intent.tea}' makes it “A larger pot for Green”
        note: Tried in the state 'BrewTea/a-pot-of-green/handle/siri/launch'
        note: 9:9 At the text size accessibility5, the text is cut off: it needs 341 points, and has 337
        note: 11:9 At the text size accessibility5, the text is cut off: it needs 433 points, and has 337
        fix: Allow more lines, such as 'lines: 0', or make it wider
        """)
  }

  @Test(arguments: [
    "{label: \"\(long)\", lines: 0}", "{label: \"\(long)\", lines: 0, font: largeTitle}",
    "{text: \"\(long)\"}", "{label: Tea}",
  ])
  func aTextThatHasItsRoomIsNoFault(element: String) async {
    let tea = self.tea(element)
    #expect(reports(await tea.findings()) == "")
  }

  @Test func aTextThatIsTooLowForItsLinesSaysSo() async {
    let tea = self.tea("①{label: \"\(Self.long)\", lines: 0, height: 24}")
    let finding = await tea.findings().first
    #expect(
      finding?.message
        == "The text is cut off: it needs 2 lines, and its height has room for 1")
    let summary = await tea.summary()
    #expect(summary == ["text-cut-off at 1"])
  }

  @Test func aTextThatIsHigherThanItsLabelSaysSo() async {
    let tea = self.tea("①{label: Tea, height: 10}")
    let found = reports(await tea.findings())
    #expect(
      found == """
        9:9 text-cut-off: The text is cut off: it needs 22 points of height, and has 10
        note: The text is “Tea”
        note: In 8 states, first 'BrewTea/a-pot-of-green/handle/siri/launch'
        note: At the text size accessibility5: the text is cut off: it needs 62 points of height, and has 10
        fix: Give it more height, or leave 'height' out
        """)
  }

  @Test func aTextViewThatIsLowerThanItsLineIsAFault() async {
    let tea = self.tea("①{text: Tea, height: 20}")
    let finding = await tea.findings().first
    #expect(finding?.rule.id == "scrolling-content")
    #expect(finding?.message == "The text view is shorter than its line, and people cannot scroll")
  }

  @Test func aLabelOfOneHeightIsTooLowForTheLargestText() async {
    let tea = self.tea("①{label: Tea, height: 30}")
    let found = await tea.findings()
    #expect(found.map(\.rule.id) == ["text-cut-off-at-worst"])
    #expect(
      found.first?.message
        == "At the text size accessibility5, the text is cut off: it needs 62 points of height, and has 30"
    )
  }

  /// What has no height is meant not to be seen; 17 points hold the letters of the body's line of 22.
  @Test(arguments: [
    "{label: Tea, height: 0}", "{label: \"\(long)\", height: 0}",
    "{label: Tea, height: 17, font: {size: 17}}",
  ])
  func aTextWithoutHeightOrWithThatOfItsLettersIsNoFault(element: String) async {
    let tea = self.tea("{label: Above}\n  - \(element)")
    #expect(reports(await tea.findings()) == "")
  }

  @Test func aTextViewThatWouldHaveToScrollIsAFault() async {
    let tea = self.tea("①{text: \"\(Self.long)\", height: 40}")
    let finding = await tea.findings().first
    #expect(finding?.message == "The text view shows 1 of its 2 lines, and people cannot scroll")
    let summary = await tea.summary()
    #expect(summary == ["scrolling-content at 1"])
  }

  /// Another language is tried without being asked for, and tells its name.
  @Test func theLongestLanguageIsTried() async {
    var tea = ProvedTea(
      layout: """
        stack: vertical
        insets: 20
        views:
          - ①{label: "${string(howLong)}", font: {size: 17}}
        """)
    tea.otherFiles = [
      "en.lproj/Localizable.strings": "\"howLong\" = \"How long it takes\";",
      "de.lproj/Localizable.strings":
        "\"howLong\" = \"Wie lange man auf den Tee warten muss, bis er fertig ist\";",
      "de.lproj/Tea.strings":
        "\"BrewTea-tea\" = \"Eine schöne große Kanne ${tea} für uns alle zusammen aufbrühen\";",
    ]
    let findings = await tea.findings()
    let summary = await tea.summary()
    #expect(summary == ["text-cut-off-at-worst at 1"])
    #expect(
      findings.first?.message
        == "In 'de', the text is cut off: it needs 426 points, and has 337")
    #expect(
      findings.first?.notes.first?.message
        == "'${string(howLong)}' makes it “Wie lange man auf den Tee warten muss, bis er fertig ist”"
    )
  }

  /// The rows of a table have one place.
  @Test func oneCauseIsToldOnceHoweverManyRowsStatesAndHostsShowIt() async {
    var tea = ProvedTea(
      layout: """
        stack: vertical
        insets: 20
        views:
          - table: sample.teas
            row: ①{label: "${row}"}
        """, returns: "all")
    tea.settings =
      "hosts: [siri, siri-documented, maps]\nvariants: [{width: 320}, {appearance: dark}]"
    tea.interaction += "\nsample: {teas: [\"\(Self.long)\", \"\(Self.long), or three\"]}"
    let summary = await tea.summary()
    #expect(summary == ["text-cut-off at 1"])
    let notes = await tea.findings().first?.notes.map(\.message)
    #expect(
      notes?[1]
        == "In 48 states, first 'BrewTea/a-pot-of-green/handle/siri/launch', worst 'BrewTea/a-pot-of-green/handle/siri/launch/width-320'"
    )
  }
}
