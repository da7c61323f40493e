internal import Diagnostics
internal import IntentDefinitions
internal import TextTools

/// Finds Intents extensions that only the file of a tool speaks of, which is to make their Info.plist.
///
/// One extension of a kind whose Info.plist is there is enough to say nothing: which one a tool has made of what is not
/// known.
func missingInfoPlists(
  in strays: [UnrecognizedFile], besides extensions: [ExtensionInfo]
) -> [Diagnostic] {
  strays.compactMap { stray -> Diagnostic? in
    guard case .generator(let tool) = stray.content else { return nil }
    let missing = ExtensionInfo.Point.allCases.filter { point in
      !extensions.contains { $0.point == point }
    }
    let places = missing.compactMap { point in
      place(of: point.rawValue, in: stray.file).map { (point: point, location: $0) }
    }
    guard let first = places.map(\.location).min() else { return nil }
    let names = places.map { "the \($0.point.title)" }.joined(separator: " and ")
    return Diagnostic(
      .missingInfoPlist,
      "\(tool.name) has not generated the Info.plist of \(names)", at: first,
      fix: "Run '\(tool.command)' before this, or add the Info.plist by hand")
  }
}

/// The first place of a text that is in no comment.
private func place(of text: String, in file: SourceFile) -> SourceLocation? {
  let lines = String(decoding: file.bytes, as: UTF8.self).lines
  for (number, line) in lines.enumerated() {
    let bytes = Array(line.utf8)
    guard let start = bytes.firstIndex(ofText: text) else { continue }
    let words = line.drop { $0 == " " || $0 == "\t" }
    if words.hasPrefix("#") || words.hasPrefix("//") { continue }
    let before = String(decoding: bytes[..<start], as: UTF8.self).unicodeScalars
    return SourceLocation(file: file.path, line: number + 1, column: before.count + 1)
  }
  return nil
}

extension UnrecognizedFile.Generator {
  fileprivate var name: String {
    switch self {
    case .xcodeGen: "XcodeGen"
    case .tuist: "Tuist"
    }
  }

  fileprivate var command: String {
    switch self {
    case .xcodeGen: "xcodegen generate"
    case .tuist: "tuist generate"
    }
  }
}
