internal import Diagnostics

extension ControllerSources {
  private static let events: Set = [
    "touchUpInside", "touchDown", "valueChanged", "editingChanged", "primaryActionTriggered",
    "UIControlEventTouchUpInside", "UIControlEventValueChanged", "UIControlEventTouchDown",
  ]

  /// Gesture recognizers, targets of controls and actions in the class of a hosted view.
  func touchFindings(_ hosted: HostedClass) -> [Diagnostic] {
    hosted.parts.flatMap { part -> [Diagnostic] in
      let code = part.code
      let bodies = part.type.methods.compactMap(\.body) + part.type.properties.compactMap(\.body)
      let recognizers = bodies.flatMap { body in
        body.filter { code.text($0) == "addGestureRecognizer" && "(:".contains(code.text($0 + 1)) }
      }
      let targets = bodies.flatMap { body in
        body.filter { index in
          code.text(index) == "addTarget"
            && (index..<min(index + 30, body.upperBound)).contains {
              Self.events.contains(code.text($0))
            }
        }
      }
      let actions = part.type.methods.filter {
        $0.attributes.contains("IBAction") || $0.result == "IBAction"
      }.map(\.location)
      return (recognizers + targets).map { touch("'\(code.text($0))'", at: code.location($0)) }
        + actions.map { touch("This action", at: $0) }
    }
  }

  private func touch(_ what: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .sourceTouch, "\(what) waits for touches that never reach a hosted view", at: location,
      fix: "Remove it; a tap does what the interactive behavior says")
  }
}
