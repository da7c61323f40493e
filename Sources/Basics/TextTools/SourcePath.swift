/// A path relative to the source folder, with `/` between its parts; the top is empty.
package struct SourcePath: Hashable, Sendable {
  package let text: String

  package init(_ text: some StringProtocol) { self.text = String(text) }

  package init(_ parts: some Sequence<some StringProtocol>) {
    text = parts.joined(separator: "/")
  }

  /// The names of the folders from the top, and of the file.
  package var parts: [Substring] {
    text.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
  }

  /// The last part, with its ending.
  package var name: String { parts.last.map { String($0) } ?? text }

  /// The name up to its first period: `Main` of `Main.storyboard`, `card` of `card@2x.en.png`.
  package var stem: String { String(name.prefix { $0 != "." }) }

  /// The letters behind the last period, as small ones; empty where there is none.
  package var ending: String { Self.period(in: name).map { $0.ending.lowercased() } ?? "" }

  /// The name without its ending: `main.interaction` of `main.interaction.yml`.
  package var nameWithoutEnding: String { Self.period(in: name).map { String($0.before) } ?? name }

  private static func period(in name: String) -> (before: Substring, ending: Substring)? {
    name.utf8.lastIndex(of: UInt8(ascii: ".")).map { (name[..<$0], name[name.index(after: $0)...]) }
  }

  /// The path without its last part.
  package var folder: SourcePath { SourcePath(parts.dropLast()) }

  /// The folder; around an `lproj` folder, the one that holds it.
  package var folderOfLanguages: SourcePath { isInLanguageFolder ? folder.folder : folder }

  /// The tag of the `lproj` folder that the file is in, or `Base`; nil outside of one.
  package var language: String? { languageTag(ofFolder: folder.name) }

  /// Whether the file or a folder around it is hidden, as `.github` is.
  package var isHidden: Bool { parts.contains { $0.hasPrefix(".") && $0 != ".." && $0 != "." } }

  package var isInLanguageFolder: Bool { language != nil }

  /// Tests for an ending in small letters of ASCII, in capitals or not.
  package func hasEnding(_ ending: String) -> Bool {
    // Most paths differ from most endings in the last letter.
    text.utf8.last.map { $0 | 0x20 } == ending.utf8.last.map { $0 | 0x20 }
      && text.utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8) { own, wanted in
        own == wanted || own | 0x20 == wanted && wanted >= UInt8(ascii: "a")
      }
  }

  /// Tests for a place below a folder, however deep; everything is below the top.
  package func isBelow(_ folder: SourcePath) -> Bool {
    folder.text.isEmpty || text.hasPrefix("\(folder.text)/")
  }

  /// Tests for a path that cannot lead out of the source folder.
  package var staysInside: Bool { !text.hasPrefix("/") && !parts.contains("..") }

  /// A path from this one on.
  package func appending(_ rest: some StringProtocol) -> SourcePath {
    text.isEmpty ? SourcePath(rest) : SourcePath("\(text)/\(rest)")
  }

  /// A path that is written in a file of this folder, with its `.` and `..` resolved as far as that goes.
  package func resolving(_ written: some StringProtocol) -> SourcePath {
    var path = parts
    for part in SourcePath(written).parts where part != "." {
      if part == "..", let last = path.last, last != ".." {
        path.removeLast()
      } else {
        path.append(part)
      }
    }
    return SourcePath(path)
  }

  /// The number of folders that two paths have in common from the top.
  package func sharedFolders(with other: SourcePath) -> Int {
    zip(folder.parts, other.folder.parts).prefix { $0 == $1 }.count
  }

  /// The address that leads from a folder to this path: `../images/card.png`.
  package func relative(to folder: SourcePath) -> String {
    let shared = zip(parts.dropLast(), folder.parts).prefix { $0 == $1 }.count
    let up = String(repeating: "../", count: folder.parts.count - shared)
    return up + parts.dropFirst(shared).joined(separator: "/")
  }
}
