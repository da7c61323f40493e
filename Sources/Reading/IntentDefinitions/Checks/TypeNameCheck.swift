internal import Diagnostics

extension IntentDefinition {
  /// Finds enums, and object types, that share a name.
  func checkTypeNames(reporting diagnostics: inout [Diagnostic]) {
    for types in [enums.map { ($0.name, $0.location) }, objectTypes.map { ($0.name, $0.location) }]
    {
      for (item, first) in repeated(types, by: \.0) {
        diagnostics.report(
          .duplicateType, "'\(item.0)' is defined twice; this one is not shown", at: item.1,
          notes: [.init("The first one is here", at: first.1)], fix: "Rename one of the two")
      }
    }
  }
}
