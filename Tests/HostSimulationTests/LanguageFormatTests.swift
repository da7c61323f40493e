import SourceFormats
import Testing

@testable import HostSimulation
@testable import Interactions

/// What numbers, money, dates, durations and lists look like in each language.
struct LanguageFormatTests {
  @Test func everyLanguageOfTheTableIsComplete() throws {
    let formats = try LanguageFormats(parsing: LanguageFormats.embeddedText)
    let wanted = [
      "ar", "cs", "da", "de", "el", "en", "en-GB", "es", "fi", "fr", "he", "hi", "hu", "id", "it",
      "ja", "ko", "nb", "nl", "pl", "pt-BR", "pt-PT", "ro", "ru", "sv", "th", "tr", "uk", "vi",
      "zh-Hans", "zh-Hant",
    ]
    #expect(wanted.filter { !formats.languages.contains($0) } == [])
    let texts = formats.languages.flatMap { language -> [String] in
      let writer = ValueText(language: language)
      return DurationUnit.allCases.flatMap { unit in
        [1, 2, 3, 5, 11, 100].map { writer.duration(Double($0 * unit.seconds)) }
      }
    }
    #expect(!texts.contains { $0.isEmpty || $0.contains("#") })
  }

  @Test func noLanguageOfTheTableIsAnothersAlias() {
    let aliases = LanguageFormats.embeddedText.split(separator: "\n")
      .filter { $0.hasPrefix("alias ") }.map { String($0.split(separator: " ")[1]) }
    #expect(!aliases.isEmpty)
    #expect(Set(aliases).isDisjoint(with: LanguageFormats.standard.languages))
  }

  @Test(arguments: [
    ("language xx like en", LanguageFormatError.unknownLanguage("en")),
    ("language xx", .unknownLanguage("root")), ("nonsense here", .unknownLine(1)),
    ("language root\nlanguage xx", .badValue(language: "xx", key: "plural")),
    (
      "language root\nlanguage xx\n  plural one\n  months a|b",
      .badValue(language: "xx", key: "date short")
    ),
  ])
  func aBrokenTableIsRefused(text: String, error: LanguageFormatError) {
    #expect(throws: error) { try LanguageFormats(parsing: text) }
  }

  @Test(arguments: [
    ("en", "1,234,567.891"), ("de", "1.234.567,891"), ("fr", "1\u{202F}234\u{202F}567,891"),
    ("en-IN", "12,34,567.891"), ("hi", "12,34,567.891"), ("sv", "1\u{A0}234\u{A0}567,891"),
    ("de-CH", "1’234’567.891"), ("es-MX", "1,234,567.891"), ("xx", "1,234,567.891"),
    ("zh", "1,234,567.891"), ("pt", "1.234.567,891"), ("de-LU", "1.234.567,891"),
    ("no", "1\u{A0}234\u{A0}567,891"), ("pt_PT", "1\u{A0}234\u{A0}567,891"),
  ])
  func numbersHaveTheSeparatorsOfTheirLanguage(language: String, expected: String) {
    #expect(ValueText(language: language).decimal(1_234_567.891) == expected)
  }

  /// Four digits stand together in Spanish, Italian, Polish, Hungarian and Portuguese of Portugal.
  @Test(arguments: [
    ("en", "1,234"), ("es", "1234"), ("it", "1234"), ("pl", "1234"), ("hu", "1234"),
    ("pt-PT", "1234"), ("pt-BR", "1.234"), ("es-AR", "1.234"),
  ])
  func fourDigitsAreGroupedOnlyWhereTheyAre(language: String, expected: String) {
    #expect(ValueText(language: language).decimal(1234) == expected)
    #expect(ValueText(language: language).decimal(12_345).count == 6)
  }

  @Test(arguments: [
    (0, "0"), (-0.0, "0"), (0.5, "0.5"), (0.0625, "0.062"), (0.1875, "0.188"), (2.0005, "2"),
    (2.0015, "2.002"), (999.9996, "1,000"), (-12.5, "-12.5"), (1e-9, "0"), (-1e-9, "0"),
    (1e15, "1,000,000,000,000,000"), (1.5e16, "15,000,000,000,000,000"), (0.1 + 0.2, "0.3"),
  ])
  func numbersRoundHalvesToEven(number: Double, expected: String) {
    #expect(ValueText(language: "en").decimal(number) == expected)
  }

  @Test(arguments: [
    ("en", 0.256, "25.6%"), ("de", 0.256, "25,6\u{A0}%"), ("tr", 0.256, "%25,6"),
    ("ar", 0.5, "50\u{200E}%\u{200E}"), ("en", -0.05, "-5%"), ("sv", -0.05, "−5\u{A0}%"),
    ("en", 0.07, "7%"), ("en", 1, "100%"), ("en", 0.0005, "0%"), ("en", 12.345, "1,234.5%"),
  ])
  func percentagesStandAsTheLanguageHasThem(language: String, number: Double, expected: String) {
    #expect(ValueText(language: language).percent(number) == expected)
  }

  @Test(arguments: [
    ("en", "USD", "$1,234.50"), ("en-GB", "USD", "US$1,234.50"), ("en-GB", "GBP", "£1,234.50"),
    ("en-CA", "CAD", "$1,234.50"), ("de", "EUR", "1.234,50\u{A0}€"),
    ("de-AT", "EUR", "€\u{A0}1.234,50"), ("de-CH", "CHF", "CHF\u{A0}1’234.50"),
    ("fr", "EUR", "1\u{202F}234,50\u{A0}€"), ("fr-CA", "CAD", "1\u{A0}234,50\u{A0}$"),
    ("nl", "EUR", "€\u{A0}1.234,50"), ("pt-BR", "BRL", "R$\u{A0}1.234,50"),
    ("es", "EUR", "1234,50\u{A0}€"), ("sv", "SEK", "1\u{A0}234,50\u{A0}kr"),
    ("da", "DKK", "1.234,50\u{A0}kr."), ("pl", "PLN", "1234,50\u{A0}zł"),
    ("cs", "CZK", "1\u{A0}234,50\u{A0}Kč"), ("hu", "HUF", "1234,50\u{A0}Ft"),
    ("ru", "RUB", "1\u{A0}234,50\u{A0}₽"), ("uk", "UAH", "1\u{A0}234,50\u{A0}₴"),
    ("tr", "TRY", "₺1.234,50"), ("ja", "JPY", "¥1,234"), ("en", "JPY", "¥1,234"),
    ("ko", "KRW", "₩1,234"), ("zh-Hans", "CNY", "¥1,234.50"), ("zh-Hant", "TWD", "$1,234.50"),
    ("hi", "INR", "₹1,234.50"), ("th", "THB", "฿1,234.50"), ("vi", "VND", "1.234\u{A0}₫"),
    ("id", "IDR", "Rp\u{A0}1.234"), ("en", "CHF", "CHF\u{A0}1,234.50"),
    ("en", "KWD", "KWD\u{A0}1,234.500"), ("en", "XYZ", "XYZ\u{A0}1,234.50"),
    ("he", "ILS", "\u{200F}1,234.50\u{A0}\u{200F}₪"), ("el", "EUR", "1.234,50\u{A0}€"),
  ])
  func moneyHasTheSymbolAndTheDecimalsOfItsCurrency(
    language: String, code: String, expected: String
  ) {
    #expect(ValueText(language: language).currency(1234.5, code: code) == expected)
  }

  @Test(arguments: [
    ("en", "-$12.00"), ("de", "-12,00\u{A0}$"), ("nl", "US$\u{A0}-12,00"),
    ("de-CH", "$-12.00"), ("nb", "−12,00\u{A0}USD"),
  ])
  func amountsBelowZeroHaveTheirSignWhereItStands(language: String, expected: String) {
    #expect(ValueText(language: language).currency(-12, code: "USD") == expected)
  }

  @Test(arguments: [
    ("en", "6/9/25", "Jun 9, 2025", "June 9, 2025", "Monday, June 9, 2025"),
    ("en-GB", "09/06/2025", "9 Jun 2025", "9 June 2025", "Monday, 9 June 2025"),
    ("de", "09.06.25", "09.06.2025", "9. Juni 2025", "Montag, 9. Juni 2025"),
    ("fr", "09/06/2025", "9 juin 2025", "9 juin 2025", "lundi 9 juin 2025"),
    ("es", "9/6/25", "9 jun 2025", "9 de junio de 2025", "lunes, 9 de junio de 2025"),
    ("da", "09.06.2025", "9. jun. 2025", "9. juni 2025", "mandag den 9. juni 2025"),
    ("fi", "9.6.2025", "9.6.2025", "9. kesäkuuta 2025", "maanantai 9. kesäkuuta 2025"),
    ("pl", "9.06.2025", "9 cze 2025", "9 czerwca 2025", "poniedziałek, 9 czerwca 2025"),
    ("ja", "2025/06/09", "2025/06/09", "2025年6月9日", "2025年6月9日 月曜日"),
    ("ko", "2025. 6. 9.", "2025. 6. 9.", "2025년 6월 9일", "2025년 6월 9일 월요일"),
    ("zh-Hans", "2025/6/9", "2025年6月9日", "2025年6月9日", "2025年6月9日 星期一"),
    ("th", "9/6/25", "9 มิ.ย. 2025", "9 มิถุนายน ค.ศ. 2025", "วันจันทร์ที่ 9 มิถุนายน ค.ศ. 2025"),
    ("he", "9.6.2025", "9 ביוני 2025", "9 ביוני 2025", "יום שני, 9 ביוני 2025"),
    ("hu", "2025. 06. 09.", "2025. jún. 9.", "2025. június 9.", "2025. június 9., hétfő"),
    ("vi", "9/6/25", "ngày 9 thg 6, 2025", "ngày 9 tháng 6, 2025", "Thứ Hai, ngày 9 tháng 6, 2025"),
  ])
  func datesHaveFourStyles(
    language: String, short: String, medium: String, long: String, full: String
  ) throws {
    let date = try #require(DateValue(iso: "2025-06-09"))
    let writer = ValueText(language: language)
    #expect(
      [ValueFormat.Style.short, .medium, .long, .full].map { writer.date(date, style: $0) }
        == [short, medium, long, full])
  }

  @Test(arguments: [
    ("en", "2025-06-09T09:41", "9:41\u{202F}AM"), ("en", "2025-06-09T00:05", "12:05\u{202F}AM"),
    ("en", "2025-06-09T12:00", "12:00\u{202F}PM"), ("en", "2025-06-09T23:59", "11:59\u{202F}PM"),
    ("en-AU", "2025-06-09T15:00", "3:00\u{202F}pm"), ("de", "2025-06-09T09:41", "09:41"),
    ("ja", "2025-06-09T09:41", "9:41"), ("fi", "2025-06-09T09:41", "9.41"),
    ("ko", "2025-06-09T15:00", "오후 3:00"), ("zh-Hant", "2025-06-09T06:30", "清晨6:30"),
    ("zh-Hant", "2025-06-09T21:30", "晚上9:30"), ("hi", "2025-06-09T15:00", "अ 3:00"),
  ])
  func timesHaveTwelveOrTwentyFourHours(language: String, moment: String, expected: String) throws {
    let date = try #require(DateValue(iso: moment))
    #expect(ValueText(language: language).time(date, style: .short) == expected)
  }

  @Test func daysWithoutATimeHaveNone() throws {
    let date = try #require(DateValue(iso: "2025-06-09"))
    #expect(ValueText(language: "en").time(date, style: .short) == nil)
    #expect(ValueText(language: "en").text(.date(date)) == "Jun 9, 2025")
  }

  /// Known days of the week, the leap day of a century among them.
  @Test(arguments: [
    ("2000-02-29", 2), ("1900-03-01", 4), ("2025-01-01", 3), ("2024-12-31", 2), ("1969-07-20", 0),
    ("9999-12-31", 5),
  ])
  func weekdaysAreThoseOfTheCalendar(day: String, weekday: Int) throws {
    #expect(try #require(DateValue(iso: day)).weekday == weekday)
  }

  @Test(arguments: [
    ("en", 0, "0 seconds"), ("en", 1, "1 second"), ("en", 60, "1 minute"),
    ("en", 90, "1 minute, 30 seconds"),
    ("en", 3605, "1 hour, 5 seconds"), ("en", 5399, "1 hour, 30 minutes"),
    ("en", 7199, "2 hours"), ("en", 90_061, "1 day, 1 hour"), ("en", -300, "-5 minutes"),
    ("de", 5400, "1 Stunde und 30 Minuten"), ("fr", 7200, "2\u{A0}heures"),
    ("pl", 60, "1 minuta"), ("pl", 180, "3 minuty"), ("pl", 300, "5 minut"),
    ("pl", 1320, "22 minuty"), ("ru", 1260, "21 минута"), ("ru", 660, "11 минут"),
    ("uk", 7200, "2 години"), ("cs", 5 * 86_400, "5 dnů"), ("ro", 1200, "20 de minute"),
    ("ar", 7200, "ساعتان"), ("ar", 180, "3 دقائق"), ("ar", 660, "11 دقيقة"),
    ("ja", 5400, "1時間 30分"), ("zh-Hans", 5400, "1小时30分钟"), ("he", 7200, "שעתיים"),
  ])
  func durationsHaveTheirTwoLargestUnits(language: String, seconds: Int, expected: String) {
    #expect(ValueText(language: language).duration(Double(seconds)) == expected)
  }

  @Test(arguments: [
    ("en", "A and B", "A, B, and C"), ("en-GB", "A and B", "A, B and C"),
    ("de", "A und B", "A, B und C"), ("ja", "A、B", "A、B、C"), ("zh-Hans", "A和B", "A、B和C"),
    ("ko", "A 및 B", "A, B 및 C"), ("cs", "A a\u{A0}B", "A, B a\u{A0}C"),
    ("id", "A dan B", "A, B, dan C"), ("ar", "A وB", "A وB وC"), ("th", "A และ B", "A B และ C"),
  ])
  func listsAreJoinedAsTheLanguageDoes(language: String, two: String, three: String) {
    let writer = ValueText(language: language)
    #expect(writer.text(.list([.text("A"), .text("B")])) == two)
    #expect(writer.text(.list([.text("A"), .text("B"), .text("C")])) == three)
    #expect(writer.text(.list([.text("A")])) == "A" && writer.text(.list([])) == "")
  }

  @Test(arguments: [
    ("en", "Yes", "No"), ("pt-PT", "Sim", "Não"), ("zh-TW", "是", "否"), ("nn", "Ja", "Nei"),
  ])
  func trueAndFalseAreWords(language: String, yes: String, no: String) {
    let writer = ValueText(language: language)
    #expect([writer.text(.boolean(true)), writer.text(.boolean(false))] == [yes, no])
  }
}

/// Which form a number takes, by the examples of the Unicode CLDR.
struct PluralRuleTests {
  @Test(arguments: [
    (PluralRule.none, "0 1 2 1.5", "other other other other"),
    (.one, "0 1 1.5 2", "other one other other"),
    (.unity, "0 1 1.5 2", "other one other other"),
    (.french, "0 1 1.5 2 1000000", "one one one other other"),
    (.hindi, "0 0.5 1 1.5 2", "one one one other other"),
    (.romanian, "0 1 1.5 2 19 20 101 119", "few one few few few other few few"),
    (.czech, "0 1 1.5 2 4 5 22", "other one many few few other other"),
    (.polish, "0 1 1.5 2 5 12 22 25 112", "many one other few many many few many many"),
    (.russian, "0 1 1.5 2 5 11 21 22 111", "many one other few many many one few many"),
    (.croatian, "0 1 0.1 2 5 11 21 1.2", "other one one few other other one few"),
    (.arabic, "0 1 2 3 10 11 99 100 103 1.5", "zero one two few few many many other few other"),
    (.hebrew, "0 1 2 0.5 1.5 3", "other one two one other other"),
  ])
  func numbersHaveTheCategoriesOfTheirLanguage(rule: PluralRule, numbers: String, names: String) {
    let found = numbers.split(separator: " ").compactMap { Double($0) }.map {
      rule.category(of: DecimalDigits($0)).rawValue
    }
    #expect(found == names.split(separator: " ").map { String($0) })
  }
}

struct DatePatternTests {
  @Test(arguments: ["q", "y 'de", "yyyy 'a' b"]) func unknownLettersAndOpenQuotesAreNone(
    text: String
  ) {
    #expect(DatePattern(text) == nil)
  }

  /// As on a lock screen, wherever the year stands in the full date.
  @Test(arguments: [
    ("en-US", "Monday, June 9"), ("en-GB", "Monday, 9 June"), ("ja", "6月9日 月曜日"),
    ("ru", "понедельник, 9 июня"), ("es", "lunes, 9 de junio"), ("hu", "június 9., hétfő"),
  ])
  func theDayOfALockScreenHasNoYear(language: String, text: String) throws {
    let moment = try #require(SampleValues.moment)
    #expect(ValueText(language: language).dayOfYear(moment) == text)
  }
}
