/// The files of a report, by their paths in its folder.
package enum ReportPaths {
  package static let page = "index.html"
  static let styleSheet = "report.css"
  static let script = "report.js"
  static let json = "comparison.json"
  static let markdown = "comparison.md"
  static let junit = "junit.xml"

  /// The copy of a drawing, `cards/x.svg`, on one side of the comparison.
  static func picture(_ card: String, side: String) -> String {
    "\(side)/\(card.dropFirst("cards/".count))"
  }
}
