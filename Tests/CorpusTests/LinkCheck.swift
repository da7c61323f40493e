import OutputFolder

/// The links of all pages of a site that lead nowhere; what follows `#?` is a state of the script's.
struct LinkCheck {
  let dead: [String]

  init(_ tree: OutputTree) {
    var dead: [String] = []
    var anchors: [String: Set<String>] = [:]
    for path in tree.paths where path.hasSuffix(".html") {
      anchors[path] = Set(LinkCheck.values(of: "id", in: tree.files[path] ?? []))
    }
    for path in tree.paths where path.hasSuffix(".html") {
      let page = tree.files[path] ?? []
      for link in Set(
        LinkCheck.values(of: "href", in: page) + LinkCheck.values(of: "src", in: page))
      {
        if link.hasPrefix("data:") || link.hasPrefix("http") || link.hasPrefix("mailto:") {
          continue
        }
        let halves = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let target = halves[0].isEmpty ? path : LinkCheck.joined(path, String(halves[0]))
        if tree.files[target] == nil {
          dead.append("\(path): \(link)")
        } else if halves.count == 2, !halves[1].isEmpty, !halves[1].hasPrefix("?"),
          path.hasPrefix("intents/") || path == "index.html",
          anchors[target]?.contains(String(halves[1])) == false
        {
          dead.append("\(path): \(link) (no such anchor)")
        }
      }
    }
    self.dead = dead
  }

  /// The values of an attribute, with references undone.
  private static func values(of name: String, in page: [UInt8]) -> [String] {
    let key = Array(" \(name)=\"".utf8)
    var values: [String] = []
    var index = 0
    while index + key.count < page.count {
      guard page[index] == key[0], page[index..<(index + key.count)].elementsEqual(key) else {
        index += 1
        continue
      }
      let start = index + key.count
      guard let end = page[start...].firstIndex(of: UInt8(ascii: "\"")) else { break }
      let value = String(decoding: page[start..<end], as: UTF8.self)
      values.append(
        value.replacing("&#39;", with: "'").replacing("&quot;", with: "\"")
          .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&"))
      index = end
    }
    return values
  }

  private static func joined(_ page: String, _ link: String) -> String {
    var parts = page.split(separator: "/").dropLast().map(String.init)
    for part in link.split(separator: "/") {
      if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(String(part)) }
    }
    return parts.joined(separator: "/")
  }
}
