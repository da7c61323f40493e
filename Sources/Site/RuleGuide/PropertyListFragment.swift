/// The part of a property list that an example is about: some keys with their values, each key at
/// the beginning of a line.
///
/// They take the place of the same keys of the project's file, at the level that they belong to.
/// `<!-- without KEY -->` leaves a key out.
struct PropertyListFragment {
  private var items: [(key: String, text: String?)] = []

  static func isFragment(_ text: String, at path: String) -> Bool {
    [".plist", ".intentdefinition", ".entitlements"].contains(where: path.hasSuffix)
      && (text.hasPrefix("<key>") || text.hasPrefix("<!-- without "))
  }

  init(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: true) {
      if let key = line.between("<!-- without ", " -->") {
        items.append((key, nil))
      } else if let key = line.between("<key>", "</key>") {
        items.append((key, String(line)))
      } else if let last = items.indices.last, let text = items[last].text {
        items[last].text = text + "\n" + line
      }
    }
  }

  func replacing(_ own: PropertyListFragment) -> PropertyListFragment {
    var result = self
    let keys = own.items.map(\.key)
    result.items.removeAll { keys.contains($0.key) }
    result.items += own.items.filter { $0.text != nil }
    return result
  }

  /// The whole file.
  func file(at path: String) -> String {
    let isDefinition = path.hasSuffix(".intentdefinition")
    var root = texts { isDefinition ? $0.isOfDefinition : !$0.isOfExtension && !$0.isAttribute }
    if isDefinition, !items.contains(where: { $0.key == "INIntents" }) {
      root += ["<key>INIntents</key>", "<array>", "<dict>"]
      root += texts { !$0.isOfDefinition } + ["</dict>", "</array>"]
    }
    let attributes = texts(where: \.isAttribute)
    let keys = texts(where: \.isOfExtension)
    if !isDefinition, !(attributes + keys).isEmpty {
      root += ["<key>NSExtension</key>", "<dict>"] + keys
      root += ["<key>NSExtensionAttributes</key>", "<dict>"] + attributes + ["</dict>", "</dict>"]
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
      \(root.joined(separator: "\n"))
      </dict>
      </plist>

      """
  }

  private func texts(where belongs: (String) -> Bool) -> [String] {
    items.filter { belongs($0.key) }.compactMap(\.text)
  }
}

extension String {
  /// Whether a key stands at the top of an intent definition, and not in its intent.
  fileprivate var isOfDefinition: Bool {
    ["INEnums", "INTypes", "INIntents"].contains(self) || hasPrefix("INIntentDefinition")
  }

  fileprivate var isOfExtension: Bool { hasPrefix("NSExtension") }

  fileprivate var isAttribute: Bool {
    hasPrefix("IntentsSupported") || hasPrefix("IntentsRestricted")
      || self == "SupportedMediaCategories"
  }
}

extension Substring {
  /// The text between a beginning and the next ending; nil where the line begins otherwise.
  fileprivate func between(_ opening: String, _ closing: String) -> String? {
    guard hasPrefix(opening) else { return nil }
    return dropFirst(opening.count).firstRange(of: closing).map {
      String(self[index(startIndex, offsetBy: opening.count)..<$0.lowerBound])
    }
  }
}
