import HostSimulation
import Diagnostics
import IntentDefinitions
import TestSupport
import Testing
import Views

@testable import ProjectReading

struct SiteSettingsTests {
  private func read(_ text: String) -> (SiteSettings, [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    let settings = SiteSettings(
      SourceFile(path: "site.yml", bytes: Array(text.utf8)), reporting: &diagnostics)
    return (settings, diagnostics)
  }

  @Test func readsEveryKey() {
    let (settings, diagnostics) = read(
      """
      title: Tea House
      app: {name: Tea, icon: art/icon.svg, tint: "#e4572e"}
      languages: [ja, en]
      hosts: [maps]
      classPrefix: TH
      exclude: [Legacy/**, "*.png"]
      sources: [../docs]
      rules: {dead-link: warning, handled-twice: off}
      """)
    #expect(reports(diagnostics).isEmpty)
    #expect(settings.title == "Tea House")
    #expect(settings.appName == "Tea")
    #expect(settings.appIcon == "art/icon.svg")
    #expect(settings.tint == 0xE4572E)
    #expect(settings.languages == ["ja", "en"])
    #expect(settings.hosts.map(\.name) == ["maps"])
    #expect(settings.classPrefix == "TH")
    #expect(settings.excludes("Legacy/a/b.md") && settings.excludes("a.png"))
    #expect(!settings.excludes("a/b.png"))
    #expect(settings.sources.map(\.path) == ["../docs"])
  }

  @Test func hasDefaultsForEverything() {
    let (settings, diagnostics) = read("title: A\n")
    #expect(diagnostics.isEmpty)
    #expect(settings.hosts.map(\.name) == ["siri", "maps"])
    #expect(settings.tint == nil)
    #expect(settings.languages.isEmpty && settings.classPrefix.isEmpty)
    #expect(!settings.excludes("a.md"))
  }

  @Test func giveRulesOtherSeverities() {
    let (settings, _) = read("rules: {dead-link: note, handled-twice: off}\n")
    let findings = [
      Diagnostic(.deadLink, "a", at: nil), Diagnostic(.handledTwice, "b", at: nil),
      Diagnostic(.missingImage, "c", at: nil),
    ]
    #expect(settings.withConfiguredSeverities(findings).map(\.message) == ["a", "c"])
    #expect(settings.withConfiguredSeverities(findings).map(\.severity) == [.note, .warning])
  }

  @Test(arguments: [
    ("①titel: A", "unknown-key: The key 'titel' is unknown here", "Write 'title'"),
    ("app: {tint: ①red}", "wrong-type: 'tint' must be a color", "Write \"#RRGGBB\""),
    ("app: {tint: ①'#12345'}", "wrong-type: 'tint' must be a color", "Write \"#RRGGBB\""),
    (
      "rules: {dead-link: ①loud}", "unknown-value: 'loud' is not a severity",
      "Write off, note, warning or error"
    ),
    (
      "rules: {dead-link: ①}", "unknown-value: 'dead-link' has no severity",
      "Write off, note, warning or error"
    ),
    (
      "rules: {①dead-lnk: off}", "unknown-key: The key 'dead-lnk' is unknown here",
      "Write 'dead-link'"
    ),
    ("title: ①[a]", "wrong-type: 'title' must be text, not a list", "Write text"),
    (
      "app: ①Tea", "wrong-type: 'app' must be a mapping, not 'Tea'",
      "Write lines of the form 'key: value'"
    ),
  ])
  func saysWhereAMistakeIsAndWhatToWrite(marked: String, message: String, fix: String) {
    let sample = MarkedSource(marked, file: "site.yml")
    let (_, diagnostics) = read(sample.text)
    let expected = sample.report(message, fix: fix)
    #expect(reports(diagnostics) == expected)
  }

  @Test(arguments: ["", "a: [", "<<<<<<< HEAD\n", "a\tb:\n\t- c"])
  func whatCannotBeReadIsOneFindingAndLeavesDefaults(text: String) {
    let (settings, diagnostics) = read(text)
    #expect(diagnostics.count == 1)
    #expect(diagnostics.first?.location?.file == "site.yml")
    #expect(settings.hosts.map(\.name) == ["siri", "maps"])
  }
}
