import Interactions
import Testing

@testable import ProjectStarter

/// Values that occur nowhere else.
struct MarkedValuesTests {
  private let sample: [String: IntentValue] = [
    "text": .text("Green tea"), "address": .text("https://example.com"), "count": .integer(2),
    "price": .number(2.5), "list": .list([.text("Milk")]), "isHot": .boolean(true),
    "size": .enumCase(name: "small", displayName: "Small"), "weight": .text("5 kg"),
    "tea": .object(
      ObjectValue(identifier: "t", display: "Tea", properties: ["name": .text("Tea")])),
  ]

  @Test func differInEachRound() {
    var rounds = (0...1).map { MarkedValues(round: $0) }
    let first = rounds[0].marked(sample)
    let second = rounds[1].marked(sample)
    for name in ["text", "address", "count", "price", "list", "tea"] {
      #expect(first[name] != second[name], "\(name)")
      #expect(first[name] != sample[name], "\(name)")
    }
    // A class may take another way for each of these.
    for name in ["isHot", "size", "weight"] { #expect(first[name] == sample[name], "\(name)") }
    #expect(first["list"]?.property("count") == .integer(2))
    #expect(second["list"]?.property("count") == .integer(3))
    // What a text says twice, its mark says twice.
    #expect(first["tea"]?.property("display") == first["tea"]?.property("name"))
  }
}
