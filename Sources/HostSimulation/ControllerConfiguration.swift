package import Diagnostics

/// What one class of hosted view controllers answers, as data.
package struct ControllerConfiguration: Hashable, Sendable {
  /// The class.
  package let name: String
  /// The folder or bundle of the extension that it belongs to.
  package let extensionName: String?
  package let location: SourceLocation
  /// The cases of `configureView`; nil when the class does not implement it.
  let configureView: [ControllerCase]?
  /// The cases of `configure`; nil when the class does not implement it.
  let configure: [ControllerCase]?
  let siriProviding: SiriProviding?
  let layouts: [String: ElementTemplate]

  /// The names of the layouts, sorted.
  package var layoutNames: [String] { layouts.keys.sorted() }

  /// What the cases are and do, for people: the decision table of the controller.
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
struct ControllerCase: Hashable, Sendable {
  let test: CaseTest
  /// The layout that is shown; nil when the case refuses.
  let layout: String?
  let size: SizeRule
  /// Whether the size is written; a refusal without one hands over zero.
  let hasSize: Bool
  let returns: Returns
  let ending: Ending
  let location: SourceLocation

  /// The set of parameters handed to the completion handler.
  enum Returns: Hashable, Sendable {
    case given, none
    /// Every parameter of the intent and its response.
    case all
    case paths([String])
  }

  /// What becomes of the completion handler.
  enum Ending: Hashable, Sendable {
    case once
    case never, twice
    /// Seconds.
    case after(Double)
    case crash
  }

  var outcomeDescription: String {
    let answer = layout.map { "shows \($0)" } ?? "refuses"
    return switch ending {
    case .once: answer
    case .never: "never calls the completion handler"
    case .twice: "\(answer), and calls the completion handler twice"
    case .after(let seconds): "\(answer) after \(seconds.formattedShort) s"
    case .crash: "crashes"
    }
  }
}

/// A view of a layout as it is written, with bindings and conditions.
struct ElementTemplate: Hashable, Sendable {
  let content: Content
  let style: ElementStyle
  let condition: CaseTest?
  let isHidden: Bool
  let location: SourceLocation

  /// The element and all that it holds.
  var count: Int {
    guard case .stack(_, let children) = content else { return 1 }
    return children.reduce(1) { $0 + $1.count }
  }

  indirect enum Content: Hashable, Sendable {
    case label(BindingText, LabelContent)
    case image(BindingText, ImageContent.ContentMode)
    case stack(StackContent, [ElementTemplate])
    case separator
    case spacer(minimum: Points)
    case namedBox(String)
  }

  /// The view as it stands in one ask; nil when it is hidden there, and leaves no gap.
  func resolved(
    in scope: BindingScope, reporting diagnostics: inout [Diagnostic]
  ) -> Element? {
    if isHidden { return nil }
    if let condition, !condition.holds(in: scope) { return nil }
    let content: ElementContent =
      switch self.content {
      case .label(let text, let label):
        .label(
          LabelContent(
            text: scope.text(text, at: location, reporting: &diagnostics), font: label.font,
            color: label.color, lines: label.lines, lineBreak: label.lineBreak,
            alignment: label.alignment))
      case .image(let name, let mode):
        .image(
          ImageContent(name: scope.text(name, at: location, reporting: &diagnostics), mode: mode))
      case .stack(let stack, let children):
        .stack(
          StackContent(
            axis: stack.axis, spacing: stack.spacing, alignment: stack.alignment,
            distribution: stack.distribution,
            elements: children.compactMap { $0.resolved(in: scope, reporting: &diagnostics) }))
      case .separator: .separator
      case .spacer(let minimum): .spacer(minimum: minimum)
      case .namedBox(let name): .namedBox(name)
      }
    return Element(content, style: style, at: location)
  }
}

extension Double {
  /// Without decimals where there are none: `12`, `0.5`.
  var formattedShort: String {
    self == rounded() && abs(self) < 1e15 ? String(Int(self)) : String(self)
  }
}
