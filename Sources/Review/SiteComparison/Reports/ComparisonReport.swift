package import Diagnostics
internal import PageMarkup

/// The report as a folder of files that open by double-click: a page, its style sheet and script,
/// the drawings of both sites, and the other reports.
package struct ComparisonReport: Sendable {
  /// The files by their paths.
  package let files: [String: String]

  /// The most bytes of all drawings, because a report is kept for each push (convention).
  private static let maximumPictureBytes = 50_000_000

  /// - Throws: A diagnostic if the page's template cannot be used; that is our own fault.
  package init(
    _ comparison: SiteComparison, base: ComparedSite, head: ComparedSite, failingOn: FailureLevel,
    addresses: ReportAddresses = ReportAddresses()
  ) throws(Diagnostic) {
    var files = [
      ReportPaths.styleSheet: EmbeddedFiles.all[ReportPaths.styleSheet] ?? "",
      ReportPaths.script: EmbeddedFiles.all[ReportPaths.script] ?? "",
      ReportPaths.json: comparison.json,
      ReportPaths.markdown: comparison.markdown(addresses),
      ReportPaths.junit: comparison.junit(failingOn: failingOn),
    ]
    let changes = comparison.groups.flatMap(\.changes)
    // Each change has its picture before any has several.
    let cards =
      changes.map { $0.cards[0] }
      + changes.flatMap { $0.cards.dropFirst().prefix(ReportContext.listed) }
    var room = Self.maximumPictureBytes
    for pictures in cards.map(\.pictures) {
      for (site, side, path) in [
        (base, "before", pictures.before), (head, "after", pictures.after),
      ] {
        guard let path, files[ReportPaths.picture(path, side: side)] == nil,
          let drawing = site.drawing(path), drawing.utf8.count <= room
        else { continue }
        files[ReportPaths.picture(path, side: side)] = drawing
        room -= drawing.utf8.count
      }
    }
    let template = try Template(
      name: "report", source: EmbeddedFiles.all["report.mustache"] ?? "", file: "report.mustache")
    var diagnostics: [Diagnostic] = []
    let context = ReportContext(comparison, base: base, head: head, files: files).value
    files[ReportPaths.page] =
      TemplateRenderer(templates: TemplateLibrary([template]))
      .render(template, with: context, diagnostics: &diagnostics).html
    if let fault = diagnostics.first { throw fault }
    self.files = files
  }
}
