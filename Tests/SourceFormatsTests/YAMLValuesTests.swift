import SourceFormats
import Testing

@Suite struct YAMLValuesTests {
  @Test(arguments: [
    ("12", 12), ("-3", -3), ("+4", 4), ("007", 7), ("1_000", nil), ("0x10", nil), ("0o7", nil),
    ("1.0", nil), ("'1'", nil), ("9223372036854775807", Int.max), ("9223372036854775808", nil),
    ("~", nil), ("true", nil),
  ])
  func readsDecimalWholeNumbersOnly(text: String, value: Int?) {
    #expect(readYAML(text).tree?.integer == value)
  }

  @Test(arguments: [
    ("1.5", 1.5), ("-2", -2), ("+0.5", 0.5), ("1e3", 1000), (".5", 0.5), ("1e999", nil),
    (".nan", nil), ("nan", nil), (".inf", nil), ("infinity", nil), ("0x1p3", nil), ("1:30", nil),
    ("'1.5'", nil), ("~", nil), ("1,5", nil),
  ])
  func readsFiniteDecimalNumbersOnly(text: String, value: Double?) {
    #expect(readYAML(text).tree?.number == value)
  }

  /// Units, currencies and commas are no part of a number; a comma before three digits may part thousands.
  @Test(arguments: [
    ("20px", "20"), ("1.5 pt", "1.5"), ("'8 Points'", "8"), ("58,50", "58.50"), ("$4", "4"),
    ("4,5 €", "4.5"), ("20", nil), ("'20'", nil), ("many", nil), ("1,500", nil), ("1.500,00", nil),
    ("1,2,3", nil), ("px", nil), ("100%", nil), ("3rd", nil), ("[20]", nil),
  ])
  func tellsTheNumberThatIsMeant(text: String, number: String?) {
    #expect(readYAML(text).tree?.meantNumber == number)
  }

  @Test(arguments: [
    ("true", true), ("false", false), ("True", nil), ("yes", nil), ("on", nil), ("no", nil),
    ("off", nil), ("y", nil), ("'true'", nil), ("1", nil),
  ])
  func readsTrueAndFalseOnly(text: String, value: Bool?) {
    #expect(readYAML(text).tree?.boolean == value)
  }

  @Test(arguments: [
    ("a", "a"), ("'1'", "1"), ("1", "1"), ("''", ""), ("'~'", "~"), ("'null'", "null"),
    ("|\n  x\n", "x\n"), ("~", nil), ("null", nil), ("---\n", nil), ("[a]", nil), ("{a: b}", nil),
  ])
  func readsEveryScalarButNullAsText(text: String, value: String?) {
    #expect(readYAML(text).tree?.string == value)
  }

  @Test(arguments: [
    ("~", true), ("null", true), ("---\n", true), ("NULL", false), ("'null'", false), ("''", false),
    ("[]", false), ("0", false),
  ])
  func takesPlainNothingForNull(text: String, isNull: Bool) {
    #expect(readYAML(text).tree?.isNull == isNull)
  }

  @Test func givesItemsAndEntriesOfCollectionsOnly() {
    #expect(readYAML("[a, b]").tree?.items?.count == 2)
    #expect(readYAML("[a, b]").tree?.entries == nil)
    #expect(readYAML("{a: b}").tree?.entries?.count == 1)
    #expect(readYAML("{a: b}").tree?.items == nil)
  }
}
