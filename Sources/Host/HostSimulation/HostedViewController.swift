package import Interactions
package import Diagnostics
package import IntentDefinitions
package import Views

/// One instance of a class that conforms to `INUIHostedViewControlling`.
///
/// Both methods are optional, as in the SDK: a class that does not implement one has nil there. The
/// host makes a new instance for each ask. A controller configuration is one kind of class.
package protocol HostedViewController: Sendable {
  /// Answers `configureView(for:of:interactiveBehavior:context:completion:)`.
  var configureView: (@Sendable (Ask) -> Answer)? { get }
  /// Answers `configure(with:context:completion:)`.
  var configure: (@Sendable (Ask) -> Answer)? { get }
  /// The three flags of `INUIHostedViewSiriProviding`; nil when the class does not adopt it.
  var siriProviding: SiriProviding? { get }
}

/// The properties of `INUIHostedViewSiriProviding`: true means that Siri leaves its own view out.
package struct SiriProviding: Hashable, Sendable {
  package let displaysMap: Bool
  package let displaysMessage: Bool
  package let displaysPaymentTransaction: Bool

  package init(displaysMap: Bool, displaysMessage: Bool, displaysPaymentTransaction: Bool) {
    self.displaysMap = displaysMap
    self.displaysMessage = displaysMessage
    self.displaysPaymentTransaction = displaysPaymentTransaction
  }
}

/// A class of hosted view controllers, which the host instantiates for each ask.
package protocol HostedViewControllerClass: Sendable {
  var name: String { get }
  /// The origin of its answers.
  var basis: ControllerBasis { get }
  /// Whether its instances answer `configureView`.
  var implementsConfigureView: Bool { get }
  /// Whether its instances answer `configure`.
  var implementsConfigure: Bool { get }
  /// The behaviors that its answers can depend on; it answers alike for all others.
  var testedBehaviors: Set<InteractiveBehavior> { get }
  /// The class that answers for an intent: this one, or another where it knows nothing of the
  /// intent; nil where nobody knows what it answers.
  func answering(_ intent: Intent) -> (any HostedViewControllerClass)?
  func instantiate() -> any HostedViewController
}

extension HostedViewControllerClass {
  package func answering(_ intent: Intent) -> (any HostedViewControllerClass)? { self }

  /// Whether the class has `configure` and no `configureView`.
  var onlyAugments: Bool { implementsConfigure && !implementsConfigureView }
}

/// One call of a controller's configure method: what it is given, and what it can look up.
package struct Ask: Hashable, Sendable {
  /// The parameters to show; empty for the card as a whole.
  package let parameters: [HostParameter]
  package let interaction: Interaction
  package let stage: Stage
  package let status: HandlingStatus
  package let behavior: InteractiveBehavior
  package let context: HostedViewContext
  package let host: String
  package let isLocked: Bool
  /// `hostedViewMinimumAllowedSize` and `hostedViewMaximumAllowedSize`.
  package let minimumSize: Size
  package let maximumSize: Size
  package let screenSize: Size

  package init(
    parameters: [HostParameter], interaction: Interaction, stage: Stage, status: HandlingStatus,
    behavior: InteractiveBehavior, context: HostedViewContext, host: String, isLocked: Bool,
    minimumSize: Size, maximumSize: Size, screenSize: Size
  ) {
    self.parameters = parameters
    self.interaction = interaction
    self.stage = stage
    self.status = status
    self.behavior = behavior
    self.context = context
    self.host = host
    self.isLocked = isLocked
    self.minimumSize = minimumSize
    self.maximumSize = maximumSize
    self.screenSize = screenSize
  }

  /// The ask without the host's name: a class is not told which host asks, nor whether the device
  /// is locked.
  package var anonymous: Ask {
    Ask(
      parameters: parameters, interaction: interaction, stage: stage, status: status,
      behavior: behavior, context: context, host: "", isLocked: false, minimumSize: minimumSize,
      maximumSize: maximumSize, screenSize: screenSize)
  }
}

/// The answer to an ask.
package struct Answer: Hashable, Sendable {
  package let end: End
  /// Which part of the controller answered, for the transcript.
  package let answeredBy: String
  /// The number of the case that answered, from 1; nil where it was none.
  package let caseNumber: Int?
  package let location: SourceLocation?
  /// The findings about the answer, such as a binding without a value.
  package let diagnostics: [Diagnostic]
  /// An event of a running class before it answered.
  package let occurrences: [Occurrence]

  package enum Occurrence: Hashable, Sendable {
    /// The class asked the network for an address, and got what the project has for it, or nothing.
    case request(String, isAnswered: Bool)
    /// The class asked a store for something, such as the keychain or the asset catalogs, and got nothing.
    case lookup(String, in: String)
    /// The class used an API that has no effect here.
    case missingAPI(String)
    /// The class came to a statement that was left out.
    case leftOut(String, at: SourceLocation)
  }

  package enum End: Hashable, Sendable {
    /// The completion handler was called, after some seconds; at times more than once.
    case replied([Reply], after: Double)
    /// The completion handler was never called.
    case silent
    case crashed
    /// An unknown answer: a running class reached a place that was left out.
    case unknown
  }

  package init(
    _ end: End, answeredBy: String, caseNumber: Int? = nil, location: SourceLocation? = nil,
    diagnostics: [Diagnostic] = [], occurrences: [Occurrence] = []
  ) {
    self.occurrences = occurrences
    self.end = end
    self.answeredBy = answeredBy
    self.caseNumber = caseNumber
    self.location = location
    self.diagnostics = diagnostics
  }
}

extension Answer {
  /// The answer with more that was found wrong.
  package func adding(_ findings: [Diagnostic]) -> Answer {
    Answer(
      end, answeredBy: answeredBy, caseNumber: caseNumber, location: location,
      diagnostics: diagnostics + findings, occurrences: occurrences)
  }
}

/// The arguments of the completion handler.
package struct Reply: Hashable, Sendable {
  package let success: Bool
  package let parameters: [HostParameter]
  package let size: Size
  /// The controller's view.
  package let view: View<String>?
  /// Whether the width is a number of points that the project has written.
  package let hasFixedWidth: Bool
  package let contentShare: ContentShare
  /// The content of the view some time after the reply; nil where it stays as it is.
  package let later: LaterView?

  package init(
    success: Bool, parameters: [HostParameter], size: Size, view: View<String>?,
    hasFixedWidth: Bool = false, contentShare: ContentShare = .none, later: LaterView? = nil
  ) {
    self.success = success
    self.parameters = parameters
    self.size = size
    self.view = view
    self.hasFixedWidth = hasFixedWidth
    self.contentShare = contentShare
    self.later = later
  }
}

/// The content of a view on the screen after a timer, or after what it has waited for.
package struct LaterView: Hashable, Sendable {
  /// Counted from the reply.
  package let seconds: Double
  package let element: View<String>?

  package init(seconds: Double, element: View<String>?) {
    self.seconds = seconds
    self.element = element
  }
}
