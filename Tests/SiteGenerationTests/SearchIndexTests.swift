@testable import OutputFolder
import ProjectTestSupport
import SiteGeneration
import TestSupport
import Testing

/// What the search of a site looks through.
struct SearchIndexTests {
  private func index(_ files: KeyValuePairs<String, String>) async throws -> String {
    try await SampleSite(files).site.tree.text(at: "assets/search.js")
  }

  @Test func documentsAreThereSectionBySection() async throws {
    let index = try await index([
      "tea.md": "# Tea\n\nHot water.\n\n## Leaves\n\nGreen *or* black.\n\n- loose\n- in bags\n"
    ])
    #expect(
      index.contains(
        #"["page","Tea","docs/tea.html","Hot water.","#
          + #"[["leaves","page","Leaves","Green or black. loose in bags"]]]"#))
  }

  @Test func intentsAreThereWithTheirParts() async throws {
    let brew = Sample.intent(
      "Brew", parameters: [Sample.parameter("kind", "String")],
      codes: [Sample.code("cold", says: "The tea is cold")])
    let site = try await SampleProject([
      "Tea.intentdefinition": Sample.definition([brew]).file,
      "ja.lproj/Tea.strings": "\"Ti0001\" = \"お茶を入れる\";",
    ]).site()
    let index = site.tree.text(at: "assets/search.js")
    #expect(index.contains(#"["intent","Brew it","intents/Brew/index.html","BrewIntent"#))
    #expect(index.contains("お茶を入れる"))
    #expect(index.contains(#"["parameter-kind","parameter","Kind","kind String"]"#))
    #expect(index.contains(#"["code-cold","response code","cold","The tea is cold"]"#))
  }

  @Test func rulesAreThere() async throws {
    let index = try await index(["a.md": "[a](b.md)\n"])
    #expect(index.contains(#"["rule","dead-link","rules/dead-link/index.html","#))
  }

  /// A script element of a page cannot end early, and a browser reads the file as one call.
  @Test func itIsOneCall() async throws {
    let index = try await index(["a.md": "# </script> \"quoted\" \u{2028} \\ end\n"])
    #expect(index.hasPrefix("cardproofSearch([\n") && index.hasSuffix("\n]);\n"))
    #expect(index.contains(#"\"quoted\""#))
  }
}
