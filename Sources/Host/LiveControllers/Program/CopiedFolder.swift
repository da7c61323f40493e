internal import Digests
internal import SystemCalls
internal import TextTools

/// A file that a running program can read, in its bundle or in its container.
package struct CopiedFile: Sendable {
  /// Where it is in the copied folder.
  let path: String
  let bytes: [UInt8]

  /// Takes a file of a container by its path in there.
  package init(at path: String, _ bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Takes a file of a bundle by its path in the project; nil for one that Xcode does not copy as it is.
  ///
  /// Xcode leaves out all folders but those of languages and of bundles.
  package init?(ofBundle path: String, _ bytes: [UInt8]) {
    let parts = path.split(separator: "/").map { String($0) }
    guard let name = parts.last, let kept = Self.folders(of: parts.dropLast()) else { return nil }
    self.path = (kept + [name]).joined(separator: "/")
    self.bytes = bytes
  }

  /// The folders that are left in the bundle; nil for a file of an asset catalog but those of data sets.
  private static func folders(of parts: ArraySlice<String>) -> [String]? {
    if let set = parts.last, set.hasSuffix(".dataset") { return [set] }
    if parts.contains(where: { $0.hasSuffix(".xcassets") }) { return nil }
    let first = parts.firstIndex { $0.hasSuffix(".lproj") || $0.hasSuffix(".bundle") }
    return first.map { Array(parts[$0...]) } ?? []
  }
}

/// Writes files into a folder that their content names, which running programs see as the bundle of their extension, or
/// as the container of its app groups; one that is there already is taken again.
///
/// - Returns: The path of the folder.
func copiedFolder(_ files: [CopiedFile], in cache: String) throws(SystemFailure) -> String {
  let key = SHA256.shortened(
    SHA256.hex(files.flatMap { Array($0.path.utf8) + [0] + $0.bytes + [0] }))
  let path = FilePath.joined(cache, "files-\(key)")
  let mark = "\(path).complete"
  if FileKind(at: mark) == .file { return path }
  try makeFolders(at: path)
  for file in files {
    let place = FilePath.joined(path, file.path)
    try makeFolders(at: FilePath.folder(of: place))
    try replaceFile(at: place, with: file.bytes)
  }
  try replaceFile(at: mark, with: [])
  return path
}
