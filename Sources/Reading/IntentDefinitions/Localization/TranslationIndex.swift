internal import Diagnostics
internal import SourceFormats

/// The `.strings`, `.stringsdict` and `.xcstrings` files of a project by the folder and the name that a
/// definition has.
struct TranslationIndex {
  private var strings: [Key: [File]] = [:]
  private var plurals: [Key: [File]] = [:]
  private var catalogs: [Key: [File]] = [:]

  private struct Key: Hashable {
    let folder: String
    let name: String
  }

  private struct File {
    let language: String
    let path: String
    let bytes: [UInt8]
  }

  init(_ files: [(path: String, bytes: [UInt8])]) {
    for (path, bytes) in files {
      if let place = TranslationPlace(path: path, ending: ".strings") {
        strings[Key(folder: place.folder, name: place.name), default: []]
          .append(File(language: place.language, path: path, bytes: bytes))
      } else if let place = TranslationPlace(path: path, ending: ".stringsdict") {
        plurals[Key(folder: place.folder, name: place.name), default: []]
          .append(File(language: place.language, path: path, bytes: bytes))
      } else if let place = CatalogPlace(path: path) {
        catalogs[Key(folder: place.folder, name: place.name), default: []]
          .append(File(language: "", path: path, bytes: bytes))
      }
    }
  }

  /// One translation for each language: the nearest, and the first by path.
  func translations(
    at paths: TranslationPaths, reporting diagnostics: inout [Diagnostic]
  ) -> [Translation] {
    let own = files(in: strings, at: paths).compactMap { file -> Translation? in
      do throws(Diagnostic) {
        return Translation(
          language: file.language,
          file: try readStrings(
            path: file.path, bytes: file.bytes, reporting: &diagnostics))
      } catch {
        diagnostics.append(error)
        return nil
      }
    }
    let more = catalogs(at: paths, reporting: &diagnostics).filter { translation in
      !own.contains { $0.language == translation.language }
    }
    return own + more
  }

  /// The languages of the nearest string catalog.
  private func catalogs(
    at paths: TranslationPaths, reporting diagnostics: inout [Diagnostic]
  ) -> [Translation] {
    guard let file = files(in: catalogs, at: paths).first else { return [] }
    do throws(Diagnostic) {
      return try StringCatalogReader.read(
        path: file.path, bytes: file.bytes, reporting: &diagnostics
      ).map { Translation(language: $0.tag, file: $0.file) }
    } catch {
      diagnostics.append(error)
      return []
    }
  }

  /// The plural forms of each language, likewise.
  func plurals(
    at paths: TranslationPaths, reporting diagnostics: inout [Diagnostic]
  ) -> [PluralTranslation] {
    files(in: plurals, at: paths).compactMap { file in
      do throws(Diagnostic) {
        return PluralTranslation(
          language: file.language,
          file: try readPlurals(
            path: file.path, bytes: file.bytes, reporting: &diagnostics))
      } catch {
        diagnostics.append(error)
        return nil
      }
    }
  }

  private func files(in index: [Key: [File]], at paths: TranslationPaths) -> [File] {
    var found: Set<String> = []
    return paths.folders.flatMap { folder in
      (index[Key(folder: folder, name: paths.name)] ?? []).sorted { $0.path < $1.path }
    }.filter { found.insert($0.language).inserted }
  }
}
