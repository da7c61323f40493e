internal import Interactions
internal import CardMatrix
internal import ProjectReading
internal import Diagnostics
internal import IntentDefinitions

/// A finding for each address that differs from an earlier one in nothing but capitals, or in how
/// accents are written.
func addressFindings(
  of project: Project, cards: [CardsOfInteraction], documents: [DocumentPage]
) -> [Diagnostic] {
  let addresses =
    documents.map { Address(path: $0.path, place: SourceLocation(file: $0.document.path)) }
    + project.intents.intents.map {
      Address(path: SitePaths.intent($0.intent), place: $0.intent.location)
    }
    + cards.map { Address(path: $0.path, place: $0.interaction.location) }
    + documents.flatMap(\.imagePaths).map {
      Address(path: SitePaths.image($0), place: SourceLocation(file: $0))
    }
  return addressFindings(among: addresses)
}

/// The address of a page or an image, and what it is made of.
private struct Address {
  let path: String
  let place: SourceLocation?
}

private func addressFindings(among addresses: [Address]) -> [Diagnostic] {
  var first: [String: Address] = [:]
  return addresses.sorted { $0.path < $1.path }.compactMap { address in
    let path = address.path
    // Texts that differ in how accents are written are equal.
    let folded = path.lowercased()
    guard let other = first[folded] else {
      first[folded] = address
      return nil
    }
    guard other.path.utf8.elementsEqual(path.utf8) == false else { return nil }
    return Diagnostic(
      .collidingAddress,
      "'\(path)' and '\(other.path)' are one file on systems that ignore capitals",
      at: address.place,
      notes: other.place.map { [.init("The other one is made of this", at: $0)] } ?? [],
      fix: "Rename one of the two")
  }
}
