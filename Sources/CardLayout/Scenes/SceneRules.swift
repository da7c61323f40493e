package import Diagnostics

extension Rule {
  package static let unsatisfiableLayout = Rule(
    "unsatisfiable-layout", .warning, "The constraints of a scene must be able to hold together",
    why: "UIKit breaks one of them, and says only in the log which one (documented).")
  package static let ambiguousLayout = Rule(
    "ambiguous-layout", .warning, "The constraints of a scene should leave one layout",
    why: "Where several are as good, UIKit chooses, and not always the same (documented).")

  /// The rules of laying out scenes.
  package static let sceneRules: [Rule] = [.unsatisfiableLayout, .ambiguousLayout]
}
