import Diagnostics
import PageMarkup

extension LinkedMarkdown {
  /// The markup of the whole document, as a page shows it.
  var html: String {
    get throws {
      var diagnostics: [Diagnostic] = []
      let template = try Template(name: "document", source: "{{text}}")
      let renderer = TemplateRenderer(templates: TemplateLibrary([template]))
      return renderer.render(template, with: .object(["text": whole]), diagnostics: &diagnostics)
        .html
    }
  }

  /// The Markdown of the whole document, as an export shows it.
  var markdown: String {
    get throws {
      var diagnostics: [Diagnostic] = []
      let template = try Template(name: "document.md", source: "{{text}}")
      let renderer = TemplateRenderer(templates: TemplateLibrary([template]))
      let export = try renderer.export(
        "document", with: .object(["text": whole]), diagnostics: &diagnostics)
      return String(decoding: export, as: UTF8.self)
    }
  }
}
