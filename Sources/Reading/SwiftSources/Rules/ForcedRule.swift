internal import Diagnostics

extension ControllerSources {
  /// Responses and parameters that the code forces, where nothing has asked before.
  func forcedFindings(_ hosted: HostedClass) -> [Diagnostic] {
    HostedMethod.allCases.flatMap { kind -> [Diagnostic] in
      guard let (code, method) = hosted.method(kind), let body = method.body,
        code.language == .swift
      else { return [] }
      return responses(body, in: code) + parameters(method, body, in: code)
    }
  }

  private func responses(_ body: Range<Int>, in code: SourceCode) -> [Diagnostic] {
    let places = body.filter { index in
      code.text(index) == "intentResponse" && code.text(index - 1) == "."
        && (code.matches(["as", "!"], at: index + 1) || isForced(index + 1, in: code))
    }
    let sure = places.prefix(SourceCode.maximumPlaces).filter { code.isUnconditional($0, in: body) }
    return sure.map { index in
      Diagnostic(
        .sourceForcedResponse, "The response is forced, although there may be none",
        at: code.location(index), fix: "Use 'as?' with 'if let' or 'guard let'")
    }
  }

  private func parameters(
    _ method: SourceMethod, _ body: Range<Int>, in code: SourceCode
  ) -> [Diagnostic] {
    guard method.parameters.count == 5, let name = method.parameters.first?.name else { return [] }
    return body.filter { index in
      code.matches([name, ".", "first"], at: index) && isForced(index + 3, in: code)
        && code.text(index - 1) != "."
    }.prefix(SourceCode.maximumPlaces).filter { code.isUnconditional($0, in: body) }.map { index in
      Diagnostic(
        .sourceFirstParameter, "The first parameter is forced, although the set may be empty",
        at: code.location(index), fix: "Use 'if let' or 'guard let'")
    }
  }

  /// Whether an exclamation mark stands there that unwraps, and does not begin `!=`.
  private func isForced(_ index: Int, in code: SourceCode) -> Bool {
    guard code.text(index) == "!" else { return false }
    return code.text(index + 1) != "="
      || code.tokens[index + 1].range.lowerBound > code.tokens[index].range.upperBound
  }
}
