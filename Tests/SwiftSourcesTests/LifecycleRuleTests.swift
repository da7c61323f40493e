import Diagnostics
import SwiftSources
import Testing

/// What a class does too early, too late or with other values than the interaction's.
struct LifecycleRuleTests {
  private func found(_ members: String, in body: String = "") -> [String] {
    let source = """
      class TeaController: UIViewController, INUIHostedViewControlling {
      func configure(with interaction: INInteraction, context: INUIHostedViewContext,
        completion: @escaping (CGSize) -> Void) {
      _ = interaction
      \(body)
      completion(size)
      }
      \(members)
      }
      """
    return ControllerSources(
      [.init(path: "Tea.swift", bytes: Array(source.utf8))], start: .unknown, intents: []
    ).findings().map(\.rule.id)
  }

  @Test(arguments: [
    "UserDefaults.standard.set(1, forKey: a)", "try? context.save()",
    "try? data.write(to: address)", "interaction.donate()",
  ])
  func savingAtTheEndIsTooLate(call: String) {
    for name in ["viewWillDisappear", "viewDidDisappear"] {
      #expect(
        found("override func \(name)(_ animated: Bool) { \(call) }") == ["source-saves-late"])
    }
    #expect(found("override func viewWillDisappear(_ animated: Bool) { timer.invalidate() }") == [])
  }

  @Test(arguments: [
    "let a = UserDefaults(suiteName: b)",
    "let a = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: b)",
    "let a = NSPersistentContainer(name: b)",
  ])
  func anotherStoreIsAnotherTruth(call: String) {
    #expect(found("", in: call) == ["source-other-store"])
    #expect(found("func load() { \(call) }") == ["source-other-store"])
  }

  @Test func animationsStartWhenTheViewIsSeen() {
    let animation = "UIView.animate(withDuration: 1) { self.view.alpha = 0 }"
    #expect(found("", in: animation) == ["source-animates-unseen"])
    #expect(
      found("override func viewDidLoad() { \(animation) }") == ["source-animates-unseen"])
    #expect(found("override func viewDidAppear(_ animated: Bool) { \(animation) }") == [])
    #expect(found("", in: "Task { \(animation) }") == [])
  }

  @Test func timersAreStopped() {
    let timer = "timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }"
    let start = "override func viewDidAppear(_ animated: Bool) { \(timer) }"
    #expect(found(start) == ["source-animates-unseen"])
    let stop = "override func viewWillDisappear(_ animated: Bool) { timer?.invalidate() }"
    #expect(found("\(start)\n\(stop)") == [])
  }
}
