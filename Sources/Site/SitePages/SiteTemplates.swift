package import ProjectReading
package import Diagnostics
package import PageMarkup
internal import TextTools

/// The templates of a site: those in the binary, and the project's own in place of some of them.
package struct SiteTemplates: Sendable {
  package let parsed: TemplateLibrary

  /// The folder at the top of the source that holds a project's own templates.
  package static let folderName = "Templates"
  private static let ending = ".mustache"
  private static let styleSheetName = "style.css"
  private static let scriptName = "site.js"
  /// The script that only pages of `build --watch` load.
  package static let liveScript = EmbeddedFiles.all["live.js"] ?? ""
  /// The files that it may hold.
  package static let endings = [ending, styleSheetName, scriptName]

  /// The style sheet that every page links to.
  package let styleSheet: String
  /// Search, filters and the switch of the appearance; pages can be read without it.
  package let script: String
  /// The project's own files by their paths, for excerpts.
  package let texts: [String: String]

  /// Takes the project's own templates over the product's, file by file.
  ///
  /// - Throws: A diagnostic for a template that cannot be read.
  package init(overrides: [SourceFile]) throws(Diagnostic) {
    var templates = try Self.own.get()
    let known = templates.map(\.name)
    var styleSheet = EmbeddedFiles.all[Self.styleSheetName] ?? ""
    var script = EmbeddedFiles.all[Self.scriptName] ?? ""
    for file in overrides {
      if file.name == Self.styleSheetName {
        styleSheet = String(decoding: file.bytes, as: UTF8.self)
        continue
      }
      if file.name == Self.scriptName {
        script = String(decoding: file.bytes, as: UTF8.self)
        continue
      }
      let name = Self.name(of: file.name)
      guard known.contains(name) else {
        let names = Self.fileNames
        throw Diagnostic(
          .unknownTemplate, "The site has no template '\(file.name)'",
          at: SourceLocation(file: file.path),
          fix: nearestSpelling(to: file.name, among: names).map { "Call the file \($0)" }
            ?? "Use one of these names: \(names.joined(separator: ", "))")
      }
      templates.append(
        try Template(
          name: name, source: String(decoding: file.bytes, as: UTF8.self), file: file.path))
    }
    texts = Dictionary(
      overrides.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
    ) { first, _ in first }
    parsed = TemplateLibrary(templates)
    self.styleSheet = styleSheet
    self.script = script
  }

  /// The names of the files that a project can have its own of, sorted.
  package static var fileNames: [String] {
    EmbeddedFiles.all.keys.filter { name in endings.contains { name.hasSuffix($0) } }.sorted()
  }

  /// The product's own file of a name, with or without its ending; nil where there is none.
  package static func ownFile(_ name: String) -> String? {
    [name, name + ending].first(where: fileNames.contains).flatMap { EmbeddedFiles.all[$0] }
  }

  /// The product's own, which a process reads once.
  private static let own = Result { () throws(Diagnostic) in
    var templates: [Template] = []
    for (path, source) in EmbeddedFiles.all.sorted(by: { $0.key < $1.key })
    where path.hasSuffix(ending) {
      templates.append(try Template(name: name(of: path), source: source, file: path))
    }
    return templates
  }

  private static func name(of path: String) -> String { String(path.dropLast(ending.count)) }
}
