/// Paths and gradients that code draws, in the coordinates of a size.
package struct VectorDrawing: Hashable, Sendable {
  package let size: Size
  package let parts: [Part]

  package init(size: Size, parts: [Part]) {
    self.size = size
    self.parts = parts
  }

  package enum Part: Hashable, Sendable {
    case path(Path)
    case gradient(Gradient)
  }

  /// A color, and how much it hides, from 0 to 1.
  package struct Paint: Hashable, Sendable {
    package let color: ColorRequest
    package let opacity: Double

    package init(color: ColorRequest, opacity: Double) {
      self.color = color
      self.opacity = opacity
    }
  }

  /// A path in the letters of SVG.
  package struct Path: Hashable, Sendable {
    package let data: String
    package let fill: Paint?
    package let usesEvenOddRule: Bool
    package let line: Line?

    /// Nil for data with anything but moves, lines, cubic curves and closings.
    package init?(data: String, fill: Paint?, usesEvenOddRule: Bool, line: Line?) {
      guard data.utf8.allSatisfy(Self.letters.contains), fill != nil || line != nil else {
        return nil
      }
      self.data = data
      self.fill = fill
      self.usesEvenOddRule = usesEvenOddRule
      self.line = line
    }

    private static let letters = Set("MLCZ0123456789.- ".utf8)
  }

  package struct Line: Hashable, Sendable {
    package let paint: Paint
    package let width: Points
    package let cap: Cap
    package let join: Join
    package let dash: [Points]

    package enum Cap: String, Sendable { case butt, round, square }
    package enum Join: String, Sendable { case miter, round, bevel }

    package init(
      _ paint: Paint, width: Points, cap: Cap, join: Join, dash: [Points]
    ) {
      self.paint = paint
      self.width = width
      self.cap = cap
      self.join = join
      self.dash = dash
    }
  }

  /// Colors that change into each other along a line, in a rectangle with round corners.
  package struct Gradient: Hashable, Sendable {
    package let frame: Frame
    package let cornerRadius: Points
    package let stops: [Stop]
    /// Where the line begins and ends, in shares of the rectangle.
    package let start: UnitPoint
    package let end: UnitPoint

    package struct Stop: Hashable, Sendable {
      package let paint: Paint
      package let location: Double

      package init(_ paint: Paint, at location: Double) {
        self.paint = paint
        self.location = location
      }
    }

    package init(
      in frame: Frame, cornerRadius: Points, _ stops: [Stop], from start: UnitPoint,
      to end: UnitPoint
    ) {
      self.frame = frame
      self.cornerRadius = cornerRadius
      self.stops = stops
      self.start = start
      self.end = end
    }
  }

  package struct UnitPoint: Hashable, Sendable {
    package let x: Double
    package let y: Double

    package init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// The colors in it, each once, as they come.
  package var colors: [ColorRequest] {
    parts.flatMap { part in
      switch part {
      case .path(let path): [path.fill, path.line?.paint].compactMap { $0?.color }
      case .gradient(let gradient): gradient.stops.map(\.paint.color)
      }
    }.reduce(into: []) { colors, color in
      if !colors.contains(color) { colors.append(color) }
    }
  }

  /// Whether it has paths, not gradients alone.
  package var hasPaths: Bool {
    parts.contains { part in if case .path = part { true } else { false } }
  }

  /// The drawing as a template: in one color all over.
  package func tinted(_ color: ColorRequest) -> VectorDrawing {
    func tinted(_ paint: Paint) -> Paint { Paint(color: color, opacity: paint.opacity) }
    let parts = parts.compactMap { part -> Part? in
      switch part {
      case .path(let path):
        let line = path.line.map {
          Line(tinted($0.paint), width: $0.width, cap: $0.cap, join: $0.join, dash: $0.dash)
        }
        return Path(
          data: path.data, fill: path.fill.map(tinted), usesEvenOddRule: path.usesEvenOddRule,
          line: line
        ).map { .path($0) }
      case .gradient(let gradient):
        return .gradient(
          Gradient(
            in: gradient.frame, cornerRadius: gradient.cornerRadius,
            gradient.stops.map { .init(tinted($0.paint), at: $0.location) },
            from: gradient.start, to: gradient.end))
      }
    }
    return VectorDrawing(size: size, parts: parts)
  }
}
