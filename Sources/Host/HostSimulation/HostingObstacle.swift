/// Why the system cannot host the view controller of an Intents UI extension.
package enum HostingObstacle: String, CaseIterable, Hashable, Sendable {
  /// The Info.plist names neither a main storyboard nor a principal class.
  case noEntry
  case missingStoryboard
  case noInitialController
  /// The initial view controller, or the principal class, does not conform to the protocol.
  case unhostedController
  /// No class is found by the name of the principal class.
  case noClass

  var words: String {
    switch self {
    case .noEntry: "its Info.plist names neither a storyboard nor a class"
    case .missingStoryboard: "its main storyboard is missing"
    case .noInitialController: "its storyboard has no initial view controller"
    case .unhostedController:
      "its first view controller does not conform to INUIHostedViewControlling"
    case .noClass: "no class has the name in its Info.plist"
    }
  }
}
