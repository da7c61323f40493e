/// The catalog of SiriKit's intents.
package struct SystemIntentCatalog: Sendable {
  /// The intents, ordered by class name.
  package let intents: [SystemIntent]
  /// The enums and value classes that their parameters and responses use, ordered by name.
  package let types: [SystemType]
  private let intentsByClass: [String: SystemIntent]
  private let typesByName: [String: SystemType]

  package init(intents: [SystemIntent], types: [SystemType]) {
    self.intents = intents
    self.types = types
    intentsByClass = Dictionary(intents.map { ($0.className, $0) }) { first, _ in first }
    typesByName = Dictionary(types.map { ($0.name, $0) }) { first, _ in first }
  }

  /// The text form that the product holds.
  package static var embeddedText: String { EmbeddedFiles.all["system-intents.txt"] ?? "" }

  /// The catalog that the product holds, read when it is first asked for.
  ///
  /// Empty if its text cannot be read, which a test rules out.
  package static let standard: SystemIntentCatalog = {
    do throws(SystemIntentCatalogError) {
      return try SystemIntentCatalog(parsing: embeddedText)
    } catch {
      return SystemIntentCatalog(intents: [], types: [])
    }
  }()

  package func intent(_ className: String) -> SystemIntent? { intentsByClass[className] }

  package func type(_ name: String) -> SystemType? { typesByName[name] }

  /// The types that an intent's parameters and response name themselves, ordered by name.
  package func types(of intent: SystemIntent) -> [SystemType] {
    let names = (intent.parameters + intent.responseProperties).flatMap(\.typeNames)
    return Set(names).sorted().compactMap { type($0) }
  }
}
