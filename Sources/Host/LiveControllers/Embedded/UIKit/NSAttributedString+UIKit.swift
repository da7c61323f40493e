extension NSAttributedString.Key {
  public static let font = Self(rawValue: "NSFont")
  public static let foregroundColor = Self(rawValue: "NSColor")
  public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
  public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
  public static let kern = Self(rawValue: "NSKern")
  public static let tracking = Self(rawValue: "NSTracking")
  public static let ligature = Self(rawValue: "NSLigature")
  public static let underlineStyle = Self(rawValue: "NSUnderline")
  public static let underlineColor = Self(rawValue: "NSUnderlineColor")
  public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
  public static let strikethroughColor = Self(rawValue: "NSStrikethroughColor")
  public static let strokeColor = Self(rawValue: "NSStrokeColor")
  public static let strokeWidth = Self(rawValue: "NSStrokeWidth")
  public static let shadow = Self(rawValue: "NSShadow")
  public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
  public static let attachment = Self(rawValue: "NSAttachment")
  public static let link = Self(rawValue: "NSLink")
}

extension NSTextAlignment {
  /// The alignment as the host draws it.
  var cardproofDrawn: JSONValue {
    if self == .justified {
      Session.noteMissing("NSTextAlignment.justified", changesLook: true)
    }
    return .string(cardproofName)
  }
}

extension NSTextAlignment {
  /// The side on which lines begin: the natural one is that of the language.
  var cardproofSide: NSTextAlignment {
    guard self == .natural else { return self }
    return UIUserInterfaceLayoutDirection.cardproofOfLanguage == .rightToLeft ? .right : .left
  }
}

/// A shadow of letters.
open class NSShadow: CardproofAttributeValue, @unchecked Sendable {
  open var shadowColor: Any?
  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
}

/// An image inside of a text.
open class NSTextAttachment: CardproofAttributeValue, @unchecked Sendable {
  /// The character that it stands for.
  public static let cardproofCharacter = "\u{FFFC}"
  open var image: UIImage?
  open var bounds = CGRect.zero
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// Describes its picture, which stands on the baseline (documented).
  ///
  /// A symbol takes the size of the text beside it, and the middle of its capitals, where code gives it none (inferred).
  func cardproofDescribe(_ fields: inout [String: JSONValue], beside font: UIFont?) {
    let font = font ?? .systemFont(ofSize: 12)
    var shown = image ?? UIImage()
    if shown.isSymbolImage, shown.cardproofToken["isConfigured"] == nil {
      shown = shown.withConfiguration(UIImage.SymbolConfiguration(pointSize: font.pointSize))
    }
    let size = bounds.size == .zero ? shown.size : bounds.size
    let isInText = shown.isSymbolImage && bounds == .zero
    fields["picture"] = shown.cardproofToken
    fields["size"] = [.number(size.width), .number(size.height)]
    let rise = isInText ? (font.capHeight - size.height) / 2 : bounds.minY
    fields["rise"] = .number(rise + (fields["rise"]?.double ?? 0))
  }
}

extension NSAttributedString {
  /// A text that is an attached image.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: NSTextAttachment.cardproofCharacter, attributes: [.attachment: attachment])
  }

  /// Its runs as the pipe writes them, with the look that a view gives to links.
  func cardproofRuns(linksAre link: UIColor = .link, isUnderlined: Bool = true) -> JSONValue {
    var runs: [JSONValue] = []
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      var fields: [String: JSONValue] = [
        "text": .string(attributedSubstring(from: range).string)
      ]
      fields["font"] = (attributes[.font] as? UIFont)?.cardproofToken
      fields["color"] = (attributes[.foregroundColor] as? UIColor)?.cardproofToken
      for (key, name) in [
        (Key.underlineStyle, "underline"), (.strikethroughStyle, "strikethrough"),
      ]
      where Self.cardproofLine(attributes[key]) != 0 {
        fields[name] = true
      }
      for key in [Key.kern, .tracking] {
        if let spacing = Double(cardproofAny: attributes[key]) {
          fields["spacing"] = .number(spacing)
        }
      }
      if let offset = Double(cardproofAny: attributes[.baselineOffset]), offset != 0 {
        fields["rise"] = .number(offset)
      }
      if let attachment = attributes[.attachment] as? NSTextAttachment {
        attachment.cardproofDescribe(&fields, beside: attributes[.font] as? UIFont)
      }
      if attributes[.link] != nil {
        fields["color"] = link.cardproofToken
        if isUnderlined { fields["underline"] = true }
      }
      runs.append(.object(fields))
    }
    for name in Self.cardproofNotDrawn(in: self) {
      Session.noteMissing("NSAttributedString with \(name)", changesLook: true)
    }
    return .array(runs)
  }
}

extension NSAttributedString {
  /// The style of its first paragraph; nil where it has none of its own.
  var cardproofParagraph: NSParagraphStyle? {
    length == 0
      ? nil : attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
  }

  /// A copy of the text with a font and a color where it has none; nil for one that is empty.
  func cardproofFilled(_ font: UIFont, _ color: UIColor) -> NSAttributedString? {
    guard length > 0 else { return nil }
    let filled = NSMutableAttributedString(attributedString: self)
    enumerateAttributes(in: NSRange(location: 0, length: length)) { own, range, _ in
      if own[.font] == nil { filled.addAttribute(.font, value: font, range: range) }
      if own[.foregroundColor] == nil {
        filled.addAttribute(.foregroundColor, value: color, range: range)
      }
    }
    return filled
  }

  /// The text with an attribute for all of it; nil for one that is empty.
  func cardproofWith(_ key: Key, _ value: Any) -> NSAttributedString? {
    guard length > 0 else { return nil }
    let changed = NSMutableAttributedString(attributedString: self)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: length))
    return changed
  }

  /// The number of a line's style, 0 for none: code gives it as a style or as its number.
  private static func cardproofLine(_ value: Any?) -> Int {
    if let style = value as? NSUnderlineStyle { return style.rawValue }
    return value as? Int ?? (value as? NSNumber)?.intValue ?? 0
  }

  /// The attributes of a text that move or mark it, and that the host does not draw.
  private static func cardproofNotDrawn(in text: NSAttributedString) -> Set<String> {
    var found: Set<String> = []
    let range = NSRange(location: 0, length: text.length)
    let first = text.cardproofParagraph
    text.enumerateAttributes(in: range) { attributes, _, _ in
      for key in [
        Key.backgroundColor, .strokeWidth, .shadow, .underlineColor,
        .strikethroughColor,
      ] where attributes[key] != nil {
        found.insert(key.cardproofName)
      }
      for key in [Key.underlineStyle, .strikethroughStyle]
      where ![0, NSUnderlineStyle.single.rawValue].contains(cardproofLine(attributes[key])) {
        found.insert("\(key.cardproofName) other than single")
      }
      let style = attributes[.paragraphStyle] as? NSParagraphStyle
      let (own, usual) = (style?.alignment ?? .natural, first?.alignment ?? .natural)
      if own.cardproofSide != usual.cardproofSide {
        found.insert("several alignments")
      }
      if style?.cardproofHeights != first?.cardproofHeights { found.insert("several line heights") }
      guard let style else { return }
      found.formUnion(style.cardproofNotDrawn)
    }
    return found
  }
}

extension NSAttributedString.Key {
  /// The name in code.
  fileprivate var cardproofName: String {
    let names: [Self: String] = [
      .kern: "kern", .tracking: "tracking", .baselineOffset: "baselineOffset",
      .attachment: "attachment", .backgroundColor: "backgroundColor",
      .strokeWidth: "strokeWidth", .shadow: "shadow", .underlineColor: "underlineColor",
      .strikethroughColor: "strikethroughColor", .underlineStyle: "underlineStyle",
      .strikethroughStyle: "strikethroughStyle",
    ]
    return names[self] ?? rawValue
  }
}

extension NSMutableAttributedString {
  public convenience init() { self.init(string: "") }
}
