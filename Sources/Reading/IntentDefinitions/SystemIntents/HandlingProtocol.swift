/// The protocol that a handler of a system intent adopts.
package struct HandlingProtocol: Hashable, Sendable {
  package let name: String
  /// In the order of the header, with those that are deprecated.
  package let resolveMethods: [Method]
  package let confirm: Method?
  package let handle: Method?
  /// Methods beside the three phases: a ride's and a car's updates.
  package let otherMethods: [Method]

  /// A method of the protocol.
  package struct Method: Hashable, Sendable {
    /// The name in Swift's spelling, such as `resolveContent(for:with:)`.
    package let name: String
    /// The parameter that it resolves.
    package let parameter: String?
    package let isRequired: Bool
    package let availability: SystemAvailability

    package init(
      name: String, parameter: String? = nil, isRequired: Bool = false,
      availability: SystemAvailability = SystemAvailability()
    ) {
      self.name = name
      self.parameter = parameter
      self.isRequired = isRequired
      self.availability = availability
    }
  }

  /// The resolve methods that a new handler would write: each name once, none deprecated.
  package var currentResolveMethods: [Method] {
    var seen: Set<String> = []
    return resolveMethods.filter { method in
      method.availability.deprecated == nil && seen.insert(method.name).inserted
    }
  }
}
