/// What a class answers for one intent with one handling status.
package struct WrittenAnswer: Sendable {
  /// Nil for all statuses that the class does not tell apart.
  package let status: String?
  /// Whether it leaves the card to the host.
  package let refuses: Bool
  /// How high its view is; nil where the text does not tell.
  package let height: WrittenHeight?
  /// What it and the classes beside it set of outlets.
  package let texts: [WrittenText]
  /// The outlets that are surely hidden, and those that are surely to be seen.
  package let hidden: Set<String>
  package let seen: Set<String>
  /// The types of views and controllers that it surely uses, among those that were asked for.
  package let types: Set<String>
}
