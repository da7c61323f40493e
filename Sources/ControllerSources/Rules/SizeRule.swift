internal import Diagnostics

extension ControllerSources {
  /// Sizes of zero with success, and widths written as numbers.
  func sizeFindings(_ hosted: HostedClass) -> [Diagnostic] {
    HostedMethod.allCases.flatMap { kind -> [Diagnostic] in
      guard let (code, method) = hosted.method(kind), let body = method.body,
        let name = method.parameters.last?.name
      else { return [] }
      return body.filter { code.text($0) == name && code.text($0 + 1) == "(" }
        .prefix(SourceCode.mostPlaces).flatMap { findings(ofCall: $0, in: code, hosted) }
    }
  }

  private func findings(
    ofCall call: Int, in code: SourceCode, _ hosted: HostedClass
  ) -> [Diagnostic] {
    guard let inside = code.inside(call + 1) else { return [] }
    let arguments = code.arguments(inside)
    guard let last = arguments.last else { return [] }
    let size = last.lowerBound
    let close = last.upperBound
    let succeeds = ["true", "YES"].contains(code.text(call + 2))
    if succeeds, arguments.count == 3, code.isZeroSize(last) {
      return [
        Diagnostic(
          .sourceZeroSize, "Success with a size of zero hides this section of the card",
          at: code.location(size), fix: "Give the view's size, or pass false")
      ]
    }
    if let width = fixedWidth(size, in: code) { return [fixed(width, in: code)] }
    let name = code.text(size) == "self" ? code.text(size + 2) : code.text(size)
    guard size + (code.text(size) == "self" ? 3 : 1) == close,
      let (owner, property) = hosted.properties.first(where: { $0.property.name == name }),
      let body = property.body, let first = body.first
    else { return [] }
    let value = owner.text(first) == "return" ? first + 1 : first
    guard let width = fixedWidth(value, in: owner), owner.after(value + 1) == body.upperBound else {
      return []
    }
    return [fixed(width, in: owner)]
  }

  /// The number of `CGSize(width: 320, …)`, which must not be zero.
  private func fixedWidth(_ start: Int, in code: SourceCode) -> Int? {
    let number: Int
    if code.matches(["CGSize", "(", "width", ":"], at: start) {
      number = start + 4
    } else if code.matches(["CGSizeMake", "("], at: start) {
      number = start + 2
    } else {
      return nil
    }
    guard code.tokens.indices.contains(number), code.tokens[number].kind == .number,
      code.text(number + 1) == ",", (Double(code.text(number)) ?? 0) > 0
    else { return nil }
    return number
  }

  private func fixed(_ number: Int, in code: SourceCode) -> Diagnostic {
    Diagnostic(
      .sourceFixedWidth, "The width is always \(code.text(number))", at: code.location(number),
      fix: "Take the width of extensionContext.hostedViewMaximumAllowedSize")
  }
}

extension SourceCode {
  /// Whether an expression is the size of nothing by name.
  func isZeroSize(_ expression: Range<Int>) -> Bool {
    [".zero", "CGSize.zero", "CGSizeZero"].contains(joined(expression))
  }
}
