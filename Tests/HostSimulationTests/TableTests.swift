import Diagnostics
import HostSimulation
import Testing
import Views

/// Tables and bound numbers, as a controller answers with them.
struct TableTests {
  private func card(_ layout: String, sample: String) throws -> HostedCard {
    try play(
      "configureView: [{show: A}]\nlayouts:\n  A: \(layout)",
      "stages: [confirm]\nsample: \(sample)")
  }

  @Test func aRowIsRepeatedOverTheValuesOfAList() throws {
    let card = try card(
      "{table: sample.teas, row: {label: '${row}'}}", sample: "{teas: [Green, Black, White]}")
    #expect(card.labels == ["Green", "Black", "White"])
    #expect(card.diagnostics.isEmpty)
    let table = try #require(card.customView?.element)
    #expect(table.content == .stack(StackContent(role: .table)) && table.subviews.count == 5)
    #expect(table.subviews[1].content == .separator)
    #expect(table.subviews[0].style.minimumHeight == 44)
  }

  @Test func aRowSeesPropertiesAndCases() throws {
    let card = try card(
      "{table: sample.teas, row: {stack: horizontal, views: [{label: '${row.display}'}, "
        + "{label: '${row.note}', when: {has: row.note}}]}}",
      sample: "{teas: [{display: Green}, {display: Black, note: strong}]}")
    #expect(card.labels == ["Green", "Black", "strong"])
    #expect(card.diagnostics.isEmpty)
  }

  @Test(arguments: [(0, 0), (2, 2), (9, 3)]) func theLimitIsTheMostRows(limit: Int, rows: Int)
    throws
  {
    let card = try card(
      "{table: sample.teas, limit: \(limit), row: {label: '${row}'}}",
      sample: "{teas: [Green, Black, White]}")
    #expect(card.labels.count == rows)
  }

  @Test func tablesNest() throws {
    let card = try card(
      "{table: sample.pots, row: {table: row.teas, row: {label: '${row}'}}}",
      sample: "{pots: [{display: A, teas: [Green, Black]}, {display: B, teas: [White]}]}")
    #expect(card.labels == ["Green", "Black", "White"])
  }

  @Test(arguments: [
    ("sample.cups", "'sample.cups' has no value"),
    ("sample.pot", "'sample.pot' is not a list"),
  ])
  func whatIsNoListIsAFinding(path: String, message: String) throws {
    let card = try card("{table: \(path), row: {label: a}}", sample: "{pot: brown}")
    #expect(card.diagnostics.map(\.message) == [message])
  }

  /// A table in a table in a table over one list would fill the memory.
  @Test func rowsBeyondAllBoundsAreRefused() throws {
    let teas = (0..<60).map { "t\($0)" }.joined(separator: ", ")
    let inner = "{table: sample.teas, row: {table: sample.teas, row: {label: '${row}'}}}"
    let card = try card(
      "{table: sample.teas, row: \(inner)}", sample: "{teas: [\(teas)]}")
    #expect(card.diagnostics.map(\.rule.id) == ["over-limit"])
    #expect(card.labels.count < 2_000)
  }

  @Test(arguments: [("0.25", 0.25), ("7", 1), ("-1", 0)])
  func boundNumbersArePinnedAsUIKitPinsThem(value: String, expected: Double) throws {
    let card = try card("{progress: '${sample.done}'}", sample: "{done: \(value)}")
    #expect(
      card.customView?.element?.content == .control(.progress(expected, tint: .semantic(.tint))))
  }

  @Test(arguments: ["{done: much}", "{}"]) func whatIsNoNumberIsAFinding(sample: String) throws {
    let card = try card("{progress: '${sample.done}'}", sample: sample)
    #expect(card.diagnostics.map(\.rule) == [.unresolvedBinding])
  }

  @Test func chartsTakeNumbersAndPropertiesOfValues() throws {
    let numbers = try card("{chart: sample.days}", sample: "{days: [1, 2.5]}")
    let objects = try card(
      "{chart: sample.days, property: cups}",
      sample: "{days: [{display: Mon, cups: 1}, {display: Tue, cups: 2.5}]}")
    for card in [numbers, objects] {
      guard case .chart(let chart)? = card.customView?.element?.content else {
        Issue.record("no chart")
        return
      }
      #expect(chart.values == [1, 2.5])
    }
    let wrong = try card("{chart: sample.days, property: mugs}", sample: "{days: [{display: Mon}]}")
    #expect(wrong.diagnostics.map(\.rule) == [.unresolvedBinding])
  }
}
