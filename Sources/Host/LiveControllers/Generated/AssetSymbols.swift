internal import TextTools

/// The Swift that Xcode generates for asset catalogs since Xcode 15: a constant for each color and image, by which code
/// names it instead of by a text (observed in generated files of public projects).
package struct AssetSymbols: Sendable {
  private let colors: [String]
  private let images: [String]

  /// Takes the names of color sets and image sets; behind a namespace stands a slash.
  package init(colors: some Sequence<String>, images: some Sequence<String>) {
    (self.colors, self.images) = (colors.sorted(), images.sorted())
  }

  /// The constants that code mentions, but for extensions with names that it declares itself.
  func source(naming mentioned: Set<String>, besides declared: Set<String>) -> String {
    guard declared.isDisjoint(with: ["ColorResource", "ImageResource"]) else { return "" }
    var lines: [String] = []
    for (kind, names) in [("Color", colors), ("Image", images)] {
      var seen: Set<String> = []
      for name in names {
        let (namespaces, symbol) = Self.symbol(of: name, kind: kind)
        let path = (namespaces + [symbol]).joined(separator: ".")
        guard mentioned.contains(symbol), seen.insert(path).inserted else { continue }
        var owner = "\(kind)Resource"
        for namespace in namespaces {
          if seen.insert("\(owner).\(namespace)").inserted {
            lines.append("extension \(owner) { enum \(namespace) {} }")
          }
          owner += ".\(namespace)"
        }
        let value = "\(kind)Resource(name: \(swiftLiteral(name)), bundle: .main)"
        lines.append("extension \(owner) { static let `\(symbol)` = \(value) }")
        guard namespaces.isEmpty, !declared.contains(symbol), !Self.taken.contains(symbol) else {
          continue
        }
        lines.append(
          "extension UI\(kind) { static var `\(symbol)`: UI\(kind) { .init(resource: \(kind)Resource.`\(symbol)`) } }"
        )
        guard kind == "Color" else { continue }
        // A class of the project may have the name `Color`.
        lines += ["Color", "ShapeStyle where Self == SwiftUI.Color"].map {
          "extension SwiftUI.\($0) { static var `\(symbol)`: SwiftUI.Color { .init(ColorResource.`\(symbol)`) } }"
        }
      }
    }
    return lines.isEmpty ? "" : "import SwiftUI\n" + lines.joined(separator: "\n") + "\n"
  }

  /// The names of Apple's own colors, for which Xcode generates no extension.
  private static let taken: Set = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "white", "gray", "black", "clear", "primary", "secondary", "tertiary", "quaternary",
    "accentColor", "label", "link", "separator",
  ]

  /// The name of a constant, and the enums around it: the words of the name of the set but for a last `Color` or `Image`.
  static func symbol(of name: String, kind: String) -> (namespaces: [String], symbol: String) {
    var parts = name.split(separator: "/").map { Self.words(of: String($0)) }
    var words = parts.popLast() ?? []
    if words.count > 1, words.last?.lowercased() == kind.lowercased() { words.removeLast() }
    let first = words.first.map { $0 == $0.uppercased() ? $0.lowercased() : $0.uncapitalizedFirst }
    let symbol = (first ?? "") + words.dropFirst().map(\.capitalizedFirst).joined()
    return (
      parts.map { Self.identifier($0.map(\.capitalizedFirst).joined()) }, identifier(symbol)
    )
  }

  private static func identifier(_ name: String) -> String {
    name.first?.isNumber == true ? "_\(name)" : name
  }

  /// The words of a name: a letter behind a digit begins one, a capital behind a small letter, and the last of several
  /// capitals in front of a small letter.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      guard letter.isLetter || letter.isNumber else {
        words.append(word)
        word = ""
        continue
      }
      if let last = word.last {
        let next = letters.dropFirst(index + 1).first
        let isNew =
          letter.isLetter && last.isNumber || letter.isUppercase && last.isLowercase
          || letter.isUppercase && last.isUppercase && next?.isLowercase == true
        if isNew {
          words.append(word)
          word = ""
        }
      }
      word.append(letter)
    }
    return (words + [word]).filter { !$0.isEmpty }
  }
}
