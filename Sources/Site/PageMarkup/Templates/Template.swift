package import Diagnostics

/// A Mustache template, parsed.
///
/// It follows the Mustache specification 1.4 with its optional parts for dynamic names and
/// inheritance; there are no lambdas.
package struct Template: Sendable {
  /// The name by which other templates call it.
  package let name: String
  let nodes: [TemplateNode]

  /// Parses a template.
  ///
  /// - Parameters:
  ///   - name: The name by which other templates call it.
  ///   - source: The text of the template.
  ///   - file: The path for diagnostics, if it is another one than the name.
  /// - Throws: A diagnostic at the first tag that is not well-formed or nested too deep.
  package init(name: String, source: String, file: String? = nil) throws(Diagnostic) {
    self.name = name
    let tokens = try TemplateScanner.tokens(of: source, file: file ?? name)
    let pairs = try TemplatePairs(tokens)
    let builder = TemplateBuilder(
      tokens: TemplateLines.resolved(tokens, pairs: pairs), pairs: pairs)
    nodes = builder.nodes(in: 0..<tokens.count)
  }
}
