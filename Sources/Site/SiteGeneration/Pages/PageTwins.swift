internal import PageMarkup

/// The pages of a site as Markdown, and `llms.txt`, the list of them for machines that read.
struct PageTwins {
  /// The address of a page's twin: the same with another ending.
  static func path(of page: String) -> String {
    page.hasSuffix(".html") ? "\(Substring(page.utf8.dropLast(5))).md" : page
  }

  /// The twin of a rendered page; its links lead to the other pages' twins.
  static func bytes(of page: Markup) -> [UInt8] {
    MarkdownTwin(of: page) { address in
      let path = address.prefix { $0 != UInt8(ascii: "#") }
      guard !address.contains(UInt8(ascii: ":")), path.suffix(5).elementsEqual(".html".utf8) else {
        return address
      }
      return path.dropLast(5) + Array(".md".utf8) + address[path.endIndex...]
    }.bytes
  }

  /// `llms.txt`: the site's title, and a link to each page's twin, by what the page shows.
  static func list(of pages: [Page], titled title: String) -> [UInt8] {
    let groups: [(title: String, templates: [String])] = [
      ("Overview", ["overview", "coverage"]), ("Docs", ["documents", "document"]),
      ("Intents", ["intents", "intent", "system-intent"]),
      ("Interactions", ["interaction", "stage"]),
      ("Enums and object types", ["enum", "object-type"]),
      ("Controllers and extensions", ["controller", "extensions"]),
      ("Findings and rules", ["findings", "rules", "rule"]),
    ]
    var list = Array(
      """
      # \(markdownText(title))

      > Every card that Siri and Maps would show for the app, simulated from its intent definitions. \
      [catalogue.json](catalogue.json) has all intents, states and findings as data.

      """.utf8)
    for group in groups {
      let own = pages.filter { group.templates.contains($0.template) }
      if !own.isEmpty { list += "\n## \(group.title)\n\n".utf8 }
      for page in own {
        list += "- [".utf8
        list += markdownText(Array((page.title ?? title).utf8))
        list += "](".utf8
        list += path(of: page.path).utf8
        list += ")\n".utf8
      }
    }
    return list
  }
}
