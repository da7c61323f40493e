extension AttributeScopes {
  /// The attributes that SwiftUI draws.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember path: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension Text {
  /// How a line under or through a text is drawn.
  public struct LineStyle: Hashable, Sendable {
    public static let single = LineStyle()
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      if pattern != .solid || color != nil {
        Session.noteMissing("Text.LineStyle(pattern:color:)", changesLook: true)
      }
    }
  }

  /// A text in the styles of its runs: those of SwiftUI, and marks of Markdown.
  @_disfavoredOverload
  public nonisolated init(_ text: AttributedString) {
    self = text.runs.map { Text(verbatim: String(text[$0.range].characters)).styled($0) }
      .reduce(Text(verbatim: "")) { $0 + $1 }
  }

  private nonisolated func styled(_ run: AttributedString.Runs.Run) -> Text {
    typealias Own = AttributeScopes.SwiftUIAttributes
    typealias OfUIKit = AttributeScopes.UIKitAttributes
    let marks = run.inlinePresentationIntent ?? []
    var text = self
    if marks.contains(.stronglyEmphasized) { text = text.bold() }
    if marks.contains(.emphasized) { text = text.italic() }
    if marks.contains(.code) { text = text.monospaced() }
    if marks.contains(.strikethrough) || run[Own.StrikethroughStyleAttribute.self] != nil
      || run[OfUIKit.StrikethroughStyleAttribute.self] != nil
    {
      text = text.strikethrough()
    }
    if run[Own.UnderlineStyleAttribute.self] != nil
      || run[OfUIKit.UnderlineStyleAttribute.self] != nil
    {
      text = text.underline()
    }
    text = text.font(
      run[Own.FontAttribute.self] ?? run[OfUIKit.FontAttribute.self].map { Font($0) })
    let color =
      run[Own.ForegroundColorAttribute.self]
      ?? run[OfUIKit.ForegroundColorAttribute.self].map { Color($0) }
    text = text.foregroundColor(color ?? (run.link == nil ? nil : .accentColor))
    if let spacing = run[Own.KerningAttribute.self] ?? run[Own.TrackingAttribute.self] {
      text = text.kerning(spacing)
    }
    if run[Own.BackgroundColorAttribute.self] != nil {
      Session.noteMissing("AttributedString.backgroundColor", changesLook: true)
    }
    return run[Own.BaselineOffsetAttribute.self].map { text.baselineOffset($0) } ?? text
  }
}

extension LocalizedStringKey.Interpolation {
  public mutating func appendInterpolation(_ text: AttributedString) {
    cardproofAppend(Text(text))
  }
}
