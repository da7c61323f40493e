package import ProjectReading
internal import PageMarkup

/// The content of `sitemap.xml`: the addresses of all pages, for search engines.
///
/// Without dates, since a build knows no clock.
package func siteMap(of pages: [Page], at address: SiteAddress) -> String {
  let urls = pages.map(\.path).filter { $0 != SitePaths.notFound }.sorted().map {
    "<url><loc>\(Markup(escaping: address.url(of: $0)).html)</loc></url>\n"
  }
  return """
    <?xml version="1.0" encoding="UTF-8"?>
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
    \(urls.joined())</urlset>

    """
}
