import Foundation
import TestSupport
import Testing

@testable import OutputFolder

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
}
