internal import Interactions
internal import IntentDefinitions

/// A value that a view may show: a parameter of it or of its response.
struct BindingCandidate {
  /// The path in a binding: `intent.soup`.
  let path: String
  let words: ScaffoldWords
  /// Whether it has a value in every stage.
  let isAlwaysThere: Bool

  /// The parameters of an intent, then those of its response.
  static func all(of intent: Intent, filledIn interactions: [Interaction]) -> [BindingCandidate] {
    let fields =
      intent.parameters.map { ("intent", $0.name) }
      + intent.response.parameters.map { ("response", $0.name) }
    return fields.filter { isPath($0.1) }.map { root, name in
      BindingCandidate(
        path: "\(root).\(name)", words: ScaffoldWords(name),
        isAlwaysThere: interactions.allSatisfy { interaction in
          if root == "intent" { return interaction.parameters.value(at: [name]) != nil }
          let stages =
            interaction.location == nil
            ? ScaffoldInteraction.stages(of: interaction) : interaction.stages
          return stages.allSatisfy { $0.code != nil && $0.responseValues.value(at: [name]) != nil }
        })
    }
  }

  /// Whether a name can be part of a path in a binding.
  private static func isPath(_ name: String) -> Bool {
    !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
  }
}
