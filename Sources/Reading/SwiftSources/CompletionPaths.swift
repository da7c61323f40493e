/// Finds ways through a Swift method on which its completion is called never or twice.
///
/// It follows `if`, `guard`, `switch` and `return`. Where the completion is handed on, or where the
/// method does anything else that this cannot follow, it says nothing.
struct CompletionPaths {
  /// Tokens of `return`s, or of the closing brace, before which nobody calls the completion.
  private(set) var missing: [Int] = []
  /// Tokens of calls behind another call, each with that one.
  private(set) var repeated: [(call: Int, first: Int)] = []

  private let code: SourceCode
  private let name: String
  private var isSure = true
  private var depth = 0

  /// How deep blocks are followed, so that no file can use up the stack (convention).
  private static let deepest = 32

  /// The possible states when a place is reached.
  private struct State {
    /// Whether there is a way without a call, and one with a call.
    var mayBeWithout = true
    var call: Int?
    /// Whether no way leads here.
    var isDead = false
  }

  init(_ body: Range<Int>, of code: SourceCode, completion name: String) {
    self.code = code
    self.name = name
    let unknown = ["defer", "for", "while", "repeat", "do", "throw", "continue"]
    isSure = !body.contains { index in
      code.tokens[index].kind == .directive
        || unknown.contains(code.text(index)) && code.text(index + 1) != ":"
    }
    guard isSure else { return }
    let end = block(body)
    if !end.isDead, end.mayBeWithout, calls(in: body) <= 1 { missing.append(body.upperBound) }
    guard isSure else {
      missing = []
      repeated = []
      return
    }
  }

  /// How many statements of a block have to do with the completion, but for guards, which leave the
  /// way that goes on as it is; the conditions of several may leave nothing over.
  private func calls(in body: Range<Int>) -> Int {
    code.statements(body).count { range in
      code.text(range.lowerBound) != "guard" && range.contains { code.text($0) == name }
    }
  }

  private mutating func block(_ body: Range<Int>) -> State {
    var state = State()
    for statement in code.statements(body) where !state.isDead {
      run(statement, &state)
    }
    return state
  }

  private mutating func run(_ statement: Range<Int>, _ state: inout State) {
    guard let first = statement.first else { return }
    switch code.text(first) {
    case "if": runCondition(statement, &state)
    case "guard": runGuard(statement, &state)
    case "switch": runSwitch(statement, &state)
    case "return":
      mention(statement, &state)
      if state.mayBeWithout, state.call == nil { missing.append(first) }
      state.isDead = true
    case "break": isSure = false
    case "fatalError", "preconditionFailure": state.isDead = true
    case "func", "class", "struct", "enum":
      if statement.contains(where: { code.text($0) == name }) { isSure = false }
    default: mention(statement, &state)
    }
  }

  /// A statement that calls the completion at once, or that hands it on.
  private mutating func mention(_ statement: Range<Int>, _ state: inout State) {
    let places = statement.filter { code.text($0) == name && code.text($0 + 1) != ":" }
    guard let place = places.first else { return }
    let isReturned =
      code.text(statement.lowerBound) == "return" && place == statement.lowerBound + 1
    let isCall =
      places.count == 1 && (place == statement.lowerBound || isReturned)
      && (code.text(place + 1) == "(" || code.text(place + 1) == "?" || code.text(place + 1) == "!")
    guard isCall else {
      isSure = false
      return
    }
    if let earlier = state.call { repeated.append((place, earlier)) }
    state.call = place
    state.mayBeWithout = false
  }

  private mutating func runCondition(_ statement: Range<Int>, _ state: inout State) {
    var states: [State] = []
    var index = statement.lowerBound
    var hasElse = false
    while index < statement.upperBound {
      var brace = index + 1
      while brace < statement.upperBound, code.text(brace) != "{" {
        // `if let completion = completion` asks whether there is one at all.
        // So does one that asks for a version of the system.
        if code.text(brace) == name || code.text(brace) == "#" { isSure = false }
        brace = code.after(brace)
      }
      // What is half written may have no body, and then the next brace is none of its own.
      guard let body = code.inside(brace), body.upperBound < statement.upperBound else {
        isSure = false
        return
      }
      states.append(branch(body, after: state))
      index = body.upperBound + 1
      if index == statement.upperBound { break }
      guard code.text(index) == "else", !hasElse else {
        isSure = false
        return
      }
      if code.text(index + 1) == "if" {
        index += 1
      } else {
        hasElse = true
      }
    }
    if !hasElse {
      // Several conditions may leave nothing over, but for those about statuses and classes.
      let isOpen = statement.contains { index in
        ["intentHandlingStatus", "as", "is"].contains(code.text(index))
      }
      if states.count > 1, !isOpen { isSure = false }
      states.append(state)
    }
    state = join(states)
  }

  private mutating func runGuard(_ statement: Range<Int>, _ state: inout State) {
    guard let end = statement.last, code.text(end) == "}", let brace = code.partner(of: end),
      brace > statement.lowerBound, code.text(brace - 1) == "else",
      !(statement.lowerBound..<brace).contains(where: { code.text($0) == name })
    else {
      isSure = false
      return
    }
    _ = branch((brace + 1)..<end, after: state)
  }

  private mutating func runSwitch(_ statement: Range<Int>, _ state: inout State) {
    var brace = statement.lowerBound + 1
    while brace < statement.upperBound, code.text(brace) != "{" { brace = code.after(brace) }
    guard let body = code.inside(brace), body.upperBound + 1 == statement.upperBound else {
      isSure = false
      return
    }
    if code.contains("fallthrough", in: body) { isSure = false }
    let states = code.switchCases(body).map { one in
      let ends = one.body.last.map { code.text($0) == "break" } ?? false
      return branch(one.body.dropLast(ends ? 1 : 0), after: state)
    }
    guard !states.isEmpty else { return }
    state = join(states)
  }

  /// A block that is entered in a state; a call inside is held only against calls of the same
  /// block, because conditions of neighbors may exclude each other.
  private mutating func branch(_ body: Range<Int>, after state: State) -> State {
    guard depth < Self.deepest else {
      isSure = false
      return state
    }
    depth += 1
    defer { depth -= 1 }
    let before = repeated.count
    var inner = State(mayBeWithout: state.mayBeWithout, call: state.call)
    for statement in code.statements(body) where !inner.isDead {
      let outer = inner.call
      run(statement, &inner)
      if let last = repeated.last, repeated.count > before, last.first == state.call,
        outer == state.call
      {
        repeated.removeLast()
      }
    }
    return inner
  }

  private func join(_ states: [State]) -> State {
    let living = states.filter { !$0.isDead }
    guard !living.isEmpty else { return State(mayBeWithout: false, call: nil, isDead: true) }
    return State(
      mayBeWithout: living.contains(where: \.mayBeWithout),
      call: living.compactMap(\.call).first)
  }
}
