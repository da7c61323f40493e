/// One tag of a drawing with its attributes: the SVG writer puts each on a line of its own.
struct PictureLine {
  let tag: Substring
  let attributes: [Substring: Substring]
  let text: Substring
  let isEmpty: Bool

  /// Nil for a line that begins with no tag.
  init?(_ line: Substring) {
    let bytes = line.utf8
    guard bytes.first == UInt8(ascii: "<") else { return nil }
    var index = bytes.index(after: bytes.startIndex)
    let nameStart = index
    while index < bytes.endIndex, ![32, 62, 47].contains(bytes[index]) || index == nameStart {
      bytes.formIndex(after: &index)
    }
    tag = line[nameStart..<index]
    var attributes: [Substring: Substring] = [:]
    var isEmpty = false
    while index < bytes.endIndex, bytes[index] != UInt8(ascii: ">") {
      if bytes[index] == UInt8(ascii: "/") { isEmpty = true }
      guard bytes[index] != 32, bytes[index] != UInt8(ascii: "/") else {
        bytes.formIndex(after: &index)
        continue
      }
      guard let equals = bytes[index...].firstIndex(of: UInt8(ascii: "=")) else { return nil }
      let open = bytes.index(after: equals)
      guard open < bytes.endIndex, bytes[open] == UInt8(ascii: "\"") else { return nil }
      let start = bytes.index(after: open)
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\"")) else { return nil }
      attributes[line[index..<equals]] = line[start..<end]
      index = bytes.index(after: end)
    }
    self.attributes = attributes
    self.isEmpty = isEmpty
    let start = index < bytes.endIndex ? bytes.index(after: index) : index
    text = line[start...].prefix { $0 != "<" }
  }

  func hundredths(_ name: Substring) -> Int {
    attributes[name].flatMap { PictureFrame.hundredths($0) } ?? 0
  }

  func string(_ name: Substring) -> String { attributes[name].map(unescaped) ?? "" }
}

/// A text of a drawing without its escapes.
func unescaped(_ text: Substring) -> String {
  guard text.utf8.contains(UInt8(ascii: "&")) else { return String(text) }
  var result = ""
  var rest = text
  while let start = rest.firstIndex(of: "&") {
    result += rest[..<start]
    rest = rest[start...]
    let match = escapes.first { rest.hasPrefix($0.0) }
    result += match?.1 ?? "&"
    rest = rest.dropFirst(match?.0.count ?? 1)
  }
  return result + rest
}

private let escapes = [
  ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&"),
]
