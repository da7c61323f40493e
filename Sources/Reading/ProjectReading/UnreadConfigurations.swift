internal import ControllerConfigurations
internal import IntentDefinitions
internal import TextTools

extension [ExtensionInfo] {
  /// The extensions that a controller configuration with errors may be about: those that it names, those of its class,
  /// that of its folder, or else all; `classNames` are by the paths of their Info.plists.
  ///
  /// Nobody has to write what such a file would say once its error is mended.
  func claimed(by file: SourceFile, _ classNames: [String: String]) -> [ExtensionInfo] {
    let text = String(decoding: file.bytes.filter { $0 != 0 }, as: UTF8.self)
    let keys = text.split(whereSeparator: \.isNewline).compactMap(key)
    let named = keys.filter { $0.name == "extension" }.flatMap { meant(by: $0.value) }
    let classes =
      keys.filter { $0.name == "controller" }.map(\.value) + [SourcePath(file.path).stem]
    let ofClass = filter { info in
      classNames[info.path].map { $0.split(separator: ".").last.map(String.init) ?? $0 }
        .map(classes.contains) ?? false
    }
    let around = filter { info in
      let folder = SourcePath(info.sourceFolderPath)
      return !folder.text.isEmpty && SourcePath(file.path).isBelow(folder)
    }
    return [named, ofClass, around].first { !$0.isEmpty } ?? self
  }
}

/// A line `controller: NAME` or `extension: NAME` of the top, also with a slip in its key.
private func key(of line: Substring) -> (name: String, value: String)? {
  let parts = line.split(separator: ":", maxSplits: 1)
  guard parts.count == 2,
    let name = nearestSpelling(to: String(parts[0]), among: ["controller", "extension"])
  else { return nil }
  let value = parts[1].prefix { $0 != "#" }.filter { !" \t\"'".contains($0) }
  return (name, value)
}
