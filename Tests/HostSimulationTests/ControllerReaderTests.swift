import Diagnostics
import TestSupport
import Testing
import Views

@testable import HostSimulation
@testable import ControllerConfigurations

struct ControllerReaderTests {
  /// A configuration with one case and one layout.
  private func read(case text: String, layout: String = "{label: a}") -> Reading<
    ControllerConfiguration
  > {
    readController("controller: C\nconfigureView:\n  - \(text)\nlayouts:\n  A: \(layout)\n")
  }

  private func firstCase(_ text: String) throws -> ControllerCase {
    let reading = read(case: text)
    #expect(reading.diagnostics.allSatisfy { $0.severity == .note })
    return try #require(reading.value?.configureView?.first)
  }

  @Test func readsEveryKey() throws {
    let reading = readController(
      """
      controller: TeaController
      extension: TeaIntentsUI
      configureView:
        - {when: {intent: BrewTeaIntent}, show: A, size: maximum, returns: all}
        - refuse: true
      configure:
        - show: B
      displaysMap: true
      displaysMessage: false
      layouts:
        A: {label: a}
        B: {stack: vertical, views: [{label: b}]}
      """)
    let value = try #require(reading.value)
    #expect(
      reading.diagnostics.map(\.rule) == [.configureUnreachable, .flagNeverRead, .flagNeverRead])
    #expect(value.name == "TeaController" && value.extensionName == "TeaIntentsUI")
    #expect(value.layoutNames == ["A", "B"])
    #expect(value.configureView?.map(\.layout) == ["A", nil])
    #expect(value.configure?.map(\.layout) == ["B"])
    #expect(
      value.siriProviding
        == SiriProviding(
          displaysMap: true, displaysMessage: false, displaysPaymentTransaction: false))
    #expect(
      value.caseDescriptions.map { "\($0.method) \($0.condition): \($0.outcome)" } == [
        "configureView intent BrewTeaIntent: shows A, returns everything",
        "configureView always: refuses",
        "configure always: shows B",
      ])
  }

  @Test func methodsThatAreNotWrittenAreNotImplemented() throws {
    let value = try #require(readController("controller: C\nconfigure:\n").value)
    #expect(value.configureView == nil && value.configure?.isEmpty == true)
    #expect(value.siriProviding == nil)
  }

  @Test func readsWhatIsReturned() throws {
    #expect(try firstCase("{show: A}").returns == .given)
    #expect(try firstCase("{show: A, returns: given}").returns == .given)
    #expect(try firstCase("{show: A, returns: none}").returns == ControllerCase.Returns.none)
    #expect(try firstCase("{show: A, returns: all}").returns == .all)
    #expect(try firstCase("{show: A, returns: [tea, cups]}").returns == .paths(["tea", "cups"]))
  }

  @Test func readsMisbehaviour() throws {
    #expect(try firstCase("{show: A}").ending == .once)
    #expect(try firstCase("{completes: never}").ending == .never)
    #expect(try firstCase("{show: A, completes: twice}").ending == .twice)
    #expect(try firstCase("{show: A, completes: {after: 12}}").ending == .after(12))
    #expect(try firstCase("{crash: true}").ending == .crash)
  }

  @Test func readsSizes() throws {
    func size(_ text: String) throws -> SizeRule { try firstCase("{show: A, size: \(text)}").size }
    #expect(try firstCase("{show: A}").size == .fitting)
    #expect(try size("fitting") == .fitting)
    #expect(try size("zero") == .zero)
    #expect(try size("maximum") == .each(width: .maximum, height: .maximum))
    #expect(try size("minimum") == .each(width: .minimum, height: .minimum))
    #expect(try size("{height: 180}") == .each(width: .maximum, height: .points(180)))
    #expect(
      try size("{width: {fraction: 0.5}, height: {ratio: 1.6}}")
        == .each(width: .fraction(0.5, of: .maximum, plus: 0), height: .ratio(1.6)))
    #expect(
      try size("{height: {fraction: 2, of: minimum, plus: -8.5}}")
        == .each(width: .maximum, height: .fraction(2, of: .minimum, plus: -8.5)))
    #expect(
      try size("{height: {rows: response.items, each: 40, plus: 8, capped: true}}")
        == .each(
          width: .maximum,
          height: .rows(
            try #require(CaseTest.KeyPathTest("response.items")), each: 40, plus: 8, isCapped: true)
        ))
  }

  @Test(arguments: [
    (
      "①{show: A, refuse: true}", "missing-key: A case must either show a layout or refuse",
      "Write either 'show: NAME' or 'refuse: true'"
    ),
    (
      "①{size: maximum}", "missing-key: A case must either show a layout or refuse",
      "Write either 'show: NAME' or 'refuse: true'"
    ),
    ("{show: ①B}", "unknown-layout: There is no layout 'B'", "Write 'A'"),
    ("{show: A, size: ①maximun}", "wrong-type: 'maximun' is not a size", "Write 'maximum'"),
    (
      "{show: A, size: {width: ①wide}}",
      "wrong-type: A side must be a number of points, maximum, minimum, fitting or a rule",
      "Write for example 180, {fraction: 0.5, of: maximum} or {ratio: 1.6}"
    ),
    (
      "{show: A, size: {height: ①170pt}}",
      "wrong-type: A side must be a number of points, maximum, minimum, fitting or a rule",
      "Write 170"
    ),
    (
      "{show: A, size: ①{width: {ratio: 1}, height: {ratio: 1}}}",
      "wrong-type: Only one side can be a ratio of the other", "Give one side a length"
    ),
    (
      "{show: A, returns: ①{a: b}}",
      "wrong-type: 'returns' must be given, none, all or a list of key paths",
      "Write 'returns: given'"
    ),
    (
      "{show: A, completes: ①soon}",
      "wrong-type: 'completes' must be never, twice or {after: seconds}",
      "Remove the key if the controller answers once"
    ),
    (
      "{show: A, completes: ①{after: -1}}",
      "wrong-type: 'completes' must be never, twice or {after: seconds}",
      "Remove the key if the controller answers once"
    ),
    ("{show: A, ①sise: zero}", "unknown-key: The key 'sise' is unknown here", "Write 'size'"),
    (
      "{show: A, when: {status: ①redy}}", "unknown-value: 'redy' is not a value of 'status'",
      "Write 'ready'"
    ),
    ("{refuse: ①yes}", "wrong-type: 'refuse' must be true or false, not 'yes'", "Write true"),
    (
      "{show: A, when: {behavior: [launch, ①lunch]}}",
      "unknown-value: 'lunch' is not a value of 'behavior'", "Write 'launch'"
    ),
    (
      "{show: A, when: {context: ①siri}}", "legacy-context: There is no context 'siri'",
      "Write 'siriSnippet'"
    ),
    (
      "{show: A, when: {context: ①lockScreen}}",
      "legacy-context: There is no context 'lockScreen'",
      "Write 'context: siriSnippet' and 'locked: true'"
    ),
    (
      "{show: A, when: {①inten: X}}", "unknown-key: The key 'inten' is unknown here",
      "Write 'intent'"
    ),
    (
      "{show: A, when: ①always}", "wrong-type: A test must be a mapping, not 'always'",
      "Write lines of the form 'key: value'"
    ),
  ])
  func saysWhereAMistakeInACaseIs(marked: String, message: String, fix: String) {
    let sample = MarkedSource(
      "controller: C\nconfigureView:\n  - \(marked)\nlayouts:\n  A: {label: a}\n")
    let reading = readController(sample.text)
    #expect(reading.report == sample.report(message, fix: fix))
  }

  @Test(arguments: [
    (
      "①configureView: []\n", "missing-key: A controller configuration must have 'controller'",
      "Add the name of the class: controller: IntentViewController"
    ),
    (
      "controller: C\nconfigureView: ①{show: A}\n",
      "wrong-type: A configure method must be a list of cases", "Begin each case with '- '"
    ),
    (
      "controller: C\nlayouts: ①[a]\n",
      "wrong-type: 'layouts' must be a mapping from names to views",
      "Write a name, and the view below it"
    ),
    (
      "controller: C\n①configureVeiw: []\n", "unknown-key: The key 'configureVeiw' is unknown here",
      "Write 'configureView'"
    ),
    (
      "①text", "wrong-type: A controller configuration must be a mapping, not 'text'",
      "Write lines of the form 'key: value'"
    ),
  ])
  func saysWhereAMistakeInTheFileIs(marked: String, message: String, fix: String) {
    let sample = MarkedSource(marked)
    #expect(readController(sample.text).report == sample.report(message, fix: fix))
  }
}
