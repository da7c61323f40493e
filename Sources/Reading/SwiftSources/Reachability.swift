/// What of a body runs for one intent with one handling status, as far as its conditions tell.
///
/// Only what surely does not run is left out: where a condition asks for anything else, both ways are
/// taken, but for a `guard`, which is taken to go on.
struct Reachability {
  private let code: SourceCode
  private let conditions: SourceConditions
  /// What does not run.
  private var skipped: [Range<Int>] = []
  /// What runs on some ways only, or at another time.
  private var unsure: [Range<Int>] = []
  private var depth = 0

  /// How deep blocks are followed, so that no file can use up the stack (convention).
  private static let deepest = 32

  init(_ body: Range<Int>, of code: SourceCode, at moment: Scenario) {
    self.code = code
    conditions = SourceConditions(code, body, at: moment)
    _ = block(body)
  }

  func reaches(_ index: Int) -> Bool { !skipped.contains { $0.contains(index) } }

  /// Whether a place runs on all ways.
  func surelyReaches(_ index: Int) -> Bool {
    reaches(index) && !unsure.contains { $0.contains(index) }
  }

  /// - Returns: Whether nothing behind the block runs.
  private mutating func block(_ body: Range<Int>) -> Bool {
    guard depth < Self.deepest else { return false }
    depth += 1
    defer { depth -= 1 }
    for statement in code.statements(body) where run(statement) {
      if statement.upperBound < body.upperBound {
        skipped.append(statement.upperBound..<body.upperBound)
      }
      return true
    }
    return false
  }

  private mutating func run(_ statement: Range<Int>) -> Bool {
    guard let first = statement.first else { return false }
    switch code.text(first) {
    case "if": return runCondition(statement)
    case "guard": return runGuard(statement)
    case "switch": return runSwitch(statement)
    case "return": return true
    default:
      // Closures, loops and blocks of their own: what ends them ends nothing around them.
      var index = first
      while let brace = code.brace(from: index, before: statement.upperBound),
        let inside = code.inside(brace)
      {
        if code.text(first) != "do" { unsure.append(inside) }
        _ = block(inside)
        index = inside.upperBound + 1
      }
      return false
    }
  }

  private mutating func runCondition(_ statement: Range<Int>) -> Bool {
    var index = statement.lowerBound
    var isDecided = false
    var isSure = true
    var ends = true
    while code.text(index) == "if" {
      guard let brace = code.brace(from: index + 1, before: statement.upperBound),
        let body = code.inside(brace)
      else { return false }
      let truth = isDecided ? false : conditions.truth(of: (index + 1)..<brace)
      ends = take(body, if: truth != false) && ends
      if truth == nil { unsure.append(body) }
      isSure = isSure && truth != nil
      isDecided = isDecided || truth == true
      index = body.upperBound + 1
      guard index < statement.upperBound, code.text(index) == "else" else {
        return ends && isDecided
      }
      index += 1
    }
    guard let body = code.inside(index) else { return false }
    if !isSure { unsure.append(body) }
    return take(body, if: !isDecided) && ends
  }

  /// - Returns: Whether nothing behind it runs, where it is taken.
  private mutating func take(_ body: Range<Int>, if isTaken: Bool) -> Bool {
    if isTaken { return block(body) }
    skipped.append(body)
    return true
  }

  private mutating func runGuard(_ statement: Range<Int>) -> Bool {
    guard let end = statement.last, let brace = code.partner(of: end),
      brace > statement.lowerBound, code.text(brace - 1) == "else"
    else { return false }
    let truth = conditions.truth(of: (statement.lowerBound + 1)..<(brace - 1))
    _ = take((brace + 1)..<end, if: truth == false)
    return truth == false
  }

  private mutating func runSwitch(_ statement: Range<Int>) -> Bool {
    guard let brace = code.brace(from: statement.lowerBound + 1, before: statement.upperBound),
      let inside = code.inside(brace)
    else { return false }
    let subject = (statement.lowerBound + 1)..<brace
    let cases = code.switchCases(inside)
    var isDecided = false
    var isSure = true
    var ends = true
    var falls = false
    for one in cases {
      let isDefault = code.text(one.label.lowerBound) == "default"
      let truth =
        isDecided ? false : isDefault ? nil : conditions.truth(of: one.label, in: subject)
      let isTaken = falls || truth != false
      // In C a case without statements goes on to the next one.
      falls = isTaken && one.body.isEmpty
      if !falls { ends = take(one.body, if: isTaken) && ends }
      if truth == nil, !isDefault || !isSure { unsure.append(one.body) }
      isSure = isSure && (isDefault || truth != nil)
      isDecided = isDecided || truth == true
    }
    return ends && !cases.isEmpty
      && (isDecided || cases.contains { code.text($0.label.lowerBound) == "default" })
  }
}
