internal import TextTools

/// One of SiriKit's own intents.
package struct SystemIntent: Hashable, Sendable {
  package let className: String
  /// The domain that it belongs to, such as `messaging`.
  package let domain: String
  package let availability: SystemAvailability
  /// Whether it needs an unlocked device, in the words of Apple's table; nil where none says.
  package var unlock: String?
  /// The features that can start it, as Apple's table says; empty where none says.
  package var supportedBy: [String] = []
  /// Where an Intents UI extension's view is shown, by the names of `INUIHostedViewContext`; nil
  /// where nobody knows.
  package var hostContexts: [String]?
  package var parameters: [SystemMember] = []
  package var responseProperties: [SystemMember] = []
  package var codes: [Code] = []
  /// The protocol of the handler; an intent that is only donated has none.
  package var handling: HandlingProtocol?

  /// A response code.
  package struct Code: Hashable, Sendable {
    package let rawValue: Int
    /// The case in Swift's spelling.
    package let name: String
    package let availability: SystemAvailability
  }

  package init(className: String, domain: String, availability: SystemAvailability) {
    self.className = className
    self.domain = domain
    self.availability = availability
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
