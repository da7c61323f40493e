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

  /// The faults of the card as laid out.
  package func faults(of laidOut: LaidOutCard, in palette: Palette) -> [LayoutIssue] {
    let boxes = laidOut.hostedBoxes
    guard !boxes.isEmpty else { return [] }
    return zip(card.viewsInTime, boxes).flatMap { view, box -> [LayoutIssue] in
      guard view.element?.isWhole != false,
        let view = CheckedView(view, box: box, in: environment, on: card.profile)
      else { return [] }
      return view.losses + view.looks(in: palette)
    } + card.displayFaults
  }

  /// The losses on the card, laid out here.
  package var losses: [LayoutIssue] { losses(of: card.viewsInTime) }

  /// The losses if the card had other views.
  package func losses(of views: [HostedView]) -> [LayoutIssue] {
    views.flatMap { view in
      view.element?.isWhole == false
        ? [] : CheckedView(view, in: environment, on: card.profile)?.losses ?? []
    }
  }
}
