package import Diagnostics
internal import SourceFormats
internal import TextTools
package import Views

/// Finds the translations of storyboards and xibs: `xx.lproj/NAME.strings`, and string catalogs
/// (`mul.lproj/NAME.xcstrings`).
package struct InterfaceTexts {
  private let texts: [Place: [String: [String: String]]]

  /// The folder around the `lproj` folders, and the name of the file.
  private struct Place: Hashable {
    let folder: String
    let name: String
  }

  /// Only files that stand beside one of the storyboards are read.
  package init(
    _ files: [(path: String, bytes: [UInt8])], besides paths: [String],
    reporting diagnostics: inout [Diagnostic]
  ) {
    let wanted = Set(paths.map { Self.place(of: $0).place })
    var texts: [Place: [String: [String: String]]] = [:]
    for file in files.sorted(by: { $0.path < $1.path }) where file.path.hasSuffix(".strings") {
      let (place, language) = Self.place(of: file.path)
      guard let language, wanted.contains(place) else { continue }
      do throws(Diagnostic) {
        let strings = try readStrings(
          path: file.path, bytes: file.bytes, reporting: &diagnostics)
        for entry in strings.entries {
          texts[place, default: [:]][language, default: [:]][entry.key] = entry.text
        }
      } catch {
        diagnostics.append(error)
      }
    }
    for file in files.sorted(by: { $0.path < $1.path }) where file.path.hasSuffix(".xcstrings") {
      let place = Self.place(of: file.path).place
      guard wanted.contains(place) else { continue }
      do throws(Diagnostic) {
        let languages = try StringCatalogReader.read(
          path: file.path, bytes: file.bytes, reporting: &diagnostics)
        for language in languages {
          let own = language.file.entries.map { ($0.key, $0.text) }
          texts[place, default: [:]][language.tag.lowercased(), default: [:]]
            .merge(own) { first, _ in first }
        }
      } catch {
        diagnostics.append(error)
      }
    }
    self.texts = texts
  }

  /// The scene with its texts in every language that there is.
  package func localized(_ scene: InterfaceScene) -> InterfaceScene {
    var scene = scene
    scene.texts = texts[Self.place(of: scene.path).place] ?? scene.texts
    return scene
  }

  /// Where a file stands, and its language; nil outside of an `lproj` folder, and for `Base`.
  private static func place(of path: String) -> (place: Place, language: String?) {
    let path = SourcePath(path)
    let language = path.language?.lowercased()
    return (
      Place(folder: path.folderOfLanguages.text, name: path.stem),
      language == "base" ? nil : language
    )
  }
}
