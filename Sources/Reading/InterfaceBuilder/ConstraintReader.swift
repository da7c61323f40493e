internal import Diagnostics
internal import SourceFormats
internal import Views

/// Reads the constraints that a view of a file holds.
struct ConstraintReader {
  /// The object id of the view, which a constraint means where it names no item.
  let owner: String

  func constraints(
    of view: XMLElement, reporting diagnostics: inout [Diagnostic]
  ) -> [SceneConstraint] {
    let excluded = view.excluded("constraints")
    let list = view.elements.first { $0.name == "constraints" }?.elements ?? []
    return list.filter {
      // A placeholder is removed when the app is built.
      $0.name == "constraint" && $0.flag("placeholder") != true
        && !excluded.contains($0[attribute: "id"] ?? "")
    }.compactMap { constraint($0, reporting: &diagnostics) }
  }

  private func constraint(
    _ element: XMLElement, reporting diagnostics: inout [Diagnostic]
  ) -> SceneConstraint? {
    let id = element[attribute: "id"] ?? ""
    let secondItem = element[attribute: "secondItem"]
    guard
      let first = attribute("firstAttribute", of: element, reporting: &diagnostics)
    else { return nil }
    var second: SceneConstraint.Anchor?
    if secondItem != nil || element[attribute: "secondAttribute"] != nil {
      guard let attribute = attribute("secondAttribute", of: element, reporting: &diagnostics)
      else { return nil }
      second = SceneConstraint.Anchor(item: secondItem ?? owner, attribute: attribute)
    }
    let relation = SceneConstraint.Relation(rawValue: element[attribute: "relation"] ?? "equal")
    let firstAnchor = SceneConstraint.Anchor(
      item: element[attribute: "firstItem"] ?? owner, attribute: first)
    return SceneConstraint(
      id: id, identifier: element[attribute: "identifier"], first: firstAnchor,
      relation: relation ?? .equal, second: second,
      multiplier: Self.multiplier(element[attribute: "multiplier"]),
      constant: constant(element, firstAnchor, second),
      priority: element.integer("priority", in: 1...1000) ?? 1000,
      at: element.location)
  }

  /// The standard distance is 8 points between neighbors and 20 to what is around (documented for
  /// Interface Builder before margins).
  private func constant(
    _ element: XMLElement, _ first: SceneConstraint.Anchor, _ second: SceneConstraint.Anchor?
  ) -> Double {
    if let constant = element.number("constant") { return constant }
    guard element.flag("symbolic") == true else { return 0 }
    return first.item == owner || second?.item == owner ? 20 : 8
  }

  private func attribute(
    _ name: String, of element: XMLElement, reporting diagnostics: inout [Diagnostic]
  ) -> SceneConstraint.Attribute? {
    let word = element[attribute: name] ?? ""
    if let attribute = SceneConstraint.Attribute(rawValue: word) { return attribute }
    diagnostics.report(
      .malformedInterface, "A constraint has the \(name) '\(word)', which does not exist",
      at: element.location, fix: "Open the file in Xcode, and make the constraint again")
    return nil
  }

  /// A number, or a ratio such as `16:9`.
  private static func multiplier(_ text: String?) -> Double {
    guard let text else { return 1 }
    let parts = text.split(separator: ":").compactMap { Double($0) }
    switch parts.count {
    case 1 where parts[0].isFinite: return parts[0]
    case 2 where parts[1] != 0 && (parts[0] / parts[1]).isFinite: return parts[0] / parts[1]
    default: return 1
    }
  }
}
