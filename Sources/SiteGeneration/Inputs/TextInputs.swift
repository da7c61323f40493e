internal import Diagnostics
internal import SourceFormats

/// The files with translated texts of an app and of its storyboards, as parts that cards are made of.
struct TextInputs {
  private let files: [String: SourceFile]
  /// Of `.strings` files and string catalogues, sorted.
  private let paths: [String]
  private var found: [Place: [ProjectInput]] = [:]
  private var catalogues: [String: [StringCatalogueReader.Language]] = [:]

  /// What is asked for: the texts of a storyboard, or of the app where there is none, in a language.
  private struct Place: Hashable {
    let scenes: String?
    let language: String
  }

  init(_ files: [String: SourceFile]) {
    self.files = files
    paths = files.keys.filter { $0.hasSuffix(".strings") || $0.hasSuffix(".xcstrings") }.sorted()
  }

  /// The texts that `string(id)` looks up in a language: its own, and those of the base.
  mutating func ofApp(in language: String) -> [ProjectInput] {
    let place = Place(scenes: nil, language: language.lowercased())
    if let known = found[place] { return known }
    let inputs = paths.filter { $0.fileName == "Localizable" }.flatMap { path in
      self.inputs(of: path, named: "the strings of the app") { tag in
        tag.covers(place.language) || ["base", "en"].contains(tag)
      }
    }
    found[place] = inputs
    return inputs
  }

  /// The texts of a storyboard or xib in a language, which stand beside it.
  mutating func ofScenes(_ path: String, in language: String) -> [ProjectInput] {
    let place = Place(scenes: path, language: language.lowercased())
    if let known = found[place] { return known }
    let own = paths.filter { $0.fileName == path.fileName && $0.folder == path.folder }
    let inputs = own.flatMap { file in
      self.inputs(of: file, named: "the texts of \(path.fileName)") { $0.covers(place.language) }
    }
    found[place] = inputs
    return inputs
  }

  /// A file is one part; of a string catalogue each language is one.
  private mutating func inputs(
    of path: String, named name: String, where isWanted: (String) -> Bool
  ) -> [ProjectInput] {
    guard let file = files[path] else { return [] }
    if let tag = path.languageTag, path.hasSuffix(".strings") {
      return isWanted(tag) ? [ProjectInput(.translation, file: file, name: name)] : []
    }
    return languages(of: file).filter { isWanted($0.tag.lowercased()) }.map { language in
      let texts = language.file.entries.map { "\(jsonString($0.key)):\(jsonString($0.text))" }
      return ProjectInput(
        .translation, "\(path)#\(language.tag)", name: "\(name) in \(language.tag)", source: path,
        digestOf: texts.sorted().joined(separator: ","))
    }
  }

  private mutating func languages(of file: SourceFile) -> [StringCatalogueReader.Language] {
    guard file.path.hasSuffix(".xcstrings") else { return [] }
    if let known = catalogues[file.path] { return known }
    // Its faults are found where it is read for its texts.
    var unheard: [Diagnostic] = []
    let languages =
      (try? StringCatalogueReader.read(
        path: file.path, bytes: file.bytes, reporting: &unheard)) ?? []
    catalogues[file.path] = languages
    return languages
  }
}

extension String {
  /// The name of a path's file without its ending.
  fileprivate var fileName: Substring {
    (split(separator: "/").last ?? "").prefix { $0 != "." }
  }

  /// The folder of a path; of a file in an `lproj` folder the one around that.
  fileprivate var folder: ArraySlice<Substring> {
    let folders = split(separator: "/").dropLast()
    return folders.last?.hasSuffix(LanguageFolder.ending) == true ? folders.dropLast() : folders
  }

  /// The tag of the `lproj` folder that a path is in, in lower case; nil outside of one.
  fileprivate var languageTag: String? {
    split(separator: "/").dropLast().last.flatMap { LanguageFolder.tag(of: $0)?.lowercased() }
  }

  /// Whether it is the tag of a language or of one that includes it: `pt` of `pt-BR`, in lower case.
  fileprivate func covers(_ language: String) -> Bool {
    language == self || language.hasPrefix("\(self)-")
  }
}
