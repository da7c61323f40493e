import Foundation
import TestSupport
import Testing

@testable import LiveControllers

/// The page of the reference that lists what the stand-ins have of Apple's API.
struct SupportedAPITests {
  /// `CARDPROOF_RECORD=1` writes the page anew.
  @Test func thePageHasEveryTypeOfEveryStandIn() throws {
    var text = Self.introduction
    for module in StandIns.modules where module != "CardproofRuntime" {
      let table = PublicDeclarations(StandIns.files(of: module).map(\.text))
      #expect(!table.members.isEmpty, "\(module)")
      text += "\n## \(module == "AppleFoundation" ? "Foundation" : module)\n\n"
      let types = table.members.filter { !Self.ours.contains($0.key) }
      for (type, names) in types.sorted(by: { $0.key < $1.key }) {
        text += "- `\(type)`\(names.isEmpty ? "" : ": ")\(names.joined(separator: ", "))\n"
      }
      if !table.functions.isEmpty {
        text += "- Functions and constants: \(table.functions.joined(separator: ", "))\n"
      }
      if !table.withoutEffect.isEmpty {
        text += "- Without effect, and named on the card: "
        text += table.withoutEffect.map { "`\($0)`" }.joined(separator: ", ") + "\n"
      }
    }
    try Recorded.check("Content/reference/supported-api.md", is: text)
  }

  @Test func namesWhatIsPublicOnly() {
    let table = PublicDeclarations([
      """
      public let limit = 1
      open class Kettle: NSObject {
        /// The cases of a kind.
        public enum Kind: Int {
          case small, large = 4
          case other(String)
        }
        open var isHot: Bool { get { true } }
        public static func boil(_ cups: Int) {}
        func cool() {}
        private let size = 1
        public var cardproofView = 1
        public init() { Session.noteMissing("Kettle.whistle") }
        public func steam() -> some View { without("Kettle.steam()") }
      }
      public protocol Pourable: AnyObject {
        func pour()
      }
      extension Kettle.Kind {
        public var name: String { "" }
      }
      struct Inner { public let a = 1 }
      """
    ])
    #expect(
      table.members == [
        "Kettle": ["isHot", "boil", "steam"], "Kettle.Kind": ["small", "large", "other", "name"],
        "Pourable": ["pour"],
      ])
    #expect(table.functions == ["limit"])
    #expect(table.withoutEffect == ["Kettle.steam()", "Kettle.whistle"])
  }

  private static let introduction = """
    ---
    title: Supported API
    description: What running controllers find of Apple's frameworks.
    order: 27
    ---

    # Supported API

    [Running controllers](running-controllers.md) can use the types and members below, and their initializers. Foundation also has its API
    of Linux. Cardproof leaves out a statement that uses anything else, and names it.

    """

  /// The types that only the stand-ins use themselves.
  private static let ours: Set = [
    "AnchoredItem", "ColorToken", "ConditionalContent", "ControllerProgram", "GeneratedValues",
    "HostLayout", "JSONValue", "KeyValueObserving", "LocalizedKey", "LocalizedKey.Interpolation",
    "ModifierContent", "OSLogInterpolation", "OSLogMessage", "Registry", "RepresentableContext",
    "TintShapeStyle", "TreeWriter", "ViewNames", "ViewRecord",
  ]
}

/// The public declarations of some Swift files that are written as this project writes them.
private struct PublicDeclarations {
  /// The names of the members of each type, in the order in which they are written.
  private(set) var members: [String: [String]] = [:]
  private(set) var functions: [String] = []
  /// What is told as without effect.
  private(set) var withoutEffect: [String] = []

  /// A type that is open at a line.
  private struct Scope {
    let name: String
    let keyword: Substring
    let depth: Int
  }

  init(_ texts: [String]) {
    for text in texts { read(text) }
    members = members.filter { !$0.key.lowercased().contains("cardproof") }
    withoutEffect = Set(withoutEffect).sorted()
  }

  private mutating func read(_ text: String) {
    var scopes: [Scope] = []
    for line in text.split(separator: "\n") {
      for match in line.matches(of: /(?:noteMissing|without)\("([^"\\]+)"/) {
        withoutEffect.append(String(match.1))
      }
      let depth = line.prefix { $0 == " " }.count / 2
      if line.drop(while: { $0 == " " }).first == "}" {
        scopes.removeAll { $0.depth >= depth }
        continue
      }
      let words = line.drop { $0 == " " }
      scopes.removeAll { $0.depth >= depth }
      guard scopes.count == depth else { continue }
      if let type = words.firstMatch(of: Self.type) {
        guard type.1 != nil || type.2 == "extension" else { continue }
        let outer = scopes.last.map { "\($0.name)." } ?? ""
        let name = "\(outer)\(type.3)"
        if type.2 != "extension" { members[name, default: []] += [] }
        if !words.hasSuffix("}") { scopes.append(Scope(name: name, keyword: type.2, depth: depth)) }
      } else {
        readMember(words, in: scopes.last)
      }
    }
  }

  private static var type: Regex<(Substring, Substring?, Substring, Substring)> {
    /^(?:@[A-Za-z]+ )*(public |open )?(?:final |indirect )?(class|struct|enum|protocol|extension) ([A-Z][\w.]*)/
  }

  private mutating func readMember(_ words: Substring, in scope: Scope?) {
    let member =
      /^(?:@[A-Za-z]+(?:\([^)]*\))? )*(public |open )?(?:[a-z]+(?:\(set\))? )*(?:var|let|func) `?([A-Za-z]\w*)/
    var names: [String] = []
    if let match = words.firstMatch(of: member), match.1 != nil || scope?.keyword == "protocol" {
      names = [String(match.2)]
    } else if scope?.keyword == "enum", let cases = words.firstMatch(of: /^case (.*)$/) {
      names = cases.1.split(separator: ",").compactMap { part in
        part.firstMatch(of: /^ *`?([A-Za-z]\w*)/).map { String($0.1) }
      }
    }
    for name in names
    where !name.hasPrefix("cardproof") && !name.hasPrefix("as_") && name != "rawValue" {
      if let scope {
        if members[scope.name]?.contains(name) != true {
          members[scope.name, default: []].append(name)
        }
      } else if !functions.contains(name) {
        functions.append(name)
      }
    }
  }
}
