extension Locale {
  /// The locale of the ask's language and region.
  public static var current: Locale {
    let language = Session.ask["language"]?.text ?? "en"
    guard let region = Session.ask["region"]?.text, !language.contains(region) else {
      return Locale(identifier: language.replacingOccurrences(of: "-", with: "_"))
    }
    return Locale(identifier: language.replacingOccurrences(of: "-", with: "_") + "_" + region)
  }

  /// The locale of the ask.
  public static var autoupdatingCurrent: Locale { current }

  /// The language of the ask with its region, as phones have it.
  public static var preferredLanguages: [String] {
    [current.identifier.replacingOccurrences(of: "_", with: "-")]
  }

  /// The language of the ask, as folders of languages are named.
  static var cardproofLanguage: String { Session.ask["language"]?.text ?? "en" }
}

extension TimeZone {
  /// Greenwich Mean Time, in which every ask plays.
  public static var current: TimeZone { TimeZone(secondsFromGMT: 0) ?? .gmt }

  /// Greenwich Mean Time.
  public static var autoupdatingCurrent: TimeZone { current }
}

extension Calendar {
  /// The Gregorian calendar in the ask's locale and time zone.
  public static var current: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale.current
    calendar.timeZone = TimeZone.current
    return calendar
  }

  /// The calendar of the ask.
  public static var autoupdatingCurrent: Calendar { current }
}
