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
          .sourceZeroSize, "Success with the size zero hides this section of the card",
          at: owner.location(value.lowerBound), fix: "Give the view's size, or pass false")
      ]
    }
    let number =
      fixedWidth(value.lowerBound, in: owner, hosted)
      ?? assignedWidth(of: code.text(last.lowerBound), in: body, of: code)
    return number.map { [fixed($0, in: owner)] } ?? []
  }

  /// The value of a size; that of a constant or a property if one is used.
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

  /// The number of `CGSize(width: 320, …)` and of its other forms, also through a constant with a
  /// number.
  private func fixedWidth(_ start: Int, in code: SourceCode, _ hosted: HostedClass) -> Int? {
    let heads = [
      ["CGSize", "(", "width", ":"], [".", "init", "(", "width", ":"], ["CGSizeMake", "("],
      ["CGSize", ".", "init", "(", "width", ":"],
    ]
    guard let head = heads.first(where: { code.matches($0, at: start) }),
      let open = head.firstIndex(of: "("), let inside = code.inside(start + open),
      let first = code.arguments(inside).first
    else { return nil }
    var width = (start + head.count)..<first.upperBound
    if code.text(width.lowerBound) == "CGFloat", let inner = code.inside(width.lowerBound + 1) {
      width = inner
    }
    guard width.count == 1, let word = width.first else { return nil }
    if let number = code.positiveNumber(word) { return number }
    let constant = hosted.properties.first { owner, property in
      owner.path == code.path && property.isConstant && property.name == code.text(word)
    }
    return constant?.property.value.flatMap {
      $0.count == 1 ? code.positiveNumber($0.lowerBound) : nil
    }
  }

  /// The number of `size.width = 320`, unless a condition is around it.
  private func assignedWidth(of name: String, in body: Range<Int>, of code: SourceCode) -> Int? {
    let places = body.filter {
      code.matches([name, ".", "width", "="], at: $0) && code.startsStatement($0)
    }
    guard places.count == 1, let place = places.first else { return nil }
    let isInside = body.prefix { $0 < place }.contains { open in
      code.text(open) == "{" && (code.partner(of: open) ?? place) > place
    }
    return isInside ? nil : code.positiveNumber(place + 4)
  }

  private func fixed(_ number: Int, in code: SourceCode) -> Diagnostic {
    Diagnostic(
      .sourceFixedWidth, "The width is always \(code.text(number))", at: code.location(number),
      fix: "Use the width of extensionContext.hostedViewMaximumAllowedSize")
  }
}

extension SourceCode {
  /// The place itself where a number above zero and nothing else of its expression stands.
  fileprivate func positiveNumber(_ place: Int) -> Int? {
    guard tokens.indices.contains(place), tokens[place].kind == .number,
      (Double(text(place)) ?? 0) > 0
    else { return nil }
    let next = text(place + 1)
    return tokens.indices.contains(place + 1) && !tokens[place + 1].startsLine
      && ["+", "-", "*", "/", "."].contains(next) ? nil : place
  }

  /// Whether an expression is the size of nothing.
  func isZeroSize(_ expression: Range<Int>) -> Bool {
    expression.count < 12 && Self.zeroSizes.contains(joined(expression))
  }

  private static let zeroSizes: Set = [
    ".zero", "CGSize.zero", "CGSizeZero", "CGSize()", "CGSize(width:0,height:0)", "CGSizeMake(0,0)",
  ]
}
