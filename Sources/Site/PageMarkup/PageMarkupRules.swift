package import Diagnostics

extension Rule {
  package static let malformedTemplate = Rule("malformed-template", .error)

  package static let unknownTemplate = Rule("unknown-template", .error)

  package static let unknownTemplateName = Rule("unknown-template-name", .warning)

  package static let unescapedTemplateText = Rule("unescaped-template-text", .error)

  package static let templateOverLimit = Rule("template-over-limit", .error)

  package static let markdownOverLimit = Rule("markdown-over-limit", .error)

  package static let unclosedFrontMatter = Rule("unclosed-front-matter", .warning)

  package static let rawHTML = Rule("raw-html", .note)

  package static let unsafeLink = Rule("unsafe-link", .error)

  package static let unknownLinkScheme = Rule("unknown-link-scheme", .note)

  /// The rules of this module.
  package static let pageMarkupRules: [Rule] = [
    .malformedTemplate, .unknownTemplate, .unknownTemplateName, .unescapedTemplateText,
    .templateOverLimit, .markdownOverLimit, .unclosedFrontMatter, .rawHTML, .unsafeLink,
    .unknownLinkScheme,
  ]
}
