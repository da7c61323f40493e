@testable import OutputFolder
import Diagnostics
import Foundation
import ProjectReading
import SitePages
import SiteGeneration

/// The site of a handful of files.
struct SampleSite {
  let site: Site

  init(_ files: KeyValuePairs<String, String>) async throws {
    try await self.init(files: files.map { ($0.key, $0.value) })
  }

  init(files: [(path: String, text: String)]) async throws {
    var listing = SourceListing()
    listing.files = files.map { SourceFile(path: $0.path, bytes: Array($0.text.utf8)) }
      .sorted { $0.path < $1.path }
    let project = ProjectReader.read(listing, settings: SiteSettings(), diagnostics: [])
    site = try await SiteGenerator(
      project, templates: try SiteTemplates(overrides: []), jobs: 1
    ).site()
  }

  /// The text of a page's heading and of its own part without tags, in single spaces.
  func text(_ path: String) -> String {
    let html = site.tree.text(at: path).withoutBreaks
    let content = "<div class=\"content\">"
    let main = html.range(of: content).map { String(html[$0.lowerBound...]) } ?? html
    let heading = html.firstMatch(of: /<header class="heading(?s:.*?)<\/header>/)?.output ?? ""
    let body =
      (main.range(of: "<nav class=\"pager\"") ?? main.range(of: "</main>"))
      .map { heading + main[..<$0.lowerBound] } ?? heading + main
    return body.withoutTags
  }

  static func plist(_ point: String, _ names: [String], more: String = "") -> String {
    """
    <plist><dict><key>NSExtension</key><dict><key>NSExtensionAttributes</key><dict>
    <key>IntentsSupported</key><array>
    \(names.map { "<string>\($0)</string>" }.joined(separator: "\n"))
    </array>\(more)</dict>
    <key>NSExtensionPointIdentifier</key><string>\(point)</string>
    <key>\(point.contains("ui") ? "NSExtensionMainStoryboard" : "NSExtensionPrincipalClass")</key>
    <string>$(PRODUCT_MODULE_NAME).Start</string></dict></dict></plist>
    """
  }

  /// A messaging app with one handler and one view.
  static func messaging() async throws -> SampleSite {
    try await SampleSite([
      "Handler/Info.plist": plist(
        "com.apple.intents-service", ["INSendMessageIntent", "INStartAudioCallIntent"],
        more: """
          <key>IntentsRestrictedWhileLocked</key><array>
          <string>INSendMessageIntent</string></array>
          """),
      "View/Info.plist": plist("com.apple.intents-ui-service", ["INSendMessageIntent"]),
    ])
  }
}

extension String {
  /// A page whose paths do not say where they may break.
  var withoutBreaks: String { replacing("/<wbr>", with: "/") }
}

extension StringProtocol {
  /// The text of markup without its tags, in single spaces.
  var withoutTags: String {
    var text = ""
    var isTag = false
    for character in self {
      if character == "<" { isTag = true }
      if !isTag { text.append(character) }
      if character == ">" {
        isTag = false
        text.append(" ")
      }
    }
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
