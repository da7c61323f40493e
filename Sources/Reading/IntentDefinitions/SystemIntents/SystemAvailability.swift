/// Since when and until when a name of the Intents framework can be used, in versions of iOS.
package struct SystemAvailability: Hashable, Sendable {
  /// The version that brought it, such as `10.0`; nil for what is as old as its owner.
  package let introduced: String?
  /// The version that deprecated it.
  package let deprecated: String?
  /// The name that took its place.
  package let replacement: String?
  /// Whether iOS lacks it, though other systems have it.
  package let isUnavailable: Bool

  package init(
    introduced: String? = nil, deprecated: String? = nil, replacement: String? = nil,
    isUnavailable: Bool = false
  ) {
    self.introduced = introduced
    self.deprecated = deprecated
    self.replacement = replacement
    self.isUnavailable = isUnavailable
  }

  /// The note for people, in a few words; empty where there is nothing to say.
  package var note: String {
    var words: [String] = []
    if let introduced { words.append("since iOS \(introduced)") }
    if let deprecated { words.append("deprecated in iOS \(deprecated)") }
    if let replacement { words.append("use \(replacement)") }
    if isUnavailable { words.append("not on iOS") }
    return words.joined(separator: ", ")
  }
}
