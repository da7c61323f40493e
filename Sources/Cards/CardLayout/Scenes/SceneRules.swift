package import Diagnostics

extension Rule {
  package static let unsatisfiableLayout = Rule(
    "unsatisfiable-layout", .warning, "Remove conflicting constraints",
    why: "UIKit breaks one of them and says which one only in the log (documented).")
  package static let ambiguousLayout = Rule(
    "ambiguous-layout", .warning, "Constrain each view completely",
    why: "If several layouts fit, UIKit chooses one, and not always the same (documented).")

  package static let unsolvedLayout = Rule(
    "unsolved-layout", .error, "Keep the constraints of a scene within the limits",
    why: "Cardproof draws the views where the file has them, which may be wrong.")

  /// The rules of laying out scenes.
  package static let sceneRules: [Rule] = [
    .unsatisfiableLayout, .ambiguousLayout, .unsolvedLayout,
  ]
}
