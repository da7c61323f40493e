/// A value of a type that the app defines.
open class INObject: NSObject, @unchecked Sendable {
  open var identifier: String?
  open var displayString: String
  open var pronunciationHint: String?
  open var subtitleString: String?
  open var displayImage: INImage?
  open var alternativeSpeakableMatches: [INSpeakableString]?

  public required init(identifier: String?, display: String) {
    self.identifier = identifier
    displayString = display
  }
  public convenience init(identifier: String?, display: String, pronunciationHint: String?) {
    self.init(identifier: identifier, display: display)
    self.pronunciationHint = pronunciationHint
  }
  public convenience init(
    identifier: String?, display: String, subtitle: String?, image: INImage?
  ) {
    self.init(identifier: identifier, display: display)
    subtitleString = subtitle
    displayImage = image
  }
  public convenience init(
    identifier: String?, display: String, pronunciationHint: String?, subtitle: String?,
    image: INImage?
  ) {
    self.init(identifier: identifier, display: display, subtitle: subtitle, image: image)
    self.pronunciationHint = pronunciationHint
  }

  open func setAlternativeSpeakableMatches(_ matches: [INSpeakableString]?) {
    alternativeSpeakableMatches = matches
  }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INObject, type(of: other) == type(of: self) else { return false }
    return identifier == other.identifier && displayString == other.displayString
  }
  open override var hash: Int { (identifier ?? displayString).hashValue }
}

/// A text that Siri can say.
open class INSpeakableString: NSObject, @unchecked Sendable {
  open var vocabularyIdentifier: String?
  open var spokenPhrase: String
  open var pronunciationHint: String?
  open var alternativeSpeakableMatches: [INSpeakableString]? { nil }

  public init(spokenPhrase: String) { self.spokenPhrase = spokenPhrase }
  public convenience init(
    vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?
  ) {
    self.init(spokenPhrase: spokenPhrase)
    self.vocabularyIdentifier = vocabularyIdentifier
    self.pronunciationHint = pronunciationHint
  }
  public convenience init(identifier: String, spokenPhrase: String, pronunciationHint: String?) {
    self.init(
      vocabularyIdentifier: identifier, spokenPhrase: spokenPhrase,
      pronunciationHint: pronunciationHint)
  }
  open var identifier: String? { vocabularyIdentifier }
  open override var description: String { spokenPhrase }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? INSpeakableString)?.spokenPhrase == spokenPhrase
  }
  open override var hash: Int { spokenPhrase.hashValue }
}

/// An amount of money.
open class INCurrencyAmount: NSObject, @unchecked Sendable {
  public let amount: NSDecimalNumber?
  public let currencyCode: String?
  public init(amount: NSDecimalNumber, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
  }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INCurrencyAmount else { return false }
    return amount == other.amount && currencyCode == other.currencyCode
  }
  open override var hash: Int { currencyCode?.hashValue ?? 0 }
}

/// A file that a parameter holds.
open class INFile: NSObject, @unchecked Sendable {
  /// Nil for the file of an interaction, which has a name only.
  private let bytes: Data?
  open var data: Data {
    if bytes == nil { Session.noteMissing("INFile.data", changesLook: true) }
    return bytes ?? Data()
  }
  open var filename: String
  public let typeIdentifier: String?
  public let fileURL: URL?
  open var removedOnCompletion = false

  public convenience init(data: Data, filename: String, typeIdentifier: String?) {
    self.init(bytes: data, filename: filename, typeIdentifier: typeIdentifier)
  }
  init(bytes: Data?, filename: String, typeIdentifier: String?) {
    self.bytes = bytes
    self.filename = filename
    self.typeIdentifier = typeIdentifier
    fileURL = nil
  }
  public init(fileURL: URL, filename: String?, typeIdentifier: String?) {
    bytes = (try? Data(contentsOf: fileURL)) ?? Data()
    self.filename = filename ?? fileURL.lastPathComponent
    self.typeIdentifier = typeIdentifier
    self.fileURL = fileURL
  }
}

/// An image of an intent or an object.
open class INImage: NSObject, @unchecked Sendable {
  /// The name in the project, if the image has one.
  public let cardproofName: String?
  /// The system symbol's name.
  public let cardproofSymbol: String?
  /// The bytes of the image.
  public let cardproofData: Data?
  /// The address of the image.
  public let cardproofURL: URL?

  private init(name: String? = nil, symbol: String? = nil, data: Data? = nil, url: URL? = nil) {
    cardproofName = name
    cardproofSymbol = symbol
    cardproofData = data
    cardproofURL = url
  }
  public convenience init(named name: String) { self.init(name: name) }
  public class func systemImageNamed(_ name: String) -> Self { Self(symbolName: name) }
  public required convenience init(symbolName: String) { self.init(symbol: symbolName) }
  public convenience init(imageData: Data) { self.init(data: imageData) }
  public convenience init?(url: URL) { self.init(url: Optional(url)) }
  public convenience init?(url: URL, width: Double, height: Double) {
    self.init(url: Optional(url))
  }
  private convenience init(url: URL?) { self.init(name: nil, url: url) }
}
