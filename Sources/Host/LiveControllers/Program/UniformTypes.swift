/// The types of a framework that are all of a few shapes, written as Swift from the table `types.txt` of a stand-in.
///
/// A line has a kind, the type of the raw values where it is not the kind's usual one, a name, and members: the cases
/// of an `enum`, the bits of `options`, the texts of a `name`, the types of the value that a `result` has and confirms,
/// the protocol of a `look`, what makes it, and its names, or what the body of a `style` gets: values with their type, and
/// parts without one.
struct UniformTypes {
  private let kind: Substring
  private let rawType: Substring
  private let name: Substring
  private let members: [Substring]

  /// The Swift of a whole table.
  static func swift(of table: String) -> String {
    table.split(separator: "\n").map { UniformTypes($0).swift }.joined(separator: "\n")
  }

  private init(_ line: Substring) {
    let colon = line.firstRange(of: ": ")
    let words = line[..<(colon?.lowerBound ?? line.endIndex)].split(separator: " ")
    let kind = words.first ?? ""
    let usual: [Substring: Substring] = ["enum": "Int", "options": "UInt", "name": "String"]
    self.kind = kind
    rawType = words.count > 2 ? words[1] : usual[kind] ?? ""
    name = words.last ?? ""
    members = (colon.map { line[$0.upperBound...] } ?? "").split(separator: ", ")
  }

  private var swift: String {
    let parts = name.split(separator: ".")
    let own = parts.last ?? ""
    let body =
      switch kind {
      case "enum": enumeration(own)
      case "result": result(own)
      case "look": look(own)
      case "style": style(own)
      default: structure(own)
      }
    if parts.count < 2 { return body.map { "\($0)\n" }.joined() }
    let outer = parts.dropLast().joined(separator: ".")
    return "extension \(outer) {\n\(body.map { "  \($0)\n" }.joined())}\n"
  }

  private func enumeration(_ own: Substring) -> [String] {
    ["public enum \(own): \(rawType), CaseIterable, Sendable {"]
      + members.map { "  case \($0)" } + ["}"]
  }

  private func structure(_ own: Substring) -> [String] {
    let isName = kind == "name"
    let constants = members.map { member in
      let sides = member.split(separator: " = ")
      let value =
        isName && sides.count == 1
        ? "\"\(member.filter { $0 != "`" })\"" : String(sides.last ?? "")
      return "  public static let \(sides[0]) = Self(rawValue: \(value))"
    }
    return [
      "public struct \(own): \(isName ? "RawRepresentable" : "OptionSet"), Hashable, Sendable {",
      "  public let rawValue: \(rawType)",
      "  public init(rawValue: \(rawType)) { self.rawValue = rawValue }",
    ] + (isName ? ["  public init(_ rawValue: String) { self.rawValue = rawValue }"] : [])
      + constants + ["}"]
  }

  private func look(_ own: Substring) -> [String] {
    let style = members.first ?? ""
    let sides = members.dropFirst().first?.split(separator: " = ") ?? []
    return [
      "public struct \(own): \(style) {",
      "  public init() {}",
      "  public var \(sides.first ?? "") { \(sides.last ?? "") }",
      "}",
      "",
      "extension \(style) where Self == \(own) {",
    ] + members.dropFirst(2).map { "  public static var \($0): Self { Self() }" } + ["}"]
  }

  private func style(_ own: Substring) -> [String] {
    let lines = members.flatMap { member -> [String] in
      let words = member.split(separator: " ")
      if words.count > 1 { return ["  public let \(words[0]): \(words[1])"] }
      let name = member.filter { $0 != "?" }
      let type = name.prefix(1).uppercased() + name.dropFirst()
      return [
        "  public typealias \(type) = CardproofControlPart",
        "  public let \(name): \(type)\(member == name ? "" : "?")",
      ]
    }
    return [
      "@preconcurrency @MainActor public protocol \(own) {",
      "  associatedtype Body: View",
      "  typealias Configuration = \(own)Configuration",
      "  @ViewBuilder func makeBody(configuration: Configuration) -> Body",
      "}",
      "",
      "public struct \(own)Configuration {",
    ] + lines + ["}"]
  }

  private func result(_ own: Substring) -> [String] {
    let (value, confirmed) = (members.first ?? "", members.last ?? "")
    return [
      "open class \(own): INIntentResolutionResult, @unchecked Sendable {",
      "  open class func success(with value: \(value)) -> Self { Self() }",
      "  open class func disambiguation(with values: [\(value)]) -> Self { Self() }",
      "  open class func confirmationRequired(with value: \(confirmed)?) -> Self { Self() }",
      "}",
    ]
  }
}
