package import Diagnostics

/// Finds what the links, images and cards of Markdown documents are.
package struct MarkdownRenderer {
  /// Whether headings get an `id`.
  package enum Anchors: Hashable, Sendable {
    case none
    /// Anchors as in `MarkdownDocument.headings(avoiding:)`.
    case slugs(avoiding: Set<String>)
  }

  private let anchors: Anchors
  private let policy: LinkPolicy
  private let resolve: (String, SourceLocation, _ isImage: Bool) -> LinkResolution
  private let drawCard: (MarkdownFence) -> TemplateValue?

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
    drawCard: @escaping (MarkdownFence) -> TemplateValue? = { _ in nil }
  ) {
    self.anchors = anchors
    self.policy = policy
    self.resolve = resolve
    self.drawCard = drawCard
  }

  /// A document as templates show it; what had to be left out is added to the diagnostics.
  package func render(
    _ document: MarkdownDocument, diagnostics: inout [Diagnostic]
  ) -> LinkedMarkdown {
    render(MarkdownDraft(document, anchors: anchors), diagnostics: &diagnostics)
  }

  /// Renders a draft.
  package func render(
    _ draft: MarkdownDraft, diagnostics: inout [Diagnostic]
  ) -> LinkedMarkdown {
    diagnostics += draft.diagnostics
    let targets = draft.placeholders.map { placeholder -> LinkedMarkdown.Target in
      switch placeholder {
      case .link(let destination, let title, let place):
        let location = place.location(in: draft.file)
        return link(destination, isImage: false, at: location, reporting: &diagnostics)
          .map { .link($0, title: title) } ?? .none
      case .linkEnd: return .linkEnd
      case .image(let source, let title, let description, let width, let place):
        let location = place.location(in: draft.file)
        return link(source, isImage: true, at: location, reporting: &diagnostics)
          .map { .image($0, title: title, description: description, width: width) }
          ?? .text(description)
      case .card(let fence): return drawCard(fence).map { .card($0) } ?? .none
      }
    }
    return LinkedMarkdown(draft, targets: targets)
  }

  /// The link for a destination, or nil, with a finding, if it is refused.
  private func link(
    _ destination: String, isImage: Bool, at location: SourceLocation,
    reporting diagnostics: inout [Diagnostic]
  ) -> String? {
    var objection = policy.objection(toSource: destination)
    if objection == nil {
      switch resolve(destination, location, isImage) {
      case .refused(let diagnostic):
        diagnostics.append(diagnostic)
        return nil
      case .link(let link):
        objection = policy.objection(toResult: link)
        if objection == nil { return link }
      }
    }
    if let objection {
      diagnostics.report(
        objection.rule, objection.headline, at: location, fix: objection.fix)
    }
    return nil
  }
}

/// The resolution of a link or an image.
package enum LinkResolution {
  case link(String)
  /// The text stays without a link, and the finding is reported.
  case refused(Diagnostic)
}

/// A fenced block that is to be drawn.
package struct MarkdownFence: Hashable, Sendable {
  /// The text after the opening fence.
  package let info: String
  package let text: String
  /// Where the opening fence begins; the text begins on the next line.
  package let location: SourceLocation
}
