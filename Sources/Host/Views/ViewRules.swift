package import Diagnostics

extension Rule {
  package static let controlInCard = Rule(
    "control-in-card", .warning, "Leave controls and gestures out of cards",
    why: "A hosted view gets no touches (documented). A tap opens the app.")
}
