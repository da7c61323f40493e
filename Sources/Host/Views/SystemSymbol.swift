internal import TextTools

/// A symbol of the system, by the parts of its name: `heart.circle.fill`.
///
/// Apple's own pictures are nowhere in this project. Each shape has a simple drawing of ours.
package struct SystemSymbol: Hashable, Sendable {
  package let shape: SymbolShape
  /// The shape around it, as in `checkmark.circle`.
  package let enclosure: SymbolShape?
  package let isFilled: Bool
  /// Whether a line crosses it out.
  package let isCrossedOut: Bool
  /// The size beside text of 17 points.
  package let size: Size
  /// How thick its lines are.
  package var weight = FontWeight.regular
  /// The color of what is around its mark, as of a palette's second color; nil for that of all of it.
  package var ground: ColorRequest?

  /// Symbols of which only a filled form exists.
  private static let solid: Set = [
    "airplane", "airplane.arrival", "airplane.departure", "antenna.radiowaves.left.and.right",
    "aqi.medium", "mappin", "mappin.and.ellipse", "music.note", "sparkles",
    "star.leadinghalf.filled",
  ]

  /// Nil for a symbol that there is no drawing of.
  package init?(name: String) {
    func without(_ ending: String, _ words: String) -> String? {
      words.hasSuffix(ending) ? String(words.dropLast(ending.count)) : nil
    }
    size = Self.size(named: name)
    isFilled =
      name.hasSuffix(".fill") || name.hasPrefix("figure.") || Self.solid.contains(name)
    let whole = without(".fill", name) ?? name
    isCrossedOut = whole.hasSuffix(".slash")
    let words = without(".slash", whole) ?? whole
    // Letters and digits are symbols in an enclosure only.
    if words.count > 1, let shape = SymbolShape(named: words) {
      (self.shape, enclosure) = (shape, nil)
      return
    }
    for name in ["circle", "square", "rectangle"] {
      guard let enclosure = SymbolShape(named: name), let inner = without(".\(name)", words),
        let shape = SymbolShape(named: inner)
      else { continue }
      (self.shape, self.enclosure) = (shape, enclosure)
      return
    }
    return nil
  }
}

/// A shape that there is a drawing of, by the system's name for it.
///
/// The drawings are lines on a grid of 24 units; every one is our own, in `Embedded/symbols.txt`.
package struct SymbolShape: Hashable, Sendable {
  package let name: String

  /// The shape of a name, or of one that means the same.
  package init?(named name: String) {
    let own = Self.others[name] ?? name
    guard Self.names.contains(own) else { return nil }
    self.name = own
  }

  /// The closed outline: filled in a symbol whose name ends in `fill`.
  package var area: String { Self.lines["\(name) area"] ?? "" }
  /// Lines on it.
  package var inner: String { Self.lines["\(name) inner"] ?? "" }
  /// Lines beside it.
  package var outer: String { Self.lines["\(name) outer"] ?? "" }

  /// The lines by the name of a shape and the part of it.
  private static let lines: [String: String] = Dictionary(
    (EmbeddedFiles.all["symbols.txt"] ?? "").lines.compactMap { line in
      line.firstRange(of: ": ").map {
        (String(line[..<$0.lowerBound]), String(line[$0.upperBound...]))
      }
    }
  ) { first, _ in first }

  /// The names of all shapes.
  package static let names = Set(
    lines.keys.compactMap { $0.split(separator: " ").first.map { String($0) } })

  /// Names of the system that mean the same as those of shapes.
  private static let others = [
    "battery.0percent": "battery.0", "battery.25percent": "battery.25",
    "battery.50percent": "battery.50", "battery.75percent": "battery.75",
    "battery.100percent": "battery.100", "line.horizontal.3": "line.3.horizontal",
    "gauge.medium": "gauge", "gauge.with.dots.needle.50percent": "gauge",
    "wand.and.sparkles": "wand.and.stars",
  ]
}
