internal import HostSimulation
package import Views

/// The buttons of a confirm card: side by side, or below each other where their titles are too long.
extension CardComposer {
  func buttons(in column: inout CardColumn) {
    guard !card.buttons.isEmpty else { return }
    let count = card.buttons.count
    let room = column.width / count - chrome.rowPaddingHorizontal.value
    if card.buttons.allSatisfy({ isOneLine($0, in: room) }) {
      line(in: &column)
      let height = card.buttons.map { buttonHeight($0, width: room) }.max() ?? 0
      column.add(height: height) { frame in
        Box(frame: frame, name: "buttons", children: sideBySide(in: frame))
      }
      return
    }
    // The affirmative one goes on top, as in an alert (convention).
    for title in card.buttons.reversed() {
      line(in: &column)
      column.add(height: buttonHeight(title, width: column.width)) { frame in
        button(title, isAffirmative: title == card.buttons.last, in: frame)
      }
    }
  }

  private func sideBySide(in frame: Frame) -> [Box] {
    let width = frame.width / card.buttons.count
    let thickness = chrome.separatorHeight.value
    let titles = card.buttons.enumerated().map { index, title in
      let own = Frame(
        x: frame.x + width * index, y: frame.y, width: width, height: frame.height)
      return button(
        title, isAffirmative: index == card.buttons.count - 1,
        in: environment.isRightToLeft ? own.mirrored(in: frame) : own)
    }
    let lines = card.buttons.indices.dropFirst().map { index in
      Box(
        frame: Frame(
          x: frame.x + width * index - thickness / 2, y: frame.y, width: thickness,
          height: frame.height),
        background: .chrome(.separator), name: "separator")
    }
    return titles + lines
  }

  private func line(in column: inout CardColumn) {
    column.add(height: chrome.separatorHeight.value) {
      Box(frame: $0, background: .chrome(.separator), name: "separator")
    }
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
    _ title: String, isAffirmative: Bool, lines: Int = 1, color: ColorRequest = .systemBlue
  ) -> View<String> {
    let size = TextStyleTable.entry(for: .body, at: environment.contentSize).size
    let font = FontRequest.system(
      size: Points(sixtyFourths: size * 64), weight: isAffirmative ? .semibold : .regular,
      design: .standard)
    return .chromeLabel(
      title, font, color: color, lines: lines, alignment: .center, id: "button")
  }

  private func button(_ title: String, isAffirmative: Bool, in frame: Frame) -> Box {
    centered(buttonLabel(title, isAffirmative: isAffirmative), in: frame)
  }

  /// An element at its own height in the middle of a frame.
  func centered(_ element: View<String>, in frame: Frame) -> Box {
    layout.fitted(element, width: frame.width).centered(in: frame)
  }
}

extension ColorRequest {
  /// A blue near the system's that small text can be read in (convention).
  package static let systemBlue = ColorRequest.hex(light: 0x0063CC, dark: 0x409CFF)
}
