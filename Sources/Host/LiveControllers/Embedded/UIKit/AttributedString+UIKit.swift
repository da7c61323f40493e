extension AttributeScopes {
  /// The attributes that UIKit draws.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = "NSFont"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSColor"
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSUnderline"
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSStrikethrough"
    }
  }

  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  // Where code may mean an attribute of SwiftUI too, it means that.
  @_disfavoredOverload
  public subscript<Key: AttributedStringKey>(
    dynamicMember path: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension NSAttributedString {
  /// The text with the attributes that UIKit draws.
  public convenience init(_ text: AttributedString) {
    let whole = NSMutableAttributedString(string: "")
    for run in text.runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      attributes[.font] = run[AttributeScopes.UIKitAttributes.FontAttribute.self]
      attributes[.foregroundColor] =
        run[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self]
      attributes[.underlineStyle] =
        run[AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.self]?.rawValue
      attributes[.strikethroughStyle] =
        run[AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute.self]?.rawValue
      attributes[.link] = run.link
      if run.inlinePresentationIntent != nil {
        Session.noteMissing("inlinePresentationIntent in a text of UIKit", changesLook: true)
      }
      whole.append(
        NSAttributedString(string: String(text[run.range].characters), attributes: attributes))
    }
    self.init(attributedString: whole)
  }
}

extension NSAttributedString {
  public convenience init(
    markdown: String, options: AttributedString.MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws {
    self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
  }
}

extension AttributeContainer {
  /// The attributes of a dictionary that UIKit draws.
  public init(_ attributes: [NSAttributedString.Key: Any]) {
    self.init()
    self[AttributeScopes.UIKitAttributes.FontAttribute.self] = attributes[.font] as? UIFont
    self[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] =
      attributes[.foregroundColor] as? UIColor
    self[AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.self] =
      (attributes[.underlineStyle] as? Int).map { NSUnderlineStyle(rawValue: $0) }
    self[AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute.self] =
      (attributes[.strikethroughStyle] as? Int).map { NSUnderlineStyle(rawValue: $0) }
  }
}
