import SwiftSources
import Testing

@testable import LiveControllers

/// What is left out where a compiler rejects a place: as little as can go alone.
struct CutSourceTests {
  /// Cuts at the place of the first `§` of a text, and writes the file as it is then, without the blanks at line ends.
  private func cut(_ marked: String, times: Int = 1, reason: String = "no") -> String {
    let before = marked.prefix { $0 != "§" }
    let text = String(marked.filter { $0 != "§" })
    let bytes = Array(text.utf8)
    let line = before.filter { $0 == "\n" }.count + 1
    let column =
      (before.split(separator: "\n", omittingEmptySubsequences: false).last?.count ?? 0) + 1
    var source = CutSource(
      path: "A.swift", bytes: bytes,
      code: SourceCode(path: "A.swift", bytes: bytes, language: .swift), keeping: "Main")
    for number in 1...times {
      source.beginRound()
      _ = source.cut(line: line, column: column, reason: reason, number: number)
    }
    #expect(source.bytes.count == bytes.count)
    return String(decoding: source.bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in
        String(line.reversed().drop { $0 == " " }.reversed())
      }.joined(separator: "\n")
  }

  @Test(arguments: [
    // A statement of a body.
    (
      "func a() {\n  let x = 1\n  cell.§pin(x)\n  b()\n}",
      "func a() {\n  let x = 1\n  _cut(1)\n  b()\n}"
    ),
    // The parameters of a closure stay as many as they were.
    (
      "let a = B().then {\n  $0.font = .§missing($1, by: 2) { $2 }\n}",
      "let a = B().then {\n  _cut(1,$1)\n}"
    ),
    ("a.map { $0.§b() }", "a.map { _s($0) }"),
    // Of several variables only the one that does not compile.
    (
      "class C {\n  private let a = A(), b = §B(), c = C(1, 2)\n}",
      "class C {\n  private let a = A(),          c = C(1, 2)\n}"
    ),
    ("let a = §A(), b: B = B()", "let          b: B = B()"),
    ("let a = A(), b: §B", "let a = A()"),
    ("let a: D<A, B> = §c()", ""),
    // Over several lines.
    (
      "func a() {\n  view\n    .§pin(1)\n    .go()\n  b()\n}",
      "func a() {\n  _cut(1)\n\n\n  b()\n}"
    ),
    // Without its value nothing behind a `return` can follow.
    (
      "func a() -> Int {\n  b()\n  return §missing(1)\n}",
      "func a() -> Int {\n  b()\n  _trap(1)\n}"
    ),
    // An optional type ends the property in front of a method.
    (
      "class C {\n  var box: Box<Int>?\n\n  func configureView() {\n    §missing(1)\n    b()\n  }\n}",
      "class C {\n  var box: Box<Int>?\n\n  func configureView() {\n    _cut(1)\n    b()\n  }\n}"
    ),
    // In a closure only what is in it.
    (
      "func a() {\n  load { x in\n    §badWords(x)\n    good(x)\n  }\n}",
      "func a() {\n  load { x in\n    _cut(1)\n    good(x)\n  }\n}"
    ),
    (
      "func a() {\n  load { x in §badWords(x) }\n}",
      "func a() {\n  load { x in _cut(1)     }\n}"
    ),
    // The head of a branch takes the branch.
    (
      "func a() {\n  if let x = §bad() {\n    b()\n  } else {\n    c()\n  }\n  d()\n}",
      "func a() {\n  _cut(1)\n\n\n\n\n  d()\n}"
    ),
    // A branch keeps its head.
    (
      "func a() {\n  if x {\n    §badThing()\n  } else {\n    c()\n  }\n}",
      "func a() {\n  if x {\n    _cut(1)\n  } else {\n    c()\n  }\n}"
    ),
    (
      "func a() {\n  guard let x = §bad() else { return }\n  d()\n}",
      "func a() {\n  _cut(1)\n  d()\n}"
    ),
    // A case keeps its label.
    (
      "func a() {\n  switch x {\n  case .a:\n    §badThing()\n    b()\n  default: break\n  }\n}",
      "func a() {\n  switch x {\n  case .a:\n    _cut(1)\n    b()\n  default: break\n  }\n}"
    ),
    // A member of a type.
    ("class A {\n  let m = §Manager()\n  var b = 1\n}", "class A {\n\n  var b = 1\n}"),
    (
      "class A {\n  func a(_ m: §Manager) {\n    b()\n  }\n  var b = 1\n}",
      "class A {\n\n\n\n  var b = 1\n}"
    ),
    (
      "class A {\n  let m = §Manager(); var b = 1\n}",
      "class A {\n                     var b = 1\n}"
    ),
    // A body that lacks its `return`.
    ("var a: Int {\n  bad(1, 2)\n§}", "var a: Int {_trap(1)\n\n}"),
    ("var a: Int {\n  b()\n§}", "var a: Int {_t()\n\n}"),
  ])
  func cutsTheLeast(_ marked: String, _ expected: String) {
    #expect(cut(marked) == expected)
  }

  @Test func codeEndsWhereAValueWasLeftOut() {
    let text = "func a() {\n  let x: Int\n  if b { x = bad() } else { x = 1 }\n  use(x)\n}"
    var source = CutSource(
      path: "A.swift", bytes: Array(text.utf8),
      code: SourceCode(path: "A.swift", bytes: Array(text.utf8), language: .swift), keeping: "Main")
    source.beginRound()
    let cut = source.cut(line: 3, column: 14, reason: "no", number: 1)
    #expect(cut?.kind == .branch)
    let ends = ["y", "x", "x"].map { name in
      source.endWithoutValue("constant '\(name)' used before being initialized")
    }
    #expect(ends == [false, true, false])
    let expected = text.replacing("x = bad()", with: "_trap(1) ")
    #expect(String(decoding: source.bytes, as: UTF8.self) == expected)
  }

  /// A closure of one statement has its value.
  @Test func codeEndsWhereAClosureHasNoResult() {
    let text = "func configureView() {\n  table.cell = { row in row.made(by: missing) }\n}"
    var source = CutSource(
      path: "A.swift", bytes: Array(text.utf8),
      code: SourceCode(path: "A.swift", bytes: Array(text.utf8), language: .swift), keeping: "Main")
    func message(_ text: String) -> CompilerOutput.Message {
      CompilerOutput.Message(file: "A.swift", line: 2, column: 25, text: text)
    }
    source.beginRound()
    _ = source.cut(line: 2, column: 38, reason: "no", number: 1)
    source.beginRound()
    let result = "cannot convert value of type '()' to 'Cell'"
    let ends = ["cannot find 'row' in scope", result, result].map { text in
      source.endWithoutResult(message(text))
    }
    #expect(ends == [false, true, false])
    let expected = text.replacing("row.made(by: missing)", with: "_trap(1)             ")
    #expect(String(decoding: source.bytes, as: UTF8.self) == expected)
  }

  @Test(arguments: [
    // The innermost modifier of a view, also where the place is in its arguments.
    (
      "var body: some View {\n  Text(a)\n    .§steaming(2) { b() }\n    .bold()\n}",
      "var body: some View {\n  Text(a)\n    ._c(1)\n    .bold()\n}"
    ),
    (
      "func row() -> some View {\n  VStack {\n    Text(a).font(.custom(§Fonts.b, size: 1))\n  }\n}",
      "func row() -> some View {\n  VStack {\n    Text(a)._c(1)\n  }\n}"
    ),
    // A view itself, and a call elsewhere.
    (
      "var body: some View {\n  §Steam(a).bold()\n}",
      "var body: some View {\n  _cut(1)\n}"
    ),
    // Closures with labels go too.
    (
      "func row() -> some View {\n  Text(a).§on(b) { 1 } action: { c = 1 }\n}",
      "func row() -> some View {\n  Text(a)._c(1)\n}"
    ),
    (
      "func row() -> some View {\n  Color.orange.§half(1).frame(height: 9)\n}",
      "func row() -> some View {\n  Color.orange._c(1)  .frame(height: 9)\n}"
    ),
    (
      "func a() {\n  pot().§steam(2)\n}",
      "func a() {\n  _cut(1)\n}"
    ),
  ])
  func cutsAModifierOfAViewAlone(_ marked: String, _ expected: String) {
    #expect(cut(marked) == expected)
  }

  @Test func cutsTheViewWhoseModifierCannotGo() {
    let text = "var body: some View {\n  a()\n  pot().§steam(2)\n}"
    #expect(cut(text, times: 2) == "var body: some View {\n  a()\n  _cut(2)\n}")
  }

  @Test(arguments: [
    ("class A: NSObject, §Steeping {\n}", "class A: NSObject           {\n}"),
    ("class A: NSObject, §Steeping, B {\n}", "class A: NSObject          , B {\n}"),
    ("extension A: §Steeping {\n}", "extension A           {\n}"),
    ("struct A: §Steeping, Codable {\n}", "struct A:           Codable {\n}"),
    // The first name of a class may be its superclass.
    ("class A: §Steeper {\n}", ""),
    // No conformance.
    ("class A: B {\n  func a(_ m: §Manager) {}\n}", "class A: B {\n\n}"),
  ])
  func cutsAnUnknownProtocolAlone(_ marked: String, _ expected: String) {
    let text = cut(marked, reason: "cannot find type 'X' in scope")
    #expect(text == expected || expected.isEmpty && text.allSatisfy(\.isWhitespace))
  }

  @Test func neverCutsTheBodyOfConfigureView() {
    let text = "func configureView() {\n  a()\n§}"
    #expect(cut(text) == "func configureView() {\n  a()\n}")
  }

  @Test func cutsNothingTwice() {
    let text = "func a() {\n  §badThing()\n}"
    #expect(cut(text) == "func a() {\n  _cut(1)\n}")
    #expect(cut(text, times: 2) == "func a() {_trap(2)\n\n}")
  }
}
