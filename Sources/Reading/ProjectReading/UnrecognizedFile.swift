internal import IntentDefinitions
internal import TextTools

/// A file that is not read, and what it says of ours: an interaction or a configuration in a file
/// of another name, or the extension whose Info.plist XcodeGen or Tuist is to make of it.
package struct UnrecognizedFile: Sendable {
  package let file: SourceFile
  package let content: Content

  package enum Content: Hashable {
    case interaction
    case controller
    case generator(Generator)
  }

  /// A tool that makes Info.plists.
  package enum Generator: Hashable {
    case xcodeGen, tuist
  }

  /// The words in the first lines of Cardproof's formats.
  private static let words = ["interaction:", "controller:"]

  /// The largest file that is looked at, in bytes (convention: many times the largest real one).
  package static let largest = 1 << 20

  /// Whether a file of this path may be one.
  package static func mayBe(_ path: String) -> Bool { isYAML(path) || isOfTuist(path) }

  /// Nil for a file that says nothing of ours.
  package init?(_ file: SourceFile) {
    guard let content = Self.content(of: file) else { return nil }
    self.file = file
    self.content = content
  }

  private static func content(of file: SourceFile) -> Content? {
    if file.bytes.contains(text: "NSExtensionPointIdentifier"),
      ExtensionInfo.Point.allCases.contains(where: { file.bytes.contains(text: $0.rawValue) })
    {
      return .generator(isYAML(file.path) ? .xcodeGen : .tuist)
    }
    guard isYAML(file.path), words.contains(where: file.bytes.contains(text:)) else {
      return nil
    }
    let keys = topKeys(of: file)
    if keys.isSuperset(of: ["interaction", "intent"]) { return .interaction }
    let isController =
      keys.contains("controller")
      && !keys.isDisjoint(with: ["configureView", "configure", "layouts"])
    return isController ? .controller : nil
  }

  /// How the name of a file of the same content ends that is read; nil where another tool reads it.
  package var ending: String? {
    switch content {
    case .interaction: ".interaction.yml"
    case .controller: ".controller.yml"
    case .generator: nil
    }
  }

  private static func isYAML(_ path: String) -> Bool {
    [".yml", ".yaml"].contains(where: SourcePath(path).hasEnding)
  }

  private static func isOfTuist(_ path: String) -> Bool {
    let path = "/\(path)"
    return path.hasSuffix("/Project.swift")
      || path.hasSuffix(".swift") && Array(path.utf8).contains(text: "/Tuist/")
  }

  /// The keys of the first level, as far as lines tell without reading the file.
  private static func topKeys(of file: SourceFile) -> Set<Substring> {
    let text = String(decoding: file.bytes, as: UTF8.self)
    let lines = text.split(whereSeparator: \.isNewline)
    return Set(lines.compactMap { line in line.firstIndex(of: ":").map { line[..<$0] } })
  }
}
