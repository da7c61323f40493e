package import OutputFolder
package import Diagnostics
package import PageMarkup

/// A page's own file and its Markdown export, what was found on it, and why there is none.
package struct RenderedPage: Sendable {
  package let files: [OutputFile]
  package let diagnostics: [Diagnostic]
  package let fault: Diagnostic?

  package init(_ page: Page, _ renderer: TemplateRenderer, to output: SiteOutput) {
    var diagnostics: [Diagnostic] = []
    var files: [OutputFile?] = []
    var fault: Diagnostic?
    do throws(Diagnostic) {
      let context = page.context()
      let markup = try renderer.render(page.template, with: context, diagnostics: &diagnostics)
      files = [output.take(markup.bytes, at: page.path)]
      // The page for wrong addresses has no export.
      if page.path != SitePaths.notFound {
        let export = try renderer.export(page.template, with: context, diagnostics: &diagnostics)
        files.append(output.take(export, at: markdownAddress(of: page.path)))
      }
    } catch {
      fault = error
    }
    self.files = files.compactMap(\.self)
    self.diagnostics = diagnostics
    self.fault = fault
  }
}
