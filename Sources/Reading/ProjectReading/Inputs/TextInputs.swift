internal import Diagnostics
internal import SourceFormats
internal import Synchronization
internal import TextTools

/// The files with translated texts of an app and of its storyboards, as parts that cards are made
/// of.
///
/// What was found once is kept for all cards, whichever thread asks.
package final class TextInputs: Sendable {
  private let files: [String: SourceFile]
  /// The paths of `.strings` files and string catalogs, sorted.
  private let paths: [String]
  private let found = Mutex<[Place: [ProjectInput]]>([:])
  private let catalogs = Mutex<[String: [StringCatalogReader.Language]]>([:])

  /// The key of a lookup: the texts of a storyboard, or of the app where there is none, in a
  /// language.
  private struct Place: Hashable {
    let scenes: String?
    let language: String
  }

  package init(_ files: [String: SourceFile]) {
    self.files = files
    paths = files.keys.filter { $0.hasSuffix(".strings") || $0.hasSuffix(".xcstrings") }.sorted()
  }

  /// The texts that `string(id)` looks up in a language: its own, and those of the base.
  package func ofApp(in language: String) -> [ProjectInput] {
    inputs(at: Place(scenes: nil, language: language.lowercased())) { place in
      paths.filter { SourcePath($0).stem == "Localizable" }.flatMap { path in
        inputs(of: path, named: "the strings of the app") { tag in
          tag.covers(place.language) || ["base", "en"].contains(tag)
        }
      }
    }
  }

  /// The texts of a storyboard or xib in a language, which stand beside it.
  package func ofScenes(_ path: String, in language: String) -> [ProjectInput] {
    inputs(at: Place(scenes: path, language: language.lowercased())) { place in
      let name = SourcePath(path).stem
      let own = paths.map { SourcePath($0) }.filter {
        $0.stem == name && $0.folderOfLanguages == SourcePath(path).folderOfLanguages
      }
      return own.flatMap { file in
        inputs(of: file.text, named: "the texts of \(name)") { $0.covers(place.language) }
      }
    }
  }

  private func inputs(at place: Place, orFind find: (Place) -> [ProjectInput]) -> [ProjectInput] {
    if let known = found.withLock({ $0[place] }) { return known }
    let inputs = find(place)
    found.withLock { $0[place] = inputs }
    return inputs
  }

  /// A file is one part; of a string catalog each language is one.
  private func inputs(
    of path: String, named name: Phrase, where isWanted: (String) -> Bool
  ) -> [ProjectInput] {
    guard let file = files[path] else { return [] }
    if let tag = SourcePath(path).language?.lowercased(), path.hasSuffix(".strings") {
      return isWanted(tag) ? [ProjectInput(.translation, file: file, name: name)] : []
    }
    return languages(of: file).filter { isWanted($0.tag.lowercased()) }.map { language in
      let texts = language.file.entries.map { "\(jsonString($0.key)):\(jsonString($0.text))" }
      return ProjectInput(
        .translation, "\(path)#\(language.tag)", name: "\(phrase: name) in \(language.tag)",
        file: path,
        digestOf: texts.sorted().joined(separator: ","))
    }
  }

  private func languages(of file: SourceFile) -> [StringCatalogReader.Language] {
    guard file.path.hasSuffix(".xcstrings") else { return [] }
    if let known = catalogs.withLock({ $0[file.path] }) { return known }
    // Its faults are found where it is read for its texts.
    var unheard: [Diagnostic] = []
    let languages =
      (try? StringCatalogReader.read(
        path: file.path, bytes: file.bytes, reporting: &unheard)) ?? []
    catalogs.withLock { $0[file.path] = languages }
    return languages
  }
}

extension String {
  /// Whether it is the tag of a language or of one that includes it: `pt` of `pt-BR`, in lower
  /// case.
  fileprivate func covers(_ language: String) -> Bool {
    language == self || language.hasPrefix("\(self)-")
  }
}
