internal import Diagnostics

/// A document as markup in which links, images and drawings are left open, because what they lead to
/// is only known when all documents have been read.
package struct MarkdownDraft: Sendable {
  /// The path of the document.
  let file: String
  /// The markup between the open places.
  let html: [UInt8]
  /// What is left open, in its order.
  let places: [OpenPlace]
  /// What had to be left out.
  let diagnostics: [Diagnostic]

  /// Whether it asks for cards.
  package var hasCards: Bool {
    places.contains { if case .card = $0.kind { true } else { false } }
  }

  /// Something that is left open.
  struct OpenPlace: Sendable {
    /// Where it stands in the markup.
    let index: Int
    let kind: Kind

    enum Kind: Sendable {
      case link(destination: String, title: String, MarkdownPlace)
      case linkEnd
      case image(source: String, title: String, description: String, MarkdownPlace)
      /// A fence that may be drawn; if not, its code stands there up to an index.
      case card(MarkdownFence, codeEnd: Int)
    }
  }
}

extension MarkdownDraft {
  package init(_ document: MarkdownDocument) {
    self.init(document, anchors: .slugs(avoiding: []))
  }

  init(_ document: MarkdownDocument, anchors: MarkdownRenderer.Anchors) {
    let identifiers =
      switch anchors {
      case .none: [String]()
      case .slugs(let reserved): document.headings(avoiding: reserved).map(\.anchor)
      }
    var rendering = MarkdownRendering(file: document.file, anchors: identifiers)
    rendering.render(document.blocks)
    file = document.file
    html = rendering.html
    places = rendering.places
    diagnostics = rendering.diagnostics
  }
}
