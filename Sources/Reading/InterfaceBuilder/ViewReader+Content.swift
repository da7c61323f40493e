internal import SourceFormats
internal import Views

/// Reads what each kind of view has of its own.
extension ViewReader {
  /// The kinds that wait for a touch, which never comes.
  static let controls = [
    "button", "switch", "textField", "slider", "segmentedControl", "stepper", "datePicker",
    "pickerView", "searchBar",
  ]

  mutating func content(
    of element: XMLElement, _ style: inout ViewStyle, _ isHidden: inout Bool,
    _ position: Position
  ) -> ViewContent<String> {
    if let font = InterfaceFonts.isCustom(element), customFonts.insert(font).inserted {
      note("The font '\(font)' is drawn and measured as the system font", at: element.location)
    }
    if position.depth > 0, let own = selfDrawingClass(of: element) {
      note("'\(own)' is drawn as a box with its name", at: element.location)
      return .namedBox(own)
    }
    switch element.name {
    case "view", "tableViewCellContentView", "collectionViewCellContentView", "containerView":
      return .container(.view)
    case "scrollView": return .container(.scroll)
    case "visualEffectView": return .container(.blur(blur(element)))
    case "stackView": return .stack(stack(element))
    case "tableView": return .table(table(element, position))
    case "collectionView": return .table(collection(element, position))
    case "label":
      if let shadow = shadow(of: element) { style.effects = Shared(shadow) }
      return .label(label(element))
    case "textView": return .textView(label(element, isTextView: true))
    case "imageView": return .image(image(element, tint: position.tint))
    case "mapView", "mkMapView": return .map(MapContent(pins: [], hasRoute: false))
    default: break
    }
    if Self.controls.contains(element.name) { controlFound(element) }
    if let control = control(element, tint: position.tint, &style, &isHidden) { return control }
    let name = element[attribute: "customClass"] ?? element.name
    note("A '\(element.name)' is drawn as a box with its name", at: element.location)
    return .namedBox(name)
  }

  /// The shadow of a label's letters; nil for none.
  private func shadow(of element: XMLElement) -> LayerEffects? {
    guard let color = colors.color("shadowColor", of: element) else { return nil }
    let offset = element.child(key: "shadowOffset")
    var effects = LayerEffects.none
    effects.shadow = Shadow(
      color: color, opacity: 1, radius: 0, x: offset?.points("width") ?? 0,
      y: offset?.points("height") ?? -1)
    return effects
  }

  /// A label or a text view.
  ///
  /// The longest piece of an attributed text tells how the whole breaks and lies.
  mutating func label(_ element: XMLElement, isTextView: Bool = false) -> LabelContent<String> {
    let attributed = element.child(key: "attributedText")
    let pieces = attributed?.elements.filter { $0.name == "fragment" } ?? []
    let style = pieces.max { ($0.pieceText?.count ?? 0) < ($1.pieceText?.count ?? 0) }?
      .first("attributes")
    let font = InterfaceFonts.font(of: element, usual: isTextView ? 14 : 17)
    let color = colors.color("textColor", of: element) ?? .semantic(.label)
    let marks: TextMarks =
      InterfaceFonts.isItalic(element.child(key: "fontDescription")) ? .italic : []
    let spans = pieces.map { piece in
      let style = piece.first("attributes")
      return TextSpan(
        length: piece.pieceText?.utf8.count ?? 0,
        font: style?.child(key: "NSFont").map { InterfaceFonts.font($0, usual: 12) } ?? font,
        color: style.flatMap { colors.color("NSColor", of: $0) } ?? color,
        marks: Self.marks(style, usual: marks))
    }
    let longest = spans.max { $0.length < $1.length }
    let paragraph = style?.child(key: "NSParagraphStyle")
    let lines = isTextView ? 0 : element.integer("numberOfLines", in: 0...1000) ?? 1
    var label = LabelContent(
      text: attributed?.attributedText ?? element.text("text") ?? "",
      font: longest?.font ?? font, color: longest?.color ?? color, lines: lines,
      lineBreak: isTextView ? .wordWrapping : Self.lineBreak(element[attribute: "lineBreakMode"]),
      alignment: Self.alignment(
        paragraph?[attribute: "alignment"] ?? element[attribute: "textAlignment"]))
    // Xcode writes `adjustsFontSizeToFit` only where a text does not shrink (observed).
    if lines > 0, element.flag("adjustsFontSizeToFit") != false {
      label.minimumScale = Self.minimumScale(element)
      label.keepsBaseline = element[attribute: "baselineAdjustment"] != "alignCenters"
    }
    label.marks = longest?.marks ?? marks
    if spans.haveOwnStyles { label.spans = spans }
    label.isFitted = isTextView && element.flag("scrollEnabled") == false
    label.standInFont = style == nil ? InterfaceFonts.isCustom(element) : nil
    return label
  }

  /// The marks of a piece of an attributed text.
  private static func marks(_ style: XMLElement?, usual: TextMarks) -> TextMarks {
    let font = style?.child(key: "NSFont")
    var marks = font == nil ? usual : InterfaceFonts.isItalic(font) ? .italic : []
    if style?.child(key: "NSUnderline")?.number("value") ?? 0 != 0 { marks.insert(.underline) }
    if style?.child(key: "NSStrikethrough")?.number("value") ?? 0 != 0 {
      marks.insert(.strikethrough)
    }
    return marks
  }

  /// How small a text may become: a share, or, in older files, a size.
  private static func minimumScale(_ element: XMLElement) -> Double {
    if let scale = element.number("minimumScaleFactor"), scale > 0 { return min(scale, 1) }
    let size = element.child(key: "fontDescription")?.number("pointSize") ?? 17
    let least = element.number("minimumFontSize") ?? 0
    return least > 0 && size > 0 ? min(least / size, 1) : 1
  }

  static func alignment(_ word: String?) -> TextAlignment {
    switch word {
    case "left": .left
    case "right": .right
    case "center": .center
    default: .natural
    }
  }

  private static func lineBreak(_ word: String?) -> LineBreakMode {
    switch word {
    case "wordWrap": .wordWrapping
    case "characterWrap": .charWrapping
    case "clip": .clipping
    case "headTruncation": .truncatingHead
    case "middleTruncation": .truncatingMiddle
    default: .truncatingTail
    }
  }

  private mutating func image(
    _ element: XMLElement, tint: ColorRequest
  ) -> ImageContent<String> {
    let mode: ContentMode =
      switch element[attribute: "contentMode"] ?? "scaleToFill" {
      case "scaleToFill", "redraw": .stretch
      case "scaleAspectFit": .fit
      case "scaleAspectFill": .fill
      default: .center
      }
    let isHighlighted =
      element[attribute: "highlighted"] == "YES" && element[attribute: "highlightedImage"] != nil
    let image = images.image(
      isHighlighted ? "highlightedImage" : "image", of: element, tint: tint, mode: mode)
    note(symbolsOf: [image], at: element)
    return image ?? ImageContent(name: "", mode: mode)
  }

  private mutating func blur(_ element: XMLElement) -> StackContent.BlurStyle {
    let name = element.first("blurEffect")?[attribute: "style"] ?? "regular"
    if name.lowercased().hasSuffix("dark") {
      note("A dark blur is drawn as the material of the card", at: element.location)
    }
    return StackContent.BlurStyle.allCases.last {
      name.lowercased().contains($0.rawValue.lowercased())
    }
      ?? .regular
  }

  private func stack(_ element: XMLElement) -> StackContent {
    let isStandard = element[attribute: "spacingType"] == "standard"
    return StackContent(
      axis: element[attribute: "axis"] == "vertical" ? .vertical : .horizontal,
      spacing: element.points("spacing") ?? (isStandard ? 8 : 0),
      alignment: element[attribute: "alignment"]
        .flatMap { StackContent.Alignment(rawValue: $0) } ?? .fill,
      distribution: element[attribute: "distribution"]
        .flatMap { StackContent.Distribution(rawValue: $0) } ?? .fill,
      isWithinMargins: element.flag("layoutMarginsRelativeArrangement") ?? false)
  }

  /// The backgrounds that are invisible on a card; Xcode gives each view that is dragged in such a
  /// background.
  private static let plainColors: Set<ColorRequest> = [
    .semantic(.clear), .semantic(.background), .semantic(.white), .hex(light: .white, dark: .white),
  ]

  /// The app's own class of a view that holds nothing and has no color of its own, so that only
  /// code can draw it.
  private func selfDrawingClass(of element: XMLElement) -> String? {
    guard element.name == "view", let own = element[attribute: "customClass"],
      element.first("subviews")?.elements.isEmpty ?? true,
      colors.color("backgroundColor", of: element).map(Self.plainColors.contains) ?? true
    else { return nil }
    return own
  }
}
