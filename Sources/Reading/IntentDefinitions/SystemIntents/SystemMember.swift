/// A parameter of a system intent, or a property of its response or of a value class.
package struct SystemMember: Hashable, Sendable {
  package let name: String
  /// The type in Swift's spelling, such as `[INPerson]?`.
  package let type: String
  package let availability: SystemAvailability

  package var isArray: Bool { type.hasPrefix("[") }

  /// The names in the type, without brackets: `INPerson` for `[INPerson]?`.
  package var typeNames: [String] {
    type.split { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "_" }.map { String($0) }
  }
}
