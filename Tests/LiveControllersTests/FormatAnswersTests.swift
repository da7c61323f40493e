import Testing

@testable import LiveControllers

/// Dates and numbers of a running controller, by the product's own tables.
struct FormatAnswersTests {
  private func request(
    _ kind: String, _ value: Double, date: String? = nil, time: String? = nil,
    pattern: String? = nil, code: String? = nil, decimals: ClosedRange<Int>? = nil,
    isGrouped: Bool? = nil
  ) -> FormatRequest {
    FormatRequest(
      kind: kind, value: value, dateStyle: date, timeStyle: time, pattern: pattern, code: code,
      minimumFraction: decimals?.lowerBound, maximumFraction: decimals?.upperBound,
      grouping: isGrouped, unit: nil, items: nil)
  }

  /// 29 February 2024, 13:07 in UTC.
  private static let leapDay: Double = 1_709_212_020

  @Test func datesHaveTheWordsOfTheLanguage() {
    let english = FormatAnswers(language: "en")
    #expect(
      english.text(request("date", Self.leapDay, pattern: "EEEE d MMM y, HH:mm"))
        == "Thursday 29 Feb 2024, 13:07")
    #expect(
      FormatAnswers(language: "de").text(request("date", Self.leapDay, pattern: "d. MMMM y"))
        == "29. Februar 2024")
    #expect(english.text(request("date", 0, pattern: "y-MM-dd HH:mm")) == "1970-01-01 00:00")
    #expect(english.text(request("date", -1, pattern: "y-MM-dd HH:mm")) == "1969-12-31 23:59")
    #expect(
      english.text(request("date", Self.leapDay, date: "medium", time: "none"))
        == "Feb 29, 2024")
  }

  /// A program writes by itself what the tables do not have.
  @Test(arguments: ["QQQ", "EEE", "EEEEE", "MMMMM", "HH:mm:ss"])
  func aPatternThatTheTablesLackHasNoAnswer(pattern: String) {
    let english = FormatAnswers(language: "en")
    #expect(english.text(request("date", Self.leapDay, pattern: pattern)) == nil)
    #expect(english.text(request("date", Self.leapDay, date: "short", time: "medium")) == nil)
    #expect(english.text(request("date", Self.leapDay, pattern: "h 'o''clock'")) == "1 o'clock")
    #expect(english.text(request("date", Self.leapDay, pattern: "''yy")) == "'24")
  }

  @Test func numbersHaveTheDecimalsThatAFormatterAllows() {
    let german = FormatAnswers(language: "de")
    #expect(german.text(request("number", 1234.5, decimals: 2...2, isGrouped: true)) == "1.234,50")
    #expect(german.text(request("number", 1234.5, decimals: 0...3, isGrouped: false)) == "1234,5")
    #expect(FormatAnswers(language: "en").text(request("number", 2.7)) == "3")
    let english = FormatAnswers(language: "en")
    #expect(english.text(request("currency", 12.5, code: "USD")) == "$12.50")
    #expect(english.text(request("currency", 12.6, code: "USD", decimals: 0...0)) == "$13")
    #expect(english.text(request("percent", 1.23456)) == "123%")
    #expect(english.text(request("percent", 1.23456, decimals: 0...2)) == "123.46%")
  }
}
