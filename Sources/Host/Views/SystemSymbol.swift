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

  /// Symbols of which only a filled form exists.
  private static let solid: Set = [
    "airplane", "figure.run", "figure.walk", "mappin", "music.note", "sparkles",
    "star.leadinghalf.filled",
  ]

  /// Nil for a symbol that there is no drawing of.
  package init?(name: String) {
    func without(_ ending: String, _ words: String) -> String? {
      words.hasSuffix(ending) ? String(words.dropLast(ending.count)) : nil
    }
    size = Self.size(named: name)
    isFilled = name.hasSuffix(".fill") || Self.solid.contains(name)
    let whole = without(".fill", name) ?? name
    isCrossedOut = whole.hasSuffix(".slash")
    let words = without(".slash", whole) ?? whole
    if let shape = SymbolShape(named: words) {
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

  /// The shape of a name, or of one that means almost the same.
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

  /// Names of the system that mean almost the same as those of shapes.
  private static let others = [
    "gearshape": "gear", "bubble.left": "message", "bubble.right": "message", "stopwatch": "timer",
    "sun.min": "sun.max", "battery.0percent": "battery.0", "battery.25percent": "battery.25",
    "battery.50percent": "battery.50", "battery.75percent": "battery.75",
    "battery.100percent": "battery.100", "line.horizontal.3": "line.3.horizontal",
    "arrow.2.circlepath": "arrow.clockwise", "arrow.triangle.2.circlepath": "arrow.clockwise",
    "speaker.wave.3": "speaker.wave.2", "building": "building.2", "mappin.and.ellipse": "mappin",
    "moon.stars": "moon", "cloud.heavyrain": "cloud.rain", "chart.bar.xaxis": "chart.bar",
    "text.bubble": "message", "list.dash": "list.bullet", "creditcard.and.123": "creditcard",
    "person.crop": "person", "gearshape.2": "gear", "gauge.medium": "gauge", "speedometer": "gauge",
    "gauge.with.dots.needle.50percent": "gauge", "suitcase": "briefcase", "humidity": "drop",
    "list.bullet.clipboard": "list.clipboard", "list.number": "list.bullet",
    "mug": "cup.and.saucer", "cloud.drizzle": "cloud.rain", "wand.and.rays": "wand.and.stars",
    "wand.and.sparkles": "wand.and.stars",
  ]
}
