internal import Diagnostics

extension IntentEnum {
  /// Finds cases that share a name or an index, and an enum whose 0 means something.
  func checkCases(reporting diagnostics: inout [Diagnostic]) {
    for (item, first) in repeated(cases, by: \.name) {
      diagnostics.append(twice("name '\(item.name)'", item, first))
    }
    for (item, first) in repeated(cases, by: { String($0.index) }) where item.name != first.name {
      diagnostics.append(twice("index \(item.index)", item, first))
    }
    if let zero = cases.first(where: { $0.index == 0 }), zero.name.lowercased() != "unknown" {
      diagnostics.append(
        Diagnostic(
          .enumWithoutUnknown, "0 stands for '\(zero.name)', and not for 'unknown'",
          at: zero.location, fix: "Let the first case be 'unknown', and begin with index 1"))
    }
  }

  private func twice(_ what: String, _ item: Case, _ first: Case) -> Diagnostic {
    Diagnostic(
      .repeatedEnumCase, "Two cases of '\(name)' have the \(what)", at: item.location,
      notes: [.init("The first one stands here", at: first.location)],
      fix: "Delete one of the two in Xcode, and add it again")
  }
}
