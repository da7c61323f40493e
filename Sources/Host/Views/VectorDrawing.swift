/// The paths and gradients that code draws, in the coordinates of a size.
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
    /// A part of which only what is inside of an outline is to be seen.
    indirect case clipped(Part, by: Outline)
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

  /// An outline in the letters of SVG.
  package struct Outline: Hashable, Sendable {
    package let data: String
    /// Whether what an even number of lines surrounds is outside.
    package let usesEvenOddRule: Bool

    /// Nil for data with anything but moves, lines, cubic curves and closings; an E before it is the even-odd rule.
    package init?(_ data: String) {
      usesEvenOddRule = data.hasPrefix("E")
      self.data = String(data.dropFirst(usesEvenOddRule ? 1 : 0))
      guard self.data.utf8.allSatisfy(Self.letters.contains) else { return nil }
    }

    /// The text by which it is told from others.
    package var digest: String { (usesEvenOddRule ? "E" : "") + data }

    private static let letters = Set("MLCZ0123456789.- ".utf8)
  }

  /// An outline with its colors.
  package struct Path: Hashable, Sendable {
    package let outline: Outline
    package let fill: Paint?
    package let line: Line?

    package init(_ outline: Outline, fill: Paint?, line: Line?) {
      self.outline = outline
      self.fill = fill
      self.line = line
    }
  }

  package struct Line: Hashable, Sendable {
    package let paint: Paint
    package let width: Points
    package let cap: Cap
    package let join: Join
    /// How often the width a miter may be long.
    package let miterLimit: Double
    /// The lengths of lines and gaps in turn, and where in them the line begins.
    package let dash: [Points]
    package let phase: Points

    package enum Cap: String, Sendable { case butt, round, square }
    package enum Join: String, Sendable { case miter, round, bevel }

    package init(
      _ paint: Paint, width: Points, cap: Cap, join: Join, miterLimit: Double, dash: [Points],
      phase: Points
    ) {
      self.paint = paint
      self.width = width
      self.cap = cap
      self.join = join
      self.miterLimit = miterLimit
      self.dash = dash
      self.phase = phase
    }
  }

  /// Colors that change into each other in a rectangle with round corners.
  package struct Gradient: Hashable, Sendable {
    package let frame: Frame
    package let cornerRadius: Points
    package let stops: [Stop]
    package let shape: Shape

    /// Along what the colors change; points are in shares of the rectangle.
    package enum Shape: Hashable, Sendable {
      case line(from: UnitPoint, to: UnitPoint)
      /// Out of a point to its radii, from a share of them.
      case circle(around: UnitPoint, Size, from: Double)
      /// Around a point, clockwise from the right, in degrees.
      case turn(around: UnitPoint, from: Double, by: Double)
    }

    package struct Stop: Hashable, Sendable {
      package let paint: Paint
      package let location: Double

      package init(_ paint: Paint, at location: Double) {
        self.paint = paint
        self.location = location
      }
    }

    package init(
      in frame: Frame, cornerRadius: Points, _ stops: [Stop], _ shape: Shape
    ) {
      self.frame = frame
      self.cornerRadius = cornerRadius
      self.stops = stops
      self.shape = shape
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
    parts.flatMap(\.colors).reduce(into: []) { colors, color in
      if !colors.contains(color) { colors.append(color) }
    }
  }

  /// Tests for paths beside gradients.
  package var hasPaths: Bool { parts.contains(where: \.isPath) }

  /// The drawing as a template: in one color all over.
  package func tinted(_ color: ColorRequest) -> VectorDrawing {
    changingColors { $0 = color }
  }

  /// The drawing with each color changed.
  package func changingColors(_ change: (inout ColorRequest) -> Void) -> VectorDrawing {
    VectorDrawing(size: size, parts: parts.map { $0.changingColors(change) })
  }
}

extension VectorDrawing.Part {
  fileprivate var colors: [ColorRequest] {
    switch self {
    case .path(let path): [path.fill, path.line?.paint].compactMap { $0?.color }
    case .gradient(let gradient): gradient.stops.map(\.paint.color)
    case .clipped(let part, _): part.colors
    }
  }

  fileprivate var isPath: Bool {
    switch self {
    case .path: true
    case .gradient: false
    case .clipped(let part, _): part.isPath
    }
  }

  fileprivate func changingColors(
    _ change: (inout ColorRequest) -> Void
  ) -> VectorDrawing.Part {
    func changed(_ paint: VectorDrawing.Paint) -> VectorDrawing.Paint {
      VectorDrawing.Paint(color: paint.color.changed(by: change), opacity: paint.opacity)
    }
    switch self {
    case .path(let path):
      let line = path.line.map {
        VectorDrawing.Line(
          changed($0.paint), width: $0.width, cap: $0.cap, join: $0.join,
          miterLimit: $0.miterLimit, dash: $0.dash, phase: $0.phase)
      }
      return .path(
        VectorDrawing.Path(path.outline, fill: path.fill.map(changed), line: line))
    case .gradient(let gradient):
      return .gradient(
        VectorDrawing.Gradient(
          in: gradient.frame, cornerRadius: gradient.cornerRadius,
          gradient.stops.map { .init(changed($0.paint), at: $0.location) }, gradient.shape))
    case .clipped(let part, let outline):
      return
        .clipped(part.changingColors(change), by: outline)
    }
  }
}
