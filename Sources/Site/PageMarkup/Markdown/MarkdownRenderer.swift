package import Diagnostics

/// Turns Markdown documents into markup.
package struct MarkdownRenderer {
  /// Whether headings get an `id`.
  package enum Anchors: Hashable, Sendable {
    case none
    /// Anchors as in `MarkdownDocument.headings(avoiding:)`.
    case slugs(avoiding: Set<String>)
  }

  private let anchors: Anchors
  let policy: LinkPolicy
  let resolve: (String, SourceLocation, _ isImage: Bool) -> LinkResolution
  let drawCard: (MarkdownFence) -> Markup?

  /// Makes a renderer.
  ///
  /// - Parameters:
  ///   - anchors: Whether headings get an `id`.
  ///   - policy: Which destinations are allowed; it holds for what `resolve` gives as well.
  ///   - resolve: Gives the link for an allowed destination, its place, and whether it is an image.
  ///   - drawCard: Gives what replaces a fenced block with the info string `card`; without it the
  ///     block is shown as code.
  package init(
    anchors: Anchors = .slugs(avoiding: []), policy: LinkPolicy = .standard,
    resolve: @escaping (String, SourceLocation, _ isImage: Bool) -> LinkResolution = {
      destination, _, _ in .link(destination)
    },
    drawCard: @escaping (MarkdownFence) -> Markup? = { _ in nil }
  ) {
    self.anchors = anchors
    self.policy = policy
    self.resolve = resolve
    self.drawCard = drawCard
  }

  /// The markup of a document; what had to be left out is added to the diagnostics.
  package func render(_ document: MarkdownDocument, diagnostics: inout [Diagnostic]) -> Markup {
    render(MarkdownDraft(document, anchors: anchors), diagnostics: &diagnostics)
  }

  /// The same of a draft.
  package func render(_ draft: MarkdownDraft, diagnostics: inout [Diagnostic]) -> Markup {
    var filling = MarkdownFilling(self, draft)
    filling.fill()
    diagnostics += filling.diagnostics
    return Markup(trusted: filling.html)
  }
}

/// What becomes of a link or an image.
package enum LinkResolution {
  case link(String)
  /// The text stays without a link, and the finding is reported.
  case refused(Diagnostic)
}

/// A fenced block that is to be drawn.
package struct MarkdownFence: Hashable, Sendable {
  /// All that stands behind the opening fence.
  package let info: String
  package let text: String
  /// Where the opening fence begins; the text begins on the next line.
  package let location: SourceLocation
}
