import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import SiteGeneration

/// A site that stands in its place as it was written is not made again; any other is.
struct SiteRecordTests {
  private let project = KeptCards.project
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Builds into one folder; gives the site, what became of its files, and what a cache keeps of it.
  ///
  /// The folder is held against a site that was made from nothing.
  private func build(
    _ project: SampleProject, _ kept: KeptCards
  ) async throws -> (site: Site, summary: OutputWriter.Summary, use: RecordUse) {
    let writer = OutputWriter(path: folder.path("site"))
    let generator = try kept.generator(project)
    let staging = try writer.begin()
    let site = try await generator.site(to: .folder(staging))
    let summary = try writer.finish(staging, site.groups)
    let fresh = try await project.site()
    var tree = try folder.tree(below: "site")
    tree[".cardproof"] = nil
    tree["manifest.json"] = nil
    #expect(tree == fresh.tree.files && site.diagnostics == fresh.diagnostics)
    return (site, summary, await generator.recordUse(of: site, in: folder.path("site")))
  }

  private func built() async throws -> (kept: KeptCards, site: Site, name: String) {
    var kept = KeptCards()
    let first = try await build(project, kept)
    kept.bytes = first.use.made
    let names = Set(first.use.made.keys).subtracting(first.site.records.made.keys)
    return (kept, first.site, try #require(names.first))
  }

  @Test func aFileThatCannotBeReadBackLeavesNoHash() async throws {
    let (kept, site, _) = try await built()
    let generator = try kept.generator(project)
    let whole = try #require(await generator.hash(of: site, in: folder.path("site")))
    #expect(whole.utf8.count == 64)
    try FileManager.default.removeItem(atPath: folder.path("site/index.html"))
    #expect(await generator.hash(of: site, in: folder.path("site")) == nil)
  }

  @Test func nothingIsMadeWhereNothingChanged() async throws {
    let (kept, site, _) = try await built()
    let (again, summary, use) = try await build(project, kept)
    #expect(summary.written == 0 && summary.removed == 0)
    #expect(summary.unchanged == site.files.count + 1)
    #expect(again.isKept && again.stateCount == site.stateCount)
    #expect(!site.diagnostics.isEmpty)
    #expect(use.made.isEmpty && use.used == Set(kept.bytes.keys))
    let check = try await kept.generator(project).site(to: .nowhere)
    #expect(check.diagnostics == site.diagnostics && check.stateCount == site.stateCount)
  }

  /// Nothing plays it, and nothing more is found; the catalogue names it all the same.
  @Test func anInteractionOfADamagedDefinitionMakesAnotherSite() async throws {
    var project = project
    project["Tea.intentdefinition"] = "<plist"
    var kept = KeptCards()
    let first = try await build(project, kept)
    kept.bytes = first.use.made
    project["z.interaction.yml"] = "interaction: More\nintent: BrewTeaIntent\nstages: [handle]\n"
    let second = try await build(project, kept)
    #expect(first.site.diagnostics == second.site.diagnostics && !second.site.isKept)
  }

  /// With the cards poisoned, a site that was made after all would have to make them anew.
  @Test func itIsTheRecordThatSavesTheWork() async throws {
    var (kept, _, name) = try await built()
    kept.bytes = kept.bytes.filter { $0.key == name }
    let (again, _, use) = try await build(project, kept)
    #expect(again.isKept && use.made.isEmpty)
    kept.bytes[name]?[60] ^= 1
    let (anew, _, made) = try await build(project, kept)
    #expect(!anew.isKept && made.made.count == 4)
  }

  @Test(arguments: ["index.html", "catalogue.json", "assets/style.css", ".nojekyll"])
  func aFileThatIsNotAsItWasIsWrittenAgain(path: String) async throws {
    let (kept, _, _) = try await built()
    let whole = try folder.tree(below: "site")
    let file = folder.url.appending(path: "site/\(path)")
    #expect(whole[path] != nil)
    for damage in [Data("damaged".utf8), nil] {
      if let damage {
        try damage.write(to: file)
      } else {
        try FileManager.default.removeItem(at: file)
      }
      #expect(try await build(project, kept).summary.written == 1)
      #expect(try folder.tree(below: "site") == whole)
    }
  }

  /// What is edited or added: cards, documents and settings.
  @Test(arguments: [
    ("a.interaction.yml", "Green", "Herbal"), ("index.md", "# Tea", "# Teas"),
    ("Tea.controller.yml", "insets: 20", "insets: 24"), ("site.yml", "title: Tea", "title: Teas"),
    ("new.md", "", "# New"),
  ])
  func aChangeIsSeen(file: String, from: String, to: String) async throws {
    let (kept, _, _) = try await built()
    var edited = project
    edited[file] = from.isEmpty ? to : edited[file].replacing(from, with: to)
    #expect(try await build(edited, kept).summary.written > 0)
  }

  @Test func aFileThatIsOnlyListedIsSeen() async throws {
    let (kept, _, _) = try await built()
    var edited = project
    edited.otherPaths = ["d.interaction.yaml"]
    let (site, summary, _) = try await build(edited, kept)
    #expect(summary.written > 0 && site.diagnostics.contains { $0.rule == .misnamedFile })
  }

  /// Without a secret anybody can seal a record; none leads out of the site.
  @Test(arguments: ["../outside.txt", "/outside.txt", "a/../../outside.txt", "./index.html"])
  func aRecordOfFilesElsewhereIsNotBelieved(path: String) async throws {
    var (kept, _, name) = try await built()
    try folder.write("mine", at: "outside.txt")
    let forged = SiteRecord(
      files: [.init(path: path, digest: SHA256.hex(Array("mine".utf8)))], diagnostics: [],
      stateCount: 0)
    kept.bytes[name] = kept.seal.sealed(forged.bytes, named: name)
    let (again, _, _) = try await build(project, kept)
    #expect(!again.isKept)
    #expect(folder.text(at: "outside.txt") == "mine")
  }

  @Test func whatIsReadIsWhatWasWritten() async throws {
    let (kept, site, name) = try await built()
    let body = try #require(kept.bytes[name].flatMap { kept.seal.opened($0, named: name) })
    let record = try SiteRecord(body)
    #expect(record.bytes == Array(body) && record.diagnostics == site.diagnostics)
    #expect(record.files.map(\.path).sorted() == site.files.map(\.path).sorted())
    for count in body.indices.prefix(200) {
      #expect(throws: ByteReader.Fault.self) { try SiteRecord(body[body.startIndex..<count]) }
    }
  }

  @Test func anotherToolOrSecretDoesNotBelieveIt() async throws {
    let (kept, _, name) = try await built()
    for change: (inout KeptCards) -> Void in [{ $0.tool = "another" }, { $0.secret = "s" }] {
      var other = kept
      change(&other)
      let (again, summary, use) = try await build(project, other)
      #expect(!again.isKept && summary.written == 0)
      #expect(use.made.count == 4 && use.made[name] != kept.bytes[name])
    }
  }
}
