import Diagnostics
import HostSimulation
import ControllerConfigurations
import TestSupport
import Testing

/// What a configuration says in vain, and names that nothing has.
struct ControllerFindingTests {
  private func report(_ marked: String) throws -> (actual: String, sample: MarkedSource) {
    let sample = MarkedSource(
      "controller: C\n" + marked + "\nlayouts: {A: {label: \"${intent.tea}\"}}\n")
    let intents = try Tea.intents()
    let reading = Reading(sample.text) { root, diagnostics in
      ControllerReader(intents: intents).read(root, reporting: &diagnostics)
    }
    // Rules that other tests are about.
    let others: [Rule] = [.parametersNeverAsked, .rowsNotCapped]
    return (reports(reading.diagnostics.filter { !others.contains($0.rule) }), sample)
  }

  @Test(arguments: [
    (
      "configureView: [{show: A}]\n①configure: [{show: A}]",
      "configure-unreachable: Since iOS 11 'configure' is never called if 'configureView' exists",
      "Remove 'configure', or keep it only for iOS 10"
    ),
    (
      "configureView: [{show: A}]\n①displaysMap: true",
      "siri-providing-unread: Since iOS 11 'displaysMap' is never read if 'configureView' exists",
      "Return the parameters that the view shows with 'returns', and remove the flag"
    ),
    (
      "configure: [{show: A}]\n①displaysMessage: false",
      "siri-providing-false: 'displaysMessage: false' hides nothing: Siri shows its own view, too",
      "Write 'true' if your view shows it, or leave the flag out"
    ),
    (
      "configure:\n  - {show: A, ①returns: all}",
      "not-in-configure: 'configure' returns a size and no parameters",
      "Remove 'returns', or move the case to 'configureView'"
    ),
    (
      "configure:\n  - {show: A, when: {①behavior: launch}}",
      "not-in-configure: 'configure' gets no behavior",
      "Remove the test, or move the case to 'configureView'"
    ),
    (
      "configure:\n  - {show: A, when: {①parameters: empty}}",
      "not-in-configure: 'configure' gets no parameters",
      "Remove the test, or move the case to 'configureView'"
    ),
    (
      "configureView:\n  - {refuse: true, size: maximum, ①returns: all}",
      "refusal-ignored: The host ignores the set and the size of a case that refuses",
      "Remove 'returns' and 'size', or show a layout"
    ),
  ])
  func whatNobodyAsksForIsAFinding(marked: String, message: String, fix: String) throws {
    let (actual, sample) = try report(marked)
    #expect(actual == sample.report(message, fix: fix))
  }

  @Test(arguments: [
    ("  - {show: A}\n  - ①{refuse: true}", "the one above always matches"),
    (
      "  - {show: A, when: {status: ready}}\n  - ①{refuse: true, when: {status: ready}}",
      "one above has the same test"
    ),
  ])
  func aCaseBelowOneThatAlwaysAnswersIsAFinding(marked: String, why: String) throws {
    let (actual, sample) = try report("configureView:\n\(marked)")
    let place = try #require(sample.places.first)
    let start = "\(place.line):\(place.column) unreachable-case: This case never answers: \(why)"
    #expect(actual.hasPrefix(start))
  }

  @Test func aFlagThatIsTrueBesideConfigureIsRight() throws {
    #expect(try report("configure: [{show: A}]\ndisplaysPaymentTransaction: true").actual == "")
  }

  @Test(arguments: [
    ("when: {has: ①taa}", "There is no parameter 'taa'", "Write 'tea'"),
    ("when: {has: ①minutes}", "There is no parameter 'minutes'", "Write 'response.minutes'"),
    (
      "when: {lacks: [cups, ①response.minuts]}", "There is no parameter 'response.minuts'",
      "Write 'response.minutes'"
    ),
    (
      "when: {parameters: [tea, ①intent.cusp]}", "There is no parameter 'intent.cusp'",
      "Write 'intent.cups'"
    ),
    ("when: {parameters: {only: [①tae]}}", "There is no parameter 'tae'", "Write 'tea'"),
    ("returns: [①extra]", "There is no parameter 'extra'", "Write 'extras'"),
    (
      "returns: [①BrewTeaIntent.extra]", "There is no parameter 'BrewTeaIntent.extra'",
      "Write 'BrewTeaIntent.extras'"
    ),
    (
      "size: {height: {rows: ①extrs, each: 40}}", "There is no parameter 'extrs'", "Write 'extras'"
    ),
    (
      "when: {intent: PourIntent, has: ①tea}", "There is no parameter 'tea'",
      "Remove the test: there are no parameters"
    ),
    ("when: {code: ①noWatr}", "There is no code 'noWatr'", "Write 'noWater'"),
    ("when: {host: ①siry}", "There is no host 'siry'", "Write 'siri'"),
  ])
  func namesThatNothingHasAreFindings(marked: String, message: String, fix: String) throws {
    let (actual, sample) = try report("configureView:\n  - {show: A, \(marked)}")
    #expect(actual == sample.report("unknown-value: " + message, fix: fix))
  }

  @Test(arguments: [
    ("when: {code: ①nope}", "There is no code 'nope'", "failure, noWater, spilt, success,"),
    ("when: {intent: PourIntent, code: ①nope}", "There is no code 'nope'", "failure"),
  ])
  func anUnknownCodeListsThoseOfTheIntents(marked: String, message: String, fix: String) throws {
    let (actual, sample) = try report("configureView:\n  - {show: A, \(marked)}")
    let place = try #require(sample.places.first)
    #expect(actual.hasPrefix("\(place.line):\(place.column) unknown-value: \(message)"))
    #expect(actual.contains("Write one of: \(fix)"))
    #expect(!actual.contains("attended"))
  }

  @Test func aNumberAsSizeIsAHeight() throws {
    let (actual, sample) = try report("configureView:\n  - {show: A, size: ①100}")
    #expect(
      actual == sample.report("wrong-type: '100' is not a size", fix: "Write '{height: 100}'"))
  }

  @Test(arguments: [
    "when: {has: [row, row.x]}",
    "when: {has: [tea, intent.tea.origin, response.minutes, activity.x, sample.y, app.name]}",
    "when: {parameters: [extras, minutes, response.minutes, BrewTeaIntentResponse.minutes]}",
    "when: {parameters: {all: [tea, cups]}}", "returns: [tea, minutes, 'extras[0]']",
    "size: {height: {rows: intent.extras, each: 40}}",
  ])
  func namesThatThereAreAreNoFindings(text: String) throws {
    #expect(try report("configureView:\n  - {show: A, \(text)}").actual == "")
  }

  @Test func hostsOfTheProjectAreKnown() throws {
    let intents = try Tea.intents()
    let text =
      "controller: C\nconfigureView:\n  - {refuse: true, when: {host: [siri-ios10, kitchen]}}\n"
    for (hosts, count) in [(["kitchen"], 0), ([], 1)] {
      let reading = Reading(text) { root, diagnostics in
        ControllerReader(intents: intents, hosts: hosts).read(root, reporting: &diagnostics)
      }
      #expect(reading.diagnostics.count == count)
    }
  }

  @Test func conditionsInLayoutsAreChecked() throws {
    let sample = MarkedSource(
      """
      controller: C
      configureView: [{show: A}]
      layouts:
        A: {stack: vertical, views: [{label: a, when: {has: ①taa}}]}
      """)
    let intents = try Tea.intents()
    let reading = Reading(sample.text) { root, diagnostics in
      ControllerReader(intents: intents).read(root, reporting: &diagnostics)
    }
    #expect(
      reading.report
        == sample.report("unknown-value: There is no parameter 'taa'", fix: "Write 'tea'"))
  }

  @Test(arguments: ["has: a..b", "lacks: 'a['", "parameters: {some: [a]}", "parameters: {}"])
  func pathsAndSetsThatCannotBeReadAreFindings(test: String) {
    let reading = readController(
      "controller: C\nconfigureView:\n  - {show: A, when: {\(test)}}\nlayouts: {A: {label: a}}\n")
    #expect(!reading.diagnostics.isEmpty)
    #expect(reading.diagnostics.allSatisfy { $0.location?.line == 3 })
  }
}
