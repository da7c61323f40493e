import Diagnostics
import Testing

/// Faults of diagnostics that were found by these tests.
struct DiagnosticFaultTests {
  /// Order is part of the result, whatever it was found in.
  @Test func findingsThatDifferOnlyInThePlaceOfANoteHaveAnOrder() {
    let findings = (1...8).map {
      Diagnostic(.sample, "a", at: nil, notes: [.init("n", at: place($0, 1))])
    }
    let first = findings.sortedAndUnique()
    #expect((0..<20).allSatisfy { _ in findings.shuffled().sortedAndUnique() == first })
  }
}
