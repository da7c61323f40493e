internal import Interactions
internal import Diagnostics
internal import IntentDefinitions
internal import SourceFormats

private let ofInteraction = 10_000
private let ofProject = 150_000

/// The interactions with the stages that fit, so that no file can use up time and memory; `perStage` is how many states
/// a stage makes.
///
/// The limits are convention: an interaction of a real project makes some hundreds, and ten thousand
/// interactions make some hundred thousand.
func interactionsWithinLimits(
  _ interactions: [Interaction], perStage: Int, reporting diagnostics: inout [Diagnostic]
) -> [Interaction] {
  let most = max(1, ofInteraction / max(1, perStage))
  var left = ofProject
  var isOver = false
  return interactions.map { interaction in
    let count = interaction.stages.count
    if count > most {
      diagnostics.report(
        .overLimit,
        "The interaction's \(count) stages make \(count * perStage) states; \(most) are drawn",
        at: interaction.location ?? interaction.intent.location,
        fix: "Remove stages, hosts or variants; an interaction can have \(ofInteraction) states")
    }
    let kept = min(count, most)
    guard kept * perStage <= left else {
      if !isOver {
        isOver = true
        diagnostics.report(
          .overLimit,
          "The project makes more than \(ofProject) states; Cardproof draws none of the rest",
          at: interaction.location ?? interaction.intent.location,
          fix: "Remove hosts or variants, or make several sites")
      }
      return interaction.with(stages: [])
    }
    left -= kept * perStage
    return kept == count
      ? interaction : interaction.with(stages: Array(interaction.stages.prefix(kept)))
  }
}
