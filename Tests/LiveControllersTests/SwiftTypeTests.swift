import Testing

@testable import LiveControllers

struct SwiftTypeTests {
  /// What SiriKit never leaves out is there, also where an interaction says nothing of it.
  @Test(arguments: [
    (
      "INDateComponentsRange", "INDateComponentsRange = INDateComponentsRange(start: nil, end: nil)"
    ),
    ("INDateComponentsRange?", "INDateComponentsRange?"), ("[String]", "[String] = []"),
    ("Bool", "Bool = false"), ("INSpeakableString", "INSpeakableString!"),
  ])
  func aPropertyHasAValueWhereOneCanBeMade(_ written: String, _ property: String) {
    #expect(SwiftType(written: written) { _ in nil }.property == property)
  }
}
