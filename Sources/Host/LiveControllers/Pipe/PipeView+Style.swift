internal import InterfaceBuilder
internal import TextTools
internal import Views

/// Colors, fonts and images of the pipe in the words of layouts.
extension PipeView.Color {
  /// The color; an opaque one where `opacity` says how much it hides.
  func request(
    named colors: (String) -> ColorRequest?, isOpaque: Bool = false
  ) -> ColorRequest? {
    if let appearances, appearances.count == 2,
      let light = appearances[0].request(named: colors, isOpaque: isOpaque),
      let dark = appearances[1].request(named: colors, isOpaque: isOpaque)
    {
      return light.paired(withDark: dark)
    }
    if let semantic { return SemanticColor(name: semantic).map { .semantic($0) } }
    if let named { return colors(named) }
    if alpha == 0 { return .semantic(.clear) }
    guard let light = light.flatMap({ RGBColor($0) }) else { return nil }
    let dark = dark.flatMap { RGBColor($0) } ?? light
    let share = isOpaque ? 1 : alpha ?? 1
    return .hex(light: light.faded(to: share), dark: dark.faded(to: share))
  }
}

extension PipeView.Color {
  /// How much it hides.
  var opacity: Opacity {
    guard let appearances, appearances.count == 2 else { return Opacity(alpha ?? 1) }
    let shares = appearances.map { $0.semantic == "clear" ? 0 : $0.alpha ?? 1 }
    return Opacity(light: shares[0], dark: shares[1])
  }
}

extension PipeView.Font {
  /// A font of the app's own is drawn as the system's of its size.
  var request: FontRequest {
    let weight = weight.flatMap { FontWeight(rawValue: $0) }
    if let name {
      return InterfaceFonts.font(named: name, size: Points(size ?? 17), weight: weight)
    }
    let design = design.flatMap { FontDesign(rawValue: $0) } ?? .standard
    if let style = style.flatMap({ TextStyle(name: $0) }) {
      return weight == nil && design == .standard
        ? .style(style) : .styled(style, weight: weight, design: design)
    }
    return .system(size: Points(size ?? 17), weight: weight ?? .regular, design: design)
  }
}

extension PipeView.Font {
  var marks: TextMarks {
    italic == true || name.map { InterfaceFonts.isItalic(fontNamed: $0) } == true ? .italic : []
  }
}

extension PipeView.Run {
  /// The marks of the run; its font's, else those of another.
  func marks(usual: TextMarks) -> TextMarks {
    var marks = font?.marks ?? usual
    if underline == true { marks.insert(.underline) }
    if strikethrough == true { marks.insert(.strikethrough) }
    return marks
  }
}

extension PipeView.Properties {
  var lineBreak: LineBreakMode? {
    switch lineBreakMode {
    case "byWordWrapping", "wordWrapping": .wordWrapping
    case "byCharWrapping", "charWrapping": .charWrapping
    case "byClipping", "clipping": .clipping
    case "byTruncatingHead", "truncatingHead": .truncatingHead
    case "byTruncatingTail", "truncatingTail": .truncatingTail
    case "byTruncatingMiddle", "truncatingMiddle": .truncatingMiddle
    default: nil
    }
  }

  var textDirection: TextAlignment? {
    switch textAlignment {
    case "left": .left
    case "right": .right
    case "leading": .leading
    case "trailing": .trailing
    case "center": .center
    case "natural", "justified": .natural
    default: nil
    }
  }

  /// The place of a button's title, where code sets it.
  var buttonAlignment: TextAlignment? { contentAlignment.map { TextAlignment(ofControl: $0) } }

  var pictureMode: ContentMode? {
    switch contentMode {
    case "scaleToFill", "redraw": .stretch
    case "scaleAspectFit": .fit
    case "scaleAspectFill": .fill
    case .some: .center
    case nil: nil
    }
  }

  var resizing: AutoresizingMask {
    var result = AutoresizingMask()
    for name in mask ?? [] {
      switch name {
      case "flexibleLeftMargin": result.flexibleLeft = true
      case "flexibleWidth": result.flexibleWidth = true
      case "flexibleRightMargin": result.flexibleRight = true
      case "flexibleTopMargin": result.flexibleTop = true
      case "flexibleHeight": result.flexibleHeight = true
      case "flexibleBottomMargin": result.flexibleBottom = true
      default: break
      }
    }
    return result
  }
}

extension [Double] {
  var frame: Frame? {
    count == 4
      ? Frame(
        x: Points(self[0]), y: Points(self[1]), width: Points(self[2]), height: Points(self[3]))
      : nil
  }

  var insets: Insets? {
    count == 4
      ? Insets(
        top: Points(self[0]), leading: Points(self[1]), bottom: Points(self[2]),
        trailing: Points(self[3])) : nil
  }

  var priority: LayoutPriority? {
    count == 2
      ? LayoutPriority(
        horizontal: Int(self[0].isFinite ? self[0] : 0).limitedPriority,
        vertical: Int(self[1].isFinite ? self[1] : 0).limitedPriority) : nil
  }
}

extension Int {
  /// A priority of layout is from 1 to 1000.
  var limitedPriority: Int { Swift.min(Swift.max(self, 1), 1000) }
}
