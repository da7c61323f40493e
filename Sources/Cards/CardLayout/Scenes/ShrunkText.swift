internal import Views

extension ViewContent<String> {
  /// The content with its text as small as it takes to fit, where it may become smaller.
  func shrunk(to room: Size, in environment: LayoutEnvironment) -> ViewContent<String> {
    if case .control(.button(let title, let pictures)) = self, title.minimumScale < 1 {
      return .control(.button(title.shrunk(to: room, in: environment), pictures: pictures))
    }
    guard case .label(var label) = self, !label.text.isEmpty else { return self }
    if label.minimumScale < 1 { return .label(label.shrunk(to: room, in: environment)) }
    guard label.lines == 1 else { return self }
    label.minimumScale = label.standInFont != nil ? Self.fontTolerance : Self.widthTolerance
    let shrunk = label.shrunk(to: room, in: environment)
    return shrunk.fits(room, in: environment) ? .label(shrunk) : self
  }

  /// How much narrower than measured a text may be (see `LetterSpacing`); so one that had just room in Xcode is
  /// drawn whole.
  private static let widthTolerance = 0.97

  /// How much narrower a font of the app's own may be, such as a condensed one: its widths are not
  /// known, so a text that may have had room is drawn whole (convention).
  private static let fontTolerance = 0.6
}

extension LabelContent<String> {
  fileprivate func shrunk(to room: Size, in environment: LayoutEnvironment) -> LabelContent<String>
  {
    let font = environment.font(font)
    let spanFonts = spans.map { environment.font($0.font) }
    let least = Points(font.size.value * minimumScale)
    // UIKit's steps are not known; a quarter of a point cannot be seen (convention).
    var size = font.size
    var shrunk = self
    while size > least, !shrunk.fits(room, in: environment) {
      size = max(least, size - Points(0.25))
      shrunk.font = .system(size: size, weight: font.weight, design: font.design)
      for (index, own) in spanFonts.enumerated() {
        let share = Points(own.size.value * size.value / font.size.value)
        shrunk.spans[index].font = .system(size: share, weight: own.weight, design: own.design)
      }
    }
    if lines == 1, keepsBaseline {
      shrunk.drop = font.baselineBelowMiddle - environment.font(shrunk.font).baselineBelowMiddle
    }
    return shrunk
  }

  /// Whether all of the text is to be seen in some room.
  ///
  /// The height of one line does not count: UIKit draws it whole in a lower view (observed).
  fileprivate func fits(_ room: Size, in environment: LayoutEnvironment) -> Bool {
    guard lines != 1 else {
      return environment.width(of: self) <= room.width
    }
    let breaker = environment.breaker(of: self, width: room.width, height: room.height)
    return !breaker.lines(of: environment.measured(self)).isTruncated
  }
}

extension ResolvedFont {
  /// How far the baseline of a line is below its middle.
  fileprivate var baselineBelowMiddle: Points { ascent - leading / 2 }
}
