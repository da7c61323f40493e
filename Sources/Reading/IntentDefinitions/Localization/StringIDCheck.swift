internal import Diagnostics

extension Localization {
  /// Finds ids that stand for several texts.
  func checkReuse(
    _ grouped: [String: [DefinitionText]], reporting diagnostics: inout [Diagnostic]
  ) {
    for texts in grouped.values {
      let distinct = texts.withDistinctTexts
      guard let first = distinct.first, distinct.count > 1 else { continue }
      let notes = distinct.dropFirst(2).map { Diagnostic.Note("Another one", at: $0.location) }
      diagnostics.report(
        .stringIDReused, "The string id '\(first.id)' belongs to several texts",
        at: distinct[1].location,
        notes: [.init("It belongs to another text here", at: first.location)] + notes,
        fix: "Clear one of the texts in Xcode and write it again to give it a new id")
    }
  }
}
