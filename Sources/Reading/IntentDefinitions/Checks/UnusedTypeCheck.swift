internal import Diagnostics

extension AppIntents {
  /// Finds enums and object types that no parameter and no property has.
  ///
  /// Types may be used from another file, so all definitions count together, by name.
  func checkUnusedTypes(reporting diagnostics: inout [Diagnostic]) {
    var enums: Set<String> = []
    var objects: Set<String> = []
    for type in definitions.flatMap(\.usedTypes) {
      switch type {
      case .enumeration(let name): enums.insert(name)
      case .object(let name?): objects.insert(name)
      case .object(nil), .named: break
      }
    }
    for definition in definitions {
      let unused =
        definition.enums.filter { !enums.contains($0.name) }.map { ("enum", $0.name, $0.location) }
        + definition.objectTypes.filter { !objects.contains($0.name) }
        .map { ("type", $0.name, $0.location) }
      for (kind, name, location) in unused {
        diagnostics.report(
          .unusedType, "No parameter has the \(kind) '\(name)'", at: location,
          fix: "Remove it, unless your code uses the class that Xcode makes of it")
      }
    }
  }
}

extension IntentDefinition {
  /// The types of all parameters and properties.
  fileprivate var usedTypes: [ValueType] {
    intents.flatMap { ($0.parameters + $0.response.parameters).map(\.type) }
      + objectTypes.flatMap { $0.properties.map(\.type) }
  }
}
