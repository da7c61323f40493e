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
      var first: [String: SourceLocation] = [:]
      for (name, location) in items {
        guard let other = first[name] else {
          first[name] = location
          continue
        }
        diagnostics.append(
          Diagnostic(
            .repeatedName, "The \(what) '\(name)' is there twice", at: location,
            notes: [.init("The first one stands here", at: other)], fix: "Rename one of the two"))
      }
    }
  }
}
