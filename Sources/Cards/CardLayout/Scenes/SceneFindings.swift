internal import Diagnostics
internal import Views

/// Says what is wrong with the constraints of a scene, by their names.
struct SceneFindings {
  private let solved: SolvedScene
  /// Whether the views need more height than there is.
  private let isTooLow: Bool

  init(_ solved: SolvedScene, isTooLow: Bool) { (self.solved, self.isTooLow) = (solved, isTooLow) }

  var diagnostics: [Diagnostic] {
    overLimit
      + solved.conflicts.filter { !isTooLow || !$0.isWithHeight }.compactMap(unsatisfiable)
      + [
        ambiguous(solved.ambiguousHorizontally, "horizontal", isVertical: false),
        isTooLow ? nil : ambiguous(solved.ambiguousVertically, "vertical", isVertical: true),
      ].compactMap(\.self)
  }

  private var overLimit: [Diagnostic] {
    guard solved.isOverLimit, let root = solved.nodes.first else { return [] }
    return [
      Diagnostic(
        .unsolvedLayout, "The scene has too many constraints to solve", at: root.view.location,
        fix: "Use fewer views; no card has room for so many")
    ]
  }

  private func unsatisfiable(_ conflict: SceneSystem.Conflict) -> Diagnostic? {
    var names = conflict.constraints.map { "'\($0.name)'" }
    // A stack has several constraints of its own, all of one name.
    for name in conflict.others where !names.contains(name) { names.append(name) }
    guard let place = conflict.constraints.last ?? conflict.constraints.first else { return nil }
    return Diagnostic(
      .unsatisfiableLayout, "These constraints conflict: \(names.joined(separator: ", "))",
      at: place.location,
      notes: conflict.constraints.dropLast().map {
        Diagnostic.Note("'\($0.name)' is here: \(text(of: $0))", at: $0.location)
      },
      fix: conflict.maskedView.map {
        "Set 'translatesAutoresizingMaskIntoConstraints' of '\($0)' to false, or remove the constraint"
      } ?? "Remove one of them, or give it a priority below 1000")
  }

  /// Whether a view only keeps others of a stack apart: people do not see how large it is.
  private func isBlankSpacer(_ node: SceneNode) -> Bool {
    guard let parent = node.parent, case .stack = solved.nodes[parent].view.content else {
      return false
    }
    let view = node.view
    return view.content == .container(.view) && view.subviews.isEmpty
      && view.style.background == nil && view.style.border == nil
  }

  /// Whether nobody sees a view, wherever it is.
  private func isHidden(_ index: Int) -> Bool {
    sequence(first: index) { solved.nodes[$0].parent }.contains { solved.nodes[$0].view.isHidden }
  }

  private func ambiguous(_ all: Set<Int>, _ axis: String, isVertical: Bool) -> Diagnostic? {
    let views = all.sorted().filter { !isBlankSpacer(solved.nodes[$0]) && !isHidden($0) }
    guard let first = views.first else { return nil }
    // What else is open changes with what is hidden; the same words make one finding of all states.
    let others = views.count > 1 ? " and others" : ""
    return Diagnostic(
      .ambiguousLayout,
      "The \(axis) layout of '\(solved.nodes[first].name)'\(others) is ambiguous",
      at: solved.nodes[first].view.location,
      notes: views.prefix(5).map { index in
        let node = solved.nodes[index]
        let touching = constraints(of: node.object.id, isVertical: isVertical).map {
          "'\($0.name)'"
        }
        let stack = node.parent.map { solved.nodes[$0] }.flatMap { parent in
          if case .stack = parent.view.content { parent.name } else { nil }
        }
        let none = stack.map { "is laid out by '\($0)'" } ?? "has no \(axis) constraint"
        return Diagnostic.Note(
          "'\(node.name)' \(touching.isEmpty ? none : "has \(touching.joined(separator: ", "))")",
          at: node.view.location)
      }, fix: "Add a \(axis) constraint, or give one of the views another hugging priority")
  }

  /// The constraints along an axis that name a view.
  private func constraints(of id: String, isVertical: Bool) -> [SceneConstraint] {
    solved.nodes.flatMap(\.object.constraints).filter { constraint in
      constraint.first.attribute.isVertical == isVertical
        && (constraint.first.item == id || constraint.second?.item == id)
    }
  }

  /// A constraint in a few words: `label.leading = image.trailing + 8`.
  private func text(of constraint: SceneConstraint) -> String {
    func side(_ anchor: SceneConstraint.Anchor) -> String {
      let node = solved.nodes.first { $0.object.id == anchor.item }
      return "\(node?.name ?? anchor.item).\(anchor.attribute.rawValue)"
    }
    let sign =
      switch constraint.relation {
      case .equal: "="
      case .greaterThanOrEqual: "≥"
      case .lessThanOrEqual: "≤"
      }
    let constant = Points(constraint.constant)
    guard let second = constraint.second else {
      return "\(side(constraint.first)) \(sign) \(constant)"
    }
    let factor = constraint.multiplier == 1 ? "" : "\(Points(constraint.multiplier)) × "
    let more = constant == .zero ? "" : " + \(constant)"
    return "\(side(constraint.first)) \(sign) \(factor)\(side(second))\(more)"
  }
}
