package import Diagnostics
internal import Foundation

/// The states of a `catalogue.json`, as a comparison needs them.
package struct CatalogueFile: Hashable, Sendable {
  let states: [State]

  /// The version of the format that this reads.
  private static let version = 1

  struct State: Hashable, Sendable, Decodable {
    let id: String
    let outcome: String
    let asks: Int
    let width: Double
    let height: Double
    /// The path of the drawing, which is named after what it shows.
    let card: String
    let digest: String
    let findings: [String]
  }

  private struct Content: Decodable {
    let version: Int
    let states: [State]
  }

  /// Reads a catalogue.
  ///
  /// - Throws: A diagnostic if it is not a catalogue of a version that is known here.
  package init(path: String, bytes: [UInt8]) throws(Diagnostic) {
    let content: Content
    do {
      content = try JSONDecoder().decode(Content.self, from: Data(bytes))
    } catch {
      throw Diagnostic(
        .unreadableCatalogue, "The file is not a catalogue of cardproof's",
        at: SourceLocation(file: path), fix: "Name a site that 'cardproof build' has written")
    }
    guard content.version == Self.version else {
      throw Diagnostic(
        .unreadableCatalogue, "The catalogue has version \(content.version), not \(Self.version)",
        at: SourceLocation(file: path), fix: "Build both sites with the same cardproof")
    }
    states = content.states
  }
}

extension Rule {
  package static let unreadableCatalogue = Rule(
    "unreadable-catalogue", .error, "A comparison needs the catalogues of two sites",
    why: "Without them there is nothing to compare.")

  /// The rules of this module.
  package static let siteComparisonRules: [Rule] = [.unreadableCatalogue]
}
