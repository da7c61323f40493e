import Diagnostics
import SourceFormats
import Testing

@testable import ProjectStarter

struct ScaffoldYAMLTests {
  @Test(arguments: [
    "Soup", "clam chowder", "yes", "null", "5", "2025-06-09", "", " a", "a ", "#x", "a: b", "{a}",
    "\"q\"", "back\\slash", "two\nlines", "tab\t", "null\u{0}byte", "\u{FEFF}mark", "\u{2028}",
    "naïve 🥣", "\u{FFFE}", "${intent.x}", "- a", "~", "Inf", "\u{85}",
  ])
  func aTextIsReadBackAsItWas(text: String) throws {
    var diagnostics: [Diagnostic] = []
    for written in [ScaffoldYAML.scalar(text), ScaffoldYAML.quoted(text)] {
      let root = try readYAML(
        SourceText(path: "a.yml", bytes: Array("a: [\(written), x]\n\(written): 1\n".utf8)),
        reporting: &diagnostics)
      let value = try #require(root.entries?.first?.value.items?.first)
      #expect(value.string == text && !value.isNull)
      #expect(root.entries?.last?.key == text)
    }
  }
}
