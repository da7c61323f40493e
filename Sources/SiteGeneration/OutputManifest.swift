internal import Diagnostics
internal import Foundation

/// The list of a site's files, one a line, itself left out.
struct OutputManifest {
  private static let opening = Array("[\n".utf8)
  private static let closing = Array("\n]\n".utf8)
  private static let separator = Array(",\n".utf8)

  let bytes: [UInt8]

  init(naming paths: some Sequence<String>) {
    var bytes = Self.opening
    for (index, path) in paths.sorted().enumerated() {
      if index > 0 { bytes += Self.separator }
      bytes += "  ".utf8
      appendJSONString(Array(path.utf8), to: &bytes)
    }
    self.bytes = bytes + Self.closing
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The paths of a manifest that can only be files of a site, in order; nil where it cannot be read.
  static func paths(in file: String) -> [String]? {
    guard let data = try? Data(contentsOf: URL(filePath: file)) else { return nil }
    if let paths = Self.paths([UInt8](data)) { return paths }
    let decoder = JSONDecoder()
    // A snapshot's names the first card of each file, too.
    let named = try? decoder.decode([String: String].self, from: data)
    let listed = try? decoder.decode([String].self, from: data)
    guard let paths = named.map({ Array($0.keys) }) ?? listed else { return nil }
    return Set(paths).sorted().filter(OutputPath.isOfSite)
  }

  /// The same of a list as it is written here, with nothing that is escaped; nil for any other.
  ///
  /// A decoder takes many times as long (observed).
  private static func paths(_ bytes: [UInt8]) -> [String]? {
    guard bytes.starts(with: opening), bytes.suffix(closing.count).elementsEqual(closing),
      bytes.count > opening.count + closing.count, !bytes.contains(UInt8(ascii: "\\"))
    else { return nil }
    let quote = UInt8(ascii: "\"")
    let lines = bytes[opening.count..<(bytes.count - closing.count)]
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var paths: [String] = []
    paths.reserveCapacity(lines.count)
    for (index, line) in lines.enumerated() {
      let entry = index + 1 < lines.count ? line.dropLast() : line
      let path = entry.dropFirst(3).dropLast()
      guard entry.count >= 4, entry.starts(with: "  \"".utf8), entry.last == quote,
        index + 1 == lines.count || line.last == UInt8(ascii: ","), !path.contains(quote),
        let text = String(validating: path, as: UTF8.self),
        paths.last.map({ $0 < text }) ?? true
      else { return nil }
      paths.append(text)
    }
    return paths.filter(OutputPath.isOfSite)
  }
}
