/// The origin of a controller's answers: the word `controller` of the catalog.
package enum ControllerBasis: String, CaseIterable, Hashable, Sendable {
  /// No extension draws the intent.
  case none
  /// There is a class, and nothing says what it answers.
  case unknown
  /// The storyboard as it is, without data.
  case designed
  /// A controller configuration.
  case configured
  /// The class itself.
  case run
}

/// The class that a host would ask about an intent, as far as it is known.
enum FoundController {
  case none
  /// A class of which nothing tells what it answers.
  case unknown(UnknownClass)
  case known(any HostedViewControllerClass)

  var basis: ControllerBasis {
    switch self {
    case .none: .none
    case .unknown: .unknown
    case .known(let controller): controller.basis
    }
  }
}

/// A class of which nothing tells what it shows.
package struct UnknownClass: Hashable, Sendable {
  package let name: String
  /// The words for what the class does instead, where it ran: `stops where layout() was left out`.
  package let reason: String?

  package init(name: String, reason: String? = nil) {
    self.name = name
    self.reason = reason
  }
}
