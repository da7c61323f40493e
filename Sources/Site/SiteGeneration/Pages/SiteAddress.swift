internal import Diagnostics
internal import Foundation
internal import SourceFormats

/// Where a site will be on the web: `https://example.com/cards/`.
struct SiteAddress: Hashable, Sendable {
  /// The address of the site's root; ends in `/`.
  let root: String
  /// The part after the host; begins and ends with `/`.
  let path: String

  init?(_ text: String) {
    guard let url = URL(string: text), let scheme = url.scheme?.lowercased(),
      ["http", "https"].contains(scheme), let host = url.host(), !host.isEmpty,
      url.query() == nil, url.fragment() == nil, url.user() == nil
    else { return nil }
    root = text.hasSuffix("/") ? text : text + "/"
    let path = url.path()
    self.path = path.hasSuffix("/") ? path : path + "/"
  }

  init?(_ node: YAMLNode, reporting diagnostics: inout [Diagnostic]) {
    guard !node.isNull else { return nil }
    guard let text = node.string, let address = SiteAddress(text) else {
      diagnostics.append(
        Diagnostic(
          .wrongType, "'address' is where the site will be on the web", at: node.location,
          fix: "Write an address such as https://example.com/cards/"))
      return nil
    }
    self = address
  }

  /// The address of a page; a folder stands for its `index.html`.
  func url(of path: String) -> String {
    let index = "index.html"
    let isIndex = path == index || path.hasSuffix("/\(index)")
    return root + (isIndex ? String(path.dropLast(index.count)) : path).addressEncoded
  }
}

extension String {
  /// The path with everything that an address cannot hold as percent signs and digits.
  fileprivate var addressEncoded: String {
    addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? self
  }
}
