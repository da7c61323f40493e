extension AttributeScopes {
  /// The attributes of Foundation that Swift on Linux lacks.
  public struct MarkdownAttributes: AttributeScope {
    public let inlinePresentationIntent: InlinePresentationIntentAttribute

    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      public typealias Value = InlinePresentationIntent
      public static let name = "NSInlinePresentationIntent"
    }
  }
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember path: KeyPath<AttributeScopes.MarkdownAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributedString {
  /// The way a text is read as Markdown.
  public struct MarkdownParsingOptions: Sendable {
    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// A text with the marks of its lines; headings, lists and other blocks are not read.
  public init(
    markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    let isFull = options.interpretedSyntax == .full
    let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
    if isFull, lines.count > 1 || lines.contains(where: { "#>-+|".contains($0.first ?? " ") }) {
      Session.noteMissing("AttributedString(markdown:) with blocks", changesLook: true)
    }
    self.init(cardproofMarked: markdown, baseURL)
  }

  /// A text with the marks in its lines.
  init(cardproofMarked text: String, _ baseURL: URL? = nil) {
    self.init()
    for part in CardproofMarkdown.parts(of: text) {
      var run = AttributedString(part.text)
      var intent: InlinePresentationIntent = []
      if part.isBold { intent.insert(.stronglyEmphasized) }
      if part.isItalic { intent.insert(.emphasized) }
      if part.isCode { intent.insert(.code) }
      if part.isStruckThrough { intent.insert(.strikethrough) }
      if !intent.isEmpty { run.inlinePresentationIntent = intent }
      run.link = part.link.flatMap { URL(string: $0, relativeTo: baseURL) }
      append(run)
    }
  }
  public init(
    markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }
}
