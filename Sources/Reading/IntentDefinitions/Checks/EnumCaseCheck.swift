internal import Diagnostics

extension IntentEnum {
  /// Finds cases that share a name or an index, that lack one, and an enum whose 0 means something.
  func checkCases(reporting diagnostics: inout [Diagnostic]) {
    for (item, first) in repeated(cases, by: \.name) {
      diagnostics.append(twice("name '\(item.name)'", item, first))
    }
    let indexed = cases.enumerated().filter { $0.offset == 0 || $0.element.isIndexWritten }
      .map(\.element)
    for (item, first) in repeated(indexed, by: { String($0.index) })
    where item.name != first.name {
      diagnostics.append(twice("index \(item.index)", item, first))
    }
    let zero = indexed.first { $0.index == 0 }
    if let zero, zero.name.lowercased() != "unknown" {
      diagnostics.report(
        .enumWithoutUnknown, "The case 0 is '\(zero.name)', not 'unknown'",
        at: zero.location, fix: "Make 'unknown' the first case; start the others at index 1")
    }
    diagnostics += cases.dropFirst().filter { !$0.isIndexWritten }.map { withoutIndex($0, zero) }
  }

  private func twice(_ what: String, _ item: Case, _ first: Case) -> Diagnostic {
    Diagnostic(
      .repeatedEnumCase, "Two cases of '\(name)' have the \(what)", at: item.location,
      notes: [.init("The first one is here", at: first.location)],
      fix: "Delete one of the two in Xcode, and add it again")
  }

  private func withoutIndex(_ item: Case, _ zero: Case?) -> Diagnostic {
    let fix = "Write the INEnumValueIndex that the case had"
    guard let zero else {
      return Diagnostic(
        .missingDefinitionKey, "The case '\(item.name)' has no index", at: item.location, fix: fix)
    }
    return Diagnostic(
      .repeatedEnumCase, "'\(item.name)' has no index, so it is 0 like '\(zero.name)'",
      at: item.location, notes: [.init("The other one is here", at: zero.location)], fix: fix)
  }
}
