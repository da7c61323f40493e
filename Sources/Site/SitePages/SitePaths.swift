internal import ControllerConfigurations
package import Interactions
internal import ProjectReading
package import CardMatrix
internal import Digests
package import Diagnostics
package import HostSimulation
package import IntentDefinitions
internal import TextTools

/// The addresses of a site's pages, relative to its root.
///
/// None depends on order or on time.
package struct SitePaths: Sendable {
  package static let overview = "index.html"
  /// The overview of a project whose first page is a document.
  static let ownOverview = "overview/index.html"
  package static let findings = "findings/index.html"
  static let coverage = "coverage/index.html"
  package static let rules = "rules/index.html"
  package static func rule(_ rule: Rule) -> String { "rules/\(part(rule.id))/index.html" }
  static let notFound = "404.html"
  package static let styleSheet = "assets/style.css"
  package static let script = "assets/site.js"
  package static let searchIndex = "assets/search.js"
  package static let cardIndex = "assets/cards.js"
  package static let liveScript = "assets/live.js"
  package static let buildNumber = "assets/build.js"
  package static let machineList = "llms.txt"
  package static let siteMap = "sitemap.xml"
  package static let catalog = Product.catalogName

  package static func intent(_ intent: Intent) -> String {
    "intents/\(part(intent.addressName))/index.html"
  }

  package static func systemIntent(_ className: String) -> String {
    "intents/\(part(className))/index.html"
  }

  /// The list of all intents.
  package static let intents = "intents/index.html"

  static func enumeration(_ name: String, in definition: IntentDefinition) -> String {
    "\(folder(of: definition))/enums/\(part(name))/index.html"
  }

  static func objectType(_ name: String, in definition: IntentDefinition) -> String {
    "\(folder(of: definition))/types/\(part(name))/index.html"
  }

  /// Enums and object types belong to their file, and two files may have the same name for two of
  /// them; so the file's path without its language is a part of the address.
  private static func folder(of definition: IntentDefinition) -> String {
    let path = SourcePath(definition.path)
    let name = path.name.hasSuffix(".intentdefinition") ? path.nameWithoutEnding : path.name
    return "definitions/\(parts(path.folderOfLanguages.appending(name).text))"
  }

  static let extensions = "extensions/index.html"

  /// The place on the page of extensions that shows an Info.plist.
  static func extensions(showing path: String) -> String {
    "\(extensions)#\(extensionAnchor(path))"
  }

  static func extensionAnchor(_ path: String) -> String { part(path) }

  package static func interaction(_ interaction: Interaction) -> String {
    "\(folder(of: interaction))/index.html"
  }

  private static func folder(of interaction: Interaction) -> String {
    "intents/\(part(interaction.intent.addressName))/\(part(interaction.slug))"
  }

  /// Whether each stage has a page of its own, with all of its cards; else the interaction's has
  /// them.
  static func hasStagePages(_ interaction: Interaction) -> Bool { interaction.stages.count > 1 }

  /// The page that has the cards of a stage with all that is known of them.
  package static func stage(_ stage: Stage, of interaction: Interaction) -> String {
    hasStagePages(interaction)
      ? "\(folder(of: interaction))/\(part(stage.slug))/index.html" : Self.interaction(interaction)
  }

  /// The place that has a state's card with all that is known of it.
  package static func card(_ state: CardState) -> String {
    "\(stage(state.stage, of: state.interaction))#\(state.anchor)"
  }

  static func controller(_ configuration: ControllerConfiguration, in folder: String) -> String {
    "controllers/\(part(folder))-\(part(configuration.name))/index.html"
  }

  /// The page of a Markdown file; `index.md` at the top is part of the overview.
  static func document(_ path: String) -> String {
    path == overviewDocument ? overview : "docs/\(parts(String(path.dropLast(3)))).html"
  }

  static let overviewDocument = "index.md"

  /// The list of all documents, where there are more than every page lists.
  package static let documents = "docs/index.html"

  package static func image(_ path: String) -> String { "images/\(parts(path))" }

  /// A file that is neither page nor image, such as a JSON Schema that a page links to.
  package static func file(_ path: String) -> String { "files/\(parts(path))" }

  /// The folder of all drawings and their texts.
  package static let drawings = "cards"
  package static func drawing(_ name: String) -> String { "\(drawings)/\(name).svg" }
  /// The shapes of all drawings as data.
  package static let shapes = "\(drawings)/shapes.tsv"
  package static func textDescription(_ name: String) -> String { "\(drawings)/\(name).txt" }

  /// The name of a card in a snapshot, without an ending.
  package static func snapshot(of state: CardState, naming behavior: InteractiveBehavior?) -> String
  {
    let variant = state.variant.isUsual ? nil : state.variant.slug
    let name = [state.stage.slug, state.hostSlug, variant, behavior?.rawValue].compactMap(\.self)
    return [
      state.interaction.intent.addressName, state.interaction.slug, name.joined(separator: "-"),
    ].map(part).joined(separator: "/")
  }

  /// The path from a page to the root of the site.
  package static func root(from path: String) -> String {
    String(repeating: "../", count: path.utf8.count { $0 == UInt8(ascii: "/") })
  }

  private static func parts(_ path: String) -> String {
    path.utf8.split(separator: UInt8(ascii: "/")).map { part(String(Substring($0))) }
      .joined(separator: "/")
  }

  /// The most bytes of a name that go into an address; file systems allow 255 in one part.
  private static let longestPart = 100

  /// The place of something on its page: what it is, and its name.
  ///
  /// What needs quoting in an address becomes `-`; then a digest keeps names apart.
  static func anchor(_ kind: String, _ name: String) -> String {
    let safe = String(name.map { isSafe($0) ? $0 : "-" })
    return safe == name ? "\(kind)-\(name)" : "\(kind)-\(safe)-\(SHA256.shortHex(name).prefix(6))"
  }

  /// The places of several things on one page; of those with one name, each gets its own.
  static func anchors(_ kind: String, _ names: [String]) -> [String] {
    var counts: [String: Int] = [:]
    return names.map { name in
      counts[name, default: 0] += 1
      let count = counts[name] ?? 1
      return anchor(kind, name) + (count == 1 ? "" : "--\(count)")
    }
  }

  /// Whether a byte is a character of ASCII that is safe.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }

  private static func isSafe(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "-_.".contains(character)
  }

  /// Whether Windows has no file of this name: a device's, whatever ends it, or one with a dot at
  /// the end (Microsoft, "Naming Files, Paths, and Namespaces"; documented).
  private static func isReserved(_ name: [UInt8]) -> Bool {
    let dot = UInt8(ascii: ".")
    if name.last == dot { return true }
    let length = name.firstIndex(of: dot) ?? name.count
    guard length == 3 || length == 4 else { return false }
    let base = String(decoding: name[..<length], as: UTF8.self).lowercased()
    return ["con", "prn", "aux", "nul"].contains(base)
      || (base.hasPrefix("com") || base.hasPrefix("lpt")) && base.last?.isNumber == true
  }

  /// A name as one part of an address.
  ///
  /// What could leave the folder or needs quoting becomes `-`, and what is too long is cut. A name
  /// that was changed gets a digest of itself, so that two names never share an address.
  private static func part(_ name: String) -> String {
    // In an array, where a byte takes an eighth of the time that it takes in a text.
    let bytes = Array(name.utf8)
    let safe = bytes.allSatisfy(isPlain) ? name : String(name.map { isSafe($0) ? $0 : "-" })
    guard
      safe != name || bytes.first == UInt8(ascii: ".") || bytes.isEmpty
        || bytes.count > longestPart || safe == "index.html" || isReserved(bytes)
    else { return safe }
    let ending = safe.lastIndex(of: ".").map { String(safe[$0...]) } ?? ""
    let hasEnding = ending.count > 1 && ending.count < 6 && ending.count < safe.count
    var base = String(hasEnding ? safe.dropLast(ending.count) : safe[...])
    if base.hasPrefix(".") { base = "-" + base.dropFirst() }
    if isReserved(Array(base.utf8)) { base = base.replacing(".", with: "-") }
    while base.utf8.count > longestPart { base.removeLast() }
    return "\(base)-\(SHA256.shortHex(name).prefix(6))\(hasEnding ? ending : "")"
  }
}
