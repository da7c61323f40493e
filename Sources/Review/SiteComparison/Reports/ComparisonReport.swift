package import Diagnostics
internal import PageMarkup

/// The report as a folder of files that open by double-click: a page, its style sheet and script,
/// the drawings of both sites, and the other reports.
package struct ComparisonReport: Sendable {
  /// The files by their paths.
  package let files: [String: String]

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
    for change in comparison.changes {
      for (site, side, path) in [
        (base, "before", change.pictures.before), (head, "after", change.pictures.after),
      ] {
        guard let path, files[ReportPaths.picture(path, side: side)] == nil,
          let drawing = site.drawing(path)
        else { continue }
        files[ReportPaths.picture(path, side: side)] = drawing
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
