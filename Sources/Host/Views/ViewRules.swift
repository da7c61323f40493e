package import Diagnostics

extension Rule {
  package static let controlInCard = Rule(
    "control-in-card", .warning, "A card must not have controls or gestures",
    why: "Touches do not reach a hosted view (documented); a tap opens the app.")
}
