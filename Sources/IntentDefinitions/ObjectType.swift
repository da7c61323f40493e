package import Diagnostics

/// A custom type of an intent definition.
package struct ObjectType: Hashable, Sendable {
  package let name: String
  package let displayName: LocalizedText
  /// The properties in display order, the four that every type has among them.
  package let properties: [Property]
  package let location: SourceLocation

  /// One property of an object type.
  package struct Property: Hashable, Sendable {
    package let name: String
    package let displayName: LocalizedText
    package let type: ValueType
    package let supportsMultipleValues: Bool
    /// Whether it is one of the four that every type has, such as `identifier`.
    package let isDefault: Bool

    package init(
      name: String, displayName: LocalizedText, type: ValueType, supportsMultipleValues: Bool,
      isDefault: Bool
    ) {
      self.name = name
      self.displayName = displayName
      self.type = type
      self.supportsMultipleValues = supportsMultipleValues
      self.isDefault = isDefault
    }
  }

  package init(
    name: String, displayName: LocalizedText, properties: [Property], location: SourceLocation
  ) {
    self.name = name
    self.displayName = displayName
    self.properties = properties
    self.location = location
  }
}
