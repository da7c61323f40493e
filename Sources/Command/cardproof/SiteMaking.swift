internal import Diagnostics
internal import SiteGeneration
internal import Synchronization

extension SiteGenerator {
  /// The site; a template or profile that no page can do without ends the command.
  func siteOrReport(_ source: LoadedSource, to output: SiteOutput) async throws(ExitStatus) -> Site
  {
    do throws(Diagnostic) {
      LastMakings.keep(nil)
      var site = try await site(to: output)
      if memory == nil { LastMakings.keep(site.makings) }
      site.makings = nil
      return site
    } catch {
      Terminal.report(DiagnosticText(source: source.text(of:)).text(for: [error]))
      throw .findings
    }
  }
}

/// What the last site was made of, which lives until the process ends or makes another one.
///
/// Freed piece by piece, with nothing else left to do, it takes a twentieth of a build; the system takes
/// back all memory at once.
private enum LastMakings {
  private static let kept = Mutex<Site.Makings?>(nil)

  static func keep(_ makings: Site.Makings?) { kept.withLock { $0 = makings } }
}
