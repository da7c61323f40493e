import Foundation
import TestSupport
import Testing

/// The measurements that a running class takes, against those of UIKit.
///
/// One program takes them all: each is a function of its class, and a label with its numbers.
@Suite(.onlyInFullLane, .serialized)
struct MeasurementTests {
  private static let source: String = {
    let functions = UIKitMeasure.all.indices.map { index in
      "  private func measure\(index)() -> [CGFloat] {\n\(UIKitMeasure.all[index].code)\n  }"
    }
    let names = UIKitMeasure.all.indices.map { "measure\($0)" }
    return """
      import IntentsUI

      class TeaViewController: UIViewController, INUIHostedViewControlling {
        func configureView(
          for parameters: Set<INParameter>, of interaction: INInteraction,
          interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
          completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
        ) {
          let all: [() -> [CGFloat]] = [\(names.joined(separator: ", "))]
          for (index, measure) in all.enumerated() {
            let numbers = measure().map { "\\(($0 * 1000).rounded() / 1000)" }
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 2000, height: 20))
            label.text = "measure \\(index): " + numbers.joined(separator: " ")
            view.addSubview(label)
          }
          completion(true, parameters, CGSize(width: 320, height: 64))
        }
      \(functions.joined(separator: "\n"))
      }
      \(UIKitMeasure.classes)
      """
  }()

  private static let output = Result {
    let folder = try RunningProject.folder(source, shapes: ["plain"])
    return try CommandLineRun(
      ["dump", "layout", ".", "--run-controllers", "--state", "BrewTea/plain/handle/siri/none"],
      in: folder.path("tea")
    ).output
  }

  @Test(arguments: UIKitMeasure.all.indices)
  func isUIKits(_ index: Int) throws {
    let output = try Self.output.get()
    let line = output.split(separator: "\n").compactMap {
      $0.firstMatch(of: /"measure (\d+): ([^"]*)"/)
    }.first { $0.1 == "\(index)" }
    let measure = UIKitMeasure.all[index]
    let numbers = try #require(line?.2, "\(measure.name): \(output.suffix(4000))")
      .split(separator: " ").compactMap { Double($0) }
    let isUIKits =
      numbers.count == measure.expected.count
      && zip(numbers, measure.expected).allSatisfy { abs($0 - $1) <= measure.tolerance }
    #expect(isUIKits, "\(measure.name): \(numbers) is not \(measure.expected), \(measure.source)")
  }
}
