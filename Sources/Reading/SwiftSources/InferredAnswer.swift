/// What a class answers for one intent with one handling status.
package struct InferredAnswer: Sendable {
  /// Nil for all statuses that the class does not tell apart.
  package let status: String?
  /// The response code that it is for, where that is one of the definition's own.
  package let code: String?
  /// Whether it leaves the card to the host.
  package let refuses: Bool
  /// Whether it may answer at all: on some ways a class never calls its completion.
  package let completes: Bool
  /// Whether it hands back all parameters that it is asked about, whichever they are.
  package let returnsGiven: Bool
  /// How high its view is; nil where the text does not tell.
  package let height: WrittenHeight?
  /// What it and the classes beside it set of outlets.
  package let texts: [OutletAssignment]
  /// The outlets that are surely hidden, and those that are surely to be seen.
  package let hidden: Set<String>
  package let seen: Set<String>
  /// The types of views and controllers that it surely uses, among those that were asked for.
  package let types: Set<String>
  /// The same, with those that it uses on some ways only.
  package let possibleTypes: Set<String>
}

/// What a class is asked about.
package struct WrittenQuestion: Sendable {
  /// The class of the intent.
  let intent: String
  /// The types of views and controllers that may show, or their names in storyboards.
  let types: Set<String>
  /// The response codes of the definition's own.
  let codes: [Code]

  package struct Code: Sendable {
    let name: String
    let isSuccess: Bool

    package init(_ name: String, isSuccess: Bool) {
      self.name = name
      self.isSuccess = isSuccess
    }
  }

  package init(_ intent: String, types: Set<String> = [], codes: [Code] = []) {
    self.intent = intent
    self.types = types
    self.codes = codes
  }
}
