package import Diagnostics
internal import TextTools

/// A custom type of an intent definition.
package struct ObjectType: Hashable, Sendable {
  package let name: String
  package let displayName: LocalizedText
  /// The class that Xcode makes of it: the type's own name, unless the file has another one.
  package let className: String
  /// The properties in display order, the four that every type has among them.
  package let properties: [Property]
  package let location: SourceLocation

  /// One property of an object type.
  package struct Property: Hashable, Sendable {
    package let name: String
    package let displayName: LocalizedText
    package let type: ValueType
    /// The file that an enum or object type belongs to, by its id; `System` is SiriKit.
    package var typeNamespace: String?
    package var supportsMultipleValues = false
    /// Whether it is one of the four that every type has, such as `identifier`.
    package var isDefault = false
    package var limits = ParameterLimits.none
    package var metadata = ValueMetadata.none
    /// The number that stays the same when the property gets another name.
    package var tag: Int?
    package let location: SourceLocation

    package init(
      name: String, displayName: LocalizedText, type: ValueType, location: SourceLocation
    ) {
      self.name = name
      self.displayName = displayName
      self.type = type
      self.location = location
    }

    /// The name on cards: the one that people read, else the plain name in words (convention).
    package var label: String {
      displayName.isEmpty || displayName.text == name ? name.spelledOut : displayName.text
    }
  }

  package var displayTitle: String { displayName.isEmpty ? name : displayName.text }
}
