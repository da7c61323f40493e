package import Diagnostics
internal import SwiftSources

/// A statement, a body or a declaration that was left out because it does not compile.
package struct SourceCut: Hashable, Sendable {
  /// Counts the cuts of a program, from 1.
  package let number: Int
  /// Where it begins in the project's file.
  package let location: SourceLocation
  /// The first line of it.
  package let text: String
  /// The message of the compiler, such as `cannot find 'PINRemoteImage' in scope`.
  package let reason: String
  package let kind: Kind

  package enum Kind: String, Hashable, Sendable {
    case statement, body, declaration
    /// A statement that decides what runs behind it: a condition, or a value that code behind it may ask for.
    case branch
  }

  package let reach: Reach

  /// Whether the running code tells that it came to the place.
  package enum Reach: String, Hashable, Sendable {
    /// The code reports it.
    case reported
    /// Only code that names it comes to it, and that was left out with it.
    case named
    /// The system may come to it, as to an override or a method of a protocol, and nothing reports it.
    case unseen
  }
}

/// A source file of a program, with what was left out of it.
struct CutSource {
  let path: String
  /// The rewritten bytes, cuts included.
  private(set) var bytes: [UInt8]
  /// The tokens of the file before any cut: a cut keeps all places.
  let code: SourceCode
  private let finder: StatementFinder
  private var ranges: [Range<Int>] = []
  /// How many of them are of earlier rounds: a message of this round may stand in one that has just gone.
  private var settled = 0
  /// In how many rounds each body had to give, and those that did in this one.
  private var losses: [Range<Int>: Int] = [:]
  private var losing: Set<Range<Int>> = []
  /// Why each modifier was left out.
  private var reasons: [Range<Int>: String] = [:]
  /// The numbers of the statements left out.
  private var statements: [Range<Int>: Int] = [:]
  /// The statements left out that set a variable, by its name.
  private var settings: [String: [(part: StatementFinder.Part, number: Int)]] = [:]

  /// The methods that the host asks; without them a card would not be the class's.
  private static let kept: Set = ["configureView", "configure"]
  /// The class without which there is no controller.
  private let keptClass: String

  init(path: String, bytes: [UInt8], code: SourceCode, keeping keptClass: String) {
    self.path = path
    self.keptClass = keptClass
    self.bytes = bytes
    self.code = code
    finder = StatementFinder(code)
  }

  /// The number of lines; what is added behind the file begins on the next one.
  var lineCount: Int { bytes.count { $0 == UInt8(ascii: "\n") } + 1 }

  /// In how many rounds a body can lose statements until it goes as a whole (convention).
  private static let patience = 4
  /// Rounds for a body that loses modifiers: of a chain, the compiler names one in each.
  private static let patienceWithModifiers = 12

  /// Begins to take the messages of another run of the compiler.
  mutating func beginRound() {
    settled = ranges.count
    losing = []
  }

  /// Leaves out what stands at a place that does not compile; `isUnused` tells whether that is in a type that nothing
  /// makes.
  ///
  /// - Returns: The cut; nil where nothing can go: the place is in a cut already, or in a
  ///   declaration that all depends on.
  mutating func cut(
    line: Int, column: Int, reason: String, number: Int, isUnused: Bool = false
  ) -> SourceCut? {
    guard var part = finder.part(line: line, column: column) else { return nil }
    let modifier = finder.modifier(line: line, column: column)
    // The file has no call that stands for a modifier.
    let reason = modifier.flatMap { reason.contains("'_c'") ? reasons[$0.range] : nil } ?? reason
    var isConformance = false
    if reason.hasPrefix("unknown attribute"),
      let attribute = finder.attribute(line: line, column: column)
    {
      part = attribute
    } else if reason.hasPrefix("cannot find type"),
      let conformance = finder.conformance(line: line, column: column)
    {
      part = conformance
      isConformance = true
    } else if let binding = finder.binding(line: line, column: column) {
      part = binding
    } else if let modifier, !ranges[..<settled].contains(modifier.range) {
      part = modifier
    }
    if ranges[settled...].contains(where: { $0.overlaps(part.range) }) { return nil }
    let isKept = finder.functionName(around: part.start).map(Self.kept.contains) ?? false
    if let body = finder.body(around: part) {
      if losing.insert(body.range).inserted { losses[body.range, default: 0] += 1 }
      let most = part.kind == .modifier ? Self.patienceWithModifiers : Self.patience
      let isWorn =
        [.statement, .modifier].contains(part.kind) && losses[body.range, default: 0] > most
      if isWorn || ranges.contains(where: { $0.contains(part.range.lowerBound) }), !isKept {
        part = body
      }
    }
    if part.kind == .body, isKept { return nil }
    if part.kind == .declaration, declaresKeptClass(part) { return nil }
    guard
      !ranges.contains(where: {
        $0.lowerBound <= part.range.lowerBound && $0.upperBound >= part.range.upperBound
      })
    else { return nil }
    let stands = leaveOut(part, number: number)
    ranges.append(part.range)
    if part.kind == .modifier { reasons[part.range] = reason }
    if part.kind == .statement { statements[part.range] = number }
    if part.kind == .statement, let name = variable(setAt: part.start) {
      settings[name, default: []].append((part, number))
    }
    let first = code.tokens[min(part.start, code.tokens.count - 1)]
    return SourceCut(
      number: number,
      location: SourceLocation(file: path, line: first.line, column: first.column),
      text: part.kind == .body
        ? finder.functionName(around: part.start) ?? "a closure" : firstLine(of: part),
      reason: reason, kind: decides(part) ? .branch : part.kind.cutKind,
      reach: part.kind != .declaration && stands
        ? .reported
        : !isUnused
          && (isConformance || part.kind != .declaration || finder.isCalledUnseen(part))
          ? .unseen : .named)
  }

  /// The class of a package that a message does not know, where a class of UIKit can stand for it.
  func packageClass(in message: CompilerOutput.Message) -> PackageClass? {
    guard
      let unknown = PackageClass(
        unknownIn: message.text, mayMakeViews: !code.tokens.contains { $0.text == "SwiftUI" }),
      finder.conformance(line: message.line, column: message.column) == nil
    else { return nil }
    return unknown
  }

  /// The cut that says what such a class stands for.
  func cut(
    of unknown: PackageClass, in message: CompilerOutput.Message, number: Int
  ) -> SourceCut {
    SourceCut(
      number: number,
      location: SourceLocation(file: path, line: message.line, column: message.column),
      text: "all of \(unknown.name) but \(unknown.base)", reason: message.text,
      kind: .declaration, reach: .unseen)
  }

  /// Writes a member as it is in the file, unless it was left out.
  mutating func takeBack(_ member: ExtensionOverride) {
    let name = code.tokens[member.name]
    guard bytes[name.range].elementsEqual(member.ownName.utf8) else { return }
    for token in [code.tokens[member.keyword], name] {
      bytes.replaceSubrange(token.range, with: token.text.utf8)
    }
  }

  /// Ends the code where the value of a variable was left out that has none before.
  ///
  /// So the code behind it stays for all ways that set the variable otherwise.
  ///
  /// - Parameter reason: The message of the compiler about the first use of the variable.
  /// - Returns: Whether the message is one about such a variable.
  mutating func endWithoutValue(_ reason: String) -> Bool {
    guard reason.contains("before being initialized"),
      let name = reason.split(separator: "'", maxSplits: 2).dropFirst().first,
      let lost = settings.removeValue(forKey: String(name))
    else { return false }
    for (part, number) in lost { _ = put("_trap", or: "_t", number, in: part) }
    return true
  }

  /// Ends the code where a statement was left out whose value is that of a whole closure or function.
  ///
  /// - Returns: Whether the message is one about such a statement.
  mutating func endWithoutResult(_ message: CompilerOutput.Message) -> Bool {
    guard message.text.contains("'()'"),
      let part = finder.part(line: message.line, column: message.column),
      let number = statements.removeValue(forKey: part.range)
    else { return false }
    return put("_trap", or: "_t", number, in: part)
  }

  private static let deciding: Set = [
    "if", "switch", "guard", "for", "while", "do", "repeat", "return", "throw",
  ]

  private func decides(_ part: StatementFinder.Part) -> Bool {
    part.kind == .statement
      && (Self.deciding.contains(code.text(part.start)) || variable(setAt: part.start) != nil)
  }

  /// The variable or the property of the class itself that a statement sets: what runs behind it may ask for that.
  private func variable(setAt start: Int) -> String? {
    let name = code.text(start) == "self" ? start + 2 : start
    let isSet =
      code.tokens.indices.contains(name) && code.tokens[name].kind == .word
      && code.text(name + 1) == "=" && code.text(name + 2) != "="
    return isSet ? code.text(name) : nil
  }

  private func declaresKeptClass(_ part: StatementFinder.Part) -> Bool {
    let head = code.tokens[part.start...].prefix {
      $0.text != "{" && $0.range.lowerBound < part.range.upperBound
    }
    return zip(head, head.dropFirst()).contains { $0.text == "class" && $1.text == keptClass }
  }

  /// Puts a call that reports the cut in its place.
  ///
  /// - Returns: Whether it stands there.
  private mutating func leaveOut(_ part: StatementFinder.Part, number: Int) -> Bool {
    switch part.kind {
    case .statement:
      // Without its value the code cannot go on behind a `return`.
      let isEnd = ["return", "throw"].contains(code.text(part.start))
      return put(isEnd ? "_trap" : "_cut", or: isEnd ? "_t" : "_s", number, in: part)
    case .modifier: return bytes.replaceKeepingLines(part.range, with: "._c(\(number))")
    case .body: return put("_trap", or: "_t", number, in: part)
    case .declaration:
      bytes.replaceKeepingLines(part.range, with: "")
      // A semicolon ends no member.
      let next = code.tokens[part.start...].first { $0.range.lowerBound >= part.range.upperBound }
      if let next, next.text == ";" { bytes.replaceKeepingLines(next.range, with: "") }
      return false
    }
  }

  /// Puts a call in the place of a part: where its number has no room, one that tells its place.
  ///
  /// The last parameter of a closure that the part names stays: without it, the closure would be one of none.
  private mutating func put(
    _ call: String, or short: String, _ number: Int, in part: StatementFinder.Part
  ) -> Bool {
    let parameter = finder.lastParameter(namedIn: part)
    return bytes.replaceKeepingLines(
      part.range, with: "\(call)(\(number)\(parameter.map { ",\($0)" } ?? ""))")
      || bytes.replaceKeepingLines(part.range, with: "\(short)(\(parameter ?? ""))")
  }

  private func firstLine(of part: StatementFinder.Part) -> String {
    let tokens = code.tokens[part.start...].prefix { $0.range.lowerBound < part.range.upperBound }
    guard let first = tokens.first else { return "" }
    var line = tokens.prefix { $0.line == first.line }
    // The end that only leads to the lines below.
    if let last = line.last?.text, ["{", ","].contains(last), line.count > 1 { line.removeLast() }
    var text = ""
    for (token, before) in zip(line, [nil] + line.map { Optional($0) }) {
      if let before, token.range.lowerBound > before.range.upperBound { text += " " }
      text += token.text
    }
    return text
  }
}

extension StatementFinder.Part.Kind {
  fileprivate var cutKind: SourceCut.Kind {
    switch self {
    case .statement, .modifier: .statement
    case .body: .body
    case .declaration: .declaration
    }
  }
}
