package import Diagnostics

/// Renders templates with the data of a page.
package struct TemplateRenderer: Sendable {
  /// The effect of `{{{name}}}` and `{{&name}}` on a text.
  package enum UnescapedText: Sendable {
    /// The text is escaped all the same and the tag is reported.
    case refused
    /// The text goes out as it is; for the tests of the Mustache specification only.
    case allowed
  }

  package let templates: TemplateLibrary
  package let unescapedText: UnescapedText
  /// Whether names that the data does not hold are reported; they render as nothing either way.
  package let reportsUnknownNames: Bool
  package let limits: TemplateLimits

  package init(
    templates: TemplateLibrary, unescapedText: UnescapedText = .refused,
    reportsUnknownNames: Bool = true, limits: TemplateLimits = .standard
  ) {
    self.templates = templates
    self.unescapedText = unescapedText
    self.reportsUnknownNames = reportsUnknownNames
    self.limits = limits
  }

  /// The markup of a page; what is wrong with templates or names is added to the diagnostics.
  package func render(
    _ template: Template, with value: TemplateValue, diagnostics: inout [Diagnostic]
  ) -> Markup {
    var rendering = TemplateRendering(self, value: value)
    rendering.render(template)
    diagnostics += rendering.diagnostics
    return Markup(trusted: rendering.output)
  }

  /// The markup of a page made with the template of a name.
  ///
  /// - Throws: A diagnostic if there is no such template.
  package func render(
    _ name: String, with value: TemplateValue, diagnostics: inout [Diagnostic]
  ) throws(Diagnostic) -> Markup {
    render(try templates.template(named: name), with: value, diagnostics: &diagnostics)
  }

  /// The Markdown export of a page made with the template of a name, in UTF-8: what the template
  /// with `.md` behind that name makes of the same values.
  ///
  /// - Throws: A diagnostic if there is no such template.
  package func export(
    _ name: String, with value: TemplateValue, diagnostics: inout [Diagnostic]
  ) throws(Diagnostic) -> [UInt8] {
    var rendering = TemplateRendering(self, value: value, format: .markdown)
    rendering.render(try templates.template(named: name + TemplateFormat.markdown.ending))
    diagnostics += rendering.diagnostics
    return rendering.output.withoutOuterBlanks + [UInt8(ascii: "\n")]
  }
}

/// The format that templates make of a page.
enum TemplateFormat {
  case html
  /// A text is one line in which nothing is a mark; without escaping it is code.
  case markdown

  /// The ending of its templates' names.
  var ending: String { self == .html ? "" : ".md" }
}

/// How much a rendering may do, so that no set of templates can exhaust stack, time or memory.
///
/// The values are convention: far more than a page needs.
package struct TemplateLimits: Hashable, Sendable {
  /// How deep sections, calls and blocks may nest over all templates.
  package let depth: Int
  /// How many sections, calls and blocks may be rendered for one page.
  package let steps: Int
  /// How many bytes the markup of one page may have; of one with more, nothing is left.
  package let bytes: Int

  package static let standard = TemplateLimits(depth: 100, steps: 5_000_000)

  package init(depth: Int, steps: Int, bytes: Int = 64 << 20) {
    self.depth = depth
    self.steps = steps
    self.bytes = bytes
  }
}
