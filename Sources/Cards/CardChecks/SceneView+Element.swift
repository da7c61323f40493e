internal import CardLayout
internal import HostSimulation
internal import Views

extension SceneView {
  /// A view of a storyboard as an element that holds those of its boxes, so that proofs treat it as
  /// they treat a layout's.
  func element(beside box: Box) -> Element {
    switch content {
    case .leaf(let content): return Element(content, style: style, at: location)
    case .table(let table): return element(table.elements(beside: box), role: .table)
    case .view, .blur, .scroll, .stack: break
    }
    let shown = subviews.filter { !$0.isHidden }
    return element(zip(shown, box.children).map { $0.element(beside: $1) }, role: .view)
  }

  private func element(_ elements: [Element], role: StackContent.Role) -> Element {
    Element(
      .stack(
        StackContent(
          role: role, axis: .vertical, spacing: 0, alignment: .fill, distribution: .fill,
          elements: elements)), style: style, at: location)
  }
}

extension SceneTable {
  /// The rows that are shown, with the lines between them.
  fileprivate func elements(beside box: Box) -> [Element] {
    var left = shownRows[...]
    return box.children.map { child in
      guard child.name != "separator", let row = left.popFirst() else { return Element(.separator) }
      return row.view.element(beside: child)
    }
  }
}
