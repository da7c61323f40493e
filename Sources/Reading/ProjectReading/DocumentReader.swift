internal import ParallelWork
package import Diagnostics
internal import Interactions
internal import PageMarkup
internal import SourceFormats
internal import TextTools

/// The Markdown files of a project as they were read, and what was found on the way.
package struct ParsedDocuments: Sendable {
  package let documents: [SiteDocument]
  package let diagnostics: [Diagnostic]

  /// Reads the documents among files one after the other.
  package init(_ files: [SourceFile]) {
    self.init(files.filter(\.isDocument).map(readDocument))
  }

  /// Reads the documents among files, `jobs` at a time.
  package init(_ files: [SourceFile], jobs: Int) async {
    self.init(
      await files.filter(\.isDocument).concurrentMap(jobs: jobs) { readDocument($0) })
  }

  private init(_ parts: [ParsedDocument]) {
    documents = parts.compactMap(\.document).sorted { left, right in
      (left.order ?? .max, left.path) < (right.order ?? .max, right.path)
    }
    diagnostics = parts.flatMap(\.diagnostics)
  }
}

/// A Markdown file as it was read; without a document where it cannot be.
typealias ParsedDocument = (document: SiteDocument?, diagnostics: [Diagnostic])

/// Reads a Markdown file of a project, with what its front matter says.
func readDocument(_ file: SourceFile) -> ParsedDocument {
  var diagnostics: [Diagnostic] = []
  do throws(Diagnostic) {
    let document = try readDocument(file, reporting: &diagnostics)
    return (document: document, diagnostics: diagnostics)
  } catch {
    return (document: nil, diagnostics: diagnostics + [error])
  }
}

private func readDocument(
  _ file: SourceFile, reporting diagnostics: inout [Diagnostic]
) throws(Diagnostic) -> SiteDocument {
  let source = try SourceText(path: file.path, bytes: file.bytes)
  let document = try MarkdownDocument(
    file: file.path, source: source.text, diagnostics: &diagnostics)
  var title: String?
  var summary: String?
  var order: Int?
  var intentName: String?
  var language: String?
  var isLanding = false
  if let frontMatter = document.frontMatter,
    frontMatter.text.unicodeScalars.contains(where: { !$0.properties.isWhitespace })
  {
    let text = SourceText(path: file.path, text: frontMatter.text)
    let root = try readYAML(
      text, startingAtLine: frontMatter.line, reporting: &diagnostics)
    diagnostics.adding { findings in
      guard let reader = MappingReader(root, "Front matter", reporting: findings) else { return }
      title = reader.string("title")
      summary = reader.string("description")
      order = reader.integer("order")
      intentName = reader.string("intent")
      language = reader.take("lang").flatMap { readLanguageTag($0, reporting: findings) }
      isLanding = reader.boolean("landing") ?? false
      reader.finish()
    }
  }
  language = language ?? folderLanguage(of: file.path)
  let shown = title ?? document.title ?? SourcePath(file.path).nameWithoutEnding
  return SiteDocument(
    path: file.path, draft: MarkdownDraft(document, language: language),
    headings: document.headings,
    anchors: Set(document.headings.map(\.anchor)), sections: document.sections,
    title: shown, summary: summary, order: order, intentName: intentName,
    language: language, isLanding: isLanding)
}

/// The language that a folder names, such as `ar.lproj` or `docs/ar`.
private func folderLanguage(of path: String) -> String? {
  let names = SourcePath(path).folder.parts.reversed().map { part in
    part.hasSuffix(".lproj") ? String(part.dropLast(6)) : String(part)
  }
  return names.first { name in
    let base = name.prefix { $0 != "-" }
    return base.utf8.count == 2 && LanguageFormats.standard.format(for: name) != nil
  }
}
