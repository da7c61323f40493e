import Testing

@testable import ProjectReading

struct PathPatternTests {
  @Test(arguments: [
    ("Legacy", "Legacy"), ("Legacy", "Legacy/a/b.md"), ("Legacy/", "Legacy/a.md"),
    ("Legacy/**", "Legacy/a.md"), ("Legacy/**", "Legacy/a/b.md"), ("**/b.md", "b.md"),
    ("**/b.md", "a/b.md"), ("**/b.md", "x/a/b.md"), ("*.md", "a.md"), ("a*c", "abc"),
    ("a*c", "ac"), ("a/*/c", "a/b/c"), ("**/Old/**", "x/Old/y/z.md"), ("*", "a"),
    ("**", "a/b/c"), ("Ünïcode*", "Ünïcode.md"), ("*a*b*", "xxaxxbxx"),
  ])
  func covers(pattern: String, path: String) {
    #expect(PathPattern(pattern).matches(path))
  }

  @Test(arguments: [
    ("Legacy", "Legacy2/a.md"), ("Legacy", "a/Legacy"), ("Legacy/**", "Legacy"),
    ("*.md", "a/b.md"), ("a*c", "ab"), ("a/*/c", "a/b/d/c"), ("a*a", "a"), ("a/b", "a"),
    ("**/b.md", "a/b.mdx"), ("*.md", "a.md2"), ("ab*ba", "aba"),
  ])
  func leavesAlone(pattern: String, path: String) {
    #expect(!PathPattern(pattern).matches(path))
  }

  @Test(.timeLimit(.minutes(30))) func hostilePatternTakesNoLongTime() {
    let wildcards = PathPattern(String(repeating: "*a", count: 40) + "b")
    #expect(!wildcards.matches(String(repeating: "a", count: 2_000)))
  }
}
