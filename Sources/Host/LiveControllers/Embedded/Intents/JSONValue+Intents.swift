@_exported import CoreLocation

extension JSONValue {
  public var asString: String? { text ?? self["object"]?["display"]?.text }
  public var asBool: Bool? { flag }
  public var asArray: [JSONValue]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }
  public var asDuration: Double? { self["duration"]?.double ?? double }
  public var asNumber: NSNumber? {
    if let flag { return NSNumber(value: flag) }
    guard let number = double ?? self["duration"]?.double else { return nil }
    return Int(exactly: number).map { NSNumber(value: $0) } ?? NSNumber(value: number)
  }
  public var asDecimalNumber: NSDecimalNumber? {
    asNumber.map { NSDecimalNumber(string: $0.stringValue) }
  }
  public var asURL: URL? { (self["url"]?.text ?? text).flatMap { URL(string: $0) } }
  public var asDate: Date? {
    if let seconds = self["date"]?.double { return Date(timeIntervalSince1970: seconds) }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone.current
    return asDateComponents.flatMap { calendar.date(from: $0) }
  }
  public var asDateComponents: DateComponents? {
    if let seconds = self["date"]?.double {
      return Calendar.current.dateComponents(
        [.year, .month, .day, .hour, .minute, .second],
        from: Date(timeIntervalSince1970: seconds))
    }
    guard let fields = self["components"] else { return nil }
    var components = DateComponents()
    components.calendar = Calendar.current
    components.timeZone = TimeZone.current
    components.era = fields["era"]?.int
    components.year = fields["year"]?.int
    components.month = fields["month"]?.int
    components.day = fields["day"]?.int
    components.hour = fields["hour"]?.int
    components.minute = fields["minute"]?.int
    components.second = fields["second"]?.int
    components.weekday = fields["weekday"]?.int
    return components
  }
  public var asSpeakable: INSpeakableString? {
    guard let phrase = text ?? self["object"]?["display"]?.text else { return nil }
    let speakable = INSpeakableString(spokenPhrase: phrase)
    speakable.vocabularyIdentifier = self["object"]?["identifier"]?.text
    speakable.pronunciationHint = self["object"]?["pronunciation"]?.text
    return speakable
  }
  public var asEnum: (name: String, index: Int)? {
    self["enum"]?.text.map { (name: $0, index: self["index"]?.int ?? 0) }
  }
  public var asCurrency: INCurrencyAmount? {
    guard let fields = self["currency"] else { return nil }
    let digits = fields["amount"]?.text ?? fields["amount"]?.double.map { "\($0)" } ?? "0"
    return INCurrencyAmount(
      amount: NSDecimalNumber(string: digits), currencyCode: fields["code"]?.text ?? "USD")
  }
  public var asPlacemark: CLPlacemark? {
    (self["placemark"] ?? text.map { .string($0) }).map { CLPlacemark(cardproofValue: $0) }
  }
  public var asPerson: INPerson? {
    guard let fields = self["person"] else {
      return text.map {
        INPerson(
          personHandle: nil, nameComponents: nil, displayName: $0, image: nil,
          contactIdentifier: nil, customIdentifier: nil)
      }
    }
    let value = fields["handle"]?.text ?? fields["value"]?.text
    let type: INPersonHandleType = value?.contains("@") == true ? .emailAddress : .phoneNumber
    let name = fields["display"]?.text ?? fields["name"]?.text ?? fields.text
    return INPerson(
      personHandle: value.map { INPersonHandle(value: $0, type: type) },
      nameComponents: name.flatMap { PersonNameComponents(cardproofName: $0) }, displayName: name,
      image: fields["image"]?.asImage, contactIdentifier: fields["contactIdentifier"]?.text,
      customIdentifier: fields["identifier"]?.text)
  }
  public var asFile: INFile? {
    guard let fields = self["file"] else { return nil }
    let data = fields["data"]?.text.flatMap { Data(base64Encoded: $0) }
    return INFile(
      bytes: data, filename: fields["filename"]?.text ?? fields["name"]?.text ?? "file",
      typeIdentifier: fields["type"]?.text)
  }
  /// An image by its name, or by {"symbol":…}, {"url":…} or {"name":…}.
  public var asImage: INImage? {
    if let name = text ?? self["name"]?.text { return INImage(named: name) }
    if let symbol = self["symbol"]?.text { return INImage(symbolName: symbol) }
    return self["url"]?.text.flatMap { URL(string: $0) }.flatMap { INImage(url: $0) }
  }
  public func asMeasurement<Kind: Dimension>(_ kind: Kind.Type) -> Measurement<Kind>? {
    guard let fields = self["measurement"], let value = fields["value"]?.double else { return nil }
    let unit = UnitSymbols.unit(fields["unit"]?.text ?? "", of: kind) ?? kind.baseUnit()
    return Measurement(value: value, unit: unit)
  }
  /// Creates an object of the app's type with its values.
  public func asObject<Object: INObject>(_ type: Object.Type) -> Object? {
    guard let fields = self["object"] else {
      return text.map { Object(identifier: $0, display: $0) }
    }
    let object = Object(
      identifier: fields["identifier"]?.text,
      display: fields["display"]?.text ?? fields["identifier"]?.text ?? "")
    object.pronunciationHint = fields["pronunciation"]?.text
    object.subtitleString = fields["subtitle"]?.text
    object.displayImage = fields["image"]?.asImage
    for member in fields["values"]?.members ?? [] {
      _ = (object as? GeneratedValues)?.setCardproofValue(member.key, member.value)
    }
    return object
  }
}

extension PersonNameComponents {
  /// Splits a name at its last space into given and family name.
  init?(cardproofName name: String) {
    guard let last = name.split(separator: " ").last else { return nil }
    self.init()
    let given = name.dropLast(last.count).trimmingCharacters(in: .whitespaces)
    givenName = given.isEmpty ? String(last) : given
    familyName = given.isEmpty ? nil : String(last)
  }
}
