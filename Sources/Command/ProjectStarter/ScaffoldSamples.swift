internal import IntentDefinitions
internal import TextTools

/// What a view shows that the definition says nothing of, and that the interaction has to have.
struct ScaffoldSamples {
  /// What the controller gets from elsewhere, by name.
  var sample: [String: String] = [:]
  /// What the response's user activity holds, by key.
  private(set) var activity: [String: String] = [:]

  func merging(_ other: ScaffoldSamples) -> ScaffoldSamples {
    var all = self
    all.sample.merge(other.sample) { first, _ in first }
    all.activity.merge(other.activity) { first, _ in first }
    return all
  }

  /// Adds a value for each key of the activity that a text is bound to.
  mutating func addActivity(boundIn text: String) {
    let pieces = text.split(
      separator: "${\(ScaffoldSources.activityRoot)", omittingEmptySubsequences: false)
    for piece in pieces.dropFirst() {
      let key = String(piece.prefix { $0 != "}" })
      activity[key] = key.spelledOut
    }
  }

  /// The lines of an interaction.
  var lines: [String] {
    Self.lines("sample", "What the controller gets from elsewhere.", sample)
      + Self.lines("activity", "The userInfo of the response's user activity.", activity)
  }

  private static func lines(
    _ key: String, _ remark: String, _ values: [String: String]
  ) -> [String] {
    guard !values.isEmpty else { return [] }
    return ["# \(remark)", "\(key):"]
      + values.sorted { $0.key < $1.key }.map {
        "  \(ScaffoldYAML.scalar($0.key)): \(ScaffoldYAML.scalar($0.value))"
      }
  }
}
