import SwiftSources
import Diagnostics

/// The answers of a class whose method has a body.
func teaAnswers(_ body: String) -> [InferredAnswer] {
  let source = """
    class TeaController: UIViewController, INUIHostedViewControlling {
      func configureView(for parameters: Set<INParameter>, of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
        completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void) {
    \(body)
      }
    }
    """
  let entry = ControllerSources.Entry(
    className: "TeaController", location: SourceLocation(file: "Main.storyboard"),
    isPrincipal: false, hasModule: true)
  let written = ControllerSources(
    [.init(path: "Tea.swift", bytes: Array(source.utf8))], start: .entry(entry),
    intents: ["BrewTeaIntent"]
  ).written
  return written?.answers(to: .init("BrewTeaIntent")) ?? []
}
