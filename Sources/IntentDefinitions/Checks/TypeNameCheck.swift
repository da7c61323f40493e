internal import Diagnostics

extension IntentDefinition {
  /// Finds enums, and object types, that share a name.
  func checkTypeNames(reporting diagnostics: inout [Diagnostic]) {
    for types in [enums.map { ($0.name, $0.location) }, objectTypes.map { ($0.name, $0.location) }]
    {
      var first: [String: SourceLocation] = [:]
      for (name, location) in types {
        guard let other = first[name] else {
          first[name] = location
          continue
        }
        diagnostics.append(
          Diagnostic(
            .duplicateType, "'\(name)' is defined twice; this one is not shown", at: location,
            notes: [.init("The first one stands here", at: other)], fix: "Rename one of the two"))
      }
    }
  }
}
