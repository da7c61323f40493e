import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import SiteGeneration

/// The folder of a cache: what is written, what is believed and what is removed.
struct CacheFolderTests {
  private let folder: TemporaryFolder
  private let name = String(repeating: "a", count: 64)
  private let other = String(repeating: "b", count: 64)

  init() throws {
    folder = try TemporaryFolder()
  }

  private func use(_ used: String..., made: [String: [UInt8]] = [:]) -> RecordUse {
    RecordUse(used: Set(used), made: made)
  }

  @Test func refusesTheCacheOfAnotherTool() throws {
    try folder.write("Signature: 8a477f597d28d172789f06886806bc55\n", at: "other/CACHEDIR.TAG")
    #expect(throws: CacheFolder.Failure.self) { _ = try CacheFolder(path: folder.path("other")) }
  }

  @Test func keepsRecordsAndHasATag() throws {
    let cache = try CacheFolder(path: folder.path("new/cache"))
    #expect(cache.record(named: name) == nil)
    try cache.update(use(name, made: [name: [1, 2]]))
    #expect(cache.record(named: name) == [1, 2])
    let tree = try folder.tree(below: "new/cache")
    #expect(tree.keys.sorted() == ["CACHEDIR.TAG", "\(name).cards", "ages.txt"])
    let tag = folder.text(at: "new/cache/CACHEDIR.TAG") ?? ""
    #expect(tag.hasPrefix("Signature: 8a477f597d28d172789f06886806bc55\n"))
    #expect(try CacheFolder(path: folder.path("new/cache")).record(named: name) == [1, 2])
  }

  @Test func refusesAFolderThatIsNoCache() throws {
    try folder.write("mine", at: "full/notes.txt")
    #expect(throws: CacheFolder.Failure.self) { try CacheFolder(path: folder.path("full")) }
    #expect(throws: CacheFolder.Failure.self) {
      try CacheFolder(path: folder.path("full/notes.txt"))
    }
    #expect(try folder.tree(below: "full").keys.sorted() == ["notes.txt"])
  }

  @Test func believesNoLinkAndNoFolderInAPlaceOfARecord() throws {
    let cache = try CacheFolder(path: folder.path("cache"))
    try cache.update(use(name, made: [name: [1]]))
    try folder.write("outside", at: "outside")
    try folder.link("cache/\(other).cards", to: folder.path("outside"))
    #expect(cache.record(named: other) == nil)
    // What is written replaces the link, and not what it leads to.
    try cache.update(use(other, made: [other: [7]]))
    #expect(cache.record(named: other) == [7])
    #expect(folder.text(at: "outside") == "outside")
    let third = String(repeating: "c", count: 64)
    try folder.makeFolder("cache/\(third).cards/inside")
    #expect(cache.record(named: third) == nil)
    #expect(throws: CacheFolder.Failure.self) { try cache.update(use(third, made: [third: [1]])) }
    #expect(folder.exists("cache/\(third).cards/inside"))
  }

  @Test func readsNoFileThatIsTooLarge() throws {
    let cache = try CacheFolder(path: folder.path("cache"))
    try cache.update(use(name, made: [name: [1]]))
    let file = try FileHandle(forWritingTo: folder.url.appending(path: "cache/\(name).cards"))
    // A file with a hole takes no room.
    try file.truncate(atOffset: 300 << 20)
    try file.close()
    #expect(cache.record(named: name) == nil)
  }

  @Test func removesWhatNoRunUsedForLong() throws {
    let cache = try CacheFolder(path: folder.path("cache"))
    try cache.update(use(name, other, made: [name: [1], other: [2]]))
    try folder.write("mine", at: "cache/notes.cards")
    for _ in 0..<20 { try cache.update(use(name)) }
    #expect(cache.record(named: other) != nil)
    try cache.update(use(name))
    #expect(cache.record(named: other) == nil && cache.record(named: name) != nil)
    #expect(folder.exists("cache/notes.cards"))
  }

  @Test(arguments: ["", "x", "a 1 2\nb -1\n", "9999999999999999999999 1\n"])
  func aListOfAgesThatMakesNoSenseRemovesNothing(text: String) throws {
    let cache = try CacheFolder(path: folder.path("cache"))
    try cache.update(use(name, made: [name: [1]]))
    try folder.write(text + "\(name) 99999999999999999999\n", at: "cache/ages.txt")
    try cache.update(use())
    #expect(cache.record(named: name) == [1])
    #expect(folder.text(at: "cache/ages.txt") == "\(name) 1\n")
  }

  @Test func aCacheIsNoSource() throws {
    try folder.write("# Page", at: "index.md")
    let cache = try CacheFolder(path: folder.path("cache"))
    try cache.update(use(name, made: [name: [1]]))
    try folder.write("# Mine", at: "cache/notes.md")
    var diagnostics = [] as [Diagnostic]
    let listing = try SourceFolder(path: folder.url.path).files(reporting: &diagnostics)
    #expect(listing.files.map(\.path) == ["index.md"] && listing.otherPaths.isEmpty)
  }
}
