@testable import OutputFolder
import Diagnostics
import Foundation
import ProjectReading
import ProjectTestSupport
import SitePages
import SiteGeneration
import TestSupport
import Testing

/// Builds the site of every real project of the corpus.
///
/// What is expected is read with Foundation.
@Suite(.needsCorpus) struct CorpusSiteTests {
  @Test func everyListedIntentOfARealProjectIsOnItsExtensionsPageAndInTheCatalog() async throws {
    let corpus = try #require(Corpus.folder)
    var counts = Counts()
    for name in try FileManager.default.contentsOfDirectory(atPath: corpus.path).sorted() {
      let folder = corpus.appending(path: name)
      let expected = try Expectation(folder)
      guard !expected.extensions.isEmpty else { continue }
      let site = try await CorpusSites.site(of: name).site
      let page = site.tree.text(at: "extensions/index.html").withoutBreaks
      let catalogue = site.tree.text(at: "catalogue.json")
      for info in expected.extensions {
        #expect(page.contains(escaped(info.path)), "\(name): \(info.path)")
        for className in info.supported {
          #expect(page.contains("<code>\(className)</code>"), "\(name): \(className)")
          counts.listed += 1
          if expected.definesNone(of: className) {
            let isUnknown = site.diagnostics.contains {
              $0.rule.id == "unknown-intent-class" && $0.message.contains("'\(className)'")
            }
            #expect(isUnknown, "\(name): \(className)")
            counts.unknown += 1
          } else {
            #expect(catalogue.contains("\"class\": \"\(className)\""), "\(name): \(className)")
            if className.hasPrefix("IN") { counts.system += 1 }
          }
        }
      }
      counts.extensions += expected.extensions.count
    }
    print("Corpus: \(counts)")
  }

  private struct Counts {
    var extensions = 0
    var listed = 0
    var system = 0
    var unknown = 0
  }

  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("'", with: "&#39;")
  }
}

/// What Foundation reads in the plists and definitions of a project.
private struct Expectation {
  var extensions: [(path: String, supported: [String])] = []
  private var defined: Set<String> = []

  init(_ folder: URL) throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    for path in paths {
      let file = folder.appending(path: path)
      if path.hasSuffix(".intentdefinition") {
        let definition = try PropertyListDecoder().decode(
          DefinitionFile.self, from: Data(contentsOf: file))
        defined.formUnion(
          (definition.intents ?? []).map { $0.className ?? "\($0.name)Intent" })
      } else if path.hasSuffix(".plist"),
        let info = try? PropertyListDecoder().decode(InfoFile.self, from: Data(contentsOf: file)),
        info.declared.point.hasPrefix("com.apple.intents-")
      {
        extensions.append((path, info.declared.attributes?.supported ?? []))
      }
    }
  }

  func definesNone(of className: String) -> Bool {
    !className.hasPrefix("IN") && !defined.contains(className)
  }
}

private struct DefinitionFile: Decodable {
  let intents: [Entry]?

  struct Entry: Decodable {
    let name: String
    let className: String?

    enum CodingKeys: String, CodingKey {
      case name = "INIntentName"
      case className = "INIntentClassName"
    }
  }

  enum CodingKeys: String, CodingKey {
    case intents = "INIntents"
  }
}

private struct InfoFile: Decodable {
  let declared: Declared

  struct Declared: Decodable {
    let point: String
    let attributes: Attributes?

    enum CodingKeys: String, CodingKey {
      case point = "NSExtensionPointIdentifier"
      case attributes = "NSExtensionAttributes"
    }
  }

  struct Attributes: Decodable {
    let supported: [String]?

    enum CodingKeys: String, CodingKey {
      case supported = "IntentsSupported"
    }
  }

  enum CodingKeys: String, CodingKey {
    case declared = "NSExtension"
  }
}
