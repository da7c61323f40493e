import Foundation
import TestSupport
import Testing

@testable import SiteGeneration

struct OutputManifestTests {
  /// Names in order, and such that have to be escaped.
  private static let lists = [
    [], ["a.html"], ["a.html", "b/c.html"], ["a\"b.html", "\u{2028}.html", "汤.html"],
  ]

  @Test(arguments: lists, lists)
  func whatIsAddedIsReadWithTheRest(own: [String], others: [String]) throws {
    let folder = try TemporaryFolder()
    let added = others.map { "z/\($0)" }
    let bytes = OutputManifest(inOrder: own).bytes(adding: added.reversed())
    try folder.write(String(decoding: bytes, as: UTF8.self), at: "manifest.json")
    #expect(OutputManifest.paths(in: folder.path("manifest.json")) == (own + added).sorted())
  }

  @Test(arguments: lists)
  func aListIsReadAsItWasWritten(paths: [String]) throws {
    let folder = try TemporaryFolder()
    let list = OutputManifest(inOrder: paths)
    try folder.write(list.text, at: "manifest.json")
    #expect(OutputManifest.paths(in: folder.path("manifest.json")) == paths)
    #expect(try JSONDecoder().decode([String].self, from: Data(list.bytes)) == paths)
  }

  /// What is spliced is what would be written anew, also where a path has to be escaped.
  @Test(arguments: lists, lists)
  func aChangedListIsAsItWouldBeMade(old: [String], new: [String]) {
    let kept = (0..<40).map { "k/\($0 * 7 % 40).html" }
    let before = (old + kept).sorted()
    let after = (new + kept.dropFirst(3) + ["k/new.html"]).sorted()
    let changed = OutputManifest(inOrder: before).changed(
      by: PathDifference(from: before, to: after))
    #expect(changed.paths == after)
    #expect(changed.text == OutputManifest(inOrder: after).text)
    for path in before + after { #expect(changed.contains(path) == after.contains(path)) }
    let same = changed.changed(by: PathDifference(from: [], to: []))
    #expect(same.text == changed.text)
    let emptied = changed.changed(by: PathDifference(from: after, to: []))
    #expect(emptied.text == OutputManifest(inOrder: []).text)
  }
}
