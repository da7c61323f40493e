internal import TextTools
package import Diagnostics
package import SourceFormats

/// Where a site will be on the web: `https://example.com/cards/`.
package struct SiteAddress: Hashable, Sendable {
  /// The address of the site's root; ends in `/`.
  package let root: String
  /// The part after the host; begins and ends with `/`.
  package let path: String

  /// Nil for anything but a scheme, a host, perhaps a port, and a path (RFC 3986).
  package init?(_ text: String) {
    let parts = text.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count >= 3, ["http:", "https:"].contains(parts[0].lowercased()),
      parts[1].isEmpty, Self.isHost(parts[2]), !text.contains("?"), !text.contains("#")
    else { return nil }
    root = text.hasSuffix("/") ? text : text + "/"
    let own = parts.count > 3 ? parts[3] : ""
    let more = own.percentDecoded == nil ? ":;" : ":;%"
    let path = "/" + own.percentEncoded { staysInPath($0) || more.utf8.contains($0) }
    self.path = path.hasSuffix("/") ? path : path + "/"
  }

  /// Whether a part of an address is a name or a number of a host, with or without a port.
  private static func isHost(_ text: Substring) -> Bool {
    let isNumber = text.hasPrefix("[")
    guard let end = isNumber ? text.firstIndex(of: "]") : text.firstIndex(of: ":") ?? text.endIndex
    else { return false }
    let name = isNumber ? text[..<end].dropFirst() : text[..<end]
    let rest = isNumber ? text[end...].dropFirst() : text[end...]
    return !name.isEmpty && name.utf8.allSatisfy { !" \"<>@[\\]^`{|}\n\t".utf8.contains($0) }
      && (rest.isEmpty || rest.hasPrefix(":") && rest.dropFirst().allSatisfy(\.isNumber))
  }

  package init?(_ node: YAMLNode, reporting findings: Findings) {
    guard !node.isNull else { return nil }
    guard let text = node.string, let address = SiteAddress(text) else {
      findings.report(
        .wrongType, "'address' must be the address of the site on the web", at: node.location,
        fix: "Write an address such as https://example.com/cards/")
      return nil
    }
    self = address
  }

  /// The address of a page; a folder stands for its `index.html`.
  package func url(of path: String) -> String {
    let index = "index.html"
    let isIndex = path == index || path.hasSuffix("/\(index)")
    return root
      + (isIndex ? path.dropLast(index.count) : path[...]).percentEncoded(except: staysInPath)
  }
}
