internal import CardLayout
internal import Diagnostics
internal import HostSimulation
internal import Views

extension CheckedView {
  /// Finds texts that are cut off.
  var textFaults: [LayoutIssue] {
    placed.elements.indices.compactMap { number in
      let placed = self.placed.elements[number]
      guard let text = placed.text, text.isLost(in: placed.box.frame),
        let label = placed.element.content.ownText?.label
      else {
        return nil
      }
      // Where the view is too low for all of it, that is the one thing to say.
      let isByHeight =
        !text.isTruncated || label.lines == 0 || text.lines.count < label.lines
      if isByHeight, isTooTall, hasHeightOfView(number) { return nil }
      return text.isTruncated
        ? fault(number, label, text, isByHeight: isByHeight) : lowFault(number, text)
    }
  }

  /// The fault of a view shorter than a line of its text.
  private func lowFault(_ number: Int, _ text: TextBox) -> LayoutIssue {
    let placed = self.placed.elements[number]
    let place = self.placed.location(of: number)
    let needed = text.lines.map(\.broken.leading).reduce(0, +)
    let room = placed.textRoom(in: environment)?.height ?? 0
    if case .textView = placed.element.content {
      return LayoutIssue(
        .scrollingContent,
        "the text view is shorter than its line, and people cannot scroll",
        at: place, extent: needed.value / max(room.value, 1), notes: notes(on: number, text),
        fix: textViewFix)
    }
    return LayoutIssue(
      .textCutOff,
      "the text is cut off: it needs \(needed.roundedUp) points of height, and has \(room.roundedDown)",
      at: place, extent: needed.value / max(room.value, 1), notes: notes(on: number, text),
      fix: FixWords(place).height)
  }

  private var textViewFix: String { "Give it the height that its text takes, or shorten the text" }

  /// Notes about the binding of the text, or the text itself.
  private func notes(on number: Int, _ text: TextBox) -> [Diagnostic.Note] {
    let notes = self.notes(onTextsOf: [number])
    return notes.isEmpty ? [Diagnostic.Note("The text is “\(text.text.shortened)”")] : notes
  }

  private func fault(
    _ number: Int, _ label: LabelContent<String>, _ text: TextBox, isByHeight: Bool
  ) -> LayoutIssue {
    let element = placed.elements[number].element
    let words = FixWords(placed.location(of: number))
    let room = width(ofTextIn: number)
    let needed = neededLines(label, width: room)
    let notes = notes(on: number, text)
    if case .textView = element.content, label.lines == 0 || text.lines.count < label.lines {
      return LayoutIssue(
        .scrollingContent,
        "the text view shows \(text.lines.count) of its \(needed) lines, and people cannot scroll",
        at: placed.location(of: number), extent: ratio(needed, text.lines.count),
        notes: notes, fix: textViewFix)
    }
    guard !isByHeight else {
      return LayoutIssue(
        .textCutOff,
        "the text is cut off: it needs \(needed) lines, and its height has room for \(text.lines.count)",
        at: placed.location(of: number), extent: ratio(needed, text.lines.count),
        notes: notes, fix: words.height)
    }
    guard label.lines == 1, !text.text.contains(where: \.isNewline) else {
      return LayoutIssue(
        .textCutOff,
        "the text is cut off: it needs \(needed) lines, and has \(label.lines)",
        at: placed.location(of: number), extent: ratio(needed, label.lines), notes: notes,
        fix: words.lines)
    }
    let natural = environment.width(of: label)
    return LayoutIssue(
      .textCutOff,
      "the text is cut off: it needs \(natural.roundedUp) points, and has \(room.roundedDown)",
      at: placed.location(of: number), extent: natural.value / max(room.value, 1),
      notes: notes, fix: words.linesOrRoom)
  }

  private func ratio(_ needed: Int, _ has: Int) -> Double { Double(needed) / Double(max(has, 1)) }

  private func neededLines(_ label: LabelContent<String>, width: Points) -> Int {
    var whole = label
    whole.lines = 0
    whole.lineBreak = .wordWrapping
    let height = ElementLayout(in: environment)
      .fittingHeight(View(.label(whole)), width: width)
    return height.sixtyFourths / max(1, environment.font(label.font).leading.sixtyFourths)
  }
}

extension CheckedView {
  /// Whether nothing but the view itself gives an element its height.
  func hasHeightOfView(_ number: Int) -> Bool {
    var next: Int? = number
    while let current = next {
      if placed.elements[current].element.style.hasHeight { return false }
      next = placed.elements[current].parent
    }
    return true
  }

  /// The width that an element has for the lines of its text.
  func width(ofTextIn number: Int) -> Points {
    placed.elements[number].textRoom(in: environment)?.width ?? 0
  }
}
