/// Parts of a page, found by the signs around them.
extension String {
  /// What follows each occurrence of a sign, up to an end or to the end of the page.
  func parts(after start: String, upTo end: String) -> [String] {
    components(separated: start).dropFirst().map { $0.before(end) }
  }

  /// The text without markup, references undone, and without any white space.
  var bare: String {
    var text = ""
    var isTag = false
    for scalar in unicodeScalars {
      if scalar == "<" { isTag = true }
      if !isTag, !scalar.properties.isWhitespace { text.unicodeScalars.append(scalar) }
      if scalar == ">" { isTag = false }
    }
    return text.replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&quot;", with: "\"").replacing("&#39;", with: "'").replacing("&amp;", with: "&")
  }

  /// A text of a definition as a page shows it, without white space: `${name}` is shown as a name.
  var bareTemplate: String {
    let rest = components(separated: "${")
    let text = rest.dropFirst().reduce(rest[0]) { text, part in
      guard let end = part.firstIndex(of: "}") else { return text + "${" + part }
      return text + part[..<end] + part[part.index(after: end)...]
    }
    return String(
      String.UnicodeScalarView(text.unicodeScalars.filter { !$0.properties.isWhitespace }))
  }

  func before(_ end: String) -> String {
    firstRange(of: end).map { String(self[..<$0.lowerBound]) } ?? self
  }

  private func components(separated separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map { String($0) }
  }
}

/// The languages on a page: each text by its string id, with its translations by language.
struct LanguageTable {
  private(set) var rows: [String: [Row]] = [:]

  struct Row {
    let base: String
    let translations: [String: String]
  }

  init(_ page: String) {
    guard let section = page.parts(after: "<h2 id=\"languages\">", upTo: "</main>").first else {
      return
    }
    if section.contains("<table class=\"translations\">") {
      readColumns(section)
    } else {
      readList(section)
    }
  }

  private mutating func readColumns(_ section: String) {
    for row in section.parts(after: "<tr>", upTo: "</tr>") {
      let cells = row.parts(after: "<td", upTo: "</td>")
      guard cells.count >= 2, let id = cells[0].parts(after: "<code>", upTo: "</code>").first else {
        continue
      }
      var translations: [String: String] = [:]
      for cell in cells.dropFirst(2) {
        let language = cell.parts(after: "lang=\"", upTo: "\"").first ?? ""
        translations[language] = Self.content(cell)
      }
      rows[id.bare, default: []].append(
        Row(base: Self.content(cells[1]), translations: translations))
    }
  }

  private mutating func readList(_ section: String) {
    for item in section.parts(after: "<details class=\"texts\">", upTo: "</details>") {
      guard let id = item.parts(after: "<code>", upTo: "</code>").last,
        let base = item.parts(after: "<span lang=", upTo: "<span class=\"quiet").first
      else { continue }
      var translations: [String: String] = [:]
      for group in item.parts(after: "<div><dt>", upTo: "</div>") {
        let text = group.parts(after: "<dd", upTo: "</dd>").first ?? ""
        for language in group.before("</dt>").split(separator: ", ") {
          translations[String(language)] = Self.content(text)
        }
      }
      rows[id.bare, default: []].append(Row(base: Self.content(base), translations: translations))
    }
  }

  /// The text of an element whose start tag is cut off at its name.
  private static func content(_ element: String) -> String {
    element.firstIndex(of: ">").map { String(element[element.index(after: $0)...]).bare } ?? ""
  }
}
