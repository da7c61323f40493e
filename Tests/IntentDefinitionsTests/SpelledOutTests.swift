import IntentDefinitions
import Testing

/// Names in code as people write them.
struct SpelledOutTests {
  @Test(arguments: [
    ("pickupLocation", "Pickup location"), ("dropOffLocation", "Drop off location"),
    ("orderURL", "Order URL"), ("URLPath", "URLPath"), ("order_id", "Order id"),
    ("waitTime2", "Wait time2"), ("Soup", "Soup"), ("émincé", "Émincé"), ("スープ", "スープ"),
    ("", ""), ("__", ""), ("a", "A"),
  ])
  func namesAreSpelledOut(name: String, text: String) {
    #expect(name.spelledOut == text)
  }

  @Test(arguments: [
    ("INSearchForBillsIntent", "Search for Bills"),
    ("INSetClimateSettingsInCarIntent", "Set Climate Settings in Car"),
    ("INAppendToNoteIntent", "Append to Note"), ("INListRideOptionsIntent", "List Ride Options"),
  ])
  func titlesOfIntentsAreTitles(className: String, title: String) throws {
    #expect(SystemDefinition.intent(className)?.intent.title.text == title)
  }
}
