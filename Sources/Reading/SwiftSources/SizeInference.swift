/// The sizes that a class hands to its completion, as far as numbers, names and the limits of the
/// extension's context tell them.
struct SizeInference {
  private let hosted: HostedClass

  /// What answers with the size that constraints make (documented).
  private static let fittingMethods: Set = [
    "systemLayoutSizeFitting", "systemLayoutSizeFittingSize",
  ]

  /// How many names are followed from one to the next (convention).
  private static let maximumNames = 6
  /// How many values of a variable are followed, each by two names more, so that no file takes a time
  /// that grows with a power of its size (convention).
  private static let maximumValues = 4

  /// Whether a place of the method that answers may be run, and whether it is on all ways.
  private let isReached: (Int) -> Bool
  private let isSure: (Int) -> Bool

  init(
    of hosted: HostedClass, where isReached: @escaping (Int) -> Bool,
    surely isSure: @escaping (Int) -> Bool
  ) {
    self.hosted = hosted
    self.isReached = isReached
    self.isSure = isSure
  }

  /// An expression, and the body around it, where its names may be declared.
  private struct Expression {
    let code: SourceCode
    let range: Range<Int>
    let body: Range<Int>
  }

  /// The height of all answers that succeed; nil where they differ, or one is not known.
  func height(answeredBy method: SourceMethod, in code: SourceCode) -> WrittenHeight? {
    guard let body = method.body, let completion = method.parameters.last else { return nil }
    let calls = code.calls(of: completion.name, in: body)
    let sizes = calls.filter { isReached($0.place) && $0.size != nil }.compactMap { call in
      call.size.map { Expression(code: code, range: $0, body: body) }
    }
    guard !sizes.isEmpty else {
      // Completions that are kept are called elsewhere: Xcode's template has a name for the size.
      return calls.contains { $0.size != nil } || !hosted.uses("desiredSize")
        ? nil : value(of: "desiredSize", declaredIn: nil).flatMap { height(ofSize: $0) }
    }
    return only(Set(sizes.map { height(ofSize: $0) }))
  }

  /// The height that all ways have; where nothing is to be seen on one, the others tell it.
  private func only(_ all: Set<WrittenHeight?>) -> WrittenHeight? {
    let seen = all == [.points(0)] ? all : all.subtracting([.points(0)])
    return seen.count == 1 ? seen.first ?? nil : nil
  }

  /// What a variable of a method may hold at a place, where statements before it give it another
  /// value: nothing where they are too many, or change it by what it holds; nil where none does.
  private func values(of name: String, at place: Expression) -> [Expression]? {
    let code = place.code
    let before = place.body.clamped(to: 0..<place.range.lowerBound)
    let given = code.assignments(of: name, in: before).filter { isReached($0.place) }
    guard !given.isEmpty, code.declares(name, in: before) else { return nil }
    let isChanged = before.contains {
      code.text($0) == name && ["+", "-", "*", "/"].contains(code.text($0 + 1))
        && code.text($0 + 2) == "=" && isReached($0)
    }
    let last = given.lastIndex { isSure($0.place) }
    let first = last == nil ? code.local(name, in: before) : nil
    let values = [first].compactMap(\.self) + given[(last ?? 0)...].map(\.value)
    guard !isChanged, values.count <= Self.maximumValues else { return [] }
    return values.map { Expression(code: code, range: $0, body: place.body) }
  }

  /// Whether a size is zero on all ways that are run.
  func isZero(_ size: Range<Int>, in body: Range<Int>, of code: SourceCode) -> Bool {
    height(ofSize: Expression(code: code, range: size, body: body)) == .points(0)
  }

  private func height(ofSize whole: Expression, following names: Int = 0) -> WrittenHeight? {
    let code = whole.code
    let range = code.withoutFallback(whole.range)
    if range.contains(where: { Self.fittingMethods.contains(code.text($0)) }) { return .fitting }
    if code.isZeroSize(range) { return .points(0) }
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
    case let words where words.count == 1 && names < Self.maximumNames:
      let isOwn = SourceCode.selfNames.contains(code.text(range.lowerBound))
      return height(ofNamedSize: words[0], isOwn, near: whole, following: names + 1)
    case let words where words.count == 2 && words[1] == "size" && names < Self.maximumNames:
      return value(of: words[0], declaredIn: whole).flatMap {
        height(ofFrame: $0, following: names + 1)
      }
    default:
      guard names < Self.maximumNames, let made = result(ofCall: range, in: code) else {
        return nil
      }
      return height(ofSize: made, following: names + 1)
    }
  }

  /// The height of `CGRect(origin:size:)`, or the last of four lengths.
  private func height(ofFrame whole: Expression, following names: Int) -> WrittenHeight? {
    let code = whole.code
    let range = whole.range
    guard ["CGRect", "CGRectMake"].contains(code.text(range.lowerBound)),
      let inside = code.inside(range.lowerBound + 1), inside.upperBound == range.upperBound - 1,
      let last = code.arguments(inside).last, !last.isEmpty
    else { return nil }
    let isNamed = code.text(last.lowerBound + 1) == ":"
    let value = Expression(
      code: code, range: (last.lowerBound + (isNamed ? 2 : 0))..<last.upperBound,
      body: whole.body)
    switch code.arguments(inside).count {
    case 2: return height(ofSize: value, following: names)
    case 4: return height(ofLength: value, following: names)
    default: return nil
    }
  }

  /// The height of a variable, or of a property where that stands behind `self`.
  private func height(
    ofNamedSize name: String, _ isProperty: Bool = false, near place: Expression,
    following names: Int
  ) -> WrittenHeight? {
    if !isProperty, let values = values(of: name, at: place) {
      let names = max(names, Self.maximumNames - 2)
      return only(Set(values.map { height(ofSize: $0, following: names) }))
    }
    guard let first = value(of: name, declaredIn: isProperty ? nil : place) else { return nil }
    switch change(of: name, after: first) {
    case .nothing: return height(ofSize: first, following: names)
    case .height(let last): return height(ofLength: last, following: names)
    case .part(let part):
      return height(ofSize: first, following: names) == .maximum
        ? .fraction(part, of: .maximum, plus: 0) : nil
    case .unclear: return nil
    }
  }

  /// What becomes of a size after its declaration.
  private enum Change {
    case nothing
    case height(Expression)
    /// It has a part of the height that it had.
    case part(Double)
    /// More than the text tells.
    case unclear
  }

  private func change(of name: String, after first: Expression) -> Change {
    let code = first.code
    let rest = first.body.filter { $0 >= first.range.upperBound && code.text($0) == name }
    let isAssigned = rest.contains { place in
      ["=", "+", "-", "*", "/"].contains(code.text(place + 1))
        && code.text(place + 1) + code.text(place + 2) != "==" && code.startsStatement(place)
        && isReached(place)
    }
    let heights = rest.filter {
      code.matches([".", "height"], at: $0 + 1) && code.startsStatement($0)
    }
    guard !isAssigned, heights.count <= 1 else { return .unclear }
    guard let height = heights.first else { return .nothing }
    let sign = code.text(height + 3)
    if ["/", "*"].contains(sign), code.text(height + 4) == "=",
      let number = Self.number(code.text(height + 5)), number > 0,
      code.expression(from: height + 5).count == 1
    {
      return .part(sign == "/" ? 1 / number : number)
    }
    guard sign == "=" else { return .unclear }
    return .height(
      Expression(code: code, range: code.expression(from: height + 4), body: first.body))
  }

  private func height(ofLength whole: Expression, following names: Int = 0) -> WrittenHeight? {
    let code = whole.code
    let range = code.withoutFallback(whole.range)
    if range.contains(where: { Self.fittingMethods.contains(code.text($0)) }) { return .fitting }
    if names < Self.maximumNames, let choice = code.choice(range) {
      let parts = choice.parts.map {
        height(
          ofLength: Expression(code: code, range: $0, body: whole.body), following: names + 1)
      }
      return choice.kind.height(of: parts)
    }
    let words = code.plainWords(range)
    if words.count == 1, let number = Self.number(words[0]) { return .points(number) }
    if let ratio = ratio(toWidth: words, near: whole, following: names) { return .ratio(ratio) }
    if names < Self.maximumNames, let sum = sum(of: range, near: whole, following: names + 1) {
      return sum.height
    }
    switch words.count {
    case 1 where names < Self.maximumNames:
      if let values = values(of: words[0], at: whole) {
        let names = max(names + 1, Self.maximumNames - 2)
        return only(Set(values.map { height(ofLength: $0, following: names) }))
      }
      guard let first = value(of: words[0], declaredIn: whole),
        case .nothing = change(of: words[0], after: first)
      else { return nil }
      return height(ofLength: first, following: names + 1)
    case 2 where words == ["hostedViewMaximumAllowedSize", "height"]: return .maximum
    case 2 where words == ["hostedViewMinimumAllowedSize", "height"]: return .minimum
    case 2 where words[1] == "height" && names < Self.maximumNames:
      return height(ofNamedSize: words[0], near: whole, following: names + 1)
    default: return nil
    }
  }

  /// What is made of several lengths by `+`, `-`, `*` and `/`; nil for a single one.
  private func sum(
    of range: Range<Int>, near place: Expression, following names: Int
  ) -> LengthSum? {
    guard range.count < 40 else { return nil }
    let range = place.code.withoutBrackets(range)
    let operands = [["+", "-"], ["*", "/"]].lazy.map { place.code.operands(range, of: $0) }
      .first { $0.count > 1 }
    guard let operands else { return nil }
    let sums = operands.map { operand in
      height(
        ofLength: Expression(code: place.code, range: operand.range, body: place.body),
        following: names
      ).flatMap { LengthSum($0) }
    }
    return zip(operands, sums).dropFirst().reduce(sums[0]) { left, right in
      right.1.flatMap { left?.with($0, right.0.mark) }
    }
  }

  /// What the card's width is divided by: 2 for `width / 2`, 1 for the width itself.
  private func ratio(
    toWidth words: [String], near place: Expression, following names: Int
  ) -> Double? {
    guard names < Self.maximumNames else { return nil }
    if words.count > 2, let number = Self.number(words[words.count - 1]), number > 0,
      ["/", "*"].contains(words[words.count - 2]),
      let first = ratio(toWidth: words.dropLast(2), near: place, following: names + 1)
    {
      return words[words.count - 2] == "/" ? first * number : first / number
    }
    if Self.widths.contains(words) { return 1 }
    guard let value = words.first.flatMap({ value(of: $0, declaredIn: place) }) else { return nil }
    let inner = value.code.plainWords(value.code.withoutFallback(value.range))
    switch words.count {
    case 1: return ratio(toWidth: inner, near: value, following: names + 1)
    case 2 where words[1] == "width" && inner == ["hostedViewMaximumAllowedSize"]: return 1
    default: return nil
    }
  }

  /// What is as wide as the card.
  private static let widths: Set = [
    ["hostedViewMaximumAllowedSize", "width"], ["view", "bounds", "width"],
    ["view", "frame", "width"], ["view", "bounds", "size", "width"],
    ["view", "frame", "size", "width"],
  ]

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

  /// What a call of one of the class's own methods returns.
  private func result(ofCall range: Range<Int>, in code: SourceCode) -> Expression? {
    var start = range.lowerBound
    if SourceCode.selfNames.contains(code.text(start)), code.text(start + 1) == "." { start += 2 }
    guard code.text(start + 1) == "(", let inside = code.inside(start + 1),
      inside.upperBound == range.upperBound - 1
    else { return nil }
    let labels = code.arguments(inside).filter { !$0.isEmpty }
      .map { code.text($0.lowerBound + 1) == ":" ? code.text($0.lowerBound) : "_" }
    return hosted.methods.first { owner, method in
      method.name == code.text(start) && method.result.hasSuffix("CGSize")
        && labels.allSatisfy { label in method.parameters.contains { $0.label == label } }
    }.flatMap { owner, method in method.body.flatMap { result(of: $0, in: owner) } }
  }

  /// What a body returns on its only way; those that end with nothing to show are no other way.
  private func result(of body: Range<Int>, in code: SourceCode) -> Expression? {
    let all = code.places(of: "return", in: body).map { code.expression(from: $0 + 1) }
    let returns = all.filter { !code.isZeroSize($0) }
    guard returns.count <= 1 else { return nil }
    let range = returns.first ?? all.first ?? body
    return Expression(code: code, range: range.clamped(to: body), body: body)
  }

  /// A number as Swift and Objective-C write it.
  private static func number(_ text: String) -> Double? {
    let digits = text.filter { $0 != "_" }
    var plain = digits.hasSuffix("f") ? String(digits.dropLast()) : digits
    if plain.hasSuffix(".") { plain.removeLast() }
    return Double(plain).flatMap { $0.isFinite && (0...10_000).contains($0) ? $0 : nil }
  }
}

extension SourceCode {
  /// What stands before `??`, outside of brackets: behind it stands what is taken for nothing.
  func withoutFallback(_ range: Range<Int>) -> Range<Int> {
    var index = range.lowerBound
    while index < range.upperBound {
      if text(index) == "?", text(index + 1) == "?" { return range.lowerBound..<index }
      index = after(index)
    }
    return range
  }

  /// The words of a chain of members, without what says whose they are.
  fileprivate func plainWords(_ range: Range<Int>) -> [String] {
    let left: Set = [
      "self", "Self", "extensionContext", "CGFloat", ".", "!", "?", "[", "]", "(", ")", ";",
    ]
    guard range.count < 40 else { return [] }
    let words = range.map { text($0) }.filter { !left.contains($0) }
    // Nothing else has such a size, whatever the context is called.
    guard words.count > 1, words[1].hasPrefix("hostedView"), words[0].first?.isLetter == true
    else { return words }
    return Array(words.dropFirst())
  }

  /// The value of a constant or variable that a body declares.
  func local(_ name: String, in body: Range<Int>) -> Range<Int>? {
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
    let isMember =
      matches([".", "init"], at: start) || matches(["CGSize", ".", "init"], at: start)
    guard isMember || ["CGSize", "CGSizeMake"].contains(text(start)),
      let open = range.first(where: { text($0) == "(" }), open <= start + 3,
      let inside = inside(open), inside.upperBound == range.upperBound - 1
    else { return nil }
    return inside
  }

  /// Whether a body has a variable or constant of a name.
  fileprivate func declares(_ name: String, in body: Range<Int>) -> Bool {
    language == .swift
      && body.contains { text($0) == name && ["let", "var"].contains(text($0 - 1)) }
  }

  func startsStatement(_ index: Int) -> Bool {
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
