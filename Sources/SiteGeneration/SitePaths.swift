internal import HostSimulation
internal import IntentDefinitions

/// The addresses of a site's pages, relative to its root.
///
/// None depends on order or on time.
struct SitePaths: Sendable {
  static let overview = "index.html"
  static let findings = "findings/index.html"
  static let rules = "rules/index.html"
  static let notFound = "404.html"
  static let styleSheet = "assets/style.css"
  static let catalogue = "catalogue.json"

  static func intent(_ intent: Intent) -> String {
    "intents/\(part(intent.addressName))/index.html"
  }

  static func systemIntent(_ className: String) -> String {
    "intents/\(part(className))/index.html"
  }

  static let extensions = "extensions/index.html"

  /// The place on the page of extensions that shows an Info.plist.
  static func extensions(showing path: String) -> String {
    "\(extensions)#\(extensionAnchor(path))"
  }

  static func extensionAnchor(_ path: String) -> String { part(path) }

  static func interaction(_ interaction: Interaction) -> String {
    "intents/\(part(interaction.intent.addressName))/\(part(interaction.slug))/index.html"
  }

  static func controller(_ configuration: ControllerConfiguration, in folder: String) -> String {
    "controllers/\(part(folder))-\(part(configuration.name))/index.html"
  }

  /// The page of a Markdown file; `index.md` at the top is part of the overview.
  static func document(_ path: String) -> String {
    path == overviewDocument ? overview : "docs/\(parts(String(path.dropLast(3)))).html"
  }

  static let overviewDocument = "index.md"

  static func image(_ path: String) -> String { "images/\(parts(path))" }

  static func drawing(_ name: String) -> String { "cards/\(name).svg" }
  static func textTwin(_ name: String) -> String { "cards/\(name).txt" }

  /// What leads from a page to the root of the site.
  static func root(from path: String) -> String {
    String(repeating: "../", count: path.count { $0 == "/" })
  }

  private static func parts(_ path: String) -> String {
    path.split(separator: "/").map { part(String($0)) }.joined(separator: "/")
  }

  /// The most bytes of a name that go into an address; file systems allow 255 in one part.
  private static let longestPart = 100

  /// A name as one part of an address.
  ///
  /// What could leave the folder or needs quoting becomes `-`, and what is too long is cut. A name
  /// that was changed gets a digest of itself, so that two names never share an address.
  private static func part(_ name: String) -> String {
    let safe = String(
      name.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" })
    guard safe != name || safe.hasPrefix(".") || safe.isEmpty || safe.utf8.count > longestPart
    else { return safe }
    let ending = safe.lastIndex(of: ".").map { String(safe[$0...]) } ?? ""
    let hasEnding = ending.count > 1 && ending.count < 6 && ending.count < safe.count
    var base = String(hasEnding ? safe.dropLast(ending.count) : safe[...])
    if base.hasPrefix(".") { base = "-" + base.dropFirst() }
    while base.utf8.count > longestPart { base.removeLast() }
    return "\(base)-\(SHA256.shortHex(name).prefix(6))\(hasEnding ? ending : "")"
  }
}
