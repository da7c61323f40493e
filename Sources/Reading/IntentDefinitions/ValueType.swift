/// The type of a parameter or property.
package enum ValueType: Hashable, Sendable {
  /// An enum of the definition.
  ///
  /// The file has no type of its own for it: an enum is an `Integer` with an enum name.
  case enumeration(String)
  /// An object type of the definition, or the plain object (identifier and display string).
  case object(String?)
  /// Any other type, under the name that Xcode writes: `String`, `Integer`, `CurrencyAmount` …
  case named(String)

  /// The name that people read.
  package var displayName: String {
    switch self {
    case .enumeration(let name), .named(let name): name
    case .object(let name): name ?? "Object"
    }
  }
}
