/// The sizes that a class hands to its completion, as far as numbers, names and the limits of the
/// extension's context tell them.
struct WrittenSizes {
  private let hosted: HostedClass

  /// What answers with the size that constraints make (documented).
  private static let fittingMethods: Set = [
    "systemLayoutSizeFitting", "systemLayoutSizeFittingSize",
  ]

  /// How many names are followed from one to the next (convention).
  private static let mostNames = 6

  init(of hosted: HostedClass) { self.hosted = hosted }

  /// An expression, and the body around it, where its names may be declared.
  private struct Expression {
    let code: SourceCode
    let range: Range<Int>
    let body: Range<Int>
  }

  /// The height of all answers that succeed; nil where they differ, or one is not known.
  func height(answeredBy method: SourceMethod, in code: SourceCode) -> WrittenHeight? {
    guard let body = method.body else { return nil }
    let sizes = method.parameters.last.map { answers(to: $0.name, in: body, of: code) } ?? []
    guard !sizes.isEmpty else {
      // Completions that are kept are called elsewhere: Xcode's template has a name for the size.
      return value(of: "desiredSize", declaredIn: nil).flatMap { height(ofSize: $0) }
    }
    let heights = Set(sizes.map { height(ofSize: $0) })
    return heights.count == 1 ? heights.first ?? nil : nil
  }

  /// What the calls of a completion have as sizes, refusals left out.
  private func answers(
    to completion: String, in body: Range<Int>, of code: SourceCode
  ) -> [Expression] {
    body.filter { code.text($0) == completion }.prefix(SourceCode.mostPlaces).compactMap { call in
      let open = ["?", "!"].contains(code.text(call + 1)) ? call + 2 : call + 1
      guard code.text(open) == "(", let inside = code.inside(open) else { return nil }
      let arguments = code.arguments(inside)
      guard let size = arguments.last, !size.isEmpty,
        arguments.count == 1 || !["false", "NO"].contains(code.joined(arguments[0])),
        !code.isZeroSize(size), code.joined(size) != "CGSize()"
      else { return nil }
      return Expression(code: code, range: size, body: body)
    }
  }

  private func height(ofSize whole: Expression, following names: Int = 0) -> WrittenHeight? {
    let code = whole.code
    let range = code.withoutFallback(whole.range)
    if range.contains(where: { Self.fittingMethods.contains(code.text($0)) }) { return .fitting }
    if let inside = code.insideOfSize(range) {
      let arguments = code.arguments(inside)
      guard arguments.count == 2 else { return nil }
      let isNamed = code.matches(["height", ":"], at: arguments[1].lowerBound)
      let number = (arguments[1].lowerBound + (isNamed ? 2 : 0))..<arguments[1].upperBound
      return height(
        ofLength: Expression(code: code, range: number, body: whole.body), following: names)
    }
    switch code.plainWords(range) {
    case ["hostedViewMaximumAllowedSize"]: return .maximum
    case ["hostedViewMinimumAllowedSize"]: return .minimum
    case let words where words.count == 1 && names < Self.mostNames:
      return height(ofNamedSize: words[0], near: whole, following: names + 1)
    default: return nil
    }
  }

  private func height(
    ofNamedSize name: String, near place: Expression, following names: Int
  ) -> WrittenHeight? {
    guard let first = value(of: name, declaredIn: place) else { return nil }
    switch change(of: name, after: first) {
    case .nothing: return height(ofSize: first, following: names)
    case .height(let last): return height(ofLength: last, following: names)
    case .unclear: return nil
    }
  }

  /// What becomes of a size after its declaration.
  private enum Change {
    case nothing
    case height(Expression)
    /// More than the text tells.
    case unclear
  }

  private func change(of name: String, after first: Expression) -> Change {
    let code = first.code
    let rest = first.body.filter { $0 >= first.range.upperBound && code.text($0) == name }
    let isAssigned = rest.contains { place in
      ["=", "+", "-", "*", "/"].contains(code.text(place + 1))
        && code.text(place + 1) + code.text(place + 2) != "==" && code.startsStatement(place)
    }
    let heights = rest.filter {
      code.matches([".", "height"], at: $0 + 1) && code.startsStatement($0)
    }
    guard !isAssigned, heights.count <= 1 else { return .unclear }
    guard let height = heights.first else { return .nothing }
    guard code.text(height + 3) == "=" else { return .unclear }
    return .height(
      Expression(code: code, range: code.expression(from: height + 4), body: first.body))
  }

  private func height(ofLength whole: Expression, following names: Int = 0) -> WrittenHeight? {
    let code = whole.code
    let range = code.withoutFallback(whole.range)
    if range.contains(where: { Self.fittingMethods.contains(code.text($0)) }) { return .fitting }
    if names < Self.mostNames, let choice = code.choice(range) {
      let parts = choice.parts.map {
        height(
          ofLength: Expression(code: code, range: $0, body: whole.body), following: names + 1)
      }
      return choice.kind.height(of: parts)
    }
    let words = code.plainWords(range)
    if words.count == 1, let number = Self.number(words[0]) { return .points(number) }
    switch words.count {
    case 1 where names < Self.mostNames:
      guard let first = value(of: words[0], declaredIn: whole),
        case .nothing = change(of: words[0], after: first)
      else { return nil }
      return height(ofLength: first, following: names + 1)
    case 2 where words == ["hostedViewMaximumAllowedSize", "height"]: return .maximum
    case 2 where words == ["hostedViewMinimumAllowedSize", "height"]: return .minimum
    case 2 where words[1] == "height" && names < Self.mostNames:
      return height(ofNamedSize: words[0], near: whole, following: names + 1)
    case 4 where words.prefix(2) == ["hostedViewMaximumAllowedSize", "height"]:
      guard let number = Self.number(words[3]), number > 0 else { return nil }
      switch words[2] {
      case "/": return .fractionOfMaximum(1 / number)
      case "*": return .fractionOfMaximum(number)
      default: return nil
      }
    default: return nil
    }
  }

  /// The value of a name: of a constant around the expression, of a property, or of a method without
  /// parameters.
  private func value(of name: String, declaredIn place: Expression?) -> Expression? {
    if let place, let local = place.code.local(name, in: place.body) {
      return Expression(code: place.code, range: local, body: place.body)
    }
    if let (code, property) = hosted.properties.first(where: { $0.property.name == name }) {
      if let body = property.body { return result(of: body, in: code) }
      // What a variable holds first is not what it holds when it is asked.
      guard property.isConstant, let value = property.value else { return nil }
      return Expression(code: code, range: value, body: value)
    }
    return hosted.methods.first { $0.method.name == name && $0.method.parameters.isEmpty }
      .flatMap { code, method in method.body.flatMap { result(of: $0, in: code) } }
  }

  /// What a body returns on its only way.
  private func result(of body: Range<Int>, in code: SourceCode) -> Expression? {
    let returns = code.places(of: "return", in: body)
    guard returns.count <= 1 else { return nil }
    let range = returns.first.map { code.expression(from: $0 + 1) } ?? body
    return Expression(code: code, range: range.clamped(to: body), body: body)
  }

  /// A number as Swift and Objective-C write it.
  private static func number(_ text: String) -> Double? {
    let digits = text.filter { $0 != "_" }
    let plain = digits.hasSuffix("f") ? String(digits.dropLast()) : digits
    return Double(plain).flatMap { $0.isFinite && (0...10_000).contains($0) ? $0 : nil }
  }
}

extension SourceCode {
  /// What stands before `??`, which is for a context that is missing.
  func withoutFallback(_ range: Range<Int>) -> Range<Int> {
    let end = range.first { text($0) == "?" && text($0 + 1) == "?" }
    return range.lowerBound..<(end ?? range.upperBound)
  }

  /// The words of a chain of members, without what says whose they are.
  fileprivate func plainWords(_ range: Range<Int>) -> [String] {
    let left: Set = [
      "self", "extensionContext", "CGFloat", ".", "!", "?", "[", "]", "(", ")", ";",
    ]
    guard range.count < 40 else { return [] }
    return range.map { text($0) }.filter { !left.contains($0) }
  }

  /// The value of a constant or variable that a body declares.
  fileprivate func local(_ name: String, in body: Range<Int>) -> Range<Int>? {
    let declared = body.filter { place in
      guard text(place) == name, tokens.indices.contains(place - 1) else { return false }
      if language == .swift { return ["let", "var"].contains(text(place - 1)) }
      return text(place + 1) == "=" && tokens[place - 1].kind == .word
        && text(place - 1) != "return"
    }
    guard declared.count == 1, let place = declared.first else { return nil }
    let end = expression(from: place + 1)
    return end.first { text($0) == "=" }.map { ($0 + 1)..<end.upperBound }
  }

  /// What a size is made of: `CGSize(…)`, `CGSizeMake(…)`, or what C calls a compound literal,
  /// `(CGSize){…}`.
  fileprivate func insideOfSize(_ range: Range<Int>) -> Range<Int>? {
    guard let start = range.first else { return nil }
    if matches(["(", "CGSize", ")", "{"], at: start) { return inside(start + 3) }
    guard ["CGSize", "CGSizeMake"].contains(text(start)), text(start + 1) == "(",
      let inside = inside(start + 1), inside.upperBound == range.upperBound - 1
    else { return nil }
    return inside
  }

  fileprivate func startsStatement(_ index: Int) -> Bool {
    tokens[index].startsLine || [";", "{", "}"].contains(text(index - 1))
  }

  /// The tokens of an expression from its first one, up to the end of its statement.
  func expression(from start: Int) -> Range<Int> {
    var index = start
    while tokens.indices.contains(index) {
      let isNext = index > start && startsLineOfItsOwn(index)
      if isNext || [";", "}", "{", ","].contains(text(index)) { break }
      index = after(index)
    }
    return start..<max(start, min(index, tokens.count))
  }
}
