package import Diagnostics

extension Rule {
  package static let textCutOff = Rule(
    "text-cut-off", .warning, "A text should be whole",
    why: "What is behind the ellipsis nobody can read: a card neither scrolls nor opens.")
  package static let textCutOffAtWorst = Rule(
    "text-cut-off-at-worst", .note,
    "A text should be whole in the longest language and at the largest text size",
    why: "Who reads large text, or another language, loses what the others can read.")
  package static let contentOverflow = Rule(
    "content-overflow", .warning, "An element should stay within what holds it",
    why: "What sticks out is drawn over its neighbours, or not at all.")
  package static let contentOverlap = Rule(
    "content-overlap", .warning, "An element should not cover another",
    why: "Neither of the two can be read.")
  package static let contentTooTall = Rule(
    "content-too-tall", .warning, "A view should be as high as its content",
    why: "What is below the edge of the view is lost; Maps gives each view one height (observed).")
  package static let scrollingContent = Rule(
    "scrolling-content", .warning, "A view should show all of what it holds without scrolling",
    why: "Touches do not reach a hosted view (documented), so nobody can scroll to the rest.")
  package static let contentOverflowAtWorst = Rule(
    "content-overflow-at-worst", .note,
    "Elements should fit in the longest language and at the largest text size",
    why: "Who reads large text, or another language, loses what the others can read.")
  package static let lowContrast = Rule(
    "low-contrast", .warning, "A text should stand out from what is behind it",
    why: "Many cannot read less than 4.5:1, or 3:1 from 18 points and in bold from 14 (WCAG 1.4.3)."
  )
  package static let smallMargins = Rule(
    "small-margins", .note, "Content should stand 20 points from the edges of its view",
    why: "The Human Interface Guidelines ask for it, except for maps and the like (documented).")
  package static let overHalfScreen = Rule(
    "over-half-screen", .note, "A view in Siri should be at most half a screen high",
    why: "Siri shows its own words above and below (Human Interface Guidelines, documented).")
  package static let emptyRoom = Rule(
    "empty-room", .note, "A view should not be much higher than its content",
    why: "The card has a gap, and what is below it is pushed off the screen.")
  package static let blankView = Rule(
    "blank-view", .warning, "A view should show something",
    why: "The host draws an empty place instead of its default row.")
  package static let doubleDisplay = Rule(
    "double-display", .warning, "A view should stand on a card once",
    why: "The host asks for each section, and shows every view that it is given (documented).")

  /// The rules of this module.
  package static let cardCheckRules: [Rule] = [
    .textCutOff, .textCutOffAtWorst, .contentOverflow, .contentOverlap, .contentTooTall,
    .scrollingContent, .contentOverflowAtWorst, .lowContrast, .smallMargins, .overHalfScreen,
    .emptyRoom, .blankView, .doubleDisplay,
  ]
}
