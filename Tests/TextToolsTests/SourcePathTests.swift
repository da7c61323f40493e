import Testing
import TextTools

/// Paths relative to the source folder.
struct SourcePathTests {
  @Test(arguments: [
    ("App/Main.storyboard", "Main.storyboard", "Main", "storyboard", "Main"),
    ("Docs/card@2x.en.PNG", "card@2x.en.PNG", "card@2x", "png", "card@2x.en"),
    ("README", "README", "README", "", "README"), ("", "", "", "", ""),
    ("a.b/c", "c", "c", "", "c"), ("Docs/.md", ".md", "", "md", ""),
  ])
  func aPathHasANameAndAnEnding(
    path: String, name: String, stem: String, ending: String, withoutEnding: String
  ) {
    let path = SourcePath(path)
    #expect(path.name == name)
    #expect(path.stem == stem)
    #expect(path.ending == ending)
    #expect(path.nameWithoutEnding == withoutEnding)
  }

  @Test(arguments: [
    ("App/UI/en.lproj/Main.strings", "App/UI/en.lproj", "App/UI", "en"),
    ("pt_BR.lproj/Main.strings", "pt_BR.lproj", "", "pt-BR"),
    ("App/Base.lproj/A.intentdefinition", "App/Base.lproj", "App", "Base"),
    ("App/A.intentdefinition", "App", "App", nil), ("A.md", "", "", nil),
  ])
  func aFolderMayBeOfALanguage(
    path: String, folder: String, around: String, language: String?
  ) {
    let path = SourcePath(path)
    #expect(path.folder.text == folder)
    #expect(path.folderOfLanguages.text == around)
    #expect(path.language == language)
  }

  @Test(arguments: [
    ("a.interaction.yml", ".interaction.yml", true), ("A.YML", ".yml", true),
    ("a.yml", ".yaml", false), ("yml", ".yml", false), ("a.m", ".mm", false),
    ("aKmd", ".md", false),
  ])
  func anEndingIsFoundInCapitalsToo(path: String, ending: String, isFound: Bool) {
    #expect(SourcePath(path).hasEnding(ending) == isFound)
  }

  @Test func aPathIsBelowItsFolders() {
    let path = SourcePath("App/UI/Main.xib")
    #expect(["", "App", "App/UI"].allSatisfy { path.isBelow(SourcePath($0)) })
    #expect(!path.isBelow(SourcePath("App/U")))
    #expect(!path.isBelow(path))
  }

  @Test(arguments: [
    ("a/b/c.md", "a/b", "c.md"), ("a/b/c.md", "a/x", "../b/c.md"), ("c.md", "a/b", "../../c.md"),
    ("a/b/c.md", "", "a/b/c.md"), ("a", "a", "../a"),
  ])
  func aPathIsRelativeToAFolder(path: String, folder: String, address: String) {
    #expect(SourcePath(path).relative(to: SourcePath(folder)) == address)
  }

  @Test func foldersAreSharedFromTheTop() {
    let path = SourcePath("a/b/c/d.xib")
    #expect(path.sharedFolders(with: SourcePath("a/b/x/d.xib")) == 2)
    #expect(path.sharedFolders(with: SourcePath("d.xib")) == 0)
    #expect(path.sharedFolders(with: SourcePath("a/b/c")) == 2)
  }

  @Test func pathsArePutTogether() {
    #expect(SourcePath("").appending("a").appending("b.md").text == "a/b.md")
    #expect(SourcePath(["a", "b"]).text == "a/b")
  }
}
