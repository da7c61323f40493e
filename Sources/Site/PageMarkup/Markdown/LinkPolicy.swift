internal import Diagnostics
internal import TextTools

/// Which destinations links and images may have.
package struct LinkPolicy: Hashable, Sendable {
  /// The schemes that may stand in a page, in lower case.
  package let schemes: Set<String>
  /// The schemes that the caller must turn into other links, in lower case.
  package let handedOver: Set<String>

  /// The web, mail, relative links and anchors; `intent:` and `rule:` are handed over.
  package static let standard = LinkPolicy(
    schemes: ["http", "https", "mailto"], handedOver: ["intent", "rule"])

  package init(schemes: Set<String>, handedOver: Set<String> = []) {
    self.schemes = schemes
    self.handedOver = handedOver
  }

  /// Why a destination may not stand in a source file, or nil if it may.
  func objection(toSource destination: String) -> LinkObjection? {
    objection(to: destination) { schemes.contains($0) || handedOver.contains($0) }
  }

  /// Why a destination may not stand in a page, or nil if it may.
  func objection(toResult destination: String) -> LinkObjection? {
    objection(to: destination, allowing: schemes.contains)
  }

  private func objection(
    to destination: String, allowing isAllowed: (String) -> Bool
  ) -> LinkObjection? {
    let plain = plainDestination(destination)
    if plain.starts(with: "//".utf8) { return .noScheme }
    guard let scheme = linkScheme(of: plain) else { return nil }
    return isAllowed(scheme) ? nil : .scheme(scheme)
  }
}

enum LinkObjection {
  case scheme(String)
  /// Another host with the page's own scheme, which is `file:` where the site lies in a folder.
  case noScheme

  /// Schemes that run what stands behind them, or read the reader's files.
  private static let harmfulSchemes: Set = ["javascript", "vbscript", "data", "file", "blob"]

  var rule: Rule {
    switch self {
    case .scheme(let scheme) where !Self.harmfulSchemes.contains(scheme): .unknownLinkScheme
    case .scheme, .noScheme: .unsafeLink
    }
  }

  var headline: String {
    switch self {
    case .scheme(let scheme): "\(scheme.prefix(40)): is not a scheme that links can use"
    case .noScheme: "The link names a host without a scheme"
    }
  }

  var fix: String {
    switch self {
    case .scheme: "Use https:, http:, mailto: or a relative link; begin a file name with ./"
    case .noScheme: "Write https: before it"
    }
  }
}

/// The scheme that a destination begins with, by the URL standard and in lower case; nil for a link
/// that is relative.
package func linkScheme(of destination: [UInt8]) -> String? {
  let colon = destination.firstIndex(of: UInt8(ascii: ":"), in: destination.indices)
  guard colon < destination.count, destination.first.map(isLetter) == true,
    destination[..<colon].allSatisfy({ isLetter($0) || schemePunctuationAndDigits.contains($0) })
  else { return nil }
  return String(decoding: destination[..<colon], as: UTF8.self).lowercased()
}

private func isLetter(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
}

private let schemePunctuationAndDigits = Set("0123456789+-.".utf8)

/// Whether a byte is ASCII that every browser reads as it is written.
private func isPlain(_ byte: UInt8) -> Bool {
  (0x21..<0x7F).contains(byte) && byte != UInt8(ascii: "\\")
}

/// A destination as a browser may come to read it, in UTF-8.
///
/// Browsers skip tabs, line ends and leading blanks, and take backslashes for slashes. Everything
/// blank or invisible is left out here, which can only refuse more than a browser would follow.
private func plainDestination(_ destination: String) -> [UInt8] {
  let bytes = Array(destination.utf8)
  guard !bytes.allSatisfy(isPlain) else { return bytes }
  var plain = String.UnicodeScalarView()
  for scalar in destination.unicodeScalars {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned: continue
    default: break
    }
    guard !properties.isWhitespace, !properties.isDefaultIgnorableCodePoint else { continue }
    plain.append(scalar == "\\" ? "/" : scalar)
  }
  return Array(String(plain).utf8)
}
