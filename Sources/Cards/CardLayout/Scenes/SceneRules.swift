package import Diagnostics

extension Rule {
  package static let unsatisfiableLayout = Rule(
    "unsatisfiable-layout", .warning, "The constraints of a scene must be able to hold together",
    why: "UIKit breaks one of them, and says only in the log which one (documented).")
  package static let ambiguousLayout = Rule(
    "ambiguous-layout", .warning, "The constraints of a scene should leave one layout",
    why: "Where several are as good, UIKit chooses, and not always the same (documented).")

  package static let unsolvedLayout = Rule(
    "unsolved-layout", .error, "The constraints of a scene must stay within the solver's limits",
    why: "The views are drawn where the file has them, so the drawing may be wrong.")

  /// The rules of laying out scenes.
  package static let sceneRules: [Rule] = [
    .unsatisfiableLayout, .ambiguousLayout, .unsolvedLayout,
  ]
}
