internal import TextTools

/// The text form of the table of advance widths.
///
/// Lines that begin with `#` are comments. Then `units-per-em N`, `weights` with the four weights
/// in order, and one row a character: its code point in hexadecimal and a width for each weight,
/// in font units.
package struct AdvanceWidthTable: Hashable, Sendable {
  package struct Row: Hashable, Sendable {
    package let codePoint: Int
    /// In font units: regular, medium, semibold, bold.
    package let widths: [Int]
  }

  package let unitsPerEm: Int
  package let rows: [Row]

  package init(unitsPerEm: Int, rows: [Row]) {
    self.unitsPerEm = unitsPerEm
    self.rows = rows
  }

  package init(parsing text: String) throws(AdvanceWidthTableError) {
    var unitsPerEm: Int?
    var hasWeights = false
    var rows: [Row] = []
    for (index, line) in text.lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
      let fields = line.pieces(by: UInt8(ascii: " "))
      if unitsPerEm == nil {
        guard fields.count == 2, fields[0] == "units-per-em", let units = Int(fields[1]),
          Self.unitsRange.contains(units)
        else { throw .noUnitsPerEm(line: index + 1) }
        unitsPerEm = units
      } else if !hasWeights {
        guard fields == ["weights", "regular", "medium", "semibold", "bold"] else {
          throw .unknownWeights(line: index + 1)
        }
        hasWeights = true
      } else {
        guard let row = Row(fields) else { throw .badRow(line: index + 1) }
        rows.append(row)
      }
    }
    guard let unitsPerEm, hasWeights else { throw .endsEarly }
    self.init(unitsPerEm: unitsPerEm, rows: rows)
  }

  /// The range that OpenType allows for a font's units per em.
  private static let unitsRange = 16...16384
}

/// Why a table of advance widths was not read; lines count from 1.
package enum AdvanceWidthTableError: Error, Hashable {
  case noUnitsPerEm(line: Int)
  case unknownWeights(line: Int)
  case badRow(line: Int)
  case endsEarly
}

extension AdvanceWidthTable.Row {
  /// A row below U+3000 (what is above measures by its class), with widths OpenType can hold.
  fileprivate init?(_ fields: [String]) {
    guard fields.count == 5, let codePoint = Int(fields[0], radix: 16),
      (0..<0x3000).contains(codePoint)
    else { return nil }
    let widths = fields.dropFirst().compactMap { Int($0) }.filter { (0...65535).contains($0) }
    guard widths.count == 4 else { return nil }
    self.init(codePoint: codePoint, widths: widths)
  }
}
