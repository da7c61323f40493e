package import Interactions
package import Views

/// A decision of a host's, or the answer of a controller: one step of a transcript, as data.
///
/// A section, an instance and a case is named by its number, from 1.
package enum TranscriptEvent: Hashable, Sendable {
  case stage(String, of: String, HandlingStatus)
  case suggestion
  case needlessConfirmation
  /// No handler is asked, because of the kind of stage.
  case noHandlerAsked(Stage.Kind)
  /// The name of the extension or app, the phase, and how many extensions support the intent.
  case handler(String, phase: String, candidates: Int)
  case noHandler(of: String)
  case noExtension(for: String)
  case `extension`(String, for: String)
  case extensionsLeftOut([String])
  /// The class whose answers nobody knows.
  case unknownController(String)
  case unlock
  /// The intent, and the host that would not show its cards.
  case asIf(String, in: String)
  /// The parameters of each; nil for a section that is never asked about.
  case sections([[HostParameter]?])
  /// Why the extension that supports the intent is not hosted.
  case notHosted(HostingObstacle)
  case instance(Int, of: String)
  case viewDidLoad(Int)
  case sameInstance(of: String)
  case sizes(from: Size, to: Size)
  case configureView([HostParameter], InteractiveBehavior, HostedViewContext)
  /// The class may lack the method, and crash.
  case configure(HostedViewContext, isImplemented: Bool)
  /// An address that a running class asked the network for.
  case request(String, isAnswered: Bool)
  /// A thing that a running class asked a store for, such as the keychain or the asset catalogs, which has nothing here.
  case lookup(String, in: String)
  /// An API that a running class used and that has no effect here.
  case missingAPI(String)
  /// The statement that was left out, and that a running class reached.
  case leftOut(String)
  /// The answer; with the number of the case, if any.
  case answer(String, by: String, case: Int?)
  case crash
  case noReply(limit: Double)
  case lateReply(limit: Double, seconds: Double)
  case replies(Int)
  /// The arguments of the completion handler; of `configure`, the size only.
  case size(Size)
  case reply(Bool, [HostParameter], isAsAsked: Bool, Size)
  case covered([HostParameter], isNamed: Bool)
  case tooLate(sections: [Int])
  case limited(Size, to: Size)
  /// The sections whose views display the parameters.
  case sectionLeftOut(Int, [HostParameter], by: [Int])
  case sectionRest(Int, [HostParameter])
  case sectionEmpty(Int)
  case sectionRow(Int)
  case sectionHidden(Int)
  case sectionUnknown(Int)
  case sectionView(Int, instance: Int, Size)
  case rowsRepeated(Int)
  case rowsSummedUp(Int)
  /// The effect of a tap on a section; none without a behavior.
  case tap(section: Int, InteractiveBehavior?, TapWords)
  /// A button of the host's own, by its title.
  case button(String, opensApp: Bool, TapWords)
  case appearing([Int])
  case staying([Int])
  /// An instance whose view holds something else after some seconds.
  case changing(Int, seconds: Double)
  case sizeStays(Size)
  case withoutHeight([Int])
  case released([Int])
  /// The instances that leave the screen.
  case leaving([Int])
  /// Instances that ended with their extension.
  case lost([Int])
  case disappearing([Int])
  case dismissal

  /// The words of `catalogue.json`.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case stage, suggestion, needlessConfirmation
    case noHandlerAsked, handler, noHandler
    case noExtension, `extension`, extensionsLeftOut, unknownController
    case unlock, asIf, sections
    case instance, sameInstance, sizes, ask
    case request, lookup, missingAPI, leftOut, answer
    case crash, noReply, lateReply, replies, reply
    case covered, tooLate, limited
    case sectionLeftOut, sectionRest, sectionEmpty, sectionRow, sectionUnknown, sectionHidden
    case sectionView
    case rowsRepeated, rowsSummedUp
    case tap, appearing, staying, changing, sizeStays, withoutHeight, released
    case leaving, lost, disappearing, dismissal, notHosted, viewDidLoad, button
  }

  /// Whether it depends on the behavior that is passed.
  var hasBehavior: Bool {
    switch self {
    case .configureView(_, _, let context): context == .siriSnippet
    case .tap(_, .some, _): true
    default: false
    }
  }

  /// The event with another behavior in the place of the one that is passed, or that answers a tap.
  func passing(_ behavior: InteractiveBehavior) -> TranscriptEvent {
    switch self {
    case .configureView(let parameters, _, .siriSnippet):
      .configureView(parameters, behavior, .siriSnippet)
    case .tap(let section, .some, let words): .tap(section: section, behavior, words)
    default: self
    }
  }
}
