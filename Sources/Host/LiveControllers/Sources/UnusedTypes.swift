internal import SwiftSources

/// The structures, enums and actors of a program that nothing makes: only they themselves name them, or others of them.
///
/// A file with a view often has an App Intent or a widget beside it, which no card comes to.
struct UnusedTypes {
  /// By file, the lines of the types and of their extensions.
  private var lines: [[ClosedRange<Int>]]

  init(_ files: [(code: SourceCode, outline: SourceOutline)]) {
    var places = Self.places(in: files)
    let names = Self.names(of: Set(places.keys), in: files)
    var isSettled = false
    while !isSettled {
      let inside = places.values.joined()
      let used = places.keys.filter { name in
        names[name, default: []].contains { use in
          !inside.contains { $0.file == use.file && $0.tokens.contains(use.token) }
        }
      }
      for name in used { places[name] = nil }
      isSettled = used.isEmpty
    }
    lines = Array(repeating: [], count: files.count)
    for place in places.values.joined() {
      let tokens = files[place.file].code.tokens[place.tokens]
      guard let first = tokens.first, let last = tokens.last else { continue }
      lines[place.file].append(first.line...last.line)
    }
  }

  /// Whether a line of a file is in one of them.
  func contains(line: Int, ofFile file: Int) -> Bool {
    lines.indices.contains(file) && lines[file].contains { $0.contains(line) }
  }

  /// Tokens of a file.
  private struct Place {
    let file: Int
    let tokens: Range<Int>
  }

  /// The declarations of values at the top of files and their extensions, by name.
  private static func places(
    in files: [(code: SourceCode, outline: SourceOutline)]
  ) -> [String: [Place]] {
    var places: [String: [Place]] = [:]
    let kinds: Set = ["struct", "enum", "actor"]
    let declared = Set(
      files.flatMap { file in
        file.outline.types.filter { kinds.contains($0.keyword) && !$0.name.contains(".") }
          .map(\.name)
      })
    for (number, file) in files.enumerated() {
      for type in file.outline.types where declared.contains(type.name) {
        guard kinds.contains(type.keyword) || type.keyword == "extension",
          let keyword = file.code.tokens[..<type.body.lowerBound]
            .lastIndex(where: { $0.text == type.keyword })
        else { continue }
        places[type.name, default: []].append(
          Place(file: number, tokens: keyword..<type.body.upperBound + 1))
      }
    }
    return places
  }

  /// The places where a file names one of the types; in a text any that a value in it may name.
  private static func names(
    of types: Set<String>, in files: [(code: SourceCode, outline: SourceOutline)]
  ) -> [String: [(file: Int, token: Int)]] {
    var names: [String: [(file: Int, token: Int)]] = [:]
    for (number, file) in files.enumerated() {
      for (index, token) in file.code.tokens.enumerated() {
        let named =
          token.kind == .string && token.text.contains("\\(")
          ? types.filter { token.text.contains($0) } : types.intersection([token.text])
        for name in named { names[name, default: []].append((number, index)) }
      }
    }
    return names
  }
}
