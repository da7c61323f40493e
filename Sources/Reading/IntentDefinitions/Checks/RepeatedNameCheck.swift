internal import Diagnostics

extension Intent {
  /// Finds parameters, and response codes, that share a name: Xcode makes one property or case of it.
  func checkRepeatedNames(reporting diagnostics: inout [Diagnostic]) {
    let lists = [
      ("parameter", parameters.map { ($0.name, $0.location) }),
      ("response parameter", response.parameters.map { ($0.name, $0.location) }),
      ("response code", response.codes.map { ($0.name, $0.location) }),
    ]
    for (what, items) in lists {
      for (item, first) in repeated(items, by: \.0) {
        diagnostics.report(
          .repeatedName, "The \(what) '\(item.0)' appears twice", at: item.1,
          notes: [.init("The first one is here", at: first.1)], fix: "Rename one of the two")
      }
    }
  }
}
