import Interactions
import Testing

@testable import ProjectStarter

/// Which values a text shows, from two plays with other values each.
struct TextTracerTests {
  private static func values(_ round: Int) -> [String: IntentValue] {
    let date = DateValue(year: 2031 + round, month: 3, day: 12, hour: 9, minute: 41 + round)
    let items = (0..<(2 + round)).map { index in
      IntentValue.object(
        ObjectValue(identifier: "i\(round)\(index)", display: "Item \(round)\(index)"))
    }
    return [
      "intent": .object(
        ObjectValue(
          identifier: nil, display: "",
          properties: [
            "quantity": .integer(round == 0 ? 29 : 59),
            "soup": .object(
              ObjectValue(
                identifier: round == 0 ? "zaq" : "wyx",
                display: round == 0 ? "Zaqbe" : "Wyxlo")),
          ])),
      "response": .object(
        ObjectValue(
          identifier: nil, display: "",
          properties: [
            "price": .number(round == 0 ? 41.25 : 71.75), "items": .list(items),
            "wait": .duration(round == 0 ? 1380 : 3180),
          ].merging(date.map { ["at": .date($0)] } ?? [:]) { $1 })),
    ]
  }

  private let tracer = TextTracer([values(0), values(1)], language: "en")

  @Test(arguments: [
    (["Soup", "Soup"], "Soup"),
    (["x29 @ 41.25", "x59 @ 71.75"], "x${intent.quantity} @ ${response.price}"),
    (["Zaqbe (zaq)", "Wyxlo (wyx)"], "${intent.soup} (${intent.soup.identifier})"),
    (["ZAQBE", "WYXLO"], "${intent.soup:uppercase}"),
    (["$41.25", "$71.75"], "${response.price:currency(USD)}"),
    (
      ["2 items, first Item 00", "3 items, first Item 10"],
      "${response.items:count} items, first ${response.items[0]}"
    ),
    (["23 minutes", "53 minutes"], "${response.wait}"),
    (["Mar 12, 2031", "Mar 12, 2032"], "${response.at:date(medium)}"),
  ])
  func writesBindings(texts: [String], layout: String) {
    #expect(tracer.trace(texts) == .found(layout))
  }

  /// What is computed is nobody's value: the text of the first play stays, as a stand-in.
  @Test(arguments: [["58", "118"], ["ebqaZ", "olxyW"], ["one", "two"]])
  func saysWhatIsNoValue(texts: [String]) {
    #expect(tracer.trace(texts) == .lost(texts[0]))
  }

  @Test func tracesTheFirstRowOfAList() {
    #expect(tracer.lists(ofCounts: [2, 3]) == ["response.items"])
    let row = tracer.inFirstRow(ofList: "response.items")
    #expect(row.trace(["Item 00: i00", "Item 10: i10"]) == .found("${row}: ${row.identifier}"))
  }

  @Test func fillsALayoutWithTheValuesOfAPlay() {
    let filled = TextTracer.filled(
      "${intent.soup} @ ${response.price:currency(USD)}${response.none}", with: Self.values(1),
      language: "en")
    #expect(filled == "Wyxlo @ $71.75")
  }
}
