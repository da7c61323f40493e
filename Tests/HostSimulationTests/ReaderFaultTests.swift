import Diagnostics
import SourceFormats
import TestSupport
import Testing
import Views

@testable import HostSimulation
@testable import Interactions
@testable import ControllerConfigurations

/// Faults of the readers of controllers and interactions that were found by these tests: nothing is
/// ignored in silence, and one mistake is one finding.
struct ReaderFaultTests {
  private func read(_ text: String) -> Reading<View<BindingText>> {
    Reading(text) { root, diagnostics in
      diagnostics.adding { ElementReader($0).read(root, isLayout: true) }
    }
  }

  @Test(arguments: [
    "{label: }", "{image: }", "{label: ~}", "{spacer: wide}", "{spacer: -4}",
    "{separator: thick}", "{view: Card}", "{label: a, lines: -1}", "{label: a, alpha: 2}",
    "{label: a, border: -1}", "{label: a, font: {size: 0}}",
  ])
  func valuesThatCannotBeUsedAreFindings(text: String) {
    #expect(read(text).diagnostics.count == 1)
  }

  @Test(arguments: [
    "${intent..tea}", "${.intent.tea}", "${intent.tea.}", "${intent.tea:}", "${intent.tea[}",
    "${intent.tea[x]}", "${intent.tea[-1]}", "${intent.tea[0}", "${intent.[0]}", "${intent[]}",
    "${string()}", "${string(a}", "${string(a)b}", "${string.a}", "${intent.a:plural}",
    "${intent.a:plural(one x)}", "${intent.a:plural(some x|other y)}",
  ])
  func malformedPathsAreFindings(binding: String) {
    #expect(read("{label: '\(binding)'}").diagnostics.map(\.rule) == [.malformedBinding])
  }

  @Test(arguments: ["../x", "xx_yy", "", "englisch", "de-"])
  func whatIsNoLanguageIsAFinding(tag: String) throws {
    let reading = try readInteraction(
      "interaction: A\nintent: BrewTea\nlanguage: '\(tag)'\nstages: [handle]")
    #expect(reading.diagnostics.map(\.rule) == [.unknownValue])
  }

  @Test func layoutsThatNoCardHasRoomForAreRefused() {
    let views = Array(repeating: "{label: x}", count: 501).joined(separator: ", ")
    let text =
      "controller: C\nconfigureView: []\nlayouts: {A: {stack: vertical, views: [\(views)]}}"
    #expect(readController(text).diagnostics.map(\.rule) == [.overLimit])
    let label = String(repeating: "word ", count: 2_001)
    #expect(read("{label: \(label)}").diagnostics.map(\.rule) == [.overLimit])
  }

  /// The element is drawn as a box; whether it is drawn at all is still the project's to say.
  @Test func whatIsNotDrawnCanStillBeHidden() {
    let reading = read("{button: Buy, hidden: true}")
    #expect(reading.value?.isHidden == true)
    #expect(read("{button: Buy, when: {status: ready}}").value?.condition != nil)
  }

  @Test(arguments: [
    "{fraction: 0.5, of: banana}", "{fraction: 0.5, of: fitting}", "{fraction: -1}",
    "{rows: response.items, each: -4}", "-5",
  ])
  func lengthsThatCannotBeUsedAreFindings(length: String) {
    let reading = readController(
      "controller: C\nconfigureView:\n  - {show: A, size: {height: \(length)}}\n"
        + "layouts:\n  A: {label: a}\n")
    let others: [Rule] = [.rowsNotCapped, .viewIgnoresInteraction]
    #expect(reading.diagnostics.filter { !others.contains($0.rule) }.count == 1)
  }

  /// The layout is there; what is wrong with it has been said already.
  @Test func aBrokenLayoutIsOneFinding() {
    let reading = readController(
      "controller: C\nconfigureView:\n  - {show: A}\n  - {show: A}\nlayouts:\n  A: {labl: a}\n")
    #expect(reading.diagnostics.map(\.rule.id) == ["missing-key"])
  }

  @Test(arguments: ["2025--06-09", "2025-06-09T09:41:99", "2025-06-09T09:41+banana"])
  func datesThatAreNoneAreRefused(text: String) {
    #expect(DateValue(iso: text) == nil)
  }

  @Test func offsetsWestOfGreenwichAreReadLikeThoseEast() {
    #expect(DateValue(iso: "2025-06-09T09:41-07:00") == DateValue(iso: "2025-06-09T09:41+07:00"))
  }

  /// `sample: {version: 1-2-3}` is a text, not a day in the year 1.
  @Test(arguments: ["1-2-3", "12-3-4"]) func textsWithHyphensStayTexts(text: String) {
    let reading = Reading(text) { node, _ in ValueReader.untyped(node) }
    #expect(reading.value == .text(text))
  }

  @Test func currencyCodesAreThreeLettersOfASCII() {
    #expect(read("{label: '${intent.a:currency(äöü)}'}").diagnostics.count == 1)
  }
}
