import CardLayout
import Testing

struct AdvanceWidthTableTests {
  private let head = "# comment\nunits-per-em 1000\nweights regular medium semibold bold\n"

  @Test func readsRowsInHexadecimal() throws {
    let table = try AdvanceWidthTable(parsing: head + "0041 600 610 620 630\n")
    #expect(table.unitsPerEm == 1000)
    #expect(table.rows.map(\.codePoint) == [0x41])
    #expect(table.rows.map(\.widths) == [[600, 610, 620, 630]])
  }

  @Test(arguments: [
    "0041 1 2 3", "0041 1 2 3 4 5", "0041 1 2 3 -4", "0041 1 2 3 99999", "3000 1 2 3 4",
    "x 1 2 3 4",
    "-1 1 2 3 4", "0041 1 2 3 y",
  ])
  func refusesRowThatIsNotFiveNumbersInRange(row: String) {
    #expect(throws: AdvanceWidthTableError.badRow(line: 4)) {
      try AdvanceWidthTable(parsing: head + row)
    }
  }

  @Test func refusesOtherWeights() {
    #expect(throws: AdvanceWidthTableError.unknownWeights(line: 2)) {
      try AdvanceWidthTable(parsing: "units-per-em 1000\nweights bold\n")
    }
  }

  @Test(arguments: ["units-per-em 0", "units-per-em -5", "units-per-em x", "0041 1 2 3 4"])
  func refusesTableWithoutUnitsPerEm(line: String) {
    #expect(throws: AdvanceWidthTableError.noUnitsPerEm(line: 1)) {
      try AdvanceWidthTable(parsing: line)
    }
  }

  @Test(arguments: ["", "# only a comment\n", "units-per-em 1000\n"])
  func refusesTableThatEndsEarly(text: String) {
    #expect(throws: AdvanceWidthTableError.endsEarly) { try AdvanceWidthTable(parsing: text) }
  }
}
