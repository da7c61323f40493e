@testable import OutputFolder
import Diagnostics
import ProjectTestSupport
import SiteGeneration
import SourceFormats
import TestSupport
import Testing

@Suite struct PluralFormsTests {
  /// A tea house that counts its teas, with plural forms in Russian and in two numbers in German.
  private func site(_ more: [String: String] = [:]) async throws -> String {
    var project = SampleProject()
    let prompt: PropertyList = [
      "INIntentParameterPromptDialogType": "DisambiguationIntroduction",
      "INIntentParameterPromptDialogFormatString": "There are ${count} teas.",
      "INIntentParameterPromptDialogFormatStringID": "Pr0001",
    ]
    let tea = Sample.parameter(
      "tea", "String", extra: [("INIntentParameterPromptDialogs", [prompt])])
    project["Base.lproj/Tea.intentdefinition"] =
      Sample.definition([Sample.intent("Brew", parameters: [tea])]).file
    project["de.lproj/Tea.stringsdict"] = Self.german
    project["ru.lproj/Tea.stringsdict"] = Self.russian
    for (path, text) in more { project[path] = text }
    let site = try await project.site()
    #expect(!site.diagnostics.contains { $0.rule == .brokenPlural })
    return site.tree.text(at: "intents/Brew/index.html")
  }

  private static func file(_ format: String, _ variables: [(String, [(String, String)])]) -> String
  {
    let dictionaries = variables.map { name, forms in
      (
        name,
        PropertyList.dictionary(
          [("NSStringFormatSpecTypeKey", "NSStringPluralRuleType")]
            + forms.map { ($0, .string($1)) })
      )
    }
    let text = PropertyList.dictionary(
      [("NSStringLocalizedFormatKey", .string(format))] + dictionaries)
    return PropertyList.dictionary([("There are ${count} teas.", text)]).file
  }

  private static let russian = file(
    "Есть %#@n@.", [("n", [("few", "${count} чая"), ("other", "${count} чаёв")])])
  private static let german = file(
    "%#@a@ und %#@b@", [("a", [("other", "Tees")]), ("b", [("one", "x"), ("other", "y")])])

  @Test func everyFormIsShownBesideTheText() async throws {
    let page = try await site().withoutTags
    #expect(
      page.contains(
        """
        de plural forms of a other Tees de plural forms of b one x other y \
        ru plural forms few Есть count чая. other Есть count чаёв.
        """), "\(page)")
  }

  @Test func formsAreShownInTheListOfManyLanguagesToo() async throws {
    let languages = ["fr", "it", "nl", "pl"].map { ("\($0).lproj/Tea.strings", "Pr0001 = x;") }
    let page = try await site(Dictionary(uniqueKeysWithValues: languages)).withoutTags
    #expect(page.contains("ru plural forms few Есть count чая. other Есть count чаёв."))
  }
}
