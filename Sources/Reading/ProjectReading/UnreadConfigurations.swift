internal import ControllerConfigurations
internal import IntentDefinitions
internal import TextTools

/// The controller configurations with errors, and the extensions that they may be about.
///
/// Nobody has to write what such a file would say once its error is mended.
struct UnreadConfigurations {
  let files: [SourceFile]
  let interfaces: [ExtensionInfo]
  /// The class of each extension, by the path of its Info.plist.
  let classNames: [String: String]

  /// The paths of the Info.plists of the extensions that one of the files may be about.
  var claimedPaths: Set<String> { Set(files.flatMap(claimed).map(\.path)) }

  /// The extensions that the file names, those of its class, that of its folder, or else all.
  private func claimed(by file: SourceFile) -> [ExtensionInfo] {
    let text = String(decoding: file.bytes.filter { $0 != 0 }, as: UTF8.self)
    let keys = text.split(whereSeparator: \.isNewline).compactMap(Self.key)
    let named = keys.filter { $0.name == "extension" }.flatMap { interfaces.meant(by: $0.value) }
    let classes =
      keys.filter { $0.name == "controller" }.map(\.value) + [SourcePath(file.path).stem]
    let ofClass = interfaces.filter { info in
      classNames[info.path].map { $0.split(separator: ".").last.map(String.init) ?? $0 }
        .map(classes.contains) ?? false
    }
    let around = interfaces.filter { info in
      let folder = SourcePath(info.sourceFolderPath)
      return !folder.text.isEmpty && SourcePath(file.path).isBelow(folder)
    }
    return [named, ofClass, around].first { !$0.isEmpty } ?? interfaces
  }

  /// A line `controller: NAME` or `extension: NAME` of the top, also with a slip in its key.
  private static func key(of line: Substring) -> (name: String, value: String)? {
    let parts = line.split(separator: ":", maxSplits: 1)
    guard parts.count == 2,
      let name = nearestSpelling(to: String(parts[0]), among: ["controller", "extension"])
    else { return nil }
    let value = parts[1].prefix { $0 != "#" }.filter { !" \t\"'".contains($0) }
    return (name, value)
  }
}
