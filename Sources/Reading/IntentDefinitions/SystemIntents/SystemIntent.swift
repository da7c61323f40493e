internal import TextTools

/// One of SiriKit's own intents.
package struct SystemIntent: Hashable, Sendable {
  package let className: String
  /// The domain that it belongs to, such as `messaging`.
  package let domain: String
  package let availability: SystemAvailability
  /// Whether it needs an unlocked device, in the words of Apple's table; nil where none says.
  package let unlock: String?
  /// What can start it, as Apple's table says; empty where none says.
  package let supportedBy: [String]
  /// Where an Intents UI extension's view is shown, by the names of `INUIHostedViewContext`; nil
  /// where nobody knows.
  package let hostContexts: [String]?
  package let parameters: [SystemMember]
  package let responseProperties: [SystemMember]
  package let codes: [Code]
  /// What a handler adopts; an intent that is only donated has none.
  package let handling: HandlingProtocol?

  /// A response code.
  package struct Code: Hashable, Sendable {
    package let rawValue: Int
    /// The case in Swift's spelling.
    package let name: String
    package let availability: SystemAvailability

    package init(rawValue: Int, name: String, availability: SystemAvailability) {
      self.rawValue = rawValue
      self.name = name
      self.availability = availability
    }
  }

  package init(
    className: String, domain: String, availability: SystemAvailability, unlock: String?,
    supportedBy: [String], hostContexts: [String]?, parameters: [SystemMember],
    responseProperties: [SystemMember], codes: [Code], handling: HandlingProtocol?
  ) {
    self.className = className
    self.domain = domain
    self.availability = availability
    self.unlock = unlock
    self.supportedBy = supportedBy
    self.hostContexts = hostContexts
    self.parameters = parameters
    self.responseProperties = responseProperties
    self.codes = codes
    self.handling = handling
  }

  package var responseClassName: String { className + "Response" }

  /// The class name in words: `Search for Bills` for `INSearchForBillsIntent`.
  package var title: String {
    var name = className[...]
    if name.hasPrefix("IN") { name = name.dropFirst(2) }
    if name.hasSuffix("Intent") { name = name.dropLast(6) }
    return name.camelCaseWords.map { Self.smallWords[$0] ?? $0 }.joined(separator: " ")
  }

  /// The words that have no capital in a title.
  private static let smallWords = ["For": "for", "In": "in", "To": "to"]

  package func resolves(_ parameter: SystemMember) -> Bool {
    handling?.resolveMethods.contains { $0.parameter == parameter.name } ?? false
  }
}
