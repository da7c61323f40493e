package import Diagnostics
internal import TextTools

/// One thing that is wrong with one hosted view, in one state.
package struct LayoutIssue: Hashable, Sendable {
  package let rule: Rule
  /// Where it is to be mended.
  package let location: SourceLocation?
  /// The message, with its number: a sentence without a full stop.
  package let message: String
  /// How bad it is; of two faults in one place the larger one is told.
  package let extent: Double
  package let notes: [Diagnostic.Note]
  package let fix: String
  /// Where the layout stands that it is a part of.
  package private(set) var layout: SourceLocation?

  package init(
    _ rule: Rule, _ message: String, at location: SourceLocation?, extent: Double,
    notes: [Diagnostic.Note] = [], fix: String
  ) {
    self.rule = rule
    self.location = location
    self.message = message
    self.extent = extent
    self.notes = notes
    self.fix = fix
  }

  /// The fault as one of a layout.
  package func of(_ layout: SourceLocation?) -> LayoutIssue {
    var fault = self
    fault.layout = layout
    return fault
  }

  /// The fault as a finding of one state; nil for one that is not looked for in other languages and
  /// text sizes.
  package func finding(in trial: WorstCase?) -> Diagnostic? {
    guard let rule = trial == nil ? rule : rule.atWorst else { return nil }
    return Diagnostic(rule, message.capitalizedFirst, at: location, notes: notes, fix: fix)
  }
}

extension Rule {
  /// The rule for what is lost only in another language or at another text size; nil for what is
  /// proved as it usually is only.
  var atWorst: Rule? {
    switch self {
    case .textCutOff: .textCutOffAtWorst
    case .contentOverflow, .contentOverlap, .contentTooTall, .scrollingContent:
      .contentOverflowAtWorst
    default: nil
    }
  }
}
