package import CardDrawing
package import CardLayout
package import HostSimulation
internal import Views

/// Proves the hosted views of one card; what the host draws by itself is not an app's to mend.
package struct CardCheck {
  private let card: HostedCard
  private let environment: LayoutEnvironment

  package init(_ card: HostedCard, in environment: LayoutEnvironment) {
    self.card = card
    self.environment = environment
  }

  /// All that is wrong with the card as it is laid out.
  package func faults(of laidOut: LaidOutCard, in palette: Palette) -> [LayoutIssue] {
    let boxes = laidOut.hostedBoxes
    guard !boxes.isEmpty else { return [] }
    return zip(card.viewsInTime, boxes).flatMap { view, box -> [LayoutIssue] in
      guard view.element?.isWhole != false,
        let view = CheckedView(view, box: box, in: environment, on: card.profile)
      else { return [] }
      return view.losses + view.looks(in: palette)
    } + DisplayCheck(card: card).faults
  }

  /// What is lost on the card, which nobody has laid out yet.
  package var losses: [LayoutIssue] { losses(of: card.viewsInTime) }

  /// What would be lost if the card had other views.
  package func losses(of views: [HostedView]) -> [LayoutIssue] {
    views.flatMap { view in
      view.element?.isWhole == false
        ? [] : CheckedView(view, in: environment, on: card.profile)?.losses ?? []
    }
  }
}
