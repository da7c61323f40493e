internal import Digests
package import Views

extension VectorDrawing {
  /// The digest of all that it consists of but its colors, which tells another drawing.
  package var digest: String { SHA256.shortHex(Array(parts.map(\.words).joined().utf8)) }
}

extension VectorDrawing.Part {
  /// The part in one line.
  fileprivate var words: String {
    switch self {
    case .path(let path):
      let line = path.line.map {
        "\($0.width) \($0.cap) \($0.join) \($0.miterLimit) \($0.dash) \($0.phase) \($0.paint.opacity)"
      }
      return
        "\(path.outline.data) \(path.outline.usesEvenOddRule) \(path.fill?.opacity ?? 0) \(line ?? "")\n"
    case .gradient(let gradient):
      let stops = gradient.stops.map { "\($0.location) \($0.paint.opacity)" }
      return "\(gradient.frame) \(gradient.cornerRadius) \(gradient.shape.words) \(stops)\n"
    case .clipped(let part, let outline): return "\(outline.digest) \(part.words)"
    }
  }
}

extension VectorDrawing.Gradient.Shape {
  fileprivate var words: String {
    switch self {
    case .line(let start, let end): "\(start.x) \(start.y) \(end.x) \(end.y)"
    case .circle(let middle, let radii, let start):
      "circle \(middle.x) \(middle.y) \(radii) \(start)"
    case .turn(let middle, let start, let sweep):
      "turn \(middle.x) \(middle.y) \(start) \(sweep)"
    }
  }
}
