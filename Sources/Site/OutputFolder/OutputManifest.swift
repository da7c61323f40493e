internal import SourceFormats
internal import SystemCalls
internal import TextTools

/// The list of a site's files, one a line, itself left out.
struct OutputManifest: Sendable {
  private static let opening = Array("[\n".utf8)
  private static let closing = Array("\n]\n".utf8)
  private static let indent = Array("  ".utf8)
  private static let entryStart = indent + [quote]
  private static let separator = Array(",\n".utf8)
  private static let quote = UInt8(ascii: "\"")
  private static let comma = UInt8(ascii: ",")
  private static let lineBreak = UInt8(ascii: "\n")

  /// In order.
  let paths: [String]
  /// An entry for each path, with a separator behind it.
  private let entries: [UInt8]

  /// The list of paths that are in order.
  init(inOrder paths: [String]) {
    self.paths = paths
    entries = Self.entries(of: paths)
  }

  private static func entries(of paths: [String]) -> [UInt8] {
    var entries: [UInt8] = []
    for path in paths {
      entries += indent
      appendJSONString(Array(path.utf8), to: &entries)
      entries += separator
    }
    return entries
  }

  var bytes: [UInt8] { bytes(adding: []) }

  /// The list with other paths at its end.
  func bytes(adding others: [String]) -> [UInt8] {
    let more = Self.entries(of: others)
    var bytes = Self.opening
    bytes.reserveCapacity(bytes.count + entries.count + more.count + Self.closing.count)
    bytes += entries
    bytes += more
    if !paths.isEmpty || !others.isEmpty { bytes.removeLast(Self.separator.count) }
    bytes += Self.closing
    return bytes
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The paths of a manifest that can only be files of a site, in order; nil where it cannot be
  /// read.
  static func paths(in file: String) -> [String]? {
    guard let bytes = try? readFile(at: file) else { return nil }
    if let paths = Self.paths(bytes) { return paths }
    // A snapshot's names the first card of each file, too.
    let named = try? readJSON([String: String].self, from: bytes)
    let listed = try? readJSON([String].self, from: bytes)
    guard let paths = named.map({ Array($0.keys) }) ?? listed else { return nil }
    return Set(paths).sorted().filter { OutputPath.isOfSite($0.utf8) }
  }

  /// The paths of a list as written here, with nothing that is escaped; nil for any other.
  ///
  /// A decoder takes many times as long (observed).
  private static func paths(_ bytes: [UInt8]) -> [String]? {
    guard bytes.starts(with: opening), bytes.suffix(closing.count).elementsEqual(closing),
      bytes.count > opening.count + closing.count, !bytes.contains(UInt8(ascii: "\\")),
      String(validating: bytes, as: UTF8.self) != nil
    else { return nil }
    var paths: [String] = []
    var start = opening.count
    let end = bytes.count - closing.count
    while start < end {
      let lineEnd = bytes.firstIndex(of: lineBreak, in: start..<end)
      let entryEnd = lineEnd == end ? end : lineEnd - 1
      guard entryEnd > start + entryStart.count, bytes[start...].starts(with: entryStart),
        bytes[entryEnd - 1] == quote, lineEnd == end || bytes[entryEnd] == comma
      else { return nil }
      let path = (start + entryStart.count)..<(entryEnd - 1)
      let text = String(decoding: bytes[path], as: UTF8.self)
      guard bytes.firstIndex(of: quote, in: path) == path.upperBound,
        paths.last.map({ $0 < text }) ?? true
      else { return nil }
      if OutputPath.isOfSite(bytes[path]) { paths.append(text) }
      start = lineEnd + 1
    }
    return paths
  }
}
