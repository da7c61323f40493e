import Diagnostics
import Foundation
import SourceFormats
import Testing

/// Reads every real file of the corpus: the folder that `CARDPROOF_CORPUS` names, or else
/// `../shared/corpus` beside the package.
@Suite struct CorpusTests {
  @Test(arguments: ["plist", "intentdefinition", "storyboard", "xib"])
  func readsEveryRealFileWithoutDiagnostics(ending: String) throws {
    guard let folder = corpusFolder else {
      print("CORPUS NOT FOUND: no *.\(ending) has been read; set CARDPROOF_CORPUS to its folder")
      return
    }
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

/// The folder of real files; nil when it is not there.
var corpusFolder: URL? {
  let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  let beside = package.deletingLastPathComponent().appending(path: "shared/corpus").path
  let path = ProcessInfo.processInfo.environment["CARDPROOF_CORPUS"] ?? beside
  return FileManager.default.fileExists(atPath: path) ? URL(filePath: path) : nil
}
