internal import Diagnostics

extension Intent {
  /// Finds combinations that contradict each other or their own texts.
  func checkCombinations(reporting diagnostics: inout [Diagnostic]) {
    for use in [ParameterCombination.Use.suggestion, .shortcut] {
      let own = combinations.filter { $0.use == use }
      for (item, first) in repeated(own, by: { $0.parameters.sorted().joined(separator: ",") }) {
        diagnostics.report(
          .repeatedCombination, "Two combinations have the same parameters", at: item.location,
          notes: [.init("The first one is here", at: first.location)],
          fix: "Remove one of the two")
      }
      let primary = own.filter(\.isPrimary)
      if primary.count > 1 {
        diagnostics.report(
          .severalPrimaryCombinations, "\(primary.count) combinations are marked as primary",
          at: primary[1].location,
          notes: [.init("The first one is here", at: primary[0].location)],
          fix: "Mark only one of them")
      }
    }
    for combination in combinations { checkPlaceholders(of: combination, reporting: &diagnostics) }
  }

  /// A placeholder of a parameter that the combination does not have is empty when it is used.
  private func checkPlaceholders(
    of combination: ParameterCombination, reporting diagnostics: inout [Diagnostic]
  ) {
    let names = Set(parameters.map(\.name))
    let used = (combination.title.placeholders + combination.subtitle.placeholders)
      .map { String($0.prefix { $0 != "." }) }
    for name in Set(used).subtracting(combination.parameters).sorted() where names.contains(name) {
      diagnostics.report(
        .placeholderNotInCombination, "'${\(name)}' is in a phrase without this parameter",
        at: combination.location,
        fix: "Add the parameter to the combination, or remove the placeholder")
    }
  }

  /// The Shortcuts editor shows an intent by its summary; Xcode writes one with each that it offers
  /// (observed in all definitions).
  func checkSummary(reporting diagnostics: inout [Diagnostic]) {
    guard isConfigurable, !combinations.contains(where: { $0.use == .shortcut }) else { return }
    diagnostics.report(
      .missingSummary, "'\(className)' is configurable in Shortcuts but has no summary",
      at: location, fix: "Write a summary in Xcode, or switch off 'Configurable in Shortcuts'")
  }
}
