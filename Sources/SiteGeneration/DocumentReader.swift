internal import Diagnostics
internal import PageMarkup
internal import SourceFormats

/// Reads the Markdown files of a project, with what their front matter says.
enum DocumentReader {
  static func read(
    _ files: [SourceFile], reporting diagnostics: inout [Diagnostic]
  ) -> [SiteDocument] {
    var documents: [SiteDocument] = []
    for file in files where file.hasEnding(".md") {
      do throws(Diagnostic) {
        documents.append(try read(file, reporting: &diagnostics))
      } catch {
        diagnostics.append(error)
      }
    }
    return documents.sorted { left, right in
      (left.order ?? .max, left.path) < (right.order ?? .max, right.path)
    }
  }

  private static func read(
    _ file: SourceFile, reporting diagnostics: inout [Diagnostic]
  ) throws(Diagnostic) -> SiteDocument {
    let source = try SourceText(path: file.path, bytes: file.bytes)
    let document = try MarkdownDocument(
      file: file.path, source: source.text, diagnostics: &diagnostics)
    var title: String?
    var summary: String?
    var order: Int?
    var intentName: String?
    if let frontMatter = document.frontMatter,
      frontMatter.text.contains(where: { !$0.isWhitespace })
    {
      let text = SourceText(path: file.path, text: frontMatter.text)
      let root = try YAMLReader.read(
        text, startingAtLine: frontMatter.line, reporting: &diagnostics)
      if var reader = MappingReader(root, "Front matter", reporting: &diagnostics) {
        title = reader.string("title", reporting: &diagnostics)
        summary = reader.string("description", reporting: &diagnostics)
        order = reader.integer("order", reporting: &diagnostics)
        intentName = reader.string("intent", reporting: &diagnostics)
        reader.finish(reporting: &diagnostics)
      }
    }
    return SiteDocument(
      document: document, title: title ?? document.title ?? fallbackTitle(of: file.path),
      summary: summary, order: order, intentName: intentName)
  }

  /// The file's name without its ending.
  private static func fallbackTitle(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.dropLast(3))
  }
}
