internal import Diagnostics

extension Intent {
  /// Finds parameters that share the number by which they are known when they are renamed.
  func checkTags(reporting diagnostics: inout [Diagnostic]) {
    for list in [parameters, response.parameters] {
      let tagged = list.filter { $0.tag != nil }
      for (item, first) in repeated(tagged, by: { $0.tag.map { String($0) } ?? "" })
      where item.name != first.name {
        diagnostics.report(
          .repeatedTag, "'\(item.name)' has the tag of '\(first.name)'", at: item.location,
          notes: [.init("The first one is here", at: first.location)],
          fix: "Delete one of the two in Xcode, and add it again")
      }
    }
  }
}
