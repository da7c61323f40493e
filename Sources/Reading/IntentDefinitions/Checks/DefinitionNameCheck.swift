internal import Diagnostics
internal import TextTools

extension Intent {
  /// Finds names in an intent that lead nowhere: key parameters, combinations and placeholders.
  func checkNames(reporting diagnostics: inout [Diagnostic]) {
    let names = Set(parameters.map(\.name))
    for (what, name) in [("key parameter", keyParameter), ("input parameter", inputParameter)] {
      guard let name, !name.isEmpty, !names.contains(name) else { continue }
      diagnostics.append(
        unknownParameter(
          "The \(what) '\(name)' is not a parameter of the intent", name, names, at: location)
      )
    }
    let results = Set(response.parameters.map(\.name))
    if let name = response.output, !name.isEmpty, !results.contains(name) {
      diagnostics.append(
        unknownParameter(
          "The output '\(name)' is not a parameter of the response", name, results, at: location))
    }
    for combination in combinations { check(combination, names, reporting: &diagnostics) }
    for code in response.codes { check(code, reporting: &diagnostics) }
  }

  private func check(
    _ combination: ParameterCombination, _ names: Set<String>,
    reporting diagnostics: inout [Diagnostic]
  ) {
    for name in combination.parameters where !names.contains(name) {
      diagnostics.append(
        unknownParameter(
          "A combination has the parameter '\(name)', but the intent has no such parameter", name,
          names,
          at: combination.location))
    }
    let placeholders = combination.title.placeholders + combination.subtitle.placeholders
    // What a combination has is missed once, not again in its phrases.
    for name in Set(placeholders.map(\.firstPathPart)).subtracting(combination.parameters).sorted()
    where !names.contains(name) {
      diagnostics.append(
        unknownPlaceholder(
          "'${\(name)}' in a phrase is not a parameter", name, names, at: combination.location))
    }
  }

  /// The dialogue of SiriKit's own intents belongs to Siri.
  private func check(_ code: ResponseCode, reporting diagnostics: inout [Diagnostic]) {
    guard kind == .custom else { return }
    let names = Set(response.parameters.map(\.name))
    let placeholders = [code.dialog, code.conciseDialog].flatMap {
      PhraseTemplate($0.text).placeholders
    }
    for name in Set(placeholders.map(\.firstPathPart)).sorted() where !names.contains(name) {
      diagnostics.append(
        unknownPlaceholder(
          "'${\(name)}' in the dialogue of '\(code.name)' is not a response parameter", name, names,
          at: code.location))
    }
  }

  private func unknownParameter(
    _ message: String, _ name: String, _ names: Set<String>, at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(.unknownParameter, message, at: location, fix: fix(name, names))
  }

  private func unknownPlaceholder(
    _ message: String, _ name: String, _ names: Set<String>, at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(.unknownPlaceholder, message, at: location, fix: fix(name, names))
  }

  private func fix(_ name: String, _ names: Set<String>) -> String {
    nearestSpelling(to: name, among: names).map { "Write '\($0)'" }
      ?? "Choose it again in Xcode, or add the parameter"
  }
}

extension String {
  /// The first part of a dotted path.
  fileprivate var firstPathPart: String { String(prefix { $0 != "." }) }
}
