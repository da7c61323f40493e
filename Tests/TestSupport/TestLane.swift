import Foundation
package import Testing

/// The two lanes: `make check` sets `CARDPROOF_LANE=check` and skips what takes long.
package enum TestLane {
  package static let isFull = ProcessInfo.processInfo.environment["CARDPROOF_LANE"] != "check"
}

extension Trait where Self == ConditionTrait {
  /// For tests of many sites, of browsers and of megabytes of input.
  package static var onlyInFullLane: Self {
    .enabled(if: TestLane.isFull, "It takes long: 'make test' runs it, 'make check' does not")
  }

  /// For tests of real projects, which count as skipped where there are none.
  package static var needsCorpus: Self {
    .enabled(
      if: Corpus.isTested,
      "There are no real projects, or this is 'make check'; CARDPROOF_CORPUS names their folder")
  }
}
