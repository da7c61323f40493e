internal import HostSimulation
internal import Views

/// The buttons of a confirm card, filled and round as since iOS 15: side by side, or below each other
/// if their titles are too long.
extension CardComposer {
  func buttons(in column: inout CardColumn) {
    guard !card.buttons.isEmpty else { return }
    column.space(4)
    // Below each other, the affirmative one goes on top, as in an alert (convention).
    buttonRows(
      card.buttons.enumerated().map { index, title in
        (title: title, isAffirmative: index == card.buttons.count - 1)
      }, name: "buttons", in: &column
    ) { button in
      (button.isAffirmative, .requested(.semantic(.fill)), .semantic(.tint))
    }
  }

  /// The look of a button: whether it is bold, its color, and that of its title.
  typealias ButtonLook = (isBold: Bool, background: DrawnColor, title: ColorRequest)

  /// Buttons beside each other, or below each other from the last one on.
  func buttonRows(
    _ buttons: [(title: String, isAffirmative: Bool)], name: String, in column: inout CardColumn,
    look: ((title: String, isAffirmative: Bool)) -> ButtonLook
  ) {
    let gap: Points = 8
    let insets = rowInsets
    let room = column.width - insets.leading - insets.trailing
    let share = (room - gap * (buttons.count - 1)) / buttons.count
    let isBeside = buttons.allSatisfy { isOneLine($0.title, in: share - 16) }
    let width = isBeside ? share : room
    let height = buttons.map { buttonHeight($0.title, width: width - 16) }.max() ?? 0
    let sorted = buttons.filter(\.isAffirmative) + buttons.filter { !$0.isAffirmative }
    column.space(insets.top - 4)
    for line in isBeside ? [buttons] : sorted.map({ [$0] }) {
      column.add(height: height) { frame in
        let boxes = line.enumerated().map { index, button in
          let own = Frame(
            x: frame.x + insets.leading + (width + gap) * index, y: frame.y, width: width,
            height: height)
          return filledButton(
            button.title, look(button),
            in: environment.isRightToLeft ? own.mirrored(in: frame) : own)
        }
        return Box(frame: frame, name: name, children: boxes)
      }
      column.space(gap)
    }
    column.space(insets.bottom - gap)
  }

  private func filledButton(_ title: String, _ look: ButtonLook, in frame: Frame) -> Box {
    let label = buttonLabel(title, isAffirmative: look.isBold, color: look.title)
    let inner = frame.inset(by: Insets(top: 0, leading: 8, bottom: 0, trailing: 8))
    return Box(
      frame: frame, background: look.background, cornerRadius: 12, name: "button",
      children: [centered(label, in: inner)])
  }

  func isOneLine(_ title: String, in width: Points) -> Bool {
    let free = layout.fittingHeight(buttonLabel(title, isAffirmative: true, lines: 0), width: width)
    return free <= layout.fittingHeight(buttonLabel(title, isAffirmative: true), width: width)
  }

  /// Large text takes more than the usual height.
  func buttonHeight(_ title: String, width: Points) -> Points {
    max(
      chrome.buttonHeight.value,
      layout.fittingHeight(buttonLabel(title, isAffirmative: true), width: width) + 16)
  }

  /// A button's title in the system's blue, as large as body text and bold for the affirmative one
  /// (convention).
  func buttonLabel(
    _ title: String, isAffirmative: Bool, lines: Int = 1, color: ColorRequest = .semantic(.blue)
  ) -> View<String> {
    let size = TextStyleTable.entry(for: .body, at: environment.contentSize).size
    let font = FontRequest.system(
      size: Points(sixtyFourths: size * 64), weight: isAffirmative ? .semibold : .regular,
      design: .standard)
    return .chromeLabel(
      title, font, color: color, lines: lines, alignment: .center, id: "button")
  }

  /// An element at its own height in the middle of a frame.
  func centered(_ element: View<String>, in frame: Frame) -> Box {
    layout.fitted(element, width: frame.width).centered(in: frame)
  }
}
