package import Diagnostics

extension Rule {
  package static let textCutOff = Rule("text-cut-off", .warning)
  package static let textCutOffAtWorst = Rule("text-cut-off-at-worst", .note)
  package static let contentOverflow = Rule("content-overflow", .warning)
  package static let contentOverlap = Rule("content-overlap", .warning)
  package static let contentTooTall = Rule("content-too-tall", .warning)
  package static let scrollingContent = Rule("scrolling-content", .warning)
  package static let contentOverflowAtWorst = Rule("content-overflow-at-worst", .note)
  package static let lowContrast = Rule("low-contrast", .warning)
  package static let smallMargins = Rule("small-margins", .note)
  package static let overHalfScreen = Rule("over-half-screen", .note)
  package static let emptyRoom = Rule("empty-room", .note)
  package static let blankView = Rule("blank-view", .warning)
  package static let doubleDisplay = Rule("double-display", .warning)

  /// The rules of this module.
  package static let cardCheckRules: [Rule] = [
    .textCutOff, .textCutOffAtWorst, .contentOverflow, .contentOverlap, .contentTooTall,
    .scrollingContent, .contentOverflowAtWorst, .lowContrast, .smallMargins, .overHalfScreen,
    .emptyRoom, .blankView, .doubleDisplay,
  ]
}
