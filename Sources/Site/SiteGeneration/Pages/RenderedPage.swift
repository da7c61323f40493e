internal import Diagnostics
internal import PageMarkup

/// A page of a site, which was made now or is in its place since an earlier build.
struct MadePage: Sendable {
  let rendered: RenderedPage
  /// The page that is in its place; nil for one that was made now.
  let kept: LastSite.KeptPage?
  /// What it shows, where nothing else tells the next build whether it is the same.
  let context: TemplateValue?

  /// A page is made unless the `last` site, where there may be one, has the same in its place.
  init(
    _ page: Page, after last: LastSite?, _ change: SiteFrame.Change, _ renderer: TemplateRenderer,
    to output: SiteOutput
  ) {
    guard let last else {
      rendered = RenderedPage(page, showing: page.context(), renderer, to: output)
      kept = nil
      context = nil
      return
    }
    let shown = page.record == nil ? page.context() : nil
    kept = last.page(page, showing: shown, in: change)
    rendered =
      kept?.rendered
      ?? RenderedPage(page, showing: shown ?? page.context(), renderer, to: output)
    context = shown
  }
}

/// What became of a page: its own file and its twin, what was found on it, and why there is none.
struct RenderedPage: Sendable {
  let group: FileGroup
  let diagnostics: [Diagnostic]
  let fault: Diagnostic?

  /// What the page shows is its context.
  init(
    _ page: Page, showing context: TemplateValue, _ renderer: TemplateRenderer,
    to output: SiteOutput
  ) {
    var diagnostics: [Diagnostic] = []
    var files: [OutputFile?] = []
    var fault: Diagnostic?
    do throws(Diagnostic) {
      let markup = try renderer.render(
        page.template, with: context, diagnostics: &diagnostics)
      files = [output.take(markup.bytes, at: page.path)]
      // The page for wrong addresses has no twin.
      if page.path != SitePaths.notFound {
        files.append(output.take(PageTwins.bytes(of: markup), at: PageTwins.path(of: page.path)))
      }
    } catch {
      fault = error
    }
    group = FileGroup(files.compactMap(\.self))
    self.diagnostics = diagnostics
    self.fault = fault
  }

  private init(_ group: FileGroup, diagnostics: [Diagnostic]) {
    self.group = group
    self.diagnostics = diagnostics
    fault = nil
  }

  /// The same when its files are in their places.
  var inPlace: RenderedPage {
    RenderedPage(group.inPlace, diagnostics: diagnostics)
  }
}
