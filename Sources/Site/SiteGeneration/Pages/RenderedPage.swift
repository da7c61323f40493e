internal import Diagnostics
internal import PageMarkup

/// A page's own file and its twin, what was found on it, and why there is none.
struct RenderedPage: Sendable {
  let files: [OutputFile]
  let diagnostics: [Diagnostic]
  let fault: Diagnostic?

  init(_ page: Page, _ renderer: TemplateRenderer, to output: SiteOutput) {
    var diagnostics: [Diagnostic] = []
    var files: [OutputFile?] = []
    var fault: Diagnostic?
    do throws(Diagnostic) {
      let markup = try renderer.render(
        page.template, with: page.context(), diagnostics: &diagnostics)
      files = [output.take(markup.bytes, at: page.path)]
      // The page for wrong addresses has no twin.
      if page.path != SitePaths.notFound {
        files.append(output.take(PageTwins.bytes(of: markup), at: PageTwins.path(of: page.path)))
      }
    } catch {
      fault = error
    }
    self.files = files.compactMap(\.self)
    self.diagnostics = diagnostics
    self.fault = fault
  }
}
