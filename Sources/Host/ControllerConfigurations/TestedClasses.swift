internal import Interactions
internal import IntentDefinitions

/// The intents that a test can be about, and what their parameters and responses are called.
struct TestedClasses {
  let parameterNames: [String]
  let responseNames: [String]
  /// The response codes, first those of the definitions themselves.
  let codes: [String]
  private let intentClasses: Set<String>
  private let responseClasses: Set<String>

  /// Without names it can be about every intent that the app defines or that an extension supports.
  init(_ intents: AppIntents, named: [String]) {
    let supported = intents.extensions.flatMap { $0.intentsSupported.map(\.name) }
    let defined = intents.intents.map(\.intent).filter {
      named.isEmpty || named.contains($0.className) || named.contains($0.name)
    }
    let system = SystemIntentCatalog.standard.intents.filter { intent in
      (named.isEmpty ? supported : named).contains(intent.className)
    }
    intentClasses = Set(defined.map(\.className) + system.map(\.className))
    responseClasses = Set(defined.map(\.responseClassName) + system.map(\.responseClassName))
    parameterNames =
      defined.flatMap { $0.parameters.map(\.name) } + system.flatMap { $0.parameters.map(\.name) }
    let own =
      defined.flatMap { $0.response.codes.map(\.name) } + system.flatMap { $0.codes.map(\.name) }
    let builtIn = defined.contains { $0.kind == .custom } ? ResponseCode.builtIn : []
    codes = Set(own).sorted() + builtIn.filter { !own.contains($0) }.sorted()
    responseNames =
      defined.flatMap { $0.response.parameters.map(\.name) }
      + system.flatMap { $0.responseProperties.map(\.name) }
  }

  /// The root that the first part of a key path names: a root; nil inside for one whose names
  /// nobody knows here; nil for a part that is a parameter itself.
  func root(_ name: String) -> Binding.Root?? {
    if name == "intent" || intentClasses.contains(name) { return .some(.intent) }
    if name == "response" || responseClasses.contains(name) { return .some(.response) }
    return Binding.Root(rawValue: name) == nil ? nil : .some(nil)
  }
}
