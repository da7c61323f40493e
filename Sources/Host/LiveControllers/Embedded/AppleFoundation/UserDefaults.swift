/// Defaults with the values of the ask, by suite; changes last until its end.
open class UserDefaults: NSObject, @unchecked Sendable {
  /// The defaults of the app itself.
  public static let standard = UserDefaults(suite: "")

  /// The notification after a change.
  public static let didChangeNotification = Notification.Name("NSUserDefaultsDidChangeNotification")
  public static let globalDomain = "NSGlobalDomain"

  nonisolated(unsafe) private static var suites: [String: [String: Any]] = [:]
  nonisolated(unsafe) private static var registered: [String: [String: Any]] = [:]

  private let suite: String

  private init(suite: String) {
    self.suite = suite
    super.init()
    guard Self.suites[suite] == nil else { return }
    let values = Session.ask["defaults"]?.members ?? []
    Self.suites[suite] = Dictionary(
      values.map { ($0.key, $0.value.propertyListValue) }, uniquingKeysWith: { $1 })
  }

  public override convenience init() { self.init(suite: "") }
  public convenience init?(suiteName: String?) { self.init(suite: suiteName ?? "") }

  open func object(forKey key: String) -> Any? {
    Self.suites[suite]?[key] ?? Self.registered[suite]?[key]
  }
  open func set(_ value: Any?, forKey key: String) {
    Self.suites[suite]?[key] = value
    NotificationCenter.default.post(name: Self.didChangeNotification, object: self)
  }
  open func removeObject(forKey key: String) { set(nil, forKey: key) }
  open func register(defaults: [String: Any]) {
    Self.registered[suite, default: [:]].merge(defaults) { $1 }
  }
  @discardableResult open func synchronize() -> Bool { true }
  open func dictionaryRepresentation() -> [String: Any] {
    (Self.registered[suite] ?? [:]).merging(Self.suites[suite] ?? [:]) { $1 }
  }
  open func addSuite(named name: String) {}
  open func removeSuite(named name: String) {}
  open func persistentDomain(forName name: String) -> [String: Any]? { Self.suites[name] }
  open func removePersistentDomain(forName name: String) { Self.suites[name] = [:] }

  open func string(forKey key: String) -> String? {
    let value = object(forKey: key)
    return value as? String ?? (value as? Int).map { "\($0)" } ?? (value as? Double).map { "\($0)" }
  }
  open func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }
  open func dictionary(forKey key: String) -> [String: Any]? {
    object(forKey: key) as? [String: Any]
  }
  open func stringArray(forKey key: String) -> [String]? { object(forKey: key) as? [String] }
  /// The data of a key; lists and mappings of the project, which has no data, are encoded as JSON.
  open func data(forKey key: String) -> Data? {
    if let data = object(forKey: key) as? Data { return data }
    switch Session.ask["defaults"]?[key] {
    case .object, .array: return Session.ask["defaults"]?[key].map { Data($0.line.utf8) }
    default: return nil
    }
  }
  open func url(forKey key: String) -> URL? {
    object(forKey: key) as? URL ?? string(forKey: key).flatMap { URL(string: $0) }
  }
  open func double(forKey key: String) -> Double {
    switch object(forKey: key) {
    case let number as Double: number
    case let number as Int: Double(number)
    case let number as Float: Double(number)
    case let number as NSNumber: number.doubleValue
    case let flag as Bool: flag ? 1 : 0
    case let text as String: Double(text) ?? 0
    default: 0
    }
  }
  open func float(forKey key: String) -> Float { Float(double(forKey: key)) }
  open func integer(forKey key: String) -> Int {
    Int(exactly: double(forKey: key).rounded(.towardZero)) ?? 0
  }
  open func bool(forKey key: String) -> Bool {
    if let flag = object(forKey: key) as? Bool { return flag }
    if let text = object(forKey: key) as? String { return ["YES", "true", "1"].contains(text) }
    return double(forKey: key) != 0
  }
}
