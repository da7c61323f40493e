internal import Diagnostics
internal import IntentDefinitions
internal import SourceFormats

/// Checks the names in a `when` against what there is: a test for something else never holds.
struct CaseTestNames {
  private let intents: AppIntents

  init(_ intents: AppIntents) {
    self.intents = intents
  }

  func check(_ condition: YAMLNode?, reporting diagnostics: inout [Diagnostic]) {
    let all = intents.intents.map(\.intent)
    let system = SystemIntentCatalogue.standard.intents.map(\.className)
    let codes = all.flatMap { $0.response.codes.map(\.name) } + ResponseCode.builtIn
    let known: [(key: String, rule: Rule, names: [String])] = [
      ("intent", .unknownIntent, all.map(\.className) + all.map(\.name) + system),
      ("response", .unknownIntent, all.map(\.responseClassName) + system.map { $0 + "Response" }),
      ("code", .unknownValue, codes + ["userConfirmationRequired", "handleInApp"]),
      ("host", .unknownValue, HostProfile.builtInNames),
    ]
    for entry in condition?.entries ?? [] {
      guard let test = known.first(where: { $0.key == entry.key }) else { continue }
      for node in entry.value.items ?? [entry.value] {
        guard let name = node.string, !test.names.contains(name) else { continue }
        diagnostics.append(
          Diagnostic(
            test.rule, "There is no \(entry.key) '\(name)'", at: node.location,
            fix: nearestSpelling(to: name, among: test.names).map { "Write '\($0)'" }
              ?? "Write one of: \(Set(test.names).sorted().prefix(10).joined(separator: ", "))"))
      }
    }
  }
}
