internal import CardLayout
internal import CardMatrix
internal import HostSimulation
package import ProjectReading
internal import Views

/// The cards of classes that ran, beside those of the configurations that were written from them.
package struct PlayedCards {
  /// A line for each interaction that has other cards by its configuration.
  package let differences: [String]

  /// Takes the project with its classes running and without configurations, and the other way round.
  package init(ran: Project, configured: Project) {
    let (ranCards, configuredCards) = (CardMatrixBuilder(ran), CardMatrixBuilder(configured))
    differences = ran.interactions.indices.compactMap { index in
      let own = ranCards.cards(ofInteraction: index)
      let layouts = ranCards.layouts(ofInteraction: index)
      let others = Dictionary(
        configuredCards.layouts(ofInteraction: index).map { ($0.id, $0.layout) }
      ) { first, _ in first }
      // Where the code stopped, nobody knows the view; a case that is open says so itself.
      let open = Set(
        configuredCards.cards(ofInteraction: index).filter { $0.card.outcome == .unknown }.map(\.id)
      )
      let known = zip(own, layouts).filter { $0.0.card.outcome != .unknown }.map(\.1)
        .filter { !open.contains($0.id) }
      let other = known.filter { card in
        others[card.id].map { !Shown.all(of: $0.root).matches(Shown.all(of: card.layout.root)) }
          ?? true
      }
      guard let first = other.first else { return nil }
      return "Compare \(other.count) of \(known.count) states with those of the class: \(first.id)"
        + (other.count > 1 ? " and others" : "")
    }
  }
}

/// Something that a card shows, and where.
///
/// A layout of a configuration has other boxes around it than the class has.
private struct Shown {
  let frame: Frame
  let look: Look

  enum Look: Hashable {
    case view
    case text(String, size: Points, FontWeight, FontDesign, DrawnColor)
    case box(DrawnColor?, Border?, Points)
    case other(BoxContent)
  }

  /// The things that a box shows on a ground: a box of the ground's color is not seen.
  static func all(of box: Box, on ground: DrawnColor? = nil) -> [Shown] {
    guard box.alpha > 0 else { return [] }
    let border = box.border.flatMap { $0.width > .zero ? $0 : nil }
    let background = box.background.flatMap { $0 == .requested(.semantic(.clear)) ? nil : $0 }
    var looks: [Look] = []
    if background != ground && background != nil || border != nil, box.frame.width > .zero,
      box.frame.height > .zero
    {
      looks.append(.box(background, border, box.cornerRadius))
    }
    var lines: [Shown] = []
    switch box.content {
    case .container: break
    case .hostedView: looks.append(.view)
    case .text(let text):
      let font = text.font
      lines = text.lines.filter { !$0.text.isEmpty }.map { line in
        Shown(
          frame: Frame(x: line.x, y: line.baseline, width: line.width, height: 0),
          look: .text(line.text, size: font.size, font.weight, font.design, text.color))
      }
    default: looks.append(.other(box.content))
    }
    return looks.map { Shown(frame: box.frame, look: $0) } + lines
      + box.children.flatMap { all(of: $0, on: background ?? ground) }
  }
}

extension [Shown] {
  /// Whether two cards show the same: nothing is a whole point elsewhere or larger.
  ///
  /// A line of text is up to two points higher in layouts than in scenes, so that one in a fixed height is a little lower.
  fileprivate func matches(_ other: [Shown]) -> Bool {
    count == other.count
      && zip(self, other).allSatisfy { left, right in
        let (a, b) = (left.frame, right.frame)
        let distances = [a.x - b.x, a.y - b.y, a.width - b.width, a.height - b.height]
        return left.look == right.look && distances.allSatisfy { abs($0.value) <= 1 }
      }
  }
}
