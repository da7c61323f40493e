/// One tag of a drawing with its attributes: the SVG writer puts each on a line of its own.
struct PictureLine {
  let tag: Substring
  let attributes: PictureAttributes
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
    var attributes = PictureAttributes()
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
      attributes.add(line[index..<equals], line[start..<end])
      index = bytes.index(after: end)
    }
    self.attributes = attributes
    self.isEmpty = isEmpty
    let start = index < bytes.endIndex ? bytes.index(after: index) : index
    let rest = bytes[start...]
    text = line[start..<(rest.firstIndex(of: UInt8(ascii: "<")) ?? rest.endIndex)]
  }

  func hundredths(_ name: StaticString) -> Int {
    attributes[name].flatMap { PictureFrame.hundredths($0) } ?? 0
  }

  func string(_ name: StaticString) -> String { attributes[name].map(unescaped) ?? "" }
}

/// The few attributes of a tag: looked through from the first on, byte by byte, which is faster than
/// a dictionary that hashes texts as Unicode.
struct PictureAttributes {
  private var entries: [(name: Substring, value: Substring)] = []

  mutating func add(_ name: Substring, _ value: Substring) { entries.append((name, value)) }

  subscript(name: StaticString) -> Substring? {
    let wanted = name.description.utf8
    return entries.first { $0.name.utf8.elementsEqual(wanted) }?.value
  }
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
