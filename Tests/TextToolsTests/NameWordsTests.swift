import Testing
import TextTools

/// Names in code as people write them.
struct NameWordsTests {
  @Test(arguments: [
    ("pickupLocation", "Pickup location"), ("dropOffLocation", "Drop off location"),
    ("orderURL", "Order URL"), ("URLPath", "URLPath"), ("order_id", "Order id"),
    ("waitTime2", "Wait time2"), ("Soup", "Soup"), ("émincé", "Émincé"), ("スープ", "スープ"),
    ("", ""), ("__", ""), ("a", "A"),
  ])
  func namesAreSpelledOut(name: String, text: String) {
    #expect(name.spelledOut == text)
  }

  @Test func aWordBeginsWithACapitalBehindASmallLetter() {
    #expect("dropOffURL2Go".camelCaseWords == ["drop", "Off", "URL2", "Go"])
    #expect("".camelCaseWords == [])
  }
}
