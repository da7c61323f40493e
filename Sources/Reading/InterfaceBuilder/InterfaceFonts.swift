internal import SourceFormats
package import Views

/// Fonts as files describe them.
package enum InterfaceFonts {
  /// The font of a view; `usual` where the file says nothing of it.
  static func font(of view: XMLElement, usual: Points = 17) -> FontRequest {
    guard let description = view.child(key: "fontDescription") else {
      return .system(size: usual, weight: .regular, design: .standard)
    }
    return font(description, usual: usual)
  }

  static func font(_ description: XMLElement, usual: Points) -> FontRequest {
    if let style = description[attribute: "style"], let known = textStyle(style) {
      return .style(known)
    }
    // Pieces of attributed texts call it `size`.
    let written = description.points("pointSize") ?? description.points("size")
    // A size of 0 leaves it to the view (observed in cells of older files).
    let size = min(max(written.flatMap { $0 > 0 ? $0 : nil } ?? usual, 1), 500)
    if let name = description[attribute: "name"] { return font(named: name, size: size) }
    let isBold =
      description[attribute: "type"] == "boldSystem"
      || description[attribute: "metaFont"] == "systemBold"
    let weight = description[attribute: "weight"].flatMap { FontWeight(rawValue: $0) }
    return .system(size: size, weight: weight ?? (isBold ? .bold : .regular), design: .standard)
  }

  /// The system's font that stands for another one.
  package static func font(
    named name: String, size: Points, weight: FontWeight? = nil
  ) -> FontRequest {
    .system(
      size: size, weight: weight ?? self.weight(ofFontNamed: name),
      design: design(ofFontNamed: name))
  }

  /// Whether the font is italic, by its kind or by its name.
  static func isItalic(_ description: XMLElement?) -> Bool {
    description?[attribute: "type"] == "italicSystem"
      || description?[attribute: "name"].map { isItalic(fontNamed: $0) } == true
  }

  package static func isItalic(fontNamed name: String) -> Bool {
    ["Italic", "Oblique", "-It"].contains { name.hasSuffix($0) }
  }

  /// Whether the font is the app's own, and is measured as the system's is.
  static func isCustom(_ view: XMLElement) -> String? {
    view.child(key: "fontDescription")?[attribute: "name"].flatMap { name in
      FontRequest.isSystem(name) ? nil : name
    }
  }

  /// `UICTFontTextStyleTitle1` and its like; title 0 is the large title (observed).
  private static func textStyle(_ name: String) -> TextStyle? {
    let prefix = "UICTFontTextStyle"
    guard name.hasPrefix(prefix) else { return nil }
    switch name.dropFirst(prefix.count) {
    case "Title0": return .largeTitle
    case "Title1": return .title
    case "Title2": return .title2
    case "Title3": return .title3
    case "Headline": return .headline
    case "Subhead": return .subheadline
    case "Body": return .body
    case "Callout": return .callout
    case "Footnote": return .footnote
    case "Caption1": return .caption
    case "Caption2": return .caption2
    default: return nil
    }
  }

  /// By the ending that names of fonts have: `HelveticaNeue-Bold`.
  private static func weight(ofFontNamed name: String) -> FontWeight {
    let ending = (name.split(separator: "-").dropFirst().last ?? "").lowercased()
    let words: [(String, FontWeight)] = [
      ("ultralight", .ultraLight), ("thin", .thin), ("light", .light), ("medium", .medium),
      ("semibold", .semibold), ("demibold", .semibold), ("bold", .bold), ("heavy", .heavy),
      ("black", .black),
    ]
    return words.first { ending.hasPrefix($0.0) }?.1 ?? .regular
  }

  private static func design(ofFontNamed name: String) -> FontDesign {
    let families = ["Menlo", "Courier", "Monaco", "SFMono", "AmericanTypewriter"]
    return families.contains { name.hasPrefix($0) } ? .monospaced : .standard
  }
}
