package import Diagnostics

extension ControllerSources {
  /// Responses and parameters that the code forces, where nothing has asked before.
  func forcedFindings(_ hosted: HostedClass) -> [Diagnostic] {
    HostedMethod.allCases.flatMap { kind -> [Diagnostic] in
      guard let (code, method) = hosted.method(kind), let body = method.body,
        code.language == .swift
      else { return [] }
      return code.forcedValues(in: body).compactMap(finding) + parameters(method, body, in: code)
    }
  }

  private func finding(_ forced: ForcedValue) -> Diagnostic? {
    if forced.isResponse {
      return Diagnostic(
        .sourceForcedResponse, "The response is force-unwrapped, but it may be nil",
        at: forced.location, fix: "Use 'as?' with 'if let' or 'guard let'")
    }
    guard let other = intents.first(where: { $0 != forced.className }) else { return nil }
    return Diagnostic(
      .sourceForcedIntent,
      "The intent is cast to \(forced.className ?? "") with 'as!', but the extension also lists \(other)",
      at: forced.location, fix: "Use 'as?' with 'if let' or 'guard let'")
  }

  private func parameters(
    _ method: SourceMethod, _ body: Range<Int>, in code: SourceCode
  ) -> [Diagnostic] {
    guard method.parameters.count == 5, let name = method.parameters.first?.name else { return [] }
    return body.filter { index in
      code.matches([name, ".", "first"], at: index) && code.isForced(index + 3)
        && code.text(index - 1) != "."
    }.prefix(SourceCode.maximumPlaces).filter { code.isUnconditional($0, in: body) }.map { index in
      Diagnostic(
        .sourceFirstParameter, "The first parameter is force-unwrapped, but the set may be empty",
        at: code.location(index), fix: "Use 'if let' or 'guard let'")
    }
  }
}

/// An intent or a response that a configure method forces before anything decides whether it gets there.
package struct ForcedValue: Hashable, Sendable {
  package let isResponse: Bool
  /// The class that it has to be; nil where it is only unwrapped.
  package let className: String?
  package let location: SourceLocation
}

extension SourceCode {
  /// The casts that a body forces of an interaction, in its order.
  fileprivate func forcedValues(in body: Range<Int>) -> [ForcedValue] {
    body.filter { index in
      guard text(index - 1) == "." else { return false }
      return text(index) == "intentResponse"
        ? matches(["as", "!"], at: index + 1) || isForced(index + 1)
        : text(index) == "intent" && matches(["as", "!"], at: index + 1) && isIntentClass(index + 3)
    }
    .prefix(Self.maximumPlaces).filter { isUnconditional($0, in: body) }
    .map { index in
      let isCast = matches(["as", "!"], at: index + 1)
      return ForcedValue(
        isResponse: text(index) == "intentResponse",
        className: isCast && tokens[index + 3].kind == .word && text(index + 4) != "."
          ? text(index + 3) : nil,
        location: location(index))
    }
  }

  /// Whether the name of one intent's class stands there, and nothing behind it.
  private func isIntentClass(_ index: Int) -> Bool {
    text(index).hasSuffix("Intent") && text(index) != "INIntent" && text(index + 1) != "."
  }

  /// Whether an exclamation mark stands there that unwraps, and does not begin `!=`.
  fileprivate func isForced(_ index: Int) -> Bool {
    guard text(index) == "!" else { return false }
    return text(index + 1) != "="
      || tokens[index + 1].range.lowerBound > tokens[index].range.upperBound
  }
}

extension HostedClass {
  /// The casts that a method forces; nil where the class does not have it, or where its language is not followed.
  func forcedValues(_ kind: HostedMethod) -> [ForcedValue]? {
    method(kind).map { code, method in
      code.language == .swift ? method.body.map(code.forcedValues) ?? [] : []
    }
  }
}
