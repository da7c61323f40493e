package import Diagnostics

extension Rule {
  package static let unsatisfiableLayout = Rule("unsatisfiable-layout", .warning)
  package static let ambiguousLayout = Rule("ambiguous-layout", .warning)

  package static let unsolvedLayout = Rule("unsolved-layout", .error)

  /// The rules of laying out scenes.
  package static let sceneRules: [Rule] = [
    .unsatisfiableLayout, .ambiguousLayout, .unsolvedLayout,
  ]
}
