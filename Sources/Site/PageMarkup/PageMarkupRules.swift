package import Diagnostics

extension Rule {
  package static let malformedTemplate = Rule(
    "malformed-template", .error, "Write well-formed Mustache",
    why: "Cardproof cannot make a page with the template.")

  package static let unknownTemplate = Rule(
    "unknown-template", .error, "Call templates that exist",
    why: "The part of the page that the template would fill is empty.")

  package static let unknownTemplateName = Rule(
    "unknown-template-name", .warning, "Use names that the page knows",
    why: "Mustache renders an unknown name as nothing, so you would not notice a misspelled one.")

  package static let unescapedTemplateText = Rule(
    "unescaped-template-text", .error, "Escape text in templates",
    why: "Text of a project could act as markup or script. Cardproof escapes it anyway.")

  package static let templateOverLimit = Rule(
    "template-over-limit", .error, "Keep templates within the limits",
    why: "Templates that call themselves without end would never finish a page.")

  package static let markdownOverLimit = Rule(
    "markdown-over-limit", .error, "Keep Markdown files within the limits",
    why: "Size and nesting are limited, so that no file can exhaust the machine.")

  package static let unclosedFrontMatter = Rule(
    "unclosed-front-matter", .warning, "Close front matter with three hyphens",
    why: "Readers see the settings as text, and they have no effect.")

  package static let rawHTML = Rule(
    "raw-html", .note, "Use only HTML that Cardproof keeps",
    why:
      "Cardproof leaves out other tags, because foreign markup could break the page or run "
      + "scripts.")

  package static let unsafeLink = Rule(
    "unsafe-link", .error, "Link without scripts and local files",
    why: "The reader's browser would run it. Cardproof shows the link as plain text.")

  package static let unknownLinkScheme = Rule(
    "unknown-link-scheme", .note, "Use links that every browser can follow",
    why: "The link of another tool leads nowhere on a page, so only its text remains.")

  /// The rules of this module.
  package static let pageMarkupRules: [Rule] = [
    .malformedTemplate, .unknownTemplate, .unknownTemplateName, .unescapedTemplateText,
    .templateOverLimit, .markdownOverLimit, .unclosedFrontMatter, .rawHTML, .unsafeLink,
    .unknownLinkScheme,
  ]
}
