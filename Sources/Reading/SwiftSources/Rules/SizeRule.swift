internal import Diagnostics

extension ControllerSources {
  /// Sizes of zero with success, and widths written as numbers.
  func sizeFindings(_ hosted: HostedClass) -> [Diagnostic] {
    HostedMethod.allCases.flatMap { kind -> [Diagnostic] in
      guard let (code, method) = hosted.method(kind), let body = method.body,
        let name = method.parameters.last?.name
      else { return [] }
      return body.filter { code.text($0) == name && code.text($0 + 1) == "(" }
        .prefix(SourceCode.maximumPlaces).flatMap {
          findings(ofCall: $0, in: body, of: code, hosted)
        }
    }
  }

  private func findings(
    ofCall call: Int, in body: Range<Int>, of code: SourceCode, _ hosted: HostedClass
  ) -> [Diagnostic] {
    guard let inside = code.inside(call + 1) else { return [] }
    let arguments = code.arguments(inside)
    guard let last = arguments.last else { return [] }
    let (owner, value) = value(of: last, in: body, of: code, hosted)
    let succeeds = ["true", "YES"].contains(code.text(call + 2))
    if succeeds, arguments.count == 3, owner.isZeroSize(value) {
      return [
        Diagnostic(
          .sourceZeroSize, "Success with a size of zero hides this section of the card",
          at: owner.location(value.lowerBound), fix: "Give the view's size, or pass false")
      ]
    }
    return fixedWidth(value.lowerBound, in: owner).map { [fixed($0, in: owner)] } ?? []
  }

  /// What a size is: where a constant of the method, or a property, stands for it, their value.
  private func value(
    of size: Range<Int>, in body: Range<Int>, of code: SourceCode, _ hosted: HostedClass
  ) -> (code: SourceCode, range: Range<Int>) {
    let isOwn = code.text(size.lowerBound) == "self" && code.text(size.lowerBound + 1) == "."
    let name = code.text(size.lowerBound + (isOwn ? 2 : 0))
    guard size.count == (isOwn ? 3 : 1) else { return (code, size) }
    if !isOwn, let local = code.local(name, in: body) {
      let isChanged = body.contains { code.text($0) == name && code.startsStatement($0) }
      return (code, isChanged ? size : local)
    }
    guard let (owner, property) = hosted.properties.first(where: { $0.property.name == name }),
      let body = property.body, let first = body.first
    else { return (code, size) }
    let start = owner.text(first) == "return" ? first + 1 : first
    let value = owner.expression(from: start).clamped(to: body)
    return value.upperBound == body.upperBound ? (owner, value) : (code, size)
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
  /// Whether an expression is the size of nothing.
  func isZeroSize(_ expression: Range<Int>) -> Bool {
    expression.count < 12 && Self.zeroSizes.contains(joined(expression))
  }

  private static let zeroSizes: Set = [
    ".zero", "CGSize.zero", "CGSizeZero", "CGSize()", "CGSize(width:0,height:0)", "CGSizeMake(0,0)",
  ]
}
