import HostSimulation
import Testing

/// Faults of what is said about misbehaviour that were found by these tests.
struct LateReplyFaultTests {
  /// A reply that the host no longer waits for is as good as none, and a crash is worse.
  @Test(arguments: ["show: A, completes: {after: 12}", "crash: true"])
  func repliesThatNeverCountAreFindings(rest: String) throws {
    let card = try play("configureView:\n  - {\(rest)}\nlayouts: {A: {label: a}}")
    #expect(card.controllerFindings.count == 1)
  }
}
