internal import Diagnostics
internal import Foundation
internal import HostSimulation
internal import IntentDefinitions

/// Whether the pages of a site can stand side by side where capitals do not count.
enum AddressCheck {
  /// A finding for each address that differs from an earlier one in nothing but capitals, or in how
  /// accents are written.
  static func findings(of project: Project, documents: [DocumentPage]) -> [Diagnostic] {
    var addresses = documents.map { ($0.path, SourceLocation?($0.document.path)) }
    addresses += project.intents.intents.map {
      (SitePaths.intent($0.intent), $0.intent.location)
    }
    addresses += project.interactions.map { (SitePaths.interaction($0), $0.location) }
    for image in documents.flatMap(\.imagePaths) {
      addresses.append((SitePaths.image(image), SourceLocation(file: image)))
    }
    var first: [String: (path: String, place: SourceLocation?)] = [:]
    return addresses.sorted { $0.0 < $1.0 }.compactMap { path, place in
      let isPlain = path.utf8.allSatisfy { $0 < 0x80 }
      let folded = (isPlain ? path : path.decomposedStringWithCanonicalMapping).lowercased()
      guard let other = first[folded] else {
        first[folded] = (path, place)
        return nil
      }
      guard other.path.utf8.elementsEqual(path.utf8) == false else { return nil }
      return Diagnostic(
        .collidingAddress,
        "'\(path)' and '\(other.path)' are one file where capitals do not count", at: place,
        notes: other.place.map { [.init("The other one is made of this", at: $0)] } ?? [],
        fix: "Rename one of the two")
    }
  }
}

extension SourceLocation? {
  fileprivate init(_ path: String) { self = SourceLocation(file: path) }
}
