package import Diagnostics

extension Rule {
  package static let malformedTemplate = Rule(
    "malformed-template", .error, "A template must be well-formed Mustache",
    why: "What follows the fault cannot be trusted, so no page can be made with the template.")

  package static let unknownTemplate = Rule(
    "unknown-template", .error, "A template may call only templates that exist",
    why: "The part of the page that the missing template would fill stays empty.")

  package static let unknownTemplateName = Rule(
    "unknown-template-name", .warning, "A template may use only names that its page knows",
    why: "Mustache renders an unknown name as nothing, so a misspelt one would go unseen.")

  package static let unescapedTemplateText = Rule(
    "unescaped-template-text", .error, "A template must not put text into a page unescaped",
    why: "Text from a project could then act as markup or script; it is escaped all the same.")

  package static let templateOverLimit = Rule(
    "template-over-limit", .error, "A template must stay within the engine's limits",
    why: "Templates that call themselves without end would never finish a page.")

  package static let markdownOverLimit = Rule(
    "markdown-over-limit", .error, "A Markdown file must stay within the reader's limits",
    why: "Size and nesting are limited, so that no file can exhaust the machine.")

  package static let unclosedFrontMatter = Rule(
    "unclosed-front-matter", .warning, "Front matter must be closed by a line of three hyphens",
    why: "Without it the settings of the page are shown as its text and change nothing.")

  package static let rawHTML = Rule(
    "raw-html", .note, "Use only HTML that a page can take over",
    why: "Other tags are left out: foreign markup could break the page or run scripts.")

  package static let unsafeLink = Rule(
    "unsafe-link", .error, "A link must not run a script or open a file",
    why: "Who reads the page would run it; the link is shown as plain text.")

  package static let unknownLinkScheme = Rule(
    "unknown-link-scheme", .note, "Use links that every browser can follow",
    why: "A link of another tool leads nowhere on a page, so its text stands there alone.")

  /// The rules of this module.
  package static let pageMarkupRules: [Rule] = [
    .malformedTemplate, .unknownTemplate, .unknownTemplateName, .unescapedTemplateText,
    .templateOverLimit, .markdownOverLimit, .unclosedFrontMatter, .rawHTML, .unsafeLink,
    .unknownLinkScheme,
  ]
}
