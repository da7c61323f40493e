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
  /// The name of a class of which nobody knows what it answers.
  case unknown(String)
  case known(any HostedViewControllerClass)

  var basis: ControllerBasis {
    switch self {
    case .none: .none
    case .unknown: .unknown
    case .known(let controller): controller.basis
    }
  }
}
