package import Diagnostics

extension Rule {
  package static let textCutOff = Rule(
    "text-cut-off", .warning, "Leave enough room for each text",
    why: "People cannot read truncated text: a card neither scrolls nor expands.")
  package static let textCutOffAtWorst = Rule(
    "text-cut-off-at-worst", .note,
    "Leave enough room in the longest language and at the largest text size",
    why: "People who read large text or another language lose part of it.")
  package static let contentOverflow = Rule(
    "content-overflow", .warning, "Keep each element inside its container",
    why: "Content that sticks out covers its neighbors or is clipped.")
  package static let contentOverlap = Rule(
    "content-overlap", .warning, "Keep elements apart",
    why: "If one element covers another, people can read neither.")
  package static let contentTooTall = Rule(
    "content-too-tall", .warning, "Make a view as tall as its content",
    why:
      "Content below the edge of the view is lost. In Maps, every view is 145 points high "
      + "(observed).")
  package static let scrollingContent = Rule(
    "scrolling-content", .warning, "Show everything without scrolling",
    why: "A hosted view gets no touches (documented), so people cannot scroll to the rest.")
  package static let contentOverflowAtWorst = Rule(
    "content-overflow-at-worst", .note,
    "Make elements fit in the longest language and at the largest text size",
    why: "People who read large text or another language lose part of the content.")
  package static let lowContrast = Rule(
    "low-contrast", .warning, "Give text enough contrast",
    why:
      "Many people cannot read less than 4.5:1, or 3:1 from 18 points and in bold from 14 (WCAG "
      + "1.4.3).")
  package static let smallMargins = Rule(
    "small-margins", .note, "Keep content 20 points from the edges of its view",
    why:
      "The Human Interface Guidelines ask for this margin, except for maps and pictures "
      + "(documented).")
  package static let overHalfScreen = Rule(
    "over-half-screen", .note, "Keep a view in Siri below half of the screen",
    why:
      "Siri shows its own words above and below the view (Human Interface Guidelines, "
      + "documented).")
  package static let emptyRoom = Rule(
    "empty-room", .note, "Make a view no taller than its content",
    why: "The card has a gap, and Siri pushes what follows off the screen.")
  package static let blankView = Rule(
    "blank-view", .warning, "Show something in each view",
    why: "People see an empty area instead of Siri's default row.")
  package static let doubleDisplay = Rule(
    "double-display", .warning, "Show each view once",
    why:
      "The host asks about each section and shows every view that you return (documented), so "
      + "people see the same view twice.")

  /// The rules of this module.
  package static let cardCheckRules: [Rule] = [
    .textCutOff, .textCutOffAtWorst, .contentOverflow, .contentOverlap, .contentTooTall,
    .scrollingContent, .contentOverflowAtWorst, .lowContrast, .smallMargins, .overHalfScreen,
    .emptyRoom, .blankView, .doubleDisplay,
  ]
}
