internal import Interactions
internal import Diagnostics
internal import SourceFormats
internal import TextTools
internal import Views

/// Reads what all elements have in common, and fonts and colors.
struct ElementStyleReader {
  let findings: Findings

  /// Reads the style of an element; only one inside of another can have a share of its size.
  func read(
    _ reader: MappingReader, isInside: Bool = true, isInKnownHeight: Bool = false
  ) -> ViewStyle {
    var style = ViewStyle()
    switch relativeSide("width", reader) {
    case nil: style.width = length("width", reader)
    case .share(let share)? where isInside: style.widthShare = share
    case .share?: reportNoParent("width", reader)
    case .ratio?, .unclear?: break
    }
    switch relativeSide("height", reader) {
    case nil: style.height = length("height", reader)
    case .share(let share)? where isInKnownHeight: style.heightShare = share
    case .share?: reportNoParent("height", reader)
    case .ratio(let ratio)?: style.aspectRatio = ratio
    case .unclear?: break
    }
    style.hugging = priority("hugging", reader)
    style.compression = priority("compression", reader)
    style.insets = insets(reader.take("insets"))
    style.cornerRadius = length("cornerRadius", reader) ?? .zero
    style.background = color(reader.take("background"))
    style.border = border(reader.take("border"))
    if let alpha = reader.number("alpha") {
      style.alpha = min(max(alpha, 0), 1)
      if style.alpha != alpha {
        findings.report(
          .wrongType, "'alpha' must be between 0 and 1", at: reader.keyLocation("alpha"),
          fix: "Write a number from 0 to 1")
      }
    }
    style.id = reader.string("id")
    style.accessibilityLabel = reader.string("accessibilityLabel")
    return style
  }

  /// A side that follows from another length.
  private enum RelativeSide {
    /// Of the parent's side.
    case share(Double)
    /// The width divided by the height.
    case ratio(Double)
    case unclear
  }

  /// `{fraction: 0.5}`, or for a height `{ratio: 1.6}`; nil for what is no mapping.
  private func relativeSide(_ key: String, _ reader: MappingReader) -> RelativeSide? {
    guard let node = reader.take(key), case .mapping = node.content,
      let side = MappingReader(node, "A \(key)", reporting: findings)
    else { return nil }
    let share = side.number("fraction")
    let ratio = key == "height" ? side.number("ratio") : nil
    side.finish()
    let isOne = (share == nil) != (ratio == nil)
    if isOne, let share, share > 0, share <= 10 { return .share(share) }
    if isOne, let ratio, ratio > 0, ratio <= 100 { return .ratio(ratio) }
    findings.report(
      .wrongType,
      key == "height"
        ? "A height must be a number of points, {fraction: …} or {ratio: …}"
        : "A width must be a number of points, or {fraction: …}",
      at: node.location, fix: "Write '\(key): {fraction: 0.5}'")
    return .unclear
  }

  private func reportNoParent(_ key: String, _ reader: MappingReader) {
    findings.report(
      .wrongType,
      key == "width"
        ? "The outermost element must be as wide as the view"
        : "The container has no height to take a share of",
      at: reader.keyLocation(key),
      fix: key == "width"
        ? "Put it into a stack" : "Give the element around it a height in points")
  }

  /// A length in points that is not negative.
  func length(_ key: String, _ reader: MappingReader) -> Points? {
    guard let node = reader.take(key), !node.isNull else { return nil }
    guard let number = node.number, number >= 0 else {
      findings.report(
        .wrongType, "'\(key)' must be a number of points", at: node.location,
        fix: node.meantNumber.map { "Write \($0)" } ?? "Write 0 or more")
      return nil
    }
    return Points(number)
  }

  /// A number from 1 to 1000 for both axes, or `{horizontal, vertical}`.
  private func priority(_ key: String, _ reader: MappingReader) -> LayoutPriority? {
    guard let node = reader.take(key), !node.isNull else { return nil }
    if let both = node.integer, (1...1000).contains(both) {
      return LayoutPriority(horizontal: both, vertical: both)
    }
    if case .mapping = node.content,
      let sides = MappingReader(node, "A priority", reporting: findings)
    {
      let usual = key == "hugging" ? 250 : 750
      let horizontal = sides.integer("horizontal") ?? usual
      let vertical = sides.integer("vertical") ?? usual
      sides.finish()
      if (1...1000).contains(horizontal), (1...1000).contains(vertical) {
        return LayoutPriority(horizontal: horizontal, vertical: vertical)
      }
    }
    findings.report(
      .wrongType, "'\(key)' must be a whole number from 1 to 1000", at: node.location,
      fix: "Write for example 251 or {horizontal: 251, vertical: 250}")
    return nil
  }

  /// One number for all sides, or `{top, leading, bottom, trailing}`, `{horizontal, vertical}`.
  private func insets(_ node: YAMLNode?) -> Insets {
    guard let node, !node.isNull else { return .zero }
    if let all = node.number.map({ Points($0) }) {
      return Insets(top: all, leading: all, bottom: all, trailing: all)
    }
    guard case .mapping = node.content,
      let reader = MappingReader(node, "Insets", reporting: findings)
    else {
      findings.report(
        .wrongType, "'insets' must be a number of points, or a mapping of sides",
        at: node.location,
        fix: node.meantNumber.map { "Write \($0)" }
          ?? "Write for example 20 or {horizontal: 20, vertical: 12}")
      return .zero
    }
    let horizontal = reader.number("horizontal") ?? 0
    let vertical = reader.number("vertical") ?? 0
    let insets = Insets(
      top: Points(reader.number("top") ?? vertical),
      leading: Points(reader.number("leading") ?? horizontal),
      bottom: Points(reader.number("bottom") ?? vertical),
      trailing: Points(reader.number("trailing") ?? horizontal))
    reader.finish()
    return insets
  }

  private func border(_ node: YAMLNode?) -> Border? {
    guard let node, !node.isNull else { return nil }
    if let width = node.number, width >= 0 {
      return Border(width: Points(width), color: .semantic(.separator))
    }
    guard let reader = MappingReader(node, "A border", reporting: findings) else { return nil }
    let border = Border(
      width: length("width", reader) ?? 1,
      color: color(reader.take("color")) ?? .semantic(.separator))
    reader.finish()
    return border
  }

  /// A text style, `{size: 20, weight: bold, design: rounded}`, or `{style: title, weight: bold}`.
  func font(_ node: YAMLNode?) -> FontRequest {
    guard let node, !node.isNull else { return .style(.body) }
    if node.string != nil { return .style(textStyle(node)) }
    guard let reader = MappingReader(node, "A font", reporting: findings) else {
      return .style(.body)
    }
    let style = reader.take("style").map { textStyle($0) }
    let weight = reader.choice("weight", of: FontWeight.self)
    let design =
      reader.choice("design", of: FontDesign.self) ?? .standard
    if let style {
      if let size = reader.take("size"), !size.isNull {
        findings.report(
          .wrongType, "A font must have either a text style or a size", at: size.location,
          fix: "Remove one of them")
      }
      reader.finish()
      return .styled(style, weight: weight, design: design)
    }
    let size = reader.number("size") ?? 17
    if !(1...500).contains(size) {
      findings.report(
        .wrongType, "A font's size must be between 1 and 500 points",
        at: reader.keyLocation("size"),
        fix: "Write a size within these limits")
    }
    reader.finish()
    return .system(size: Points(min(max(size, 1), 500)), weight: weight ?? .regular, design: design)
  }

  private func textStyle(_ node: YAMLNode) -> TextStyle {
    let name = node.string ?? ""
    if let style = TextStyle(name: name) { return style }
    let names = TextStyle.allCases.map(\.rawValue)
    findings.report(
      .unknownValue, "'\(name)' is not a text style", at: node.location,
      fix: (node.number == nil ? node.meantNumber : name).map { "Write {size: \($0)}" }
        ?? nearestSpelling(to: name, among: names).map { "Write '\($0)'" }
        ?? "Write one of: \(names.joined(separator: ", "))",
      corrections: .spelling(of: name, among: names, at: node.location))
    return .body
  }

  /// A semantic name, `"#RRGGBB"`, or `{light: "#RRGGBB", dark: "#RRGGBB"}`.
  func color(_ node: YAMLNode?) -> ColorRequest? {
    guard let node, !node.isNull else { return nil }
    if let name = node.string {
      if let color = SemanticColor(name: name) { return .semantic(color) }
      if let color = RGBColor(name) { return .hex(light: color, dark: color) }
      let names = SemanticColor.allCases.map(\.rawValue)
      findings.report(
        .unknownValue, "'\(name)' is not a color", at: node.location,
        fix: RGBColor("#\(name)").map { _ in "Write \"#\(name)\"" }
          ?? nearestSpelling(to: name, among: names).map { "Write '\($0)'" }
          ?? "Write \"#RRGGBB\" or one of: \(names.joined(separator: ", "))",
        corrections: .spelling(of: name, among: names, at: node.location))
      return nil
    }
    guard let reader = MappingReader(node, "A color", reporting: findings) else { return nil }
    let light = reader.string("light") ?? ""
    let dark = reader.string("dark") ?? light
    reader.finish()
    guard let light = RGBColor(light), let dark = RGBColor(dark) else {
      findings.report(
        .unknownValue, "The colors of both appearances must be written \"#RRGGBB\"",
        at: node.location,
        fix: "Write {light: \"#FFFFFF\", dark: \"#000000\"}")
      return nil
    }
    return .hex(light: light, dark: dark)
  }
}
