internal import PageMarkup

/// The list of a site's Markdown exports for machines that read, `llms.txt`: the site's title, and a link
/// to each page's export, by what the page shows.
package func markdownIndex(of pages: [Page], titled title: String) -> [UInt8] {
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
      list += markdownText(page.title ?? title).utf8
      list += "](".utf8
      list += markdownAddress(of: page.path).utf8
      list += ")\n".utf8
    }
  }
  return list
}
