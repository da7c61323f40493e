internal import Interactions
package import HostSimulation
package import Diagnostics
internal import IntentDefinitions
package import Views

/// The class behind an Intents UI extension that no configuration tells of.
///
/// It shows the scene of its main storyboard as it was designed, without data, at the host's width
/// and as high as the file has it. What the real class draws is not known. It is asked with
/// `configureView`, as most are (convention).
package struct DesignedControllerClass: HostedViewControllerClass {
  private let scene: InterfaceScene
  private let takesMaximum: Bool
  private let hides: Bool

  /// Takes the scene; an empty one has the size that the class asks for, where that is all the host allows, or zero.
  package init(
    _ scene: InterfaceScene, asksForMaximum: Bool = false, asksForZeroSize: Bool = false
  ) {
    self.scene = scene
    takesMaximum = asksForMaximum && scene.isBare
    hides = asksForZeroSize && scene.isBare
  }

  package var name: String { scene.title }
  package var location: SourceLocation { scene.location }
  package var basis: ControllerBasis { .designed }
  package var implementsConfigureView: Bool { true }
  package var implementsConfigure: Bool { false }
  package var testedBehaviors: Set<InteractiveBehavior> { [] }

  package func instantiate() -> any HostedViewController {
    DesignedController(scene: scene, takesMaximum: takesMaximum, hides: hides)
  }

  /// The finding about the extension, whose configuration may have an open case.
  package func finding(openAt place: SourceLocation?) -> Diagnostic {
    let why = place == nil ? "has no controller configuration" : "has an open case"
    return Diagnostic(
      .designedView,
      "'\(name)' \(why), so its scene is shown as designed, without data",
      at: place ?? scene.location,
      fix: place == nil
        ? "Run 'cardproof init', and fill in the outlets"
        : ControllerConfiguration.fixOfOpenCases)
  }
}

/// One instance of such a class.
private struct DesignedController: HostedViewController {
  let scene: InterfaceScene
  let takesMaximum: Bool
  let hides: Bool

  /// The scene's view, with boxes for the pictures that the class sets.
  private var view: View<String> {
    let names = Dictionary(
      scene.outlets.flatMap { outlet in outlet.destinations.map { ($0, outlet.name) } }
    ) { first, _ in first }
    return scene.view.changingEach { view in
      guard case .image(let image) = view.content, image.name.isEmpty, image.symbol == nil,
        let name = view.object.flatMap({ names[$0.id] })
      else { return }
      view.content = .namedBox(name)
    }
  }

  /// The asked parameters and all others, so that the card shows the scene once.
  private static func everything(of ask: Ask) -> [HostParameter] {
    ask.parameters
      + ask.interaction.intent.hostParameters.filter { !ask.parameters.contains($0) }
  }

  private func size(within maximum: Size) -> Size {
    if hides { return .zero }
    return takesMaximum ? maximum : Size(width: maximum.width, height: scene.size.height)
  }

  var configure: (@Sendable (Ask) -> Answer)? { nil }
  var siriProviding: SiriProviding? { nil }

  var configureView: (@Sendable (Ask) -> Answer)? {
    { ask in
      let view = view.localized(scene.texts, in: ask.interaction.language)
      let title = SceneTitle(name: scene.title, isAsDesigned: true)
      return Answer(
        .replied(
          [
            Reply(
              success: true, parameters: Self.everything(of: ask),
              size: size(within: ask.maximumSize),
              view: View(.scene(title), subviews: [view], at: scene.location))
          ], after: 0),
        answeredBy: "\(scene.fileName) as designed, no data", location: scene.location)
    }
  }
}
