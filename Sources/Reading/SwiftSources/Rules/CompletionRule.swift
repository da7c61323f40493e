internal import Diagnostics

extension ControllerSources {
  /// Ways on which a completion is called never, or twice.
  func completionFindings(_ hosted: HostedClass) -> [Diagnostic] {
    HostedMethod.allCases.flatMap { kind -> [Diagnostic] in
      guard let (code, method) = hosted.method(kind), let body = method.body,
        let completion = method.parameters.last, completion.label == "completion"
      else { return [] }
      if kind == .configure, hosted.method(.configureView) != nil { return [] }
      // Code in the interpolations of strings is not taken apart.
      let isInText = body.contains {
        code.tokens[$0].kind == .string && code.tokens[$0].text.contains("\(completion.name)(")
      }
      if isInText { return [] }
      let isNamed = body.contains { code.text($0) == completion.name }
      if !isNamed, !body.contains(where: { code.text($0) == "super" }) {
        return [never(completion.name, at: method.location, "in this method")]
      }
      guard code.language == .swift else { return [] }
      let paths = CompletionPaths(body, of: code, completion: completion.name)
      return paths.missing.map { index in
        never(
          completion.name, at: code.location(index),
          code.text(index) == "return" ? "before this" : "on a path that ends here")
      }
        + paths.repeated.map { call, first in
          Diagnostic(
            .sourceCompletionTwice, "'\(completion.name)' is called a second time on one path",
            at: code.location(call),
            notes: [.init("It was called here", at: code.location(first))],
            fix: "Return after the first call, or put this one into 'else'")
        }
    }
  }

  private func never(_ name: String, at location: SourceLocation, _ where: String) -> Diagnostic {
    Diagnostic(
      .sourceCompletionMissing, "'\(name)' is never called \(`where`)", at: location,
      fix: "Call '\(name)', with false and no parameters to leave the card to Siri")
  }
}
