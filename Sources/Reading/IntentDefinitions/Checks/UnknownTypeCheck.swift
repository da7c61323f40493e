internal import Diagnostics
internal import TextTools

extension AppIntents {
  /// Finds parameters and properties whose enum or object type no definition has.
  ///
  /// SiriKit's own enums, of the name space `System`, stand in no file.
  func checkUnknownTypes(reporting diagnostics: inout [Diagnostic]) {
    let enums = Set(definitions.flatMap { $0.enums.map(\.name) })
    let objects = Set(definitions.flatMap { $0.objectTypes.map(\.name) })
    for item in definitions.flatMap(\.typedItems) where item.namespace != "System" {
      let known: (what: String, name: String, names: Set<String>)? =
        switch item.type {
        case .enumeration(let name): ("enum", name, enums)
        case .object(let name?): ("object type", name, objects)
        case .object(nil), .named: nil
        }
      guard let known, !known.names.contains(known.name) else { continue }
      diagnostics.report(
        .unknownType, "'\(item.name)' has the \(known.what) '\(known.name)', which does not exist",
        at: item.location,
        fix: nearestSpelling(to: known.name, among: known.names).map { "Write '\($0)'" }
          ?? "Choose the type again in Xcode, or add it")
    }
  }
}

/// A parameter or a property, as far as its type goes.
private typealias TypedItem = (
  name: String, type: ValueType, namespace: String?, location: SourceLocation
)

extension IntentDefinition {
  fileprivate var typedItems: [TypedItem] {
    intents.flatMap { $0.parameters + $0.response.parameters }.map {
      (
        name: $0.name, type: $0.type, namespace: $0.typeNamespace, location: $0.location
      )
    }
      + objectTypes.flatMap(\.properties).map {
        (
          name: $0.name, type: $0.type, namespace: $0.typeNamespace, location: $0.location
        )
      }
  }
}
