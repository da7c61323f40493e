internal import Diagnostics
internal import IntentDefinitions
internal import PageMarkup
internal import ProjectReading
internal import TextTools

/// The end of a link or an image of a document.
enum LinkTarget {
  /// An address that stays as it is written.
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

/// Finds what the links and images of documents lead to.
struct DocumentLinks {
  private let project: Project
  /// The documents that links can lead to, by their paths, each with the path of its page.
  private let documents: [String: (document: SiteDocument, page: String)]

  init(_ project: Project) {
    self.project = project
    documents = Dictionary(
      project.documents.map { ($0.path, ($0, SitePaths.document($0.path))) }
    ) { first, _ in first }
  }

  func target(
    of destination: String, at location: SourceLocation, isImage: Bool
  ) -> LinkTarget {
    let bytes = Array(destination.utf8)
    switch linkScheme(of: bytes) {
    case "rule": return rule(String(destination.dropFirst("rule:".count)), at: location)
    case "intent": return intent(destination, at: location)
    case nil where !bytes.isEmpty && !bytes.starts(with: "//".utf8): break
    default: return .outside(destination)
    }
    let link = WrittenLink(destination, bytes, at: location)
    guard let path = link.path else {
      return .dead(
        dead("'\(link.written)' leads out of the source folder", link.written, [], at: location))
    }
    if !isImage, let (found, page) = documents[path] { return document(found, on: page, link) }
    if let file = project.files[path] {
      if Project.isImage(path) { return .image(path) }
      if !isImage, file.hasEnding(".json") { return .file(path, anchor: link.anchor) }
    }
    if isImage, let reason = reasonNotToShow(path, at: location) { return .dead(reason) }
    if isInProject(path) || !isImage && isFolder(path) || SourcePath(path).isHidden {
      return .dead(
        Diagnostic(
          .linkLeavesSite, "'\(path)' is not part of the site, so Cardproof leaves out the link",
          at: location, fix: "Link to where the file can be read on the web"))
    }
    let known = isImage ? project.files.keys.filter(Project.isImage) : project.documents.map(\.path)
    return .dead(
      dead(
        "There is no file '\(path)'", path, known, at: location,
        corrections: link.correction.corrections(file: path, among: known)))
  }

  private func intent(_ destination: String, at location: SourceLocation) -> LinkTarget {
    let name = String(destination.dropFirst("intent:".count))
    if let defined = project.intents.intent(named: name) {
      return .page(SitePaths.intent(defined.intent))
    }
    let intents = project.intents.intents.map(\.intent)
    let known = intents.map(\.className) + intents.map(\.name)
    let link = LinkCorrection(destination: destination, location: location)
    return .dead(
      dead(
        "There is no intent '\(name)'", name, known, at: location,
        notes: project.intents.unreadNotes,
        corrections: link.corrections(intent: name, among: known)))
  }

  /// The page of a rule; only a site with all rules has it whatever is found.
  private func rule(_ id: String, at location: SourceLocation) -> LinkTarget {
    if id.isEmpty { return .page(SitePaths.rules) }
    guard project.settings.showsAllRules else {
      return .dead(
        Diagnostic(
          .deadLink, "Only a site with a page for every rule can link to 'rule:\(id)'",
          at: location,
          fix: "Write 'allRules: true' into site.yml, or write the text alone"))
    }
    if let rule = Rule.all.first(where: { $0.id == id }) {
      return .page(SitePaths.rule(rule))
    }
    return .dead(dead("There is no rule '\(id)'", id, Rule.all.map(\.id), at: location))
  }

  /// The place in a document that a link names.
  private func document(
    _ document: SiteDocument, on path: String, _ link: WrittenLink
  ) -> LinkTarget {
    let name = link.anchor.isEmpty ? "" : link.anchor.dropFirst().percentDecoded ?? ""
    if name.isEmpty || document.anchors.contains(name) {
      return link.isWithinPage ? .outside(link.destination) : .page(path + link.anchor)
    }
    // Forges tell capitals of a heading apart as little as people do.
    if document.anchors.contains(name.lowercased()) {
      let anchor = "#\(name.lowercased())"
      return link.isWithinPage ? .outside(anchor) : .page(path + anchor)
    }
    return .dead(
      dead(
        "'\(document.path)' has no heading '#\(name)'", name, Array(document.anchors),
        at: link.location,
        corrections: link.correction.corrections(heading: name, among: document.anchors)))
  }

  /// Why a file of the project cannot be shown as an image; nil where there is no such file.
  private func reasonNotToShow(_ path: String, at location: SourceLocation) -> Diagnostic? {
    if project.unreadImages.contains(path) {
      return Diagnostic(
        .linkLeavesSite, "'\(path)' is an image in a format that pages do not show",
        at: location,
        fix: "Save it as PNG, JPEG or SVG")
    }
    return isInProject(path)
      ? dead("'\(path)' is not an image of a known kind", path, [], at: location) : nil
  }

  private func isInProject(_ path: String) -> Bool {
    project.files[path] != nil || project.otherPaths.contains(path)
  }

  /// Whether files of the project are below a path.
  private func isFolder(_ path: String) -> Bool {
    let start = "\(path)/"
    return project.otherPaths.contains { $0.hasPrefix(start) }
      || project.files.keys.contains { $0.hasPrefix(start) }
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
}

/// A link to a file, taken apart.
private struct WrittenLink {
  let destination: String
  let location: SourceLocation
  /// The path as it is written, without what follows `?` or `#`.
  let written: String
  /// The rest from `#` on.
  let anchor: String
  /// The path from the top of the source folder; nil when it leads out.
  let path: String?

  init(_ destination: String, _ bytes: [UInt8], at location: SourceLocation) {
    self.destination = destination
    self.location = location
    let hash = bytes.firstIndex(of: UInt8(ascii: "#"), in: bytes.indices)
    anchor = String(decoding: bytes[hash...], as: UTF8.self)
    let path = bytes[..<bytes.firstIndex(of: UInt8(ascii: "?"), in: 0..<hash)]
    written = String(decoding: path, as: UTF8.self)
    let plain = path.contains(UInt8(ascii: "%")) ? written.percentDecoded ?? written : written
    self.path = plain.isEmpty ? location.file : Self.joined(location.file, plain)
  }

  /// Whether it names nothing but a heading.
  var isWithinPage: Bool { written.isEmpty }

  var correction: LinkCorrection { LinkCorrection(destination: destination, location: location) }

  /// A path relative to a file, as a path from the top of the source folder; nil when it leads out.
  private static func joined(_ file: String, _ relative: String) -> String? {
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
