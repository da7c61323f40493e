/// An enum or a value class of the Intents framework.
package struct SystemType: Hashable, Sendable {
  package let name: String
  package let kind: Kind
  package let availability: SystemAvailability
  /// The properties of a class.
  package let properties: [SystemMember]
  /// The cases of an enum or of options, or the constants.
  package let cases: [Case]

  package enum Kind: String, Hashable, Sendable {
    case `class`
    case `enum`
    case options
    /// Named texts.
    case constants
  }

  /// One case of an enum, an option or a constant.
  package struct Case: Hashable, Sendable {
    package let name: String
    /// Nil for a constant, which is a text.
    package let rawValue: Int?
    package let availability: SystemAvailability
  }
}
