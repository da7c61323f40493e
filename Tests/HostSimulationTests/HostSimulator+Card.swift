import HostSimulation
import Interactions

extension HostSimulator {
  /// Plans and plays a card in one step.
  func card(
    _ interaction: Interaction, stage: Stage, isLocked: Bool, behavior: InteractiveBehavior
  ) -> HostedCard {
    card(plan(interaction, stage: stage, isLocked: isLocked), behavior: behavior)
  }
}
