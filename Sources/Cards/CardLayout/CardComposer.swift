package import HostSimulation
internal import Views

/// Lays out a whole card: what the host draws, with the hosted views in their places.
package struct CardComposer {
  let card: HostedCard
  let environment: LayoutEnvironment
  let language: String
  let screen: HostScreen
  /// Where the screen begins: below those of the times before.
  let top: Points

  package init(_ card: HostedCard, language: String, in environment: LayoutEnvironment) {
    self.init(card, language: language, in: environment, from: 0)
  }

  private init(
    _ card: HostedCard, language: String, in environment: LayoutEnvironment, from top: Points
  ) {
    self.card = card
    self.top = top
    self.language = language
    self.environment = environment
    screen = HostScreen(card.profile, isRightToLeft: environment.isRightToLeft)
  }

  var layout: ElementLayout { ElementLayout(in: environment) }
  var chrome: HostChrome { card.profile.chrome }

  package func laidOut() -> LaidOutCard {
    let first = composition
    let root = card.afterwards.isEmpty ? first.root : frames(after: first.root)
    return LaidOutCard(
      drawingSize: root.frame.size, cardSize: first.platter.frame.size,
      root: root, language: language, isRightToLeft: environment.isRightToLeft,
      passesBehaviors: card.passesBehaviors)
  }

  private var composition: Composition {
    switch card.profile.context {
    case .siriSnippet: siriScreen()
    case .mapsCard: mapsScreen()
    }
  }

  /// The screen, and below it the same one after each change of a view, with the time above.
  private func frames(after first: Box) -> Box {
    var column = CardColumn(x: 0, y: 0, width: first.frame.width)
    column.add(height: first.frame.height) { _ in first }
    for (time, card) in card.afterwards {
      column.add(
        .chromeLabel(
          time, .style(.footnote), color: .semantic(.secondary),
          alignment: .center, insets: Insets(top: 16, leading: 0, bottom: 8, trailing: 0),
          id: "time"), layout)
      let later = CardComposer(card, language: language, in: environment, from: column.y)
      let screen = later.composition.root
      column.add(height: screen.frame.height) { _ in screen }
    }
    return Box(
      frame: Frame(x: 0, y: 0, width: column.width, height: column.y), name: "times",
      children: column.boxes)
  }

  /// A screen, and the card on it.
  struct Composition {
    let root: Box
    let platter: Box
  }

  func platter(_ column: CardColumn, from y: Points) -> Box {
    Box(
      frame: Frame(x: column.x, y: y, width: column.width, height: column.y - y),
      background: .chrome(.platter), cornerRadius: chrome.platterRadius.value, name: "platter",
      children: column.boxes)
  }

  /// The strip with the app's icon and name, which nothing can remove (documented).
  func sash(in column: inout CardColumn, topInset: Points) {
    let icon = chrome.sashIconSize.value
    let inset = chrome.sashInset.value
    let textInset = inset + icon + chrome.sashIconSpacing.value
    let name = View.chromeLabel(
      card.appName, .style(.subheadline), color: .semantic(.secondary), lines: 1, id: "app name")
    let text = layout.fitted(name, width: column.width - textInset - inset)
    let height = max(icon, text.height)
    column.space(topInset)
    column.add(height: height) { frame in
      let iconFrame = Frame(
        x: frame.x + inset, y: frame.y + (height - icon) / 2, width: icon, height: icon)
      let nameFrame = Frame(
        x: frame.x + textInset, y: frame.y, width: frame.width - textInset - inset,
        height: height)
      let isMirrored = environment.isRightToLeft
      return Box(
        frame: frame, name: "sash",
        children: [
          Box(
            frame: isMirrored ? iconFrame.mirrored(in: frame) : iconFrame, .appIcon,
            cornerRadius: icon / 4, name: "app icon"),
          text.centered(in: isMirrored ? nameFrame.mirrored(in: frame) : nameFrame),
        ])
    }
    column.space(max(.zero, chrome.sashHeight.value - topInset - height))
  }

  var rowInsets: Insets {
    Insets(
      top: chrome.rowPaddingVertical.value, leading: chrome.rowPaddingHorizontal.value,
      bottom: chrome.rowPaddingVertical.value, trailing: chrome.rowPaddingHorizontal.value)
  }

  func hostedView(
    _ view: HostedView, of parameters: [HostParameter], in column: inout CardColumn
  ) {
    let content = view.element.map { layout.fitted($0, width: column.width) }
    let measure = HostedViewMeasure(
      desiredSize: view.desiredSize, minimumSize: view.minimumSize,
      maximumSize: view.maximumSize, contentHeight: content?.height ?? .zero,
      parameters: parameters.map(\.keyPath))
    column.add(height: view.size.height) { frame in
      let box = content?.box(x: frame.x, y: frame.y, height: frame.height)
      return Box(
        frame: frame, .hostedView(measure), name: "hosted view", children: box.map { [$0] } ?? [])
    }
  }
}
