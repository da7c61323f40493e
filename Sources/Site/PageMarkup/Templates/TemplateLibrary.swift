package import Diagnostics
internal import TextTools

/// Templates by name, which can call each other as partials and parents.
package struct TemplateLibrary: Sendable {
  private let templates: [String: Template]

  /// The templates by their names; of two with one name the later one counts.
  package init(_ templates: [Template]) {
    self.templates = Dictionary(templates.map { ($0.name, $0) }) { $1 }
  }

  /// The template of a name.
  ///
  /// - Throws: A diagnostic with the nearest name there is.
  package func template(named name: String, calledAt place: SourceLocation? = nil)
    throws(Diagnostic) -> Template
  {
    if let template = templates[name] { return template }
    let nearest = nearestSpelling(to: name, among: templates.keys)
    throw Diagnostic(
      .unknownTemplate, "There is no template \(name)", at: place,
      fix: nearest.map { "Write \($0)" } ?? "Add the template or remove the call")
  }
}
