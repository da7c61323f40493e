import Foundation
import SourceFormats
import TestSupport
import Testing

/// Reads every real `.strings` file of the corpus, and counts its entries with a reader of the
/// test's own.
@Suite(.needsCorpus) struct StringsCorpusTests {
  @Test func readsAsManyEntriesAsAPatternFinds() throws {
    let folder = try #require(Corpus.folder)
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".strings") }
    #expect(!files.isEmpty)
    let comment = try Regex(#"(?s)/\*.*?\*/|(?m)^\s*//[^\n]*$"#)
    let entry = try Regex(#"(?s)"(?:[^"\\]|\\.)*"\s*=\s*"(?:[^"\\]|\\.)*"\s*;"#)
    var count = 0
    for file in files {
      let bytes = Array(try Data(contentsOf: folder.appending(path: file)))
      let reading = readStrings(bytes)
      #expect(reading.report == "", "\(file)")
      let text = String(decoding: bytes, as: UTF8.self).replacing(comment, with: "")
      let expected = text.matches(of: entry).count
      #expect(reading.tree?.entries.count == expected, "\(file)")
      count += expected
    }
    print("Corpus: \(files.count) files *.strings with \(count) entries read")
  }
}
