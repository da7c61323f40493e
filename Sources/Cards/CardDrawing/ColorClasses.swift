internal import Views

/// The colors that change with the appearance, as classes of a style sheet.
///
/// A class is named after its two values, so the same class means the same color in every drawing.
package struct ColorClasses: Hashable, Sendable {
  private var colors: Set<ColorClass> = []
  private var onlyOnes: Set<AppearanceClass> = []

  package static let none = ColorClasses()

  /// Classes by their names; those that no drawing has are left out.
  package init(names: Set<String> = []) {
    colors = Set(names.compactMap { ColorClass($0) })
    onlyOnes = Set(
      Appearance.allCases.map { AppearanceClass(appearance: $0) }
        .filter { names.contains($0.name.string) })
  }

  private var sortedColors: [ColorClass] { colors.sorted { $0.order < $1.order } }

  package mutating func formUnion(_ other: ColorClasses) {
    colors.formUnion(other.colors)
    onlyOnes.formUnion(other.onlyOnes)
  }

  /// The class that fills (or strokes) with a pair of colors.
  mutating func use(_ pair: Palette.Pair, stroke: Bool = false) -> SVGText {
    let color = ColorClass(pair: pair, isStroke: stroke)
    colors.insert(color)
    var name = SVGText()
    color.addName(to: &name)
    return name
  }

  /// The class of what is shown in one appearance only.
  mutating func useOnly(_ appearance: Appearance) -> SVGText {
    let only = AppearanceClass(appearance: appearance)
    onlyOnes.insert(only)
    return only.name
  }

  /// The rules for all classes used, for a page that says by `color-scheme` which appearance it
  /// has.
  ///
  /// It is the reader's, or the one that `data-theme` on the root names. Browsers that do not know
  /// `light-dark` show the light colors.
  package var css: String {
    var text = SVGText()
    for color in sortedColors {
      let property: SVGText = color.isStroke ? "stroke" : "fill"
      let (light, dark) = (color.pair.light, color.pair.dark)
      text.append(mark: ".")
      color.addName(to: &text)
      text.append("{\(property):\(light);\(property):light-dark(\(light),\(dark))}\n")
    }
    if !onlyOnes.isEmpty {
      addVisibility(in: .light, before: "", after: "\n", to: &text)
      text.append(markup: "@media (prefers-color-scheme:dark){\n")
      addVisibility(in: .dark, before: ":root:not([data-theme=light]) ", after: "\n", to: &text)
      text.append(markup: "}\n")
      addVisibility(in: .dark, before: ":root[data-theme=dark] ", after: "\n", to: &text)
    }
    return text.string
  }

  /// Both appearances; and San Francisco makes no arrow of `->`, as fonts do that stand for it.
  private static let base =
    ":root{color-scheme:light dark}text{font-feature-settings:\"calt\" 0}"

  /// The style sheet of a separate file, which follows the reader's preference only.
  var standaloneCSS: SVGText {
    var text = SVGText()
    guard self != .none else { return text }
    text.append(markup: Self.base)
    addRules(for: .light, to: &text)
    text.append(markup: "@media (prefers-color-scheme:dark){")
    addRules(for: .dark, to: &text)
    text.append(mark: "}")
    return text
  }

  private func addRules(for appearance: Appearance, to text: inout SVGText) {
    addVisibility(in: appearance, before: "", after: "", to: &text)
    for color in sortedColors {
      text.append(mark: ".")
      color.addName(to: &text)
      text.append(markup: color.isStroke ? "{stroke:" : "{fill:")
      text.append(color.pair.value(in: appearance))
      text.append(mark: "}")
    }
  }

  /// Adds the rules that show one and hide the other.
  private func addVisibility(
    in appearance: Appearance, before: String, after: String, to text: inout SVGText
  ) {
    for only in onlyOnes.sorted(by: { $0.order < $1.order }) {
      text.append(markup: before)
      text.append(mark: ".")
      text.append(only.name)
      text.append(markup: only.appearance == appearance ? "{display:inline}" : "{display:none}")
      text.append(markup: after)
    }
  }
}

/// The class of one color: `cp-f-000000-FFFFFF`.
private struct ColorClass: Hashable {
  let pair: Palette.Pair
  let isStroke: Bool

  init(pair: Palette.Pair, isStroke: Bool) {
    self.pair = pair
    self.isStroke = isStroke
  }

  init?(_ name: String) {
    let parts = name.split(separator: "-")
    guard parts.count == 4, parts[0] == "cp", ["f", "s"].contains(parts[1]),
      let light = RGBColor(digits: parts[2]), let dark = RGBColor(digits: parts[3])
    else { return nil }
    self.init(pair: Palette.Pair(light, dark), isStroke: parts[1] == "s")
  }

  func addName(to text: inout SVGText) {
    text.append(markup: isStroke ? "cp-s-" : "cp-f-")
    text.appendDigits(of: pair.light)
    text.append(mark: "-")
    text.appendDigits(of: pair.dark)
  }

  /// Fills before strokes, and each by its values.
  var order: (Int, UInt32, UInt32, UInt8, UInt8) {
    (
      isStroke ? 1 : 0, pair.light.value, pair.dark.value, pair.light.alpha, pair.dark.alpha
    )
  }
}

/// The class of what is shown in one appearance.
private struct AppearanceClass: Hashable {
  let appearance: Appearance

  var name: SVGText { appearance == .light ? "cp-only-light" : "cp-only-dark" }
  var order: Int { appearance == .light ? 0 : 1 }
}
