package import Diagnostics
internal import SourceFormats

/// The bundle keys of an `Info.plist`, as written: build variables are never resolved.
package struct BundleInfo: Hashable, Sendable {
  package let identifier: Value?
  package let version: Value?
  /// The name of the bundle, unless the build fills it in.
  package private(set) var displayName: String?

  /// A copy of the bundle, which people call by another name.
  func named(_ name: String) -> BundleInfo {
    var bundle = self
    bundle.displayName = name
    return bundle
  }

  /// A text, where it stands.
  package struct Value: Hashable, Sendable {
    package let text: String
    package let location: SourceLocation
  }

  init(_ root: PropertyListNode) {
    let value = { (key: String) in
      root[key].flatMap { node in
        node.string.map { Value(text: $0, location: node.location) }
      }
    }
    identifier = value("CFBundleIdentifier")
    version = value("CFBundleVersion")
    displayName = ["CFBundleDisplayName", "CFBundleName"].lazy
      .compactMap { value($0)?.text }
      .first { !$0.allSatisfy(\.isWhitespace) && !$0.contains("$") }
  }

  /// The version, unless the build fills it in: a name such as `BUILD_NUMBER` is no version either.
  var literalVersion: Value? {
    version.flatMap { value in
      let isLiteral = value.text.unicodeScalars.allSatisfy {
        ("0"..."9").contains($0) || $0 == "."
      }
      return isLiteral && !value.text.isEmpty ? value : nil
    }
  }

  /// Whether both identifiers are written out and begin with the same app's.
  func hasParent(of other: BundleInfo) -> Bool {
    guard let own = literalIdentifier?.text, let others = other.literalIdentifier?.text else {
      return false
    }
    return own.split(separator: ".").dropLast() == others.split(separator: ".").dropLast()
  }

  /// The identifier, unless the build fills it in; it consists of letters, digits, hyphens and
  /// periods only (documented).
  var literalIdentifier: Value? {
    identifier.flatMap { value in
      let isLiteral = value.text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
          true
        default: false
        }
      }
      return isLiteral && value.text.contains(".") ? value : nil
    }
  }
}
