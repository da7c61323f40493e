internal import CardMatrix
internal import ParallelWork
internal import ProjectReading
internal import Diagnostics
internal import IntentDefinitions
package import PageMarkup
internal import TextTools

/// A document with what its links and cards are, and what it refers to.
package struct DocumentPage: Sendable {
  let document: SiteDocument
  package let path: String
  package let body: LinkedMarkdown
  /// The source paths of the images that it shows.
  let imagePaths: [String]
  /// The source paths of the other files that it links to.
  package let filePaths: [String]
}

extension [DocumentPage] {
  /// The document that is the whole first page.
  var landing: DocumentPage? {
    first { $0.path == SitePaths.overview && $0.document.isLanding }
  }

  /// The address of the overview.
  var overviewPath: String { landing == nil ? SitePaths.overview : SitePaths.ownOverview }
}

/// A document's markup, and what was found in making it.
struct FilledDocument: Sendable {
  let page: DocumentPage
  let diagnostics: [Diagnostic]
}

/// Turns the documents of a project into markup.
struct DocumentPages {
  private let project: Project
  private let embedder: CardEmbedder
  /// The documents that links can lead to, by its path.
  private let targets: [String: SiteDocument]

  init(_ project: Project, states: CardsOfProject) {
    self.project = project
    embedder = CardEmbedder(states, of: project)
    targets = Dictionary(project.documents.map { ($0.path, $0) }) { first, _ in first }
  }

  func rendered(
    jobs: Int, reporting diagnostics: inout [Diagnostic]
  ) async -> [DocumentPage] {
    let parts = await project.documents.concurrentMap(jobs: jobs) { page(of: $0) }
    diagnostics += parts.flatMap(\.diagnostics)
    return parts.map(\.page)
  }

  private func page(of document: SiteDocument) -> FilledDocument {
    var diagnostics: [Diagnostic] = []
    let path = SitePaths.document(document.path)
    let root = SitePaths.root(from: path)
    var imagePaths: [String] = []
    var filePaths: [String] = []
    var cardFindings: [Diagnostic] = []
    let renderer = MarkdownRenderer(
      resolve: { destination, location, isImage in
        let resolution = self.resolve(
          destination, at: location, isImage: isImage, root: root)
        switch resolution {
        case .image(let path): imagePaths.append(path)
        case .file(let path, _): filePaths.append(path)
        case .outside, .page, .dead: break
        }
        return resolution.link(root: root)
      },
      drawCard: { fence in
        do throws(Diagnostic) {
          return try embedder.card(for: fence, root: root, reporting: &cardFindings)
        } catch {
          cardFindings.append(error)
          return .missing
        }
      })
    let body = renderer.render(document.draft, diagnostics: &diagnostics)
    let page = DocumentPage(
      document: document, path: path, body: body,
      imagePaths: imagePaths.sorted(), filePaths: filePaths.sorted())
    return FilledDocument(page: page, diagnostics: diagnostics + cardFindings)
  }

  private enum Resolution {
    case outside(String)
    case page(String)
    case image(String)
    case file(String, anchor: String)
    case dead(Diagnostic)

    func link(root: String) -> LinkResolution {
      switch self {
      case .outside(let address): .link(address)
      case .page(let path): .link(root + path)
      case .image(let path): .link(root + SitePaths.image(path))
      case .file(let path, let anchor): .link(root + SitePaths.file(path) + anchor)
      case .dead(let diagnostic): .refused(diagnostic)
      }
    }
  }

  /// The resolution of a link or an image in a document.
  private func resolve(
    _ destination: String, at location: SourceLocation, isImage: Bool, root: String
  ) -> Resolution {
    let bytes = Array(destination.utf8)
    let scheme = linkScheme(of: bytes)
    if scheme == "rule" {
      return rule(String(destination.dropFirst("rule:".count)), at: location)
    }
    if scheme == "intent" {
      let name = String(destination.dropFirst("intent:".count))
      if let defined = project.intents.intent(named: name) {
        return .page(SitePaths.intent(defined.intent))
      }
      let intents = project.intents.intents.map(\.intent)
      let known = intents.map(\.className) + intents.map(\.name)
      return .dead(
        dead(
          "There is no intent '\(name)'", name, known, at: location,
          notes: project.intents.unreadNotes,
          corrections: links(destination, location).corrections(intent: name, among: known)))
    }
    if scheme != nil || bytes.starts(with: "//".utf8) || bytes.isEmpty {
      return .outside(destination)
    }
    let hash = bytes.firstIndex(of: UInt8(ascii: "#"), in: bytes.indices)
    let anchor = String(decoding: bytes[hash...], as: UTF8.self)
    let path = bytes[..<bytes.firstIndex(of: UInt8(ascii: "?"), in: 0..<hash)]
    let written = String(decoding: path, as: UTF8.self)
    let isEncoded = path.contains(UInt8(ascii: "%"))
    let plain = isEncoded ? written.percentDecoded ?? written : written
    guard let target = plain.isEmpty ? location.file : joined(location.file, plain) else {
      return .dead(dead("'\(written)' leads out of the source folder", written, [], at: location))
    }
    if !isImage, let found = targets[target] {
      let name = anchor.isEmpty ? "" : anchor.dropFirst().percentDecoded ?? ""
      // Forges tell capitals of a heading apart as little as people do.
      if !name.isEmpty, !found.anchors.contains(name), found.anchors.contains(name.lowercased()) {
        return written.isEmpty
          ? .outside("#\(name.lowercased())")
          : .page("\(SitePaths.document(found.path))#\(name.lowercased())")
      }
      if !name.isEmpty, !found.anchors.contains(name) {
        return .dead(
          dead(
            "'\(target)' has no heading '#\(name)'", name, Array(found.anchors), at: location,
            corrections: links(destination, location).corrections(
              heading: name, among: found.anchors)))
      }
      return written.isEmpty
        ? .outside(destination) : .page(SitePaths.document(found.path) + anchor)
    }
    if project.files[target] != nil, Project.isImage(target) { return .image(target) }
    if !isImage, let file = project.files[target], file.hasEnding(".json") {
      return .file(target, anchor: anchor)
    }
    if isImage, project.unreadImages.contains(target) {
      return .dead(
        Diagnostic(
          .linkLeavesSite, "'\(target)' is an image in a format that pages do not show",
          at: location,
          fix: "Save it as PNG, JPEG or SVG"))
    }
    if isImage, project.files[target] != nil || project.otherPaths.contains(target) {
      return .dead(dead("'\(target)' is not an image of a known kind", target, [], at: location))
    }
    if project.files[target] != nil || project.otherPaths.contains(target)
      || !isImage && isFolder(target) || SourcePath(target).isHidden
    {
      return .dead(
        Diagnostic(
          .linkLeavesSite, "'\(target)' is not part of the site, so Cardproof leaves out the link",
          at: location, fix: "Link to where the file can be read on the web"))
    }
    let known = isImage ? project.files.keys.filter(Project.isImage) : project.documents.map(\.path)
    return .dead(
      dead(
        "There is no file '\(target)'", target, known, at: location,
        corrections: links(destination, location).corrections(file: target, among: known)))
  }

  /// The page of a rule; only a site with all rules has it whatever is found.
  private func rule(_ id: String, at location: SourceLocation) -> Resolution {
    if id.isEmpty { return .page(SitePaths.rules) }
    guard project.settings.showsAllRules else {
      return .dead(
        Diagnostic(
          .deadLink, "Only a site with a page for every rule can link to 'rule:\(id)'",
          at: location,
          fix: "Write 'allRules: true' into site.yml, or write the text alone"))
    }
    if let rule = Rule.all.first(where: { $0.id == id }) {
      return .page(ShownRules.address(of: rule))
    }
    return .dead(dead("There is no rule '\(id)'", id, Rule.all.map(\.id), at: location))
  }

  /// Whether files of the project are below a path.
  private func isFolder(_ path: String) -> Bool {
    let start = "\(path)/"
    return project.otherPaths.contains { $0.hasPrefix(start) }
      || project.files.keys.contains { $0.hasPrefix(start) }
  }

  private func links(_ destination: String, _ location: SourceLocation) -> LinkCorrection {
    LinkCorrection(destination: destination, location: location)
  }

  private func dead(
    _ message: String, _ name: String, _ known: [String], at location: SourceLocation,
    notes: [Diagnostic.Note] = [], corrections: [Correction] = []
  ) -> Diagnostic {
    Diagnostic(
      .deadLink, message, at: location, notes: notes,
      fix: nearestSpelling(to: name, among: known).map { "Did you mean '\($0)'?" }
        ?? "Correct the link, or add what it leads to", corrections: corrections)
  }

  /// A path relative to a file, as a path from the top of the source folder; nil when it leads out.
  private func joined(_ file: String, _ relative: String) -> String? {
    let slash = UInt8(ascii: "/")
    var path = Array(file.utf8)
    path.removeLastPart(before: slash)
    for part in relative.pieces(by: slash) {
      if part == ".." {
        guard !path.isEmpty else { return nil }
        path.removeLastPart(before: slash)
      } else if part != "." {
        if !path.isEmpty { path.append(slash) }
        path.append(contentsOf: part.utf8)
      }
    }
    return String(decoding: path, as: UTF8.self)
  }
}

extension [UInt8] {
  fileprivate mutating func removeLastPart(before separator: UInt8) {
    removeSubrange((lastIndex(of: separator) ?? 0)...)
  }
}
