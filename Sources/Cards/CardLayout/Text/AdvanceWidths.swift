package import Views

/// The advance widths that text is measured with, by grapheme cluster and weight.
///
/// They are those of Inter, an open typeface close to the system's, so that a card measures the
/// same on every machine. `Scripts/make-advance-widths.py` makes the table.
package struct AdvanceWidths: Sendable {
  /// The font units in one em; every width is in font units.
  package let unitsPerEm: Int
  /// By column of `FontWeight.advanceColumn`, then by code point; -1 where the table has none.
  private let columns: [[Int]]
  /// By character, so that a base with its marks finds its precomposed form.
  private let codePoints: [Character: Int]

  /// The widths of the printable ASCII characters, from the space on, by column and design.
  private var ascii: [[FontDesign: [Int]]] = []

  /// The table that is part of the program; without rows, so that classes decide all, should it
  /// not parse.
  package static let embedded: AdvanceWidths = {
    let text = EmbeddedFiles.all["advance-widths.txt"] ?? ""
    return (try? AdvanceWidthTable(parsing: text)).map(AdvanceWidths.init) ?? .classesOnly
  }()

  /// No table: every cluster measures as the average of its class.
  package static let classesOnly = AdvanceWidths(AdvanceWidthTable(unitsPerEm: 1000, rows: []))

  package init(_ table: AdvanceWidthTable) {
    unitsPerEm = table.unitsPerEm
    let end = (table.rows.map(\.codePoint).max() ?? -1) + 1
    var columns = Array(repeating: Array(repeating: -1, count: end), count: 4)
    var codePoints: [Character: Int] = [:]
    for row in table.rows {
      for (column, width) in row.widths.enumerated() where column < columns.count {
        columns[column][row.codePoint] = width
      }
      guard let scalar = Unicode.Scalar(UInt32(row.codePoint)) else { continue }
      codePoints[Character(scalar)] = row.codePoint
    }
    self.columns = columns
    self.codePoints = codePoints
    let printable = (0x20...0x7E as ClosedRange<UInt8>).map { Character(Unicode.Scalar($0)) }
    ascii = columns.indices.map { column in
      var units: [FontDesign: [Int]] = [:]
      for design in FontDesign.allCases {
        units[design] = printable.map { self.units(of: $0, column: column, design: design) }
      }
      return units
    }
  }

  /// The widths of the printable ASCII characters in font units, from the space on.
  func asciiUnits(weight: FontWeight, design: FontDesign) -> [Int] {
    ascii[weight.advanceColumn][design] ?? []
  }

  /// The width of a cluster in font units.
  package func units(of cluster: Character, weight: FontWeight, design: FontDesign) -> Int {
    units(of: cluster, column: weight.advanceColumn, design: design)
  }

  private func units(of cluster: Character, column: Int, design: FontDesign) -> Int {
    switch ClusterClass(cluster) {
    case .invisible: 0
    case .tab: 4 * units(of: " ", column: column, design: design)
    case .wide, .emoji: unitsPerEm
    case .halfwidth(let count): units(thousandths: 500 * count)
    case .letters(let base, _) where design == .monospacedDigit && ("0"..."9").contains(base):
      digitWidth(column: column) ?? units(thousandths: Self.monospacedThousandths)
    case .letters(let base, let isAlone):
      design == .monospaced
        ? units(thousandths: Self.monospacedThousandths)
        : tableWidth(of: cluster, base: base, isAlone: isAlone, column: column)
          ?? units(thousandths: averageThousandths(of: base))
    }
  }

  /// The width of every letter of the monospaced design in 1/1000 em; a convention: most
  /// typefaces for code are between 0.6 and 0.62 em wide.
  private static let monospacedThousandths = 600

  /// The width of every digit of the design with digits of one width: that of the widest, which is
  /// a convention.
  private func digitWidth(column: Int) -> Int? {
    "0123456789".unicodeScalars.compactMap { digit in
      let codePoint = Int(digit.value)
      return columns[column].indices.contains(codePoint) ? columns[column][codePoint] : nil
    }.max().flatMap { $0 >= 0 ? $0 : nil }
  }

  private func tableWidth(
    of cluster: Character, base: Unicode.Scalar, isAlone: Bool, column: Int
  ) -> Int? {
    let precomposed = isAlone ? nil : codePoints[cluster]
    let codePoint = precomposed ?? Int(base.value)
    guard codePoint < columns[column].count, columns[column][codePoint] >= 0 else { return nil }
    return columns[column][codePoint]
  }

  private func units(thousandths: Int) -> Int { (thousandths * unitsPerEm + 500) / 1000 }
}

extension FontWeight {
  /// The column of the table that a weight measures in: lighter ones as regular, heavier ones as
  /// bold, because the table has four.
  fileprivate var advanceColumn: Int {
    switch self {
    case .ultraLight, .thin, .light, .regular: 0
    case .medium: 1
    case .semibold: 2
    case .bold, .heavy, .black: 3
    }
  }
}
