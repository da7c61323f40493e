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
  static func list(of pages: [Page], titled title: String) -> String {
    let groups: [(title: String, templates: [String])] = [
      ("Overview", ["overview", "coverage"]), ("Docs", ["documents", "document"]),
      ("Intents", ["intents", "intent", "system-intent"]),
      ("Interactions", ["interaction", "stage"]),
      ("Enums and object types", ["enum", "object-type"]),
      ("Controllers and extensions", ["controller", "extensions"]),
      ("Findings and rules", ["findings", "rules", "rule"]),
    ]
    let groupOfTemplate = Dictionary(
      groups.flatMap { group in group.templates.map { ($0, group.title) } }
    ) { first, _ in first }
    let pagesByGroup = Dictionary(grouping: pages) { groupOfTemplate[$0.template] }
    let parts = groups.compactMap { group -> String? in
      guard let own = pagesByGroup[group.title] else { return nil }
      let links = own.map { "- [\(markdownText($0.title ?? title))](\(path(of: $0.path)))\n" }
      return "## \(group.title)\n\n\(links.joined())"
    }
    return """
      # \(markdownText(title))

      > Every card that Siri and Maps would show for the app, simulated from its intent definitions. \
      [catalogue.json](catalogue.json) has all intents, states and findings as data.

      \(parts.joined(separator: "\n"))
      """
  }
}
