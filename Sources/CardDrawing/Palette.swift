package import CardLayout
internal import HostSimulation

/// The colours of cards in the light and the dark appearance.
///
/// Label, fill and system colours are UIKit's documented values where it has any; the host's own
/// are conventions. Both are the same on every page, so that drawings can be compared.
package struct Palette {
  /// A colour's two values, as CSS writes them.
  package struct Pair: Hashable {
    package let light: String
    package let dark: String
  }

  /// The colour of the app, `#RRGGBB`.
  let tint: String
  /// The one appearance that is drawn; nil for both.
  let appearance: Appearance?

  /// The tint is the colour of the app, `#RRGGBB`.
  package init(tint: String, appearance: Appearance? = nil) {
    self.tint = tint
    self.appearance = appearance
  }

  /// A colour mixed with white until it can be read on the dark platter (convention).
  ///
  /// Luminance is taken with a gamma of 2 in whole numbers, so that every machine agrees; 4.5:1 on
  /// `#1C1C1E` is then about a quarter of white's.
  private static func readableOnDark(_ color: String) -> String {
    let channels = stride(from: 1, to: 7, by: 2).map { offset -> Int in
      let start = color.index(color.startIndex, offsetBy: offset, limitedBy: color.endIndex)
      return start.flatMap { Int(color[$0...].prefix(2), radix: 16) } ?? 0
    }
    for step in 0...10 {
      let mixed = channels.map { ($0 * (10 - step) + 255 * step) / 10 }
      let luminance =
        2126 * mixed[0] * mixed[0] + 7152 * mixed[1] * mixed[1] + 722 * mixed[2] * mixed[2]
      guard luminance >= 10_000 * 255 * 255 / 4 else { continue }
      return "#" + mixed.map { ($0 < 16 ? "0" : "") + String($0, radix: 16).uppercased() }.joined()
    }
    return color
  }

  /// The two values of a colour; the same one twice where only one appearance is drawn.
  package func pair(for color: DrawnColor) -> Pair {
    let pair =
      switch color {
      case .chrome(let chrome): self.pair(for: chrome)
      case .requested(.semantic(let semantic)): self.pair(for: semantic)
      case .requested(.hex(let light, let dark)): Pair(light: light, dark: dark)
      }
    return switch appearance {
    case nil: pair
    case .light: Pair(light: pair.light, dark: pair.light)
    case .dark: Pair(light: pair.dark, dark: pair.dark)
    }
  }

  private func pair(for color: DrawnColor.ChromeColor) -> Pair {
    switch color {
    case .platter: Pair(light: "#FFFFFF", dark: "#1C1C1E")
    case .secondaryText: Pair(light: "#6B6B70", dark: "#98989F")
    case .separator: Pair(light: "#D1D1D6", dark: "#3A3A3C")
    case .placeholder: Pair(light: "#E9E9EE", dark: "#2C2C2E")
    case .material: Pair(light: "#F3F3F6", dark: "#29292B")
    case .land: Pair(light: "#E8EBDD", dark: "#2F3133")
    case .grabber: Pair(light: "#C7C7CC", dark: "#545458")
    case .mark: Pair(light: "#8A8A90", dark: "#8E8E95")
    case .track: Pair(light: "#E5E5EA", dark: "#48484A")
    }
  }

  private func pair(for color: SemanticColor) -> Pair {
    switch color {
    case .label: Pair(light: "#000000", dark: "#FFFFFF")
    case .secondary: Pair(light: "#6B6B70", dark: "#98989F")
    case .tertiary, .placeholderText: Pair(light: "#A3A3A8", dark: "#6C6C70")
    case .quaternary: Pair(light: "#C7C7CC", dark: "#48484A")
    case .link: Pair(light: "#007AFF", dark: "#0984FF")
    case .tint: Pair(light: tint, dark: Palette.readableOnDark(tint))
    case .separator: Pair(light: "#D1D1D6", dark: "#3A3A3C")
    case .opaqueSeparator: Pair(light: "#C6C6C8", dark: "#38383A")
    case .fill: Pair(light: "#EFEFF1", dark: "#2C2C2E")
    case .secondaryFill: Pair(light: "#F1F1F3", dark: "#2A2A2C")
    case .tertiaryFill: Pair(light: "#F3F3F5", dark: "#282829")
    case .quaternaryFill: Pair(light: "#F6F6F7", dark: "#242426")
    case .background, .secondaryGroupedBackground: Pair(light: "#FFFFFF", dark: "#1C1C1E")
    case .groupedBackground: Pair(light: "#F2F2F7", dark: "#1C1C1E")
    case .secondaryBackground: Pair(light: "#F2F2F7", dark: "#2C2C2E")
    case .tertiaryBackground: Pair(light: "#FFFFFF", dark: "#3A3A3C")
    case .tertiaryGroupedBackground: Pair(light: "#F2F2F7", dark: "#3A3A3C")
    case .white: Pair(light: "#FFFFFF", dark: "#FFFFFF")
    case .black: Pair(light: "#000000", dark: "#000000")
    case .lightGray: Pair(light: "#AAAAAA", dark: "#AAAAAA")
    case .darkGray: Pair(light: "#555555", dark: "#555555")
    case .gray: Pair(light: "#8E8E93", dark: "#8E8E93")
    case .gray2: Pair(light: "#AEAEB2", dark: "#636366")
    case .gray3: Pair(light: "#C7C7CC", dark: "#48484A")
    case .gray4: Pair(light: "#D1D1D6", dark: "#3A3A3C")
    case .gray5: Pair(light: "#E5E5EA", dark: "#2C2C2E")
    case .gray6: Pair(light: "#F2F2F7", dark: "#1C1C1E")
    case .red: Pair(light: "#FF3B30", dark: "#FF453A")
    case .orange: Pair(light: "#FF9500", dark: "#FF9F0A")
    case .yellow: Pair(light: "#FFCC00", dark: "#FFD60A")
    case .green: Pair(light: "#34C759", dark: "#30D158")
    case .mint: Pair(light: "#00C7BE", dark: "#63E6E2")
    case .teal: Pair(light: "#30B0C7", dark: "#40C8E0")
    case .cyan: Pair(light: "#32ADE6", dark: "#64D2FF")
    case .blue: Pair(light: "#007AFF", dark: "#0A84FF")
    case .indigo: Pair(light: "#5856D6", dark: "#5E5CE6")
    case .purple: Pair(light: "#AF52DE", dark: "#BF5AF2")
    case .pink: Pair(light: "#FF2D55", dark: "#FF375F")
    case .brown: Pair(light: "#A2845E", dark: "#AC8E68")
    case .clear: Pair(light: "none", dark: "none")
    }
  }
}

/// The colours that change with the appearance, as classes of a style sheet.
///
/// A class is named after its two values, so the same class means the same colour in every drawing.
package struct ColorClasses: Hashable, Sendable {
  private var names: Set<String> = []

  package static let none = ColorClasses()

  package init(names: Set<String> = []) {
    self.names = names
  }

  /// The names of the classes, sorted.
  package var sortedNames: [String] { names.sorted() }

  /// The classes of what is shown in one appearance only.
  static let lightOnly = "cp-only-light"
  static let darkOnly = "cp-only-dark"

  private var onlyClasses: [String] { [Self.lightOnly, Self.darkOnly].filter(names.contains) }

  private var colorNames: [String] { names.subtracting(onlyClasses).sorted() }

  mutating func use(_ name: String) -> String {
    names.insert(name)
    return name
  }

  /// What hides the one and shows the other.
  private func visibility(dark isDark: Bool) -> [(name: String, rule: String)] {
    onlyClasses.map { ($0, "{display:\(($0 == Self.darkOnly) == isDark ? "inline" : "none")}") }
  }

  package mutating func formUnion(_ other: ColorClasses) { names.formUnion(other.names) }

  /// The class that fills (or strokes) with a pair of colours.
  mutating func use(_ pair: Palette.Pair, stroke: Bool = false) -> String {
    let kind = stroke ? "s" : "f"
    let name = "cp-\(kind)-\(pair.light.dropFirst())-\(pair.dark.dropFirst())"
    names.insert(name)
    return name
  }

  /// The rules for all classes used, for a page that says by `color-scheme` which appearance it has.
  ///
  /// It is the reader's, or the one that `data-theme` on the root names. Browsers that do not know
  /// `light-dark` show the light colours.
  package var css: String {
    let colors = colorNames.map { name -> String in
      let pieces = name.split(separator: "-")
      let property = pieces[1] == "s" ? "stroke" : "fill"
      guard pieces[2] != pieces[3] else { return ".\(name){\(property):#\(pieces[2])}\n" }
      return ".\(name){\(property):#\(pieces[2]);"
        + "\(property):light-dark(#\(pieces[2]),#\(pieces[3]))}\n"
    }
    func visibility(_ prefix: String, dark isDark: Bool) -> String {
      self.visibility(dark: isDark).map { "\(prefix).\($0.name)\($0.rule)\n" }.joined()
    }
    guard !onlyClasses.isEmpty else { return colors.joined() }
    return colors.joined() + visibility("", dark: false)
      + "@media (prefers-color-scheme:dark){\n"
      + visibility(":root:not([data-theme=light]) ", dark: true) + "}\n"
      + visibility(":root[data-theme=dark] ", dark: true)
  }

  /// The same for a file of its own, which follows the reader's preference only.
  var standaloneCSS: String {
    if names.isEmpty { return "" }
    let parts = colorNames.map { name in (name, name.split(separator: "-").map { String($0) }) }
    func rules(value: Int) -> String {
      visibility(dark: value == 3).map { ".\($0.name)\($0.rule)" }.joined()
        + parts.map { name, pieces in
          ".\(name){\(pieces[1] == "s" ? "stroke" : "fill"):#\(pieces[value])}"
        }.joined()
    }
    return rules(value: 2) + "@media (prefers-color-scheme:dark){" + rules(value: 3) + "}"
  }
}
