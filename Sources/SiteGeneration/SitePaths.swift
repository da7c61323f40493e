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

  static func intent(_ intent: Intent) -> String { "intents/\(part(intent.name))/index.html" }

  static func interaction(_ interaction: Interaction) -> String {
    "intents/\(part(interaction.intent.name))/\(part(interaction.slug))/index.html"
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

  /// A name as one part of an address: what could leave the folder or needs quoting becomes `-`, and
  /// a name that was changed gets a digest of itself, so that two names never share an address.
  private static func part(_ name: String) -> String {
    let safe = String(
      name.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" })
    let isHidden = safe.allSatisfy { $0 == "." } || safe.hasPrefix(".")
    guard isHidden || safe != name || safe.isEmpty else { return safe }
    return "\(isHidden ? "-" + safe.dropFirst() : safe)-\(SHA256.shortHex(name).prefix(6))"
  }
}
