internal import Diagnostics
internal import HostSimulation
internal import Views

extension HostedCard {
  /// Finds a view that stands on the card several times.
  var displayFaults: [LayoutIssue] {
    guard hostedViews.count > 1 else { return [] }
    var views: [HostedView] = []
    var counts: [View<String>: Int] = [:]
    for section in sections {
      guard case .custom(let view) = section.appearance, let element = view.element,
        element.sceneTitle?.isAsDesigned != true
      else { continue }
      if counts[element] == nil { views.append(view) }
      counts[element, default: 0] += 1
    }
    return views.compactMap { view in
      guard let element = view.element, let count = counts[element], count > 1 else { return nil }
      return LayoutIssue(
        .doubleDisplay, "the card shows the same view \(count) times",
        at: view.location ?? element.location, extent: Double(count),
        notes: [Diagnostic.Note("The layout is here", at: element.location)],
        fix: "Return it once: test 'parameters', or return all parameters that it shows")
    }
  }
}
