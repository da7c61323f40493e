internal import SourceFormats

/// The size-class variations of a file, applied for a card: an iPhone held upright, whose width is
/// compact and whose height is regular (documented).
extension XMLElement {
  private static let classes = ["widthClass=compact", "heightClass=regular"]

  /// The element, and all inside, as they are on a card.
  ///
  /// What is said for one class comes over the default, and what is said for both over that.
  var onCard: XMLElement {
    var attributes = attributes
    var children = children.map { child in
      if case .element(let element) = child { Child.element(element.onCard) } else { child }
    }
    let variations = elements.filter { $0.name == "variation" }
    guard !variations.isEmpty else {
      return children == self.children
        ? self
        : XMLElement(
          name: name, attributes: attributes, children: children, at: location,
          textAt: textLocation)
    }
    let ranked = variations.enumerated().compactMap { index, variation in
      variation.rank.map { (rank: $0, index: index, variation: variation) }
    }.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map(\.variation)
    children.removeAll { child in
      if case .element(let element) = child { element.name == "variation" } else { false }
    }
    for variation in ranked {
      for attribute in variation.attributes where attribute.name != "key" {
        attributes.removeAll { $0.name == attribute.name }
        attributes.append(attribute)
      }
      for own in variation.elements where own.name != "mask" {
        children.removeAll { child in
          guard case .element(let element) = child else { return false }
          return element[attribute: "key"] == own[attribute: "key"]
        }
        children.append(.element(own))
      }
    }
    children += Self.excluded(by: ranked).map { Child.element($0) }
    return XMLElement(
      name: name, attributes: attributes, children: children, at: location, textAt: textLocation)
  }

  /// How much a variation says: 0 for the default, 1 for one class, 2 for both; nil for another
  /// screen's.
  private var rank: Int? {
    guard let key = self[attribute: "key"] else { return nil }
    if key == "default" { return 0 }
    let parts = key.split(separator: "-").map { String($0) }
    return parts.allSatisfy { Self.classes.contains($0) } ? parts.count : nil
  }

  /// One variation with what is left out in the end: each one takes away and puts back.
  private static func excluded(by variations: [XMLElement]) -> [XMLElement] {
    var kinds: [String] = []
    var excluded: [String: [String]] = [:]
    for variation in variations {
      for mask in variation.elements where mask.name == "mask" {
        guard let kind = mask[attribute: "key"] else { continue }
        if !kinds.contains(kind) { kinds.append(kind) }
        for change in mask.elements {
          guard let reference = change[attribute: "reference"] else { continue }
          excluded[kind, default: []].removeAll { $0 == reference }
          if change.name == "exclude" { excluded[kind, default: []].append(reference) }
        }
      }
    }
    guard let place = variations.first?.location, !kinds.isEmpty else { return [] }
    func element(
      _ name: String, _ key: String, _ value: String, _ inside: [XMLElement]
    ) -> XMLElement {
      XMLElement(
        name: name, attributes: [Attribute(name: key, value: value)],
        children: inside.map { .element($0) }, at: place)
    }
    return [
      element(
        "variation", "key", "default",
        kinds.map { kind in
          element(
            "mask", "key", kind,
            (excluded[kind] ?? []).map { element("exclude", "reference", $0, []) })
        })
    ]
  }
}
