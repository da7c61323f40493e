internal import HostSimulation
package import Interactions
package import Diagnostics
package import IntentDefinitions
package import Views

/// The answers of one hosted view controller, as data.
package struct ControllerConfiguration: Hashable, Sendable {
  /// The class.
  package let name: String
  package let nameLocation: SourceLocation
  /// The folder or bundle of the extension that it belongs to.
  package let extensionName: String?
  let extensionLocation: SourceLocation
  /// The digest of the class when the configuration was written, if noted.
  package let classDigest: ClassDigest?
  package let location: SourceLocation
  /// The cases of `configureView`; nil when the class does not implement it.
  package let configureView: [ControllerCase]?
  /// The cases of `configure`; nil when the class does not implement it.
  package let configure: [ControllerCase]?
  let siriProviding: SiriProviding?
  /// The surroundings of the class where it runs; nil where nothing is said of them.
  package let run: RunSettings?
  package let layouts: [String: View<BindingText>]
  /// The places of the layouts with errors: they lack something, so nobody can judge how they look.
  package let damagedLayouts: Set<SourceLocation>
  /// The names in each layout that are known to be wrong, whatever the interaction.
  let unknownNames: [String: Set<BoundName>]
  /// Whether all of its cases could be read; one that could not might answer where no other does.
  package let isComplete: Bool

  /// A digest of a class, and where it is noted.
  package struct ClassDigest: Hashable, Sendable {
    package let text: String
    package let location: SourceLocation
    /// The key of the configuration that has it.
    package static let key = "classDigest"
  }

  /// Whether it says nothing of the answers, only how the class runs.
  package var onlyRuns: Bool { run != nil && configureView == nil && configure == nil }

  /// The names of the layouts, sorted.
  package var layoutNames: [String] { layouts.keys.sorted() }

  /// Whether a case may answer to an intent: one that tests for it, or for none.
  package func mayAnswer(_ intent: Intent) -> Bool {
    cases.contains { $0.mayAnswer(intent) }
  }

  /// The fix for open cases.
  package static let fixOfOpenCases = "Fill in what the class does, and remove 'open'"

  /// The cases that nobody has filled in yet.
  package var openCases: [ControllerCase] { cases.filter(\.isOpen) }

  var cases: [ControllerCase] { (configureView ?? []) + (configure ?? []) }

  /// The behaviors that a case or an element tests.
  var testedBehaviors: Set<InteractiveBehavior> {
    Set(conditions.flatMap { $0.test.behaviors ?? [] })
  }

  /// Every test of the configuration, with the place of the case or element that it is for.
  var conditions: [(test: CaseTest, location: SourceLocation?)] {
    let views = layoutNames.compactMap { layouts[$0] }.flatMap(\.all)
    return cases.map { ($0.test, $0.location) }
      + views.flatMap { view in view.conditions.map { ($0, view.location) } }
  }

  /// The cases in words: the decision table of the controller.
  package var caseDescriptions: [CaseDescription] {
    func describe(_ cases: [ControllerCase]?, _ method: String) -> [CaseDescription] {
      (cases ?? []).map {
        CaseDescription(
          method: method, condition: $0.test.description, outcome: $0.outcomeDescription,
          location: $0.location)
      }
    }
    return describe(configureView, "configureView") + describe(configure, "configure")
  }

  package struct CaseDescription: Hashable, Sendable {
    package let method: String
    package let condition: String
    package let outcome: String
    package let location: SourceLocation
  }
}

/// One case of a configure method: when it answers, and what.
package struct ControllerCase: Hashable, Sendable {
  let test: CaseTest
  /// The layout that is shown; nil when the case refuses.
  let layout: String?
  let size: SizeRule
  /// Whether the size is written; a refusal without one hands over zero.
  let hasSize: Bool
  let returns: Returns
  /// Whether the first of two replies refuses, and the second shows the layout.
  let refusesFirst: Bool
  let ending: Ending
  /// Whether nobody has filled it in, so that what the class does is not known.
  let isOpen: Bool
  /// The view some time after the reply; nil where it stays as it is.
  let afterwards: Afterwards?
  package let location: SourceLocation

  /// A layout that takes the place of the first one while the view is on the screen.
  struct Afterwards: Hashable, Sendable {
    /// Counted from the reply.
    let seconds: Double
    let layout: String
  }

  /// The layouts that it shows, in the order of time.
  var layouts: [String] { [layout, afterwards?.layout].compactMap(\.self) }

  /// Whether it tests for an intent, or for none.
  func mayAnswer(_ intent: Intent) -> Bool {
    test.intents.map { $0.contains(intent.className) || $0.contains(intent.name) } ?? true
  }

  /// The set of parameters handed to the completion handler.
  enum Returns: Hashable, Sendable {
    case given, none
    /// Every parameter of the intent and its response.
    case all
    case paths([String])
  }

  /// The use of the completion handler.
  enum Ending: Hashable, Sendable {
    case once
    case never, twice
    /// Seconds.
    case after(Double)
    case crash
  }

  /// The returned parameters in words, if they are not the default.
  private var setText: String {
    switch returns {
    case .given: ""
    case .none: ", returns nothing"
    case .all: ", returns everything"
    case .paths(let paths): ", returns \(paths.joined(separator: ", "))"
    }
  }

  var outcomeDescription: String {
    if isOpen { return "is open" }
    let room = size == .zero ? " at zero size" : ""
    let change = afterwards.map { ", and \($0.layout) after \($0.seconds.formattedShort) s" } ?? ""
    let answer = layout.map { "shows \($0)\(room)\(change)\(setText)" } ?? "refuses"
    return switch ending {
    case .once: answer
    case .never: "never calls the completion handler"
    case .twice where refusesFirst: "refuses, and \(answer) with a second completion"
    case .twice: "\(answer), and calls the completion handler twice"
    case .after(let seconds): "\(answer) after \(seconds.formattedShort) s"
    case .crash: "crashes"
    }
  }
}
