internal import Diagnostics
internal import IntentDefinitions
internal import SourceFormats
internal import TextTools

/// The names of an app in each language: `InfoPlist.strings` and `InfoPlist.xcstrings`, which the system reads
/// before the Info.plist (documented).
struct LocalizedAppNames {
  /// By the tags of languages in lower case.
  private(set) var names: [String: String] = [:]

  /// Takes the files of the app's target, or those in the folder of its Info.plist where no target says which these are.
  init(_ files: [SourceFile], ofPlist plist: String, resources: Set<String>) {
    let all = files.filter { Self.isOfPlist($0.path) }
    let compiled = all.filter { resources.contains($0.path) }
    let folders = [SourcePath(plist).folder.text, ExtensionInfo.sourceFolder(ofPlist: plist)]
    let own =
      compiled.isEmpty
      ? all.filter { folders.contains(SourcePath($0.path).folderOfLanguages.text) } : compiled
    for key in ["CFBundleDisplayName", "CFBundleName"] {
      for file in own { read(key, in: file) }
    }
  }

  private static func isOfPlist(_ path: String) -> Bool {
    path.hasSuffix("InfoPlist.strings") || path.hasSuffix("InfoPlist.xcstrings")
  }

  /// Adds what a file says under a key, where nothing was said before; what cannot be read says nothing.
  private mutating func read(_ key: String, in file: SourceFile) {
    var ignored: [Diagnostic] = []
    if file.hasEnding(".xcstrings") {
      let languages = try? StringCatalogReader.read(
        path: file.path, bytes: file.bytes, withSource: true, reporting: &ignored)
      for language in languages ?? [] { add(key, of: language.file, in: language.tag) }
    } else if let tag = SourcePath(file.path).language,
      let texts = try? readStrings(
        path: file.path, bytes: file.bytes, reporting: &ignored)
    {
      add(key, of: texts, in: tag)
    }
  }

  private mutating func add(_ key: String, of texts: StringsFile, in tag: String) {
    let found = texts.entries.first { $0.key == key }?.text
    guard let name = found, !name.allSatisfy(\.isWhitespace), !name.contains("$") else { return }
    names[tag.lowercased(), default: name] = names[tag.lowercased()] ?? name
  }

  /// The name in a language: that of the tag, or of the tag less its last parts.
  func name(in language: String) -> String? {
    var parts = language.lowercased().split(separator: "-")
    while !parts.isEmpty {
      if let name = names[parts.joined(separator: "-")] { return name }
      parts.removeLast()
    }
    return names["base"]
  }
}
