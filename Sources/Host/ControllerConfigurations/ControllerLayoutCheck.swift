internal import HostSimulation
internal import Interactions
internal import Diagnostics
internal import IntentDefinitions
internal import Views

/// Finds layouts that say what stands on the card anyway, or the same whatever was asked; `intents` are those of the
/// app, if known.
func checkLayouts(
  _ layouts: [String: View<BindingText>], shownBy methods: [[ControllerCase]],
  _ intents: AppIntents?, reporting findings: Findings
) {
  for (_, layout) in layouts.sorted(by: { $0.key < $1.key }) {
    for element in layout.all where element.content.isAppName {
      findings.report(
        .appNameInView, "The card already shows the name of the app",
        at: element.location, fix: "Show something of the interaction in its place")
    }
  }
  for found in methods.flatMap(\.self) where found.test.isForEveryState && !found.isOpen {
    guard let name = found.layout, let layout = layouts[name],
      found.layouts.allSatisfy({ layouts[$0]?.isAlwaysTheSame ?? false }),
      canDiffer(found.test, intents)
    else { continue }
    findings.report(
      .viewIgnoresInteraction, "'\(name)' shows the same for every interaction",
      at: found.location, notes: [.init("The layout is here", at: layout.location)],
      fix: "Bind a text to the intent or the response")
  }
}

/// Whether the intents of a case have anything to bind a text to.
private func canDiffer(_ test: CaseTest, _ intents: AppIntents?) -> Bool {
  guard let intents else { return true }
  let tested = test.intents ?? intents.intents.map(\.intent.className)
  return tested.contains { name in
    guard let intent = intents.intent(named: name)?.intent else { return true }
    return !intent.parameters.isEmpty || !intent.response.parameters.isEmpty
  }
}

extension ViewContent<BindingText> {
  /// Whether it is a text of the app's name and nothing else; in a sentence the name may be needed.
  fileprivate var isAppName: Bool {
    guard let text = label?.text, text.segments.count == 1 else { return false }
    return text.bindings.contains { $0.root == .app }
  }

  fileprivate var isKnownAndFixed: Bool {
    switch self {
    case .label, .textView, .image, .control(.button), .control(.textField): bindings.isEmpty
    case .stack, .separator, .spacer: true
    default: false
    }
  }
}

extension CaseTest {
  /// Whether it asks for no more than the intent.
  fileprivate var isForEveryState: Bool {
    var test = self
    test.intents = nil
    return test == .always
  }
}

extension View<BindingText> {
  /// Whether it shows texts, and none of it depends on what was asked; views of the app's own,
  /// which nobody knows here, may.
  fileprivate var isAlwaysTheSame: Bool {
    let elements = all
    return elements.contains { $0.content.label != nil }
      && elements.allSatisfy { $0.conditions.isEmpty && $0.content.isKnownAndFixed }
  }
}
