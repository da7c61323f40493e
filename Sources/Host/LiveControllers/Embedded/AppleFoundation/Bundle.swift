/// A bundle: every bundle is the extension's, with its copied resources and the ask's strings.
open class Bundle: NSObject, @unchecked Sendable {
  /// The bundle of the extension.
  public static let main = Bundle(folder: Session.world["bundle"]?["folder"]?.text)

  private let folder: URL?

  private init(folder: String?) {
    self.folder = folder.map { URL(fileURLWithPath: $0, isDirectory: true) }
    super.init()
  }

  public convenience init(for class: AnyClass) {
    self.init(folder: Session.world["bundle"]?["folder"]?.text)
  }
  public convenience init?(identifier: String) { self.init(for: Bundle.self) }
  public convenience init?(path: String) {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    self.init(folder: path)
  }
  public convenience init?(url: URL) { self.init(path: url.path) }

  /// The bundle of a package, whose files are in that of the extension here.
  public static var module: Bundle { main }
  public static var allBundles: [Bundle] { [main] }
  public static var allFrameworks: [Bundle] { [] }

  open var bundleIdentifier: String? {
    object(forInfoDictionaryKey: "CFBundleIdentifier") as? String
  }
  open var bundleURL: URL { folder ?? URL(fileURLWithPath: "/", isDirectory: true) }
  open var bundlePath: String { bundleURL.path }
  open var resourceURL: URL? { folder }
  open var resourcePath: String? { folder?.path }
  open var infoDictionary: [String: Any]? {
    Session.world["bundle"]?["info"]?.propertyListValue as? [String: Any]
  }
  open var localizedInfoDictionary: [String: Any]? { infoDictionary }
  open var localizations: [String] {
    let names =
      folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0.path) } ?? []
    let found = names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }.sorted()
    return found.isEmpty ? preferredLocalizations : found
  }
  open var preferredLocalizations: [String] { [Locale.cardproofLanguage] }
  open var developmentLocalization: String? { "en" }
  open var appStoreReceiptURL: URL? { nil }
  open func object(forInfoDictionaryKey key: String) -> Any? {
    let value = infoDictionary?[key]
    if let text = value as? String, text.contains("$(") {
      Session.noteMissing("the value of '\(key)', which the build sets", changesLook: true)
    }
    return value
  }

  open func localizedString(forKey key: String, value: String?, table: String?) -> String {
    let table = table.map { $0.isEmpty ? "Localizable" : $0 } ?? "Localizable"
    let known =
      if let folder, folder.pathExtension == "lproj" {
        languageTexts(of: table, in: folder)[key]
      } else {
        PluralText.marked(key, in: table) ?? Session.ask["strings"]?[table]?[key]?.text
      }
    return known ?? value.flatMap { $0.isEmpty ? nil : $0 } ?? key
  }

  /// The texts of the bundle of one language.
  private func languageTexts(of table: String, in folder: URL) -> [String: String] {
    let file = folder.appendingPathComponent("\(table).strings")
    guard let data = try? Data(contentsOf: file),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let texts = list as? [String: String]
    else {
      Session.noteMissing("Bundle of \(folder.lastPathComponent)", changesLook: true)
      return [:]
    }
    return texts
  }

  open func url(
    forResource name: String?, withExtension suffix: String?, subdirectory: String? = nil,
    localization: String? = nil
  ) -> URL? {
    guard let folder, let name else { return nil }
    let file = suffix.map { $0.isEmpty ? name : "\(name).\($0)" } ?? name
    let languages = [Locale.cardproofLanguage, "Base", "en"]
    let folders = [subdirectory ?? ""] + languages.map { "\($0).lproj" }
    return folders.lazy.map { folder.appendingPathComponent($0).appendingPathComponent(file) }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }
  open func path(forResource name: String?, ofType type: String?) -> String? {
    url(forResource: name, withExtension: type)?.path
  }
  open func path(forResource name: String?, ofType type: String?, inDirectory folder: String?)
    -> String?
  {
    url(forResource: name, withExtension: type, subdirectory: folder)?.path
  }
  open func urls(forResourcesWithExtension suffix: String?, subdirectory: String?) -> [URL]? {
    guard let folder else { return nil }
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder.appendingPathComponent(subdirectory ?? ""), includingPropertiesForKeys: nil)
    return files?.filter { suffix == nil || $0.pathExtension == suffix }
      .sorted { $0.path < $1.path }
  }
  open func paths(forResourcesOfType type: String?, inDirectory folder: String?) -> [String] {
    urls(forResourcesWithExtension: type, subdirectory: folder)?.map(\.path) ?? []
  }
}
