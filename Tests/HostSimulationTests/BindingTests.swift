import Diagnostics
import HostSimulation
import Interactions
import TestSupport
import Testing

/// What bindings draw, and how formats write values in a language.
struct BindingTests {
  private func label(
    _ text: String, _ interaction: String = "stages: [handle]", language: String = "en",
    strings: LocalizedStrings = .none
  ) throws -> (text: String?, findings: [Diagnostic]) {
    let card = try play(
      "configureView: [{show: A}]\nlayouts:\n  A:\n    label: '\(text)'",
      "language: \(language)\n" + interaction, strings: strings)
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
    ("${intent.extras.1}", "sugar"), ("${intent.extras[2]}", "honey"),
    ("${intent.extras.count}", "3"),
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
    ("de", "${intent.at:time(short)}", "09:41"),
    ("en", "${intent.at:date(full)}", "Monday, June 9, 2025"),
  ])
  func writesInTheLanguage(language: String, text: String, expected: String) throws {
    let label = try label(text, Self.values, language: language)
    #expect(label.text == expected)
    #expect(label.findings.isEmpty)
  }

  @Test(arguments: [
    ("${intent.cups}", "Give the interaction a value, or add 'when: {has: …}'"),
    ("${intent.cusp}", "Write '${intent.cups}'"),
    ("${response.minuts}", "Write '${response.minutes}'"),
    (
      "${intent.tea.origin}",
      "Give the interaction a value, or add 'when: {has: …}'"
    ),
    ("${app.title}", "Give the interaction a value, or add 'when: {has: …}'"),
  ])
  func pathsWithoutValueDrawNothingAndAreFindings(text: String, fix: String) throws {
    let label = try label("x\(text)y", "parameters: {tea: Green}\nstages: [handle]")
    #expect(label.text == "xy")
    #expect(label.findings.map(\.rule) == [.unresolvedBinding])
    #expect(label.findings.map(\.fix) == [fix])
    #expect(label.findings.first?.location?.line == 5)
  }

  @Test(arguments: [
    ("en", "${intent.cups:plural(one # cup|other # cups)}", "1,234,567 cups"),
    ("en", "${response.minutes:plural(one a minute|other # minutes)}", "3 minutes"),
    ("en", "${intent.extras:plural(one one extra|other # extras)}", "3 extras"),
    (
      "pl", "${response.minutes:plural(one # minuta|few # minuty|many # minut|other #)}", "3 minuty"
    ),
    ("ru", "${response.minutes:plural(other # min)}", "3 min"),
    ("en", "${activity.one:plural(other # cups|one # cup)}", "1 cup"),
  ])
  func pluralsTakeTheFormOfTheLanguage(language: String, text: String, expected: String) throws {
    let values = Self.values.replacing("{order:", with: "{one: 1, order:")
    let label = try label(text, values, language: language)
    #expect(label.text == expected)
    #expect(label.findings.isEmpty)
  }

  /// From the definition's own texts, its translations, and the app's strings.
  @Test(arguments: [
    ("en", "${string(Ti0001)}", "Brew it"), ("de", "${string(Ti0001)}", "Tee kochen"),
    ("de-AT", "${string(Ti0001):uppercase}", "TEE KOCHEN"), ("de", "${string(greeting)}", "Hallo"),
    ("fr", "${string(greeting)}", "Hello"), ("en", "${string(a.b: c)}", "Odd"),
  ])
  func stringsComeInTheLanguageOfTheCard(language: String, text: String, expected: String) throws {
    let label = try label(text, language: language, strings: Tea.strings())
    #expect(label.text == expected)
    #expect(label.findings.isEmpty)
  }

  @Test func anUnknownStringIsAFinding() throws {
    let label = try label("${string(greting)}", strings: Tea.strings())
    #expect(label.findings.map(\.rule) == [.unresolvedBinding])
    #expect(label.findings.first?.fix == "Write '${string(greeting)}'")
  }

  @Test func textsThatNoCardHasRoomForAreCut() throws {
    let list = Array(repeating: "abcdé", count: 5000).joined(separator: ", ")
    let label = try label("${intent.extras} x", "parameters: {extras: [\(list)]}\nstages: [handle]")
    #expect(label.text?.utf8.count == 20_000)
    #expect(label.findings.map(\.rule.id) == ["over-limit"])
  }

  @Test func longValuesAreWrittenWhole() throws {
    let long = String(repeating: "long word ", count: 900).dropLast()
    let label = try label(
      "${intent.note} ${intent.note:uppercase}", "parameters: {note: '\(long)'}\nstages: [handle]")
    #expect(label.text == "\(long) \(long.uppercased())")
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
