package import Diagnostics
internal import IntentDefinitions
internal import Interactions
internal import Views

/// The casts that the configure methods of a class force before they ask for anything, as its text has it.
///
/// A cast that fails ends the extension, whatever else is known of the class (documented).
package struct ForcedCasts: Hashable, Sendable {
  private let configureView: [Cast]?
  private let configure: [Cast]?

  /// A cast of the interaction's intent or of its response.
  package struct Cast: Hashable, Sendable {
    package let isOfResponse: Bool
    /// The class; nil for a response that is only unwrapped.
    package let className: String?
    package let location: SourceLocation

    package init(isOfResponse: Bool, className: String?, location: SourceLocation) {
      self.isOfResponse = isOfResponse
      self.className = className
      self.location = location
    }
  }

  /// Takes the casts of each method in their order; nil for a method that the class does not have.
  package init(configureView: [Cast]?, configure: [Cast]?) {
    self.configureView = configureView
    self.configure = configure
  }

  /// A class that dies at the first cast that fails for an intent with or without a response; nil where none does.
  func crash(
    for intent: Intent, hasResponse: Bool, augments: Bool, name: String, basis: ControllerBasis
  ) -> CrashingControllerClass? {
    let casts = augments ? configure : configureView ?? configure
    let failing = casts?.first { cast in
      guard cast.isOfResponse else { return cast.className != intent.className }
      return !hasResponse || cast.className.map { $0 != intent.responseClassName } ?? false
    }
    return failing.map { cast in
      CrashingControllerClass(
        name: name, basis: basis, implementsConfigureView: configureView != nil,
        implementsConfigure: configure != nil,
        words: cast.isOfResponse && !hasResponse
          ? "forces the response, but there is none"
          : "forces \(cast.className ?? ""), but gets another class", location: cast.location)
    }
  }
}

/// A class whose method ends the extension.
struct CrashingControllerClass: HostedViewControllerClass, HostedViewController {
  let name: String
  let basis: ControllerBasis
  let implementsConfigureView: Bool
  let implementsConfigure: Bool
  let words: String
  let location: SourceLocation

  var testedBehaviors: Set<InteractiveBehavior> { [] }
  var siriProviding: SiriProviding? { nil }
  var configureView: (@Sendable (Ask) -> Answer)? { implementsConfigureView ? crash : nil }
  var configure: (@Sendable (Ask) -> Answer)? { implementsConfigure ? crash : nil }

  func instantiate() -> any HostedViewController { self }

  private func crash(_ ask: Ask) -> Answer {
    Answer(.crashed, answeredBy: words, location: location)
  }
}
