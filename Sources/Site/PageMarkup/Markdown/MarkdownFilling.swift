import Diagnostics

/// A draft whose open places are being filled.
struct MarkdownFilling {
  private let renderer: MarkdownRenderer
  private let draft: MarkdownDraft
  private(set) var html: [UInt8] = []
  private(set) var diagnostics: [Diagnostic]
  /// Whether the link that began last is one; links do not nest.
  private var isLinked = false

  init(_ renderer: MarkdownRenderer, _ draft: MarkdownDraft) {
    self.renderer = renderer
    self.draft = draft
    diagnostics = draft.diagnostics
  }

  mutating func fill() {
    html.reserveCapacity(draft.html.count * 2)
    var start = 0
    for place in draft.places {
      html.append(contentsOf: draft.html[start..<place.index])
      start = place.index
      switch place.kind {
      case .link(let destination, let title, let place): fillLink(destination, title, at: place)
      case .linkEnd: if isLinked { append("</a>") }
      case .image(let source, let title, let description, let place):
        fillImage(source, title, description, at: place)
      case .card(let fence, let codeEnd):
        guard let card = renderer.drawCard(fence) else { continue }
        html.append(contentsOf: card.bytes)
        append("\n")
        start = codeEnd
      }
    }
    html.append(contentsOf: draft.html[start...])
  }

  private mutating func fillLink(_ destination: String, _ title: String, at place: MarkdownPlace) {
    let link = resolved(destination, isImage: false, at: place)
    isLinked = link != nil
    guard let link else { return }
    append("<a")
    html.append(attribute: "href", hyperReference(link))
    if !title.isEmpty { html.append(attribute: "title", title) }
    append(">")
  }

  private mutating func fillImage(
    _ source: String, _ title: String, _ description: String, at place: MarkdownPlace
  ) {
    guard let link = resolved(source, isImage: true, at: place) else {
      Markup.append(description, to: &html)
      return
    }
    append("<img")
    html.append(attribute: "src", hyperReference(link))
    html.append(attribute: "alt", description)
    if !title.isEmpty { html.append(attribute: "title", title) }
    append(" />")
  }

  private mutating func append(_ markup: String) { html.append(contentsOf: markup.utf8) }

  /// The link for a destination, or nil, with a finding, if it is refused.
  private mutating func resolved(
    _ destination: String, isImage: Bool, at place: MarkdownPlace
  ) -> String? {
    let location = place.location(in: draft.file)
    if let objection = renderer.policy.objection(toSource: destination) {
      refuse(objection, at: location)
      return nil
    }
    switch renderer.resolve(destination, location, isImage) {
    case .refused(let diagnostic): diagnostics.append(diagnostic)
    case .link(let link):
      guard let objection = renderer.policy.objection(toResult: link) else { return link }
      refuse(objection, at: location)
    }
    return nil
  }

  private mutating func refuse(_ objection: LinkObjection, at location: SourceLocation) {
    diagnostics.append(
      Diagnostic(.unsafeLink, objection.headline, at: location, fix: objection.fix))
  }
}

extension [UInt8] {
  /// Adds an attribute of a tag that is being written.
  mutating func append(attribute name: String, _ value: String) {
    append(UInt8(ascii: " "))
    append(contentsOf: name.utf8)
    append(contentsOf: "=\"".utf8)
    Markup.append(value, to: &self)
    append(UInt8(ascii: "\""))
  }
}
