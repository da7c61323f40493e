internal import Diagnostics
internal import IntentDefinitions

/// What a file that is not read says of ours: an interaction or a configuration in a file of another
/// name, or the extension whose Info.plist XcodeGen or Tuist is to make of it.
enum StrayFile: Hashable {
  case interaction
  case controller
  case generator(Generator)

  /// A tool that makes Info.plists.
  enum Generator: Hashable {
    case xcodeGen, tuist
  }

  /// What the first lines of our formats hold.
  private static let words = ["interaction:", "controller:"]

  /// The largest file that is looked at, in bytes (convention: many times the largest real one).
  static let largest = 1 << 20

  /// Whether a file of this path may be one.
  static func mayBe(_ path: String) -> Bool { isYAML(path) || isOfTuist(path) }

  /// Nil for a file that says nothing of ours.
  init?(_ file: SourceFile) {
    if file.bytes.contains(text: "NSExtensionPointIdentifier"),
      ExtensionInfo.Point.allCases.contains(where: { file.bytes.contains(text: $0.rawValue) })
    {
      self = .generator(Self.isYAML(file.path) ? .xcodeGen : .tuist)
      return
    }
    guard Self.isYAML(file.path), Self.words.contains(where: file.bytes.contains(text:)) else {
      return nil
    }
    let keys = Self.topKeys(of: file)
    if keys.isSuperset(of: ["interaction", "intent"]) {
      self = .interaction
    } else if keys.contains("controller"),
      !keys.isDisjoint(with: ["configureView", "configure", "layouts"])
    {
      self = .controller
    } else {
      return nil
    }
  }

  /// How the name of a file of the same content ends that is read; nil where another tool reads it.
  var ending: String? {
    switch self {
    case .interaction: ".interaction.yml"
    case .controller: ".controller.yml"
    case .generator: nil
    }
  }

  private static func isYAML(_ path: String) -> Bool {
    [".yml", ".yaml"].contains(where: path.lowercased().hasSuffix)
  }

  private static func isOfTuist(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return parts.last == "Project.swift" || parts.contains("Tuist") && path.hasSuffix(".swift")
  }

  /// The keys of the first level, as far as lines tell without reading the file.
  private static func topKeys(of file: SourceFile) -> Set<Substring> {
    let text = String(decoding: file.bytes, as: UTF8.self)
    let lines = text.split(whereSeparator: \.isNewline)
    return Set(lines.compactMap { line in line.firstIndex(of: ":").map { line[..<$0] } })
  }
}
