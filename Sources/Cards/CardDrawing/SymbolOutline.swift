internal import TextTools
internal import Views

/// The lines of a symbol on a grid of 24 units; every one is our own, in `Embedded/symbols.txt`.
struct SymbolOutline {
  /// The closed outline: filled in a symbol whose name ends in `fill`.
  let area: String
  /// Lines on it.
  let inner: String
  /// Lines beside it.
  let outer: String

  init(_ shape: SymbolShape) {
    let name = shape.rawValue
    area = Self.lines["\(name) area"] ?? ""
    inner = Self.lines["\(name) inner"] ?? ""
    outer = Self.lines["\(name) outer"] ?? ""
  }

  /// The lines by the name of a shape and the part of it.
  private static let lines: [String: String] = Dictionary(
    (EmbeddedFiles.all["symbols.txt"] ?? "").lines.compactMap { line in
      line.firstRange(of: ": ").map {
        (String(line[..<$0.lowerBound]), String(line[$0.upperBound...]))
      }
    }
  ) { first, _ in first }
}
