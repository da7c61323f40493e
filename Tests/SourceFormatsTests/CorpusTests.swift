import Diagnostics
import Foundation
import SourceFormats
import TestSupport
import Testing

/// Reads every real file of the corpus.
@Suite(.needsCorpus) struct CorpusTests {
  @Test(arguments: ["plist", "intentdefinition", "storyboard", "xib"])
  func readsEveryRealFileWithoutDiagnostics(ending: String) throws {
    let folder = try #require(Corpus.folder)
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".\(ending)") }
    #expect(!files.isEmpty)
    for file in files {
      let bytes = Array(try Data(contentsOf: folder.appending(path: file)))
      let reports =
        ending == "storyboard" || ending == "xib"
        ? readXML(bytes).report : readPropertyList(bytes).report
      #expect(reports == "", "\(file)")
    }
    print("Corpus: \(files.count) files *.\(ending) read")
  }
}
