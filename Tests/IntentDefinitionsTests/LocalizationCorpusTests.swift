import Diagnostics
import Foundation
import IntentDefinitions
import SourceFormats
import TestSupport
import Testing

/// Counts the string ids and the translations of every real definition with a reader of the test's
/// own.
@Suite(.needsCorpus) struct LocalizationCorpusTests {
  @Test func findsEveryTextAndEveryTranslation() throws {
    let folder = try #require(Corpus.folder)
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    let strings = try files.filter { $0.hasSuffix(".strings") }.map { path in
      (path: path, bytes: Array(try Data(contentsOf: folder.appending(path: path))))
    }
    var diagnostics: [Diagnostic] = []
    var sources: [DefinitionSource] = []
    for path in files where path.hasSuffix(".intentdefinition") {
      let data = try Data(contentsOf: folder.appending(path: path))
      let root = try readPropertyList(
        path: path, bytes: Array(data), reporting: &diagnostics)
      let source = try #require(
        DefinitionSource(path: path, root: root, classPrefix: "", reporting: &diagnostics))
      #expect(
        try Set(source.texts.map(\.id)) == ids(in: String(decoding: data, as: UTF8.self)), "\(path)"
      )
      sources.append(source)
    }
    #expect(sources.count > 30)
    let intents = AppIntents(
      definitions: sources.map(\.definition), extensions: [], reporting: &diagnostics)
    let localized = LocalizedIntents(
      intents, sources: sources, stringsFiles: strings, reporting: &diagnostics)
    var count = 0
    for (path, localization) in localized.localizations {
      let folder = path.split(separator: "/").dropLast(2).joined(separator: "/")
      let name = path.split(separator: "/").last.map { $0.split(separator: ".")[0] } ?? ""
      guard path.contains(".lproj/") else { continue }
      let beside = strings.filter {
        $0.path.hasPrefix(folder + "/") && $0.path.hasSuffix(".lproj/\(name).strings")
          && $0.path.split(separator: "/").count == folder.split(separator: "/").count + 2
      }
      #expect(localization.translations.map(\.file.path).sorted() == beside.map(\.path), "\(path)")
      count += localization.translations.count
    }
    print("Corpus: \(sources.count) definitions with \(count) translations checked")
  }

  /// Every text that follows a key that ends with `ID`, by a pattern over the XML.
  private func ids(in xml: String) throws -> Set<String> {
    let pattern = try Regex(#"<key>\w+ID</key>\s*<string>([^<]+)</string>"#)
    return Set(xml.matches(of: pattern).compactMap { $0.output[1].substring.map { String($0) } })
  }
}
