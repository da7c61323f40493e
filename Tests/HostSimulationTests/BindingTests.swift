import Diagnostics
import HostSimulation
import TestSupport
import Testing

/// What bindings draw, and how formats write values in a language.
struct BindingTests {
  private func label(
    _ text: String, _ interaction: String = "stages: [handle]", language: String = "en"
  ) throws -> (text: String?, findings: [Diagnostic]) {
    let card = try play(
      "configureView: [{show: A}]\nlayouts:\n  A:\n    label: '\(text)'",
      "language: \(language)\n" + interaction)
    return (card.labels.first, card.controllerFindings)
  }

  static let values = """
    parameters:
      tea: {identifier: g, display: Green, origin: Uji}
      cups: 1234567
      size: small
      price: {amount: 1234.5, currency: EUR}
      strength: 0.256
      at: 2025-06-09T09:41
      steep: 5400
      extras: [milk, sugar, honey]
    activity: {order: {id: A-17}}
    sample: {balance: 40}
    stages: [handle: {minutes: 3}]
    """

  @Test(arguments: [
    ("${intent.tea}", "Green"), ("${intent.tea.identifier}", "g"), ("${intent.tea.origin}", "Uji"),
    ("${ intent.tea }", "Green"), ("${intent.size}", "Small cup"), ("${intent.size.name}", "small"),
    ("${intent.price.currencyCode}", "EUR"), ("${response.minutes}", "3"),
    ("${activity.order.id}", "A-17"), ("${sample.balance}", "40"), ("${app.name}", "Tea House"),
    ("${intent.extras.1}", "sugar"), ("${intent.extras.count}", "3"),
    ("a ${app.name} b", "a Tea House b"),
    ("${intent.tea:uppercase}", "GREEN"), ("${intent.extras:count}", "3"),
    ("plain $x {y}", "plain $x {y}"),
    ("${intent.tea}${intent.tea}", "GreenGreen"),
  ])
  func readValues(text: String, expected: String) throws {
    let label = try label(text, Self.values)
    #expect(label.text == expected)
    #expect(label.findings.isEmpty)
  }

  /// The same on every machine; blanks that do not break are the language's own.
  @Test(arguments: [
    ("en", "${intent.cups}", "1,234,567"), ("de", "${intent.cups}", "1.234.567"),
    ("fr", "${intent.cups:number}", "1\u{202F}234\u{202F}567"),
    ("ja", "${intent.cups}", "1,234,567"),
    ("en", "${intent.strength:percent}", "25.6%"),
    ("de", "${intent.strength:percent}", "25,6\u{A0}%"),
    ("en", "${intent.price}", "€1,234.50"), ("de", "${intent.price}", "1.234,50\u{A0}€"),
    ("ja", "${intent.cups:currency(JPY)}", "¥1,234,567"),
    ("en", "${intent.strength:currency(USD)}", "$0.26"),
    ("en", "${intent.steep:duration}", "1 hour, 30 minutes"),
    ("de", "${intent.steep:duration}", "1 Stunde und 30 Minuten"),
    ("en", "${intent.extras}", "milk, sugar, and honey"),
    ("de", "${intent.extras}", "milk, sugar und honey"),
    ("en", "${intent.at:date(long)}", "June 9, 2025"),
    ("de", "${intent.at:date(long)}", "9. Juni 2025"),
    ("ja", "${intent.at:date(long)}", "2025年6月9日"),
    ("de", "${intent.at:time(short)}", "9:41"),
    ("en", "${intent.at:date(full)}", "Monday, June 9, 2025"),
  ])
  func writesInTheLanguage(language: String, text: String, expected: String) throws {
    let label = try label(text, Self.values, language: language)
    #expect(label.text == expected)
    #expect(label.findings.isEmpty)
  }

  @Test(arguments: [
    ("${intent.cups}", "Give the interaction a value, or draw the element only 'when: {has: …}'"),
    ("${intent.cusp}", "Write '${intent.cups}'"),
    ("${response.minuts}", "Write '${response.minutes}'"),
    (
      "${intent.tea.origin}",
      "Give the interaction a value, or draw the element only 'when: {has: …}'"
    ),
    ("${app.title}", "Give the interaction a value, or draw the element only 'when: {has: …}'"),
  ])
  func pathsWithoutValueDrawNothingAndAreFindings(text: String, fix: String) throws {
    let label = try label("x\(text)y", "parameters: {tea: Green}\nstages: [handle]")
    #expect(label.text == "xy")
    #expect(label.findings.map(\.rule) == [.unresolvedBinding])
    #expect(label.findings.map(\.fix) == [fix])
    #expect(label.findings.first?.location?.line == 5)
  }

  @Test func responseHasNoValuesBeforeThereIsOne() throws {
    let label = try label("${response.minutes}", "stages: [preview]")
    #expect(label.findings.map(\.rule) == [.unresolvedBinding])
  }

  @Test(arguments: ["${intent.tea:currency(USD)}", "${intent.tea:date}", "${intent.cups:count}"])
  func formatsThatDoNotFitAreFindings(text: String) throws {
    let label = try label(text, Self.values)
    #expect(label.text?.isEmpty == true)
    #expect(label.findings.map(\.rule) == [.unresolvedBinding])
  }
}
