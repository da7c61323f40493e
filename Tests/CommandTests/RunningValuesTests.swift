import TestSupport
import Testing

/// Values that a running class gets from its interaction, and how it writes them.
@Suite(.onlyInFullLane, .serialized)
struct RunningValuesTests {
  private static let source = #"""
    import IntentsUI
    import Contacts
    import MapKit

    class Place: NSObject {
      let name: String? = "Lisbon"
      var near: Place?
    }

    class Pot: NSObject {
      @objc dynamic var value: NSNumber
      init(_ value: Double) { self.value = NSNumber(value: value) }
    }

    private class Hidden {}

    class TeaViewController: UIViewController, INUIHostedViewControlling {
      let shape = UserDefaults(suiteName: "group.tea")?.string(forKey: "shape") ?? "nothing"

      func money(_ locale: String, _ symbol: String? = nil) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.locale = Locale(identifier: locale)
        if let symbol { formatter.currencySymbol = symbol }
        return formatter.string(from: 1249.5) ?? ""
      }
      func length(_ style: DateComponentsFormatter.UnitsStyle, isRest: Bool = false) -> String {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = style
        formatter.includesTimeRemainingPhrase = isRest
        return formatter.string(from: 65) ?? ""
      }
      var restyled: String {
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy"
        formatter.dateStyle = .long
        return formatter.string(from: Date())
      }
      func relative(_ context: Formatter.Context) -> String {
        let formatter = RelativeDateTimeFormatter()
        formatter.formattingContext = context
        return formatter.localizedString(fromTimeInterval: 180)
      }
      func money(_ locale: String, style: NumberFormatter.Style, _ value: Double = 5) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = style
        formatter.locale = Locale(identifier: locale)
        return formatter.string(from: NSNumber(value: value)) ?? ""
      }
      func number(
        _ style: NumberFormatter.Style, _ value: Double, _ set: (NumberFormatter) -> Void
      ) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = style
        set(formatter)
        return formatter.string(from: NSNumber(value: value)) ?? ""
      }
      func long(
        _ style: DateComponentsFormatter.UnitsStyle, _ seconds: Double,
        _ set: (DateComponentsFormatter) -> Void = { _ in }
      ) -> String {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = style
        set(formatter)
        return formatter.string(from: seconds) ?? ""
      }
      var lengths: [String] {
        let address = CNMutablePostalAddress()
        (address.city, address.postalCode, address.isoCountryCode) = ("Paris", "75005", "fr")
        return [
          long(.brief, 7385), long(.short, 7385), long(.abbreviated, -3725),
          long(.abbreviated, 100) { $0.collapsesLargestUnit = true },
          long(.abbreviated, 3605) { ($0.zeroFormattingBehavior, $0.allowedUnits) = ([], [.hour, .minute, .second]) },
          long(.positional, 90061), CNPostalAddressFormatter.string(from: address, style: .mailingAddress),
          Locale.preferredLanguages.joined(),
        ]
      }
      var numbers: [String] {
        let words = MeasurementFormatter()
        words.unitStyle = .long
        words.numberFormatter.maximumFractionDigits = 0
        return [
          Measurement(value: 350, unit: UnitLength.meters).formatted(),
          words.string(from: Measurement(value: 2, unit: UnitLength.kilometers)),
          words.string(from: UnitLength.meters),
          number(.currency, 3) { $0.positivePrefix = $0.plusSign + $0.currencySymbol },
          number(.currency, -3) { $0.negativePrefix = "−$" },
          number(.currency, -6.5) { ($0.negativeFormat, $0.positivePrefix) = ("~¤#,##0.00", "+$") },
          number(.currency, 2450) { $0.negativeFormat = "~¤#,##0.00" },
          number(.currency, -4) { ($0.negativePrefix, $0.negativeSuffix) = ("(", ")") },
          number(.decimal, 1234.5) { ($0.decimalSeparator, $0.groupingSeparator) = (",", ".") },
          number(.decimal, 123456) { $0.groupingSize = 2 },
          number(.percent, 12) { $0.multiplier = 1 },
          number(.none, 7.26) {
            $0.positiveSuffix = " km"
            $0.maximumFractionDigits = 1
            $0.roundingMode = .floor
          },
        ]
      }
      func pattern(_ text: String) -> String {
        let formatter = DateFormatter()
        formatter.dateFormat = text
        return formatter.string(from: Date(timeIntervalSince1970: 1_718_012_467.25))
      }
      func moment(_ date: Date, _ style: DateFormatter.Style, isRelative: Bool = false) -> String {
        let formatter = DateFormatter()
        formatter.dateStyle = style
        formatter.timeStyle = .short
        formatter.doesRelativeDateFormatting = isRelative
        return formatter.string(from: date)
      }
      func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
        completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
      ) {
        let activity = interaction.intentResponse?.userActivity
        var texts = [shape]
        if shape == "typed" || shape == "untyped" {
          if let activity { restoreUserActivityState(activity) }
          texts.append("\(activity?.activityType ?? "none") \(activity?.userInfo?["pot"] ?? "")")
        } else if shape == "numbers" {
          texts += numbers + lengths
        } else {
          let place = Place()
          let pots: NSArray = [Pot(1), Pot(4)]
          place.near = Place()
          texts += [
            UIFont(name: "NoSuchFont", size: 9) == nil ? "no font" : "a font",
            UIFont(name: "HelveticaNeue-Bold", size: 9)?.fontName ?? "none",
            interaction.intent.value(forKey: "tea") as? String ?? "no value",
            place.value(forKeyPath: "near.name") as? String ?? "no path",
            "\(pots.value(forKeyPath: "@max.value") as! NSNumber) at most",
            "\(pots.value(forKeyPath: "@avg.value") as! NSNumber) on average",
            String(format: "%@ ml", NSNumber(value: 250)), restyled,
            money("ru_RU"), money("en_GB"), money("de_DE", "€"), money("en_US", "₽"),
            pattern("EEE, MMM d"), pattern("HH:mm:ss"), pattern("LLLL yyyy"), pattern("h 'o''clock'"),
            pattern("EEEE d MMMM"), pattern("MMMMM"), pattern("SSS"),
            length(.spellOut), length(.full, isRest: true), relative(.beginningOfSentence),
            money("en_US", style: .currencyISOCode), money("en_US", style: .currencyAccounting, -5),
            Date().formatted(date: .numeric, time: .omitted),
            NSStringFromClass(Hidden.self), NSStringFromClass(UIView.self),
            UIFont(name: "Helvetica-New", size: 9) == nil ? "no face" : "a face",
            UIFont(name: "Arial-BoldItalicMT", size: 9) == nil ? "no Arial" : "an Arial",
            moment(Date(), .long), moment(Date(), .short), moment(Date(), .medium, isRelative: true),
          ]
          MKMapView().register(
            MKMarkerAnnotationView.self,
            forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
        }
        for (row, text) in texts.enumerated() {
          let label = UILabel(frame: CGRect(x: 20, y: 20 + row * 24, width: 320, height: 22))
          label.text = text
          view.addSubview(label)
        }
        completion(true, parameters, CGSize(width: 360, height: 720))
      }
    }
    """#

  /// An interaction without stages has one for each code, with the values that it says for all.
  private static let folder = Result {
    let folder = try RunningProject.folder(source, shapes: ["values", "numbers"])
    for (shape, line) in [("typed", "activityType: com.tea.pot"), ("untyped", "locked: true")] {
      try folder.write(
        """
        interaction: \(shape)
        intent: BrewTeaIntent
        parameters: {tea: Sencha, cups: 3}
        sample: {shape: \(shape)}
        activity: {pot: blue}
        \(line)

        """, at: "tea/\(shape).interaction.yml")
    }
    return folder
  }

  private func dump(_ kind: String, _ shape: String) throws -> String {
    try RunningProject.dump(kind, shape, of: Self.folder.get())
  }

  @Test func stagesThatNobodyWroteHaveTheValuesOfTheInteraction() throws {
    let layout = try dump("layout", "typed")
    #expect(layout.contains("\"typed\""), "\(layout)")
    #expect(layout.contains("\"com.tea.pot blue\""), "\(layout)")
    #expect(!layout.contains("remark"), "\(layout)")
  }

  @Test func aTypeOfAnActivityThatNobodySaysIsNamed() throws {
    let layout = try dump("layout", "untyped")
    #expect(layout.contains("\" blue\""), "\(layout)")
    #expect(layout.contains("NSUserActivity.activityType"), "\(layout)")
  }

  @Test func numbersHaveTheSettingsOfTheirFormatters() throws {
    let layout = try dump("layout", "numbers")
    let lengths = [
      "2hr 3min 5sec", "2 hr, 3 min, 5 sec", "-1h 2m 5s", "100s", "1h 0m 5s", "1d 1:01:01",
      "75005 Paris", "en-US",
    ]
    for text in lengths + [
      "~$6.50", "$2,450.00", "+$3.00", "−$3.00", "(4.00)", "1.234,5", "12,34,56", "12%", "7.2 km",
      "1 mile", "meters",
    ] {
      #expect(layout.contains("\"\(text)\""), "\(text) in \(layout)")
    }
    // A device writes the length in miles or in feet.
    #expect(layout.contains("MeasurementFormatter: the region's unit"), "\(layout)")
  }

  @Test func valuesHaveTheirKeysAndTheFormatsOfTheirLocales() throws {
    let layout = try dump("layout", "values")
    for text in [
      "4 at most", "2.5 on average", "250 ml", "June 10, 2024", "no font", "HelveticaNeue-Bold",
      "Sencha", "Lisbon",
      "1\u{A0}249,50\u{A0}₽", "£1,249.50",
      "1.249,50\u{A0}€", "₽1,249.50",
      "Mon, Jun 10", "09:41:07", "June 2024", "9 o'clock", "Monday 10 June", "J", "250",
      "one minute, five seconds", "1 minute, 5 seconds remaining", "In 3 minutes",
      "USD\u{A0}5.00", "($5.00)", "6/10/2024", "no face", "an Arial",
      "TeaIntentsUI.Hidden", "UIView",
      "June 10, 2024 at 9:41\u{202F}AM", "6/10/24, 9:41\u{202F}AM", "Today at 9:41\u{202F}AM",
    ] { #expect(layout.contains("\"\(text)\""), "\(text) in \(layout)") }
    #expect(!layout.contains("remark"), "\(layout)")
  }
}
