import Foundation
import TestSupport
import Testing

@testable import OutputFolder

struct OutputListTests {
  /// The list of files and the marker are written last; where that fails, nothing is moved.
  @Test(arguments: ["manifest.json", ".cardproof"])
  func whatCannotBeWrittenInTheEndFailsTheBuild(name: String) throws {
    let folder = try TemporaryFolder()
    let writer = OutputWriter(path: folder.path("site"))
    let staging = try writer.begin()
    try folder.write("in the way", at: "site/.cardproof-staging/\(name)/x")
    let file = staging.take(Array("one".utf8), at: "a.html")
    #expect(throws: OutputWriter.Failure.self) { try writer.finish(staging, [file]) }
    #expect(!FileManager.default.fileExists(atPath: folder.path("site")))
  }
}
