internal import Interactions
internal import ProjectReading
internal import CardChecks
internal import Diagnostics
internal import HostSimulation
internal import Views

extension CardState {
  /// When its faults were found.
  var occasion: CheckOccasion { occasion(of: trial) }

  func occasion(of trial: WorstCase?) -> CheckOccasion {
    CheckOccasion(state: id, isHostDefault: isHostDefault, trial: trial)
  }

  /// The stage, the host and the variant, which the four behaviors share.
  fileprivate var columnName: String { "\(rowName)/\(variant.slug)" }

  /// Whether the host shows cards of this intent at all, as far as is known.
  fileprivate var isShown: Bool { host.reasonNotShown(of: interaction.intent) == nil }
}

extension [CardState] {
  /// Leaves out the faults that are only in columns that no host passes.
  mutating func keepFaultsOfHostColumns() {
    var own: [String: Set<CheckedPlace>] = [:]
    for state in self where state.isHostDefault {
      own[state.columnName, default: []].formUnion(state.faults.map(CheckedPlace.init))
    }
    for index in indices where !self[index].isHostDefault {
      let known = own[self[index].columnName] ?? []
      self[index].faults.removeAll { !known.contains(CheckedPlace($0)) }
    }
  }

  /// The states of an interaction whose cards are checked.
  ///
  /// A host that does not show an intent's cards is asked nevertheless, and a case that was written for
  /// another host answers it. Nobody will see that, so it is no fault. It is one where the case
  /// answers no other host: then it was written for this one.
  ///
  /// A view whose layout has errors, one of the `damaged`, lacks something: that is the one thing to say.
  func indicesToCheck(except damaged: Set<SourceLocation>) -> [Int] {
    var elsewhere: Set<SourceLocation?> = []
    for state in self where state.isShown {
      elsewhere.formUnion(state.card.hostedViews.map(\.location))
    }
    return indices.filter { index in
      let views = self[index].card.hostedViews
      let isWhole = views.allSatisfy { $0.element?.location.map(damaged.contains) != true }
      return isWhole
        && (self[index].isShown || views.contains { !elsewhere.contains($0.location) })
    }
  }
}
