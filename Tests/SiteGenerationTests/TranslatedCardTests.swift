@testable import OutputFolder
import Diagnostics
import ProjectReading
import SitePages
import SiteGeneration
import Testing

@Suite struct TranslatedCardTests {
  private static let definition = """
    <plist><dict><key>INIntents</key><array><dict>
    <key>INIntentName</key><string>Order</string>
    <key>INIntentTitle</key><string>Order soup</string>
    <key>INIntentTitleID</key><string>t</string>
    <key>INIntentParameters</key><array><dict>
    <key>INIntentParameterName</key><string>size</string>
    <key>INIntentParameterEnumType</key><string>Size</string>
    <key>INIntentParameterDisplayName</key><string>Size</string>
    <key>INIntentParameterDisplayNameID</key><string>p</string></dict></array>
    <key>INIntentParameterCombinations</key><dict><key>size</key><dict>
    <key>INIntentParameterCombinationTitle</key><string>Order a ${size} soup</string>
    <key>INIntentParameterCombinationTitleID</key><string>c</string></dict></dict>
    <key>INIntentResponse</key><dict><key>INIntentResponseCodes</key><array><dict>
    <key>INIntentResponseCodeName</key><string>success</string>
    <key>INIntentResponseCodeFormatString</key><string>Your soup is ready.</string>
    <key>INIntentResponseCodeFormatStringID</key><string>r</string></dict></array></dict>
    </dict></array><key>INEnums</key><array><dict><key>INEnumName</key><string>Size</string>
    <key>INEnumValues</key><array><dict><key>INEnumValueName</key><string>small</string>
    <key>INEnumValueIndex</key><integer>1</integer>
    <key>INEnumValueDisplayName</key><string>small</string>
    <key>INEnumValueDisplayNameID</key><string>e</string></dict></array></dict></array>
    </dict></plist>
    """
  private static let german =
    #"t="Suppe"; p="Größe"; c="Eine ${size} Suppe bestellen"; r="Die Suppe ist fertig."; e="kleine";"#

  private func site(
    settings: String? = nil, _ files: [(String, String)]
  ) async throws -> Site {
    var listing = SourceListing()
    listing.files = ([("Base.lproj/Soup.intentdefinition", Self.definition)] + files)
      .map { SourceFile(path: $0.0, bytes: Array($0.1.utf8)) }
    var diagnostics: [Diagnostic] = []
    let text = "title: Soup\n" + (settings ?? "")
    let read = SiteSettings(
      SourceFile(path: SiteSettings.fileName, bytes: Array(text.utf8)), reporting: &diagnostics)
    let project = ProjectReader.read(listing, settings: read, diagnostics: diagnostics)
    return try await SiteGenerator(project, templates: SiteTemplates(overrides: []), jobs: 1).site()
  }

  private func cardTexts(_ site: Site) -> String {
    site.tree.paths.filter { $0.hasSuffix(".txt") }.map { site.tree.text(at: $0) }.joined()
  }

  @Test func drawsMadeUpInteractionsInTheFirstLanguageOfTheSite() async throws {
    let site = try await site(
      settings: "languages: [de]", [("de.lproj/Soup.strings", Self.german)])
    #expect(site.diagnostics == [])
    let texts = cardTexts(site)
    #expect(texts.contains("Eine kleine Suppe bestellen"))
    #expect(texts.contains("Die Suppe ist fertig."))
    #expect(!texts.contains("Order a small soup"))
  }

  @Test func drawsAnInteractionInItsOwnLanguage() async throws {
    let site = try await site([
      ("de.lproj/Soup.strings", Self.german),
      (
        "a.interaction.yml",
        "interaction: A\nintent: OrderIntent\nlanguage: de-CH\nparameters: {size: small}\n"
      ),
      (
        "b.interaction.yml", "interaction: B\nintent: OrderIntent\nparameters: {size: small}\n"
      ),
    ])
    #expect(site.diagnostics == [])
    #expect(cardTexts(site).contains("Eine kleine Suppe bestellen"))
    #expect(cardTexts(site).contains("Order a small soup"))
  }

  @Test func listsTheLanguagesOfAnIntentSorted() async throws {
    let site = try await site([
      ("de.lproj/Soup.strings", Self.german), ("ar.lproj/Soup.strings", ""),
    ])
    #expect(
      site.tree.text(at: "catalogue.json").contains(#""languages": ["ar", "de", "en"]"#))
  }

  @Test func showsEachTextWithItsTranslationsAndGaps() async throws {
    let site = try await site([
      ("de.lproj/Soup.strings", "t = \"Suppe & Brot\"; c = \"Eine ${size}\";")
    ])
    let page = site.tree.text(at: "intents/Order/index.html")
    #expect(page.contains(#"<b>de</b> 2 of 5"#))
    #expect(page.contains("Suppe &amp; Brot"))
    #expect(page.contains(#"<td lang="de" dir="auto">Eine <var class="chip">size</var>"#))
    #expect(page.split(separator: ">missing</span>").count == 4)
  }

  @Test func foldsManyLanguagesAwayAndPutsEqualOnesTogether() async throws {
    let files = ["da", "de", "fi", "sv"].map {
      ("\($0).lproj/Soup.strings", $0 == "fi" ? "t = Keitto;" : "t = Suppe; e = small;")
    }
    let page = try await site(files).tree.text(at: "intents/Order/index.html")
    #expect(page.contains("<dt>da, de, sv</dt><dd dir=\"auto\">Suppe"))
    #expect(page.contains("<dt>fi</dt><dd lang=\"fi\" dir=\"auto\">Keitto"))
    #expect(page.contains("<dt>da, de, sv</dt><dd dir=\"auto\" class=\"quiet\">small"))
    #expect(page.contains("<dt>fi</dt><dd><span class=\"tag warning\">missing</span>"))
  }
}
